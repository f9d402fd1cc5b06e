import type { CompanyView, Forecast, Forecasts } from "$made/cardgame";
import { stepsOf, type Led } from "$src/pieces/prices";
import { sellerOf } from "$src/table/changes";
import type { Good } from "$src/table/goods";
import { figure, type Columns } from "../sale";

/** What the sellers of some columns sell of a good; null where one has none. */
function sales(forecast: Forecast, columns: Columns, companies: number): (number | null)[] {
  return columns.map((seat) => figure(forecast, seat, companies, "sales")?.value ?? null);
}

/** The columns of everybody else who offers a good now. */
export function othersOf(forecast: Forecast, columns: Columns, companies: number, seat: number): Columns {
  const sold = sales(forecast, columns, companies);
  return columns.filter((column, place) => column !== seat && sold[place] !== null);
}

/** What forecasts say of a company's good, with its marker where they have it, and of what the others sell. */
export function ledTo(seat: number, forecasts: Forecasts, good: Good, others: Columns, companies: number): Led | null {
  const mine = sellerOf(forecasts, good, seat);
  if (mine === undefined) return null;
  const { price, marker, sold, output, income, profit } = mine;
  const theirs = sales(forecasts[good], others, companies).map((count) => count ?? 0);
  return { price, appeal: marker, demand: forecasts[good].demand, sold, output, income, profit, steps: stepsOf(mine), others: theirs };
}

/**
 * The appeal of the row that leaves everything as it is; null if none does. The marker on the market
 * moves only when the appeal is set: as long as it does not show what the factory has, every row moves it.
 */
export function presentAppeal({ appeal, marker }: Pick<CompanyView["factories"][Good] & object, "appeal" | "marker">): number | null {
  return appeal === marker ? appeal : null;
}

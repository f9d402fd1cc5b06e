import type { CompanyView, Forecast, Forecasts } from "$src/api/cardgame";
import { sellerOf } from "$src/table/changes";
import type { Good } from "$src/table/goods";
import { ledgerOf, type Columns } from "../sale";

/** What an appeal would lead to, if the good were produced then. */
export interface Led {
  price: number;
  demand: number;
  sold: number;
  output: number;
  income: number;
  profit: number;
  steps: number;
  /** What each of the others would sell. */
  others: number[];
}

/** What the sellers of some columns sell of a good; null where one has none. */
function sales(forecast: Forecast, columns: Columns, companies: number): (number | null)[] {
  return ledgerOf(forecast, null, columns, companies, "sales").map((cell) => cell.is?.value ?? null);
}

/** The columns of everybody else who offers a good now. */
export function othersOf(forecast: Forecast, columns: Columns, companies: number, seat: number): Columns {
  const sold = sales(forecast, columns, companies);
  return columns.filter((column, place) => column !== seat && sold[place] !== null);
}

export function ledTo(company: CompanyView, forecasts: Forecasts, good: Good, others: Columns, companies: number): Led | null {
  const mine = sellerOf(forecasts, good, company.seat);
  if (mine === undefined) return null;
  const { price, sold, output, income, profit, steps } = mine;
  const theirs = sales(forecasts[good], others, companies).map((count) => count ?? 0);
  return { price, demand: forecasts[good].demand, sold, output, income, profit, steps, others: theirs };
}

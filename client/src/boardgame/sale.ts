import { GOODS, type Forecast, type Forecasts, type Scene, type SceneCompany, type Seller } from "$made/boardgame";
import { columnOf, type Hanging, type LadderColumn, type LadderPlace, type Rows } from "$src/pieces/ladder";
import type { LedgerFigure } from "$src/pieces/Ledger.svelte";
import type { Line } from "$src/pieces/market";
import { each } from "$src/table/goods";
import { CALL, MONEY, reached, SHARES, type Seen } from "$src/table/scenes.svelte";

/** How the importer is called in a forecast. */
export const IMPORTER = -1;
/** The rows that a ladder may have; it grows to the next number where an appeal is higher. */
const HEIGHTS = [8, 10, 12, 16, 20, 24];
const RUNGS = 9;

/** The columns of a ladder: companies by seat, then the importer, null. */
export function columnsOf(companies: number): (number | null)[] {
  return [...Array(companies).keys(), null];
}

export function sellerOf(forecast: Forecast | null | undefined, seat: number | null): Seller | null {
  return forecast?.sellers.find((seller) => seller.seat === seat) ?? null;
}

/** Rows that carry every appeal there is. */
export function rowsFor(forecasts: Forecasts): Rows {
  const appeals = GOODS.flatMap((good) => [
    forecasts[good].importer,
    ...forecasts[good].sellers.map((seller) => seller.appeal),
  ]);
  const highest = Math.max(0, ...appeals);
  return { lowest: 0, highest: HEIGHTS.find((rows) => rows >= highest) ?? highest, rungs: RUNGS };
}

/**
 * Goods hang from the row of their appeal, one in each row, down to row 1: in every row a company
 * is called once. The importer has as many as its appeal.
 */
function placesOf(forecast: Forecast, seat: number | null): LadderPlace[] {
  const seller = sellerOf(forecast, seat);
  if (seat !== null && seller === null) return [];
  const appeal = seller?.appeal ?? forecast.importer;
  const made = seller?.output ?? forecast.importer;
  const goods = made + (seller?.stored ?? 0);
  const sold = seller?.sold ?? forecast.imported;
  return Array.from({ length: Math.max(0, Math.min(goods, appeal)) }, (_, number) => ({
    row: appeal - number,
    state: number < sold ? "sold" : number < made ? "unsold" : "stored",
  }));
}

/** The row in which demand ran out; null if some is left over. */
function lastRow(forecast: Forecast): number | null {
  if (forecast.left > 0) return null;
  const called = forecast.calls.at(-1);
  if (called === undefined) return Infinity;
  const seller = sellerOf(forecast, called);
  const appeal = called === IMPORTER ? forecast.importer : (seller?.appeal ?? 0);
  const sold = called === IMPORTER ? forecast.imported : (seller?.sold ?? 0);
  return appeal - sold + 1;
}

/** The lowest row that demand reaches in a column: one higher for those who came too late in it. */
function lineOf(forecast: Forecast, places: LadderPlace[]): number | null {
  const last = lastRow(forecast);
  if (last === null) return null;
  const late = places.some((place) => place.row === last && place.state === "unsold");
  return late ? last + 1 : last;
}

function beyond(forecast: Forecast, seat: number | null): number {
  const seller = sellerOf(forecast, seat);
  return seller === null ? 0 : Math.max(0, seller.output - Math.max(0, seller.appeal));
}

function hanging(forecast: Forecast, seat: number | null): Hanging {
  const places = placesOf(forecast, seat);
  const there = seat === null || sellerOf(forecast, seat) !== null;
  return { there, places, beyond: beyond(forecast, seat), line: lineOf(forecast, places) };
}

/** The ladder of a good, with what a proposal would change on it. */
export function ladderOf(is: Forecast, would: Forecast | null, companies: number): LadderColumn[] {
  return columnsOf(companies).map((seat) => columnOf(seat, hanging(is, seat), hanging(would ?? is, seat)));
}

/** The figure of a line in a column; the importer only sells. */
export function figure(forecast: Forecast, seat: number | null, line: Line): LedgerFigure | null {
  if (seat === null) return line === "sales" ? { value: forecast.imported, of: forecast.importer } : null;
  const seller = sellerOf(forecast, seat);
  if (seller === null) return null;
  switch (line) {
    case "sales":
      return { value: seller.sold, of: seller.output };
    case "costs":
      return { value: -seller.wages - seller.upkeep };
    default:
      return { value: seller[line] };
  }
}

/** Without the factories whose first price is still to be set: they offer nothing yet. */
export function priced(forecasts: Forecasts): Forecasts {
  const unpriced = ({ price }: Seller): boolean => price === 0;
  if (!GOODS.some((good) => forecasts[good].sellers.some(unpriced))) return forecasts;
  return each((good) => {
    const { sellers, calls } = forecasts[good];
    const without = sellers.filter(unpriced).map((seller) => seller.seat);
    return {
      ...forecasts[good],
      sellers: sellers.filter((seller) => !unpriced(seller)),
      calls: calls.filter((seat) => !without.includes(seat)),
    };
  });
}

/** What was sold, in the form of a forecast: as far as it is shown, the rest as if it were not sold. */
export function soldOf({ scene: told, calls, frames }: Seen): Forecast {
  const scene = told as Scene;
  const made = scene.calls.slice(0, calls).map(({ seat }) => seat);
  const all = frames.includes(CALL);
  return {
    good: scene.good,
    demand: scene.demand,
    importer: scene.importer,
    imported: made.filter((seat) => seat === IMPORTER).length,
    imported_with_stored: 0,
    wage: scene.wage,
    // Until all are called nobody knows where demand runs out: there is no line.
    left: all ? scene.left : 1,
    calls: made,
    sellers: scene.companies.map((company) => sellerIn(scene, company, all ? null : made.filter((seat) => seat === company.seat).length, frames)),
  };
}

/** What a company gets for what it sold: what it was paid, and until then as much as that must be. */
export function incomeOf(scene: Scene, { sold, price, income }: SceneCompany): number {
  return reached(scene, SHARES) === null ? sold * price : income;
}

/** A company of a production; so many of its goods were called so far, or null if all were. */
function sellerIn(scene: Scene, company: SceneCompany, calls: number | null, frames: readonly string[]): Seller {
  const { seat, made, appeal, quality, price, wages, upkeep, for_sales, appeal_bonus, most_bonus } = company;
  const sold = calls ?? company.sold;
  const income = calls === null ? incomeOf(scene, company) : calls * price;
  const paid = frames.includes(MONEY);
  const steps = frames.includes(SHARES) ? [for_sales, appeal_bonus.steps, most_bonus.steps] : [0, 0, 0];
  return {
    seat, output: made, stored: 0, appeal, quality, price, sold, sold_with_stored: sold, beyond_market: 0, income,
    wages: paid ? wages : 0,
    upkeep: paid ? upkeep : 0,
    profit: paid ? income - wages - upkeep : 0,
    steps_for_sales: steps[0]!, steps_for_appeal: steps[1]!, steps_for_most: steps[2]!,
    steps: steps.reduce((one, other) => one + other, 0),
  };
}

/** What a production brought a company, in one line; what was taken in need cost steps again. Figures that are not known yet are null. */
export function sheetLine(scene: Scene, company: SceneCompany) {
  const { seat, made, sold, shipped, stored, shipping, wages, upkeep, space_before, space_paid } = company;
  const costs = reached(scene, MONEY) === null ? null : wages + upkeep;
  const steps = reached(scene, SHARES) === null ? null : space_paid - space_before;
  return { seat, made, sold, shipped, stored, income: incomeOf(scene, company) + shipping, costs, steps };
}

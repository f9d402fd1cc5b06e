import { GOODS, type Forecast, type Forecasts, type Seller } from "$src/api/boardgame";
import { boxesOf, type LadderColumn, type LadderPlace, type Rows } from "$src/pieces/ladder";
import type { LedgerCell, LedgerFigure } from "$src/pieces/Ledger.svelte";
import type { Line } from "$src/pieces/market";
import { each } from "$src/table/goods";

/** How the importer is called in a forecast. */
const IMPORTER = -1;
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

/** The ladder of a good, with what a proposal would change on it. */
export function ladderOf(is: Forecast, would: Forecast | null, companies: number): LadderColumn[] {
  const then = would ?? is;
  return columnsOf(companies).map((seat) => {
    const places = placesOf(is, seat);
    const placesThen = would === null ? places : placesOf(would, seat);
    const line = lineOf(then, placesThen);
    const before = lineOf(is, places);
    return {
      seat,
      there: seat === null || sellerOf(then, seat) !== null,
      boxes: boxesOf(places, placesThen),
      beyond: beyond(then, seat),
      beyondMarked: beyond(then, seat) !== beyond(is, seat),
      line,
      trace: before === line ? null : before,
    };
  });
}

/** The figures of a line for every column; the importer only sells. */
export function ledgerOf(is: Forecast, would: Forecast | null, companies: number, line: Line): LedgerCell[] {
  return columnsOf(companies).map((seat) => ({ is: figure(is, seat, line), would: figure(would ?? is, seat, line) }));
}

function figure(forecast: Forecast, seat: number | null, line: Line): LedgerFigure | null {
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

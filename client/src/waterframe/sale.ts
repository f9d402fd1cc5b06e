import type { LadderBox, LadderColumn } from "$src/pieces/Ladder.svelte";
import type { LedgerCell } from "$src/pieces/Ledger.svelte";
import { GOODS, type Forecast, type Forecasts, type Good, type Seller, type View } from "./view";

/** How the importer is called in a forecast. */
const IMPORTER = -1;
/** The rows that a ladder may have; it grows to the next number where an appeal is higher. */
const HEIGHTS = [8, 10, 12, 16, 20, 24];

/** A good in a column, from the head down. */
interface Place {
  row: number;
  sold: boolean;
  stored: boolean;
}

/** The columns of a ladder: companies by seat, then the importer, null. */
export function columnsOf(companies: number): (number | null)[] {
  return [...Array(companies).keys(), null];
}

export function sellerOf(forecast: Forecast | null | undefined, seat: number | null): Seller | null {
  return forecast?.sellers.find((seller) => seller.seat === seat) ?? null;
}

/** Rows that carry every appeal there is. */
export function rowsFor(forecasts: Forecasts): number {
  const appeals = GOODS.flatMap((good) => [
    forecasts[good].importer,
    ...forecasts[good].sellers.map((seller) => seller.appeal),
  ]);
  const highest = Math.max(0, ...appeals);
  return HEIGHTS.find((rows) => rows >= highest) ?? highest;
}

/**
 * Goods hang from the row of their appeal, one in each row, down to row 1: in every row a company
 * is called once. The importer has as many as its appeal.
 */
function placesOf(forecast: Forecast, seat: number | null): Place[] {
  const seller = sellerOf(forecast, seat);
  if (seat !== null && seller === null) return [];
  const appeal = seller?.appeal ?? forecast.importer;
  const made = seller?.output ?? forecast.importer;
  const goods = made + (seller?.stored ?? 0);
  const sold = seller?.sold ?? forecast.imported;
  return Array.from({ length: Math.max(0, Math.min(goods, appeal)) }, (_, number) => ({
    row: appeal - number,
    sold: number < sold,
    stored: number >= made,
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
function lineOf(forecast: Forecast, places: Place[]): number | null {
  const last = lastRow(forecast);
  if (last === null) return null;
  const late = places.some((place) => place.row === last && !place.sold && !place.stored);
  return late ? last + 1 : last;
}

function beyond(forecast: Forecast, seat: number | null): number {
  const seller = sellerOf(forecast, seat);
  return seller === null ? 0 : Math.max(0, seller.output - Math.max(0, seller.appeal));
}

/** What hangs there, marked with what a proposal would do to it. */
function boxesOf(is: Place[], would: Place[]): LadderBox[] {
  const top = would[0]?.row;
  const rest = new Map(would.map((place) => [place.row, place]));
  const boxes: LadderBox[] = is.map((place) => {
    const then = rest.get(place.row);
    rest.delete(place.row);
    if (then === undefined) return { ...place, sold: false, head: false, mark: "ghost" };
    const mark = then.sold === place.sold ? "" : then.sold ? "new" : "lost";
    return { ...then, head: place.row === top, mark };
  });
  for (const place of rest.values()) boxes.push({ ...place, head: place.row === top, mark: "new" });
  return boxes;
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

export const LINES = ["price", "sales", "income", "costs", "profit", "steps"] as const;
export type Line = (typeof LINES)[number];

/** The figures of a line for every column; the importer only sells. */
export function ledgerOf(is: Forecast, would: Forecast | null, companies: number, line: Line): LedgerCell[] {
  return columnsOf(companies).map((seat) => {
    const cell = { is: figure(is, seat, line), would: figure(would ?? is, seat, line) };
    return line === "sales" ? { ...cell, of: goods(is, seat), wouldOf: goods(would ?? is, seat) } : cell;
  });
}

function goods(forecast: Forecast, seat: number | null): number | null {
  return seat === null ? forecast.importer : (sellerOf(forecast, seat)?.output ?? null);
}

function figure(forecast: Forecast, seat: number | null, line: Line): number | null {
  if (seat === null) return line === "sales" ? forecast.imported : null;
  const seller = sellerOf(forecast, seat);
  if (seller === null) return null;
  switch (line) {
    case "sales":
      return seller.sold;
    case "costs":
      return -seller.wages - seller.upkeep;
    default:
      return seller[line];
  }
}

/** How many companies still have their turn in this cycle after the one that decides. */
export function turnsToCome(order: number[], deciding: number): number {
  return order.length - 1 - order.indexOf(deciding);
}

/** When a good is produced next: so many cycles from now, in a later decade, or never again. */
export function nextProduction(view: View, decades: number[], good: Good): { cycles: number } | { year: number } | null {
  const ahead = GOODS.indexOf(good) - view.cycle;
  if (view.decade >= 0 && ahead >= 0) return { cycles: ahead };
  const year = decades[view.decade + 1];
  return year === undefined ? null : { year };
}

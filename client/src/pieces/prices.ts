import type { Refused } from "$made/messages";
import type { Pattern } from "$src/table/about";

/** What a price, or an appeal, would lead to if the good were produced then. */
export interface Led {
  price: number;
  appeal: number;
  /** The good's demand, where an appeal can move it. */
  demand?: number;
  sold: number;
  output: number;
  income: number;
  profit: number;
  steps: Steps;
  /** What each of the others would sell, in the order of their columns. */
  others: number[];
}

/** Share steps, by what they are for. */
export interface Steps {
  sales: number;
  appeal: number;
  most: number;
}

/** A price, or an appeal, as a row of the table. */
export interface PriceRow {
  value: number;
  about: Pattern;
  /** What it leads to; null as long as nothing is known, or if it is refused. */
  led: Led | null;
  /** Whether it is the present one. */
  now: boolean;
  /** Why the server refuses it, where that is said in the row. */
  refused?: Refused | undefined;
}

/** Another seller with a column of its own; null is one that is no company. */
export interface Other {
  seat: number | null;
  name: string;
}

/** The share steps that a seller is foretold. */
export function stepsOf(seller: { steps_for_sales: number; steps_for_appeal: number; steps_for_most?: number }): Steps {
  return { sales: seller.steps_for_sales, appeal: seller.steps_for_appeal, most: seller.steps_for_most ?? 0 };
}

/** The kinds of share steps, in the order in which they are drawn. */
export const STEP_KINDS = ["sales", "appeal", "most"] as const;

/** The highest profit of some rows; null where there is nothing to compare. */
export function bestProfit(rows: readonly Pick<PriceRow, "led">[]): number | null {
  const profits = rows.flatMap(({ led }) => (led ? [led.profit] : []));
  return new Set(profits).size > 1 ? Math.max(...profits) : null;
}

/** How many rows stand below and above the present one in a long table. */
export const AROUND = 4;

/** Which rows of a long table are shown, and whether there are more at its ends. */
export interface Excerpt<Row> {
  shown: Row[];
  before: boolean;
  after: boolean;
}

/**
 * Of a table above nine rows those around the present one, or the first ones where there is none;
 * what was asked for at an end is shown, too.
 */
export function excerpt<Row extends { now: boolean }>(rows: readonly Row[], open: { before: boolean; after: boolean }): Excerpt<Row> {
  const most = 2 * AROUND + 1;
  if (rows.length <= most) return { shown: [...rows], before: false, after: false };
  const at = Math.max(0, rows.findIndex((row) => row.now));
  const wanted = Math.min(Math.max(at - AROUND, 0), rows.length - most);
  const first = open.before ? 0 : wanted;
  const last = open.after ? rows.length : wanted + most;
  return { shown: rows.slice(first, last), before: first > 0, after: last < rows.length };
}

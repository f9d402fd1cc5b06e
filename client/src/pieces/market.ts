import type { Good } from "$src/table/goods";
import { t } from "$src/words/words.svelte";
import type { LadderColumn, Rows } from "./ladder";
import type { LedgerLine } from "./Ledger.svelte";

/** What is drawn of the markets of a table: the goods side by side, or one at a time on a phone. */
export interface MarketChart {
  note: string;
  /** How sure the forecast is. */
  sure: { text: string; final: boolean };
  /** What boxes, lines and symbols mean. */
  legend: readonly Explained[];
  /** The companies of the columns; null is a seller that is no company, and has this symbol. */
  seats: (number | null)[];
  other: string;
  rows: Rows;
  /** The lowest row in which anything can be sold, however low demand is. */
  floor?: number;
  /** One of each good, in their order. */
  goods: GoodMarket[];
  lines: LedgerLine[];
}

export interface GoodMarket {
  good: Good;
  /** Whether it is the one in production. */
  on: boolean;
  /** When it is produced, and whether a proposal would change what is said there. */
  state: string;
  stateMarked: boolean;
  demand: { is: number; would: number };
  /** The appeal track with its arrows where each good has its own; demand is a marker on it. */
  arrows?: readonly number[];
  columns: LadderColumn[];
  /** The same in sentences. */
  spoken: string[];
}

/** The lines of the ledger under the ladders, by the ids of their keys; a title names costs and steps. */
export const LINES = ["price", "sales", "income", "costs", "profit", "steps"] as const;
export type Line = (typeof LINES)[number];
export const LINE_NAMES = {
  price: "client-market-line-price",
  sales: "client-market-line-sales",
  income: "client-market-line-income",
  profit: "client-market-line-profit",
};

/** Something that is drawn on a market, or a symbol, and what it means. */
export interface Explained {
  sign: "sold" | "unsold" | "none" | "stored" | "line" | "arrow" | { icon: string };
  name: string;
}

/** What a sale is in sentences, and of a proposal those that it would change. */
export function spoken(is: string[], would: string[]): string[] {
  const changed = would.filter((text) => !is.includes(text));
  return [...is, ...changed.map((text) => t("client-market-spoken-would", { text }))];
}

import { GOODS, type ByGood, type Good } from "$src/table/goods";
import { MONEY, SHARES, type Scene, type Seen } from "$src/table/scenes.svelte";
import { capitalised, t } from "$src/words/words.svelte";
import type { LadderColumn, Rows } from "./ladder";
import type { LedgerCell, LedgerFigure, LedgerLine } from "./Ledger.svelte";

/** What is drawn of the markets of a table: the goods side by side, or one at a time on a phone. */
export interface MarketChart {
  note: string;
  /** How sure the forecast is, or which column is none. */
  sure: { text: string; final: boolean };
  /** The production that the column of its good tells, instead of a forecast. */
  sold: Seen | null;
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

/** The lines that only a later part of a production fills. */
const FILLED: Partial<Record<Line, string>> = { costs: MONEY, profit: MONEY, steps: SHARES };

/** Whether a line can be read when so much of a production is known. */
export function fills({ frames }: Seen, line: Line): boolean {
  const by = FILLED[line];
  return by === undefined || frames.includes(by);
}

/** The head of the markets while a column tells what was sold. */
export function asSold({ good }: Scene): MarketChart["sure"] {
  return { text: capitalised(t("client-market-as-sold", { good })), final: true };
}

/** The goods with the one that was sold in its place. */
export function withSold<Forecast>(all: ByGood<Forecast>, good: Good | undefined, sold: Forecast | null): ByGood<Forecast> {
  return good === undefined || sold === null ? all : { ...all, [good]: sold };
}

/** The lines of the ledger under the ladders. */
const LINES = ["price", "sales", "income", "costs", "profit", "steps"] as const;
export type Line = (typeof LINES)[number];
const LINE_NAMES = {
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

/** What a title's markets have of their own; the rest of their chart follows from the forecasts. */
export interface OwnMarkets<Forecast> extends Omit<MarketChart, "goods" | "lines"> {
  market: (good: Good, is: Forecast, would: Forecast | null) => Omit<GoodMarket, "good" | "demand" | "spoken">;
  /** The figure of a seller in a line. */
  figure: (forecast: Forecast, seat: number | null, line: Line) => LedgerFigure | null;
  /** How the lines of costs and steps are called. */
  names: Record<"costs" | "steps", string>;
  /** The sale of a good in sentences. */
  spoken: (forecast: Forecast) => string[];
}

/** The markets as they are drawn: what is, and what a proposal would change. */
export function marketChart<Forecast extends { demand: number }>(
  forecasts: ByGood<Forecast>,
  would: ByGood<Forecast> | null,
  { market, figure, names, spoken, ...own }: OwnMarkets<Forecast>,
): MarketChart {
  const all = GOODS.map((good) => ({ good, is: forecasts[good], then: would?.[good] ?? null }));
  return {
    ...own,
    goods: all.map(({ good, is, then }) => ({
      good,
      ...market(good, is, then),
      demand: { is: is.demand, would: (then ?? is).demand },
      spoken: withChanges(spoken(is), then ? spoken(then) : []),
    })),
    lines: LINES.map((line) => ({
      id: line,
      name: t({ ...LINE_NAMES, ...names }[line]),
      signed: line === "steps",
      groups: all.map(({ is, then }) => ledgerOf(is, then, own.seats, (forecast, seat) => figure(forecast, seat, line))),
    })),
  };
}

/** A figure of every column, as it is and as it would be. */
export function ledgerOf<Forecast>(
  is: Forecast,
  would: Forecast | null,
  seats: readonly (number | null)[],
  figure: (forecast: Forecast, seat: number | null) => LedgerFigure | null,
): LedgerCell[] {
  return seats.map((seat) => ({ is: figure(is, seat), would: figure(would ?? is, seat) }));
}

/** What a sale is in sentences, and of a proposal those that it would change. */
function withChanges(is: string[], would: string[]): string[] {
  const changed = would.filter((text) => !is.includes(text));
  return [...is, ...changed.map((text) => t("client-market-spoken-would", { text }))];
}

import type { ByGood, Good } from "$src/table/goods";

/** What the server shows of a table of the card game (src/arkwright/cardgame/view.py). */
export const DEVELOPMENTS = ["quality", "distribution", "cards", "machinery", "shipping", "exchange"] as const;
export type Development = (typeof DEVELOPMENTS)[number];
/** The automated opponents of the solo game, and the neutral marker of its bag. */
export const RIVALS = ["red", "green"] as const;
export type Rival = (typeof RIVALS)[number];
export const DISCS = [...RIVALS, "yellow"] as const;
export type Disc = (typeof DISCS)[number];

/** The decades of a game. */
export const DECADES = 3;

export interface View {
  title: string;
  seat: number | null;
  names: string[];
  options: Record<string, string>;
  /** From 0; −1 before the first. */
  decade: number;
  /** From 0, a good each. */
  round: number;
  active: Good;
  start: number;
  order: number[];
  wage: number;
  wage_step: number;
  wages: number[];
  demand: ByGood<number>;
  /** Development cards that can be taken, and how many of each. */
  supply: Record<string, number>;
  /** The appeal of the neutral third seller of two players. */
  neutral: Partial<ByGood<number>>;
  /** The solo game's opponents; null with two players and more. */
  rivals: RivalsView | null;
  /** How the awards of the solo game stand; null with two players and more. */
  awards: AwardView[] | null;
  companies: CompanyView[];
}

/** An award: not met yet, met so far, out of reach, or earned by a game that was won. */
export interface AwardView {
  award: string;
  state: "open" | "held" | "lost" | "earned";
  /** What is counted, and how much of it is needed; null where nothing is. */
  figure: number | null;
  needed: number | null;
}

export interface RivalsView {
  opponents: RivalView[];
  /** The cards of the grid in reading order; "" is an empty spot. */
  display: string[];
  rows: number;
  columns: number;
  /** The spot of the display on which each disc lies. */
  discs: Record<Disc, number>;
  /** How many markers of each colour are still in the bag. */
  bag: Record<Disc, number>;
  drawn: Disc[];
  /** Whether the opponents play first in the coming round. */
  first: boolean;
}

export interface RivalView {
  colour: Rival;
  shares: number;
  share_value: number;
  portfolio: number;
  markers: Partial<ByGood<number>>;
  sales: Partial<ByGood<number>>;
}

export interface CompanyView {
  seat: number;
  name: string;
  cash: number;
  shares: number;
  value: number;
  share_value: number;
  portfolio: number;
  /** What it would score if the game ended now. */
  if_ended: number;
  loans: number;
  /** Shipping tokens on the board, and what they would take off the share value at the end. */
  tokens: number;
  ship_penalty: number;
  /** Ships that are ready, and how many goods they carry. */
  ships: number;
  shippable: number;
  shippings: number;
  engineered: boolean;
  sold: number;
  left: number;
  bankrupt: boolean;
  /** The level of each development, from 0, and what it allows. */
  developments: Record<Development, number>;
  allows: Record<Development, number>;
  /** Development cards with the good of the factory that each lies at, or "". */
  cards: Record<string, string>;
  /** Cards used in this decade. */
  turned: string[];
  discarded: string[];
  stock: ByGood<number>;
  /** How many goods of each kind the warehouses hold beside what lies in them. */
  room: ByGood<number>;
  deeds: string[];
  factories: Partial<ByGood<FactoryView>>;
}

export interface FactoryView {
  good: Good;
  /** 0 is the side of decade I, 1 of decade II. */
  side: number;
  /** The spot of the token, from 0. */
  spot: number;
  office_on_appeal: boolean;
  /** Worker cards in place, their sides and the machines on them. */
  cards: number;
  sides: number[];
  machines: number[];
  /** Values of the quality cards turned to price and to appeal. */
  price_quality: number[];
  appeal_quality: number[];
  quality: number;
  distribution: number;
  /** The appeal marker on the market: it moves only in step b. */
  marker: number;
  /** The appeal as the cards lie. */
  appeal: number;
  price: number;
  /** What may be sold at home with the marker where it stands. */
  allowed: number;
  output: number;
  workers: number;
  machine_count: number;
  ship_price: number;
  fixed_cost: number;
  wages: number;
  upkeep: number;
  cost: number;
}

/** What would happen if a good's production came now (src/arkwright/cardgame/forecast.py). */
export interface Forecast {
  good: Good;
  demand: number;
  wage: number;
  /** The neutral seller of two players: its appeal, 0 if there is none, and what it sells. */
  neutral: number;
  neutral_sold: number;
  /** The opponents of the solo game, and what their sales bring them. */
  rivals: Partial<Record<Rival, { appeal: number; sold: number; gain: "value" | "share" }>>;
  /** The seats that share the highest appeal. */
  tied: number[];
  sellers: Seller[];
}

export interface Seller {
  seat: number;
  output: number;
  stored: number;
  marker: number;
  appeal: number;
  price: number;
  allowed: number;
  sold: number;
  sold_with_stored: number;
  left: number;
  patrons: number;
  extra: number;
  income: number;
  fixed: number;
  wages: number;
  upkeep: number;
  cost: number;
  profit: number;
  steps_for_sales: number;
  steps_for_appeal: number;
  steps: number;
}

export type Forecasts = ByGood<Forecast>;

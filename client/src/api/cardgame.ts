// What a table shows and tells. Made from src/arkwright/cardgame by `make client-types`.

/** The decades of a game. */
export const DECADES = 3;

export const GOODS = ["food", "clothes", "cutlery", "lamps"] as const;
export type Good = (typeof GOODS)[number];

export const DEVELOPMENTS = ["quality", "distribution", "cards", "machinery", "shipping", "exchange"] as const;
export type Development = (typeof DEVELOPMENTS)[number];

/** The automated opponents of the solo game. */
export const RIVALS = ["red", "green"] as const;
export type Rival = (typeof RIVALS)[number];

/** They, and the neutral marker of the bag. */
export const DISCS = ["red", "green", "yellow"] as const;
export type Disc = (typeof DISCS)[number];

/** Not met yet; met so far; out of reach for good; met at the end of a game that was won. */
export const AWARD_STATES = ["open", "held", "lost", "earned"] as const;
export type AwardState = (typeof AWARD_STATES)[number];

export type MaybeGood = Good | "";

/** An award of the solo challenge. */
export interface AwardView {
  award: string;
  state: AwardState;
  /** What is counted; null where nothing is. */
  figure: number | null;
  /** How much of it is needed. */
  needed: number | null;
}

/** An automated opponent. */
export interface RivalView {
  colour: Rival;
  shares: number;
  share_value: number;
  portfolio: number;
  markers: Partial<Record<Good, number>>;
  sales: Partial<Record<Good, number>>;
}

/** The automated opponents and the display of cards. */
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

/** A factory with its figures. */
export interface FactoryView {
  good: Good;
  /** 0 is the side of decade I, 1 of decade II. */
  side: number;
  /** The spot of the token, from 0. */
  spot: number;
  office_on_appeal: boolean;
  /** Worker cards in place. */
  cards: number;
  sides: number[];
  machines: number[];
  /** Values of the quality cards turned to price. */
  price_quality: number[];
  /** Values of those turned to appeal. */
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

/** A company with its value, capacities and factories. */
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
  /** Shipping tokens on the board. */
  tokens: number;
  /** What they would take off the share value at the end. */
  ship_penalty: number;
  /** Ships that are ready. */
  ships: number;
  /** How many goods they carry. */
  shippable: number;
  shippings: number;
  engineered: boolean;
  sold: number;
  left: number;
  bankrupt: boolean;
  /** The level of each development, from 0. */
  developments: Record<Development, number>;
  /** What it allows. */
  allows: Record<Development, number>;
  /** Development cards with the good of the factory that each lies at. */
  cards: Record<string, Good | "">;
  /** Cards used in this decade. */
  turned: string[];
  discarded: string[];
  stock: Record<Good, number>;
  /** How many goods of each kind the warehouses hold beside what lies in them. */
  room: Record<Good, number>;
  deeds: string[];
  factories: Partial<Record<Good, FactoryView>>;
}

/** What a seat or a watcher sees of a table. */
export interface View {
  title: string;
  seat: number | null;
  names: string[];
  options: Record<string, string>;
  /** From 0; -1 before the first. */
  decade: number;
  /** From 0, a good each. */
  round: number;
  active: Good;
  start: number;
  order: number[];
  wage: number;
  wage_step: number;
  wages: number[];
  demand: Record<Good, number>;
  /** Development cards that can be taken, and how many of each. */
  supply: Record<string, number>;
  /** The appeal of the neutral third seller of two players. */
  neutral: Partial<Record<Good, number>>;
  /** The solo game's opponents; null with two players and more. */
  rivals: RivalsView | null;
  /** How the awards of the solo game stand; null with two players and more. */
  awards: AwardView[] | null;
  companies: CompanyView[];
}

/** One company in the forecast; `sold` are new goods, `sold_with_stored` with all it can add. */
export interface Seller {
  seat: number;
  output: number;
  stored: number;
  /** The appeal that counts in the sale. */
  marker: number;
  /** The appeal as the factory is arranged, which its marker shows from step b on. */
  appeal: number;
  price: number;
  allowed: number;
  sold: number;
  sold_with_stored: number;
  /** New goods to ship or store. */
  left: number;
  /** Goods beyond the allowed that ready Patrons make possible; in no other figure. */
  patrons: number;
  /** Goods that an Extra Shift could add; in no other figure. */
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

/** An automated opponent in the forecast. */
export interface RivalForecast {
  appeal: number;
  sold: number;
  /** What its sales bring it. */
  gain: "value" | "share";
}

/** What would happen if a good's production came now and nobody used store or cards. */
export interface Forecast {
  good: Good;
  demand: number;
  wage: number;
  /** The appeal of the neutral seller of two players; 0 if there is none. */
  neutral: number;
  neutral_sold: number;
  /** The automated opponents with a factory of the good. */
  rivals: Partial<Record<Rival, RivalForecast>>;
  /** The seats that share the highest appeal, where nobody gains by it. */
  tied: number[];
  /** The companies with a factory of the good, in turn order. */
  sellers: Seller[];
}

export type Forecasts = Record<Good, Forecast>;

/** Something that happened, with its facts. */
export type GameEvent =
  | { id: "acted"; seat: number; facts: { action: string } }
  | { id: "appeal-set"; seat: number; facts: { good: Good; appeal: number; price: number; demand: number } }
  | { id: "automated"; seat: number; facts: { good: Good; count: number } }
  | { id: "bankrupt"; seat: number; facts: {} }
  | { id: "before-scoring"; seat: number; facts: { shares: number; value: number; cash: number } }
  | { id: "borrowed"; seat: number; facts: { count: number; pounds: number } }
  | { id: "cards-ready"; seat: number; facts: {} }
  | { id: "decade-begins"; seat: null; facts: { decade: number } }
  | { id: "decade-ends"; seat: null; facts: { decade: number } }
  | { id: "developed"; seat: number; facts: { development: Development; allowed: number } }
  | { id: "disc-moved"; seat: null; facts: { colour: Disc; good: Good; steps: number; before: number; spot: number; card: string } }
  | { id: "discarded-card"; seat: number; facts: { card: string } }
  | { id: "distribution-faded"; seat: number; facts: { good: Good; level: number } }
  | { id: "distribution-set"; seat: number; facts: { good: Good; value: number } }
  | { id: "emergency-fund"; seat: number; facts: { count: number } }
  | { id: "employed"; seat: number; facts: { good: Good; position: number } }
  | { id: "extra-good"; seat: number; facts: { good: Good } }
  | { id: "factory-built"; seat: number; facts: { good: Good } }
  | { id: "final-loans"; seat: number; facts: { loans: number; shares: number } }
  | { id: "final-place"; seat: number; facts: { place: number } }
  | { id: "final-scoring"; seat: null; facts: {} }
  | { id: "final-shares"; seat: number; facts: { count: number; pounds: number } }
  | { id: "final-ships"; seat: number; facts: { tokens: number; steps: number } }
  | { id: "final-stock"; seat: number; facts: { good: Good; count: number; pounds: number } }
  | { id: "final-value"; seat: number; facts: { shares: number; value: number; total: number; cash: number } }
  | { id: "founded"; seat: number; facts: { good: Good; workers: number } }
  | { id: "home-market"; seat: null; facts: { good: Good; demand: number; wage: number } }
  | { id: "marker-drawn"; seat: null; facts: { colour: Disc; same: number; markers: number } }
  | { id: "more-workers"; seat: null; facts: { wage: number } }
  | { id: "neutral-rose"; seat: null; facts: { good: Good; appeal: number; demand: number } }
  | { id: "opponents-first"; seat: number; facts: {} }
  | { id: "paid"; seat: number; facts: { pounds: number; reason: string } }
  | { id: "passed"; seat: number; facts: {} }
  | { id: "patron-used"; seat: number; facts: { card: string; good: Good } }
  | { id: "poorest-chooses"; seat: number; facts: {} }
  | { id: "produced"; seat: number; facts: { good: Good; count: number } }
  | { id: "production-cost"; seat: number; facts: { good: Good; fixed: number; wages: number; upkeep: number } }
  | { id: "quality-set"; seat: number; facts: { good: Good; value: number } }
  | { id: "reactivated"; seat: number; facts: { card: string } }
  | { id: "received"; seat: number; facts: { pounds: number; reason: string } }
  | { id: "rival-advanced"; seat: null; facts: { colour: Rival; good: Good; before: number; appeal: number; demand_before: number; demand: number } }
  | { id: "rival-final-place"; seat: null; facts: { colour: Rival; place: number } }
  | { id: "rival-final-value"; seat: null; facts: { colour: Rival; shares: number; value: number; total: number } }
  | { id: "rival-opened"; seat: null; facts: { colour: Rival; good: Good; printed: number; decade: number; appeal: number; demand_before: number; demand: number } }
  | { id: "rival-placed"; seat: null; facts: { colour: Rival; good: Good; appeal: number } }
  | { id: "rival-share"; seat: null; facts: { colour: Rival; before: number; shares: number; why: "few-sold" | "not-drawn" } }
  | { id: "rival-sold"; seat: null; facts: { colour: Rival; good: Good; count: number; appeal: number; demand: number } }
  | { id: "rival-value"; seat: null; facts: { colour: Rival; before: number; value: number } }
  | { id: "round"; seat: null; facts: { good: Good } }
  | { id: "sent-overseas"; seat: number; facts: { good: Good; count: number } }
  | { id: "set-up"; seat: null; facts: { title: string; setup: string; players: number } }
  | { id: "shares-bought"; seat: number; facts: { count: number; pounds: number } }
  | { id: "ships-ready"; seat: number; facts: {} }
  | { id: "ships-used"; seat: number; facts: { count: number; tokens: number } }
  | { id: "sold-at-home"; seat: number; facts: { good: Good; count: number; stored: number; appeal: number; price: number; left: number } }
  | { id: "start-player"; seat: number; facts: {} }
  | { id: "stored"; seat: number; facts: { good: Good; count: number } }
  | { id: "tie-broken"; seat: number; facts: { good: Good } }
  | { id: "took-card"; seat: number; facts: { card: string; good: Good | "" } }
  | { id: "upgraded"; seat: number; facts: { good: Good } }
  | { id: "value-rose"; seat: number; facts: { good: Good; cause: string; steps: number; value: number } }
  | { id: "wasted"; seat: number; facts: { good: Good; count: number } };

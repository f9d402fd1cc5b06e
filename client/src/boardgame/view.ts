import { each, GOODS, type ByGood, type Good } from "$src/table/goods";

export { GOODS, type Good };

/** What the server shows of a table of the board game (src/arkwright/boardgame/view.py). */

export interface View {
  title: string;
  seat: number | null;
  names: string[];
  year: number;
  decade: number;
  cycle: number;
  /** The good whose cycle it is; empty before and between. */
  active: Good | "";
  level: number;
  start: number;
  order: number[];
  market: {
    workers: number;
    empty: number;
    holes: number;
    fired: number;
    boxed: number;
    wage: number;
    demand: ByGood<number>;
  };
  importers: ByGood<number>;
  /** By decade: what the importer gains and how many workers return; null is face down. */
  economy: ByGood<([number, number] | null)[]>;
  events: (string | null)[];
  /** Events that everybody saw before they were laid out, and those of them that have not turned up. */
  pool: string[];
  unseen: string[];
  /** The event on the reserve space; null is face down, "" if there is no such space. */
  reserve: string | null;
  ongoing: string[];
  /** The module's tracks; null without it. */
  east_india: EastIndia | null;
  /** The shared display of asymmetrical factories; null without the module. */
  display: ByGood<Display> | null;
  offer: { tiles: Record<string, number>; markers: string[][]; ships: Record<string, number> };
  companies: CompanyView[];
}

export type Track = "sugar" | "cotton" | "silver" | "porcelain";
export const TRACKS: Track[] = ["sugar", "cotton", "silver", "porcelain"];

/** The tracks of the East India Trading Company; spaces count from 0. */
export interface EastIndia {
  end: number;
  /** Spaces that hold one marker each. */
  orange: number[];
  /** What a marker multiplies the price by, space by space. */
  multiplier: number[];
  /** The first space of each bonus. */
  bonuses: { marketing: number; machine: number; quality: number; share: number };
  tracks: Record<Track, { good: Good; price: number; prices: number[]; at: number; spaces: number[] }>;
}

export const FACTORY_KINDS = ["usual", "bulk", "luxury"] as const;
export type FactoryKind = (typeof FACTORY_KINDS)[number];

/** What the display says of a good: costs and yields by level, open factories, markers left by their backs. */
export interface Display {
  cost: Record<FactoryKind, number[]>;
  yields: Record<FactoryKind, number[][]>;
  open: Record<FactoryKind, number>;
  limit: number;
  markers: { bulk: number; luxury: number }[];
}

export interface CompanyView {
  seat: number;
  name: string;
  cash: number;
  loans: number;
  shares: number;
  bank_shares: number;
  share_space: number;
  share_value: number;
  buying_price: number;
  portfolio: number;
  /** What the influence adds in the end, and both together. */
  influence: number;
  score: number;
  /** How often the Inventor and the Tinkerer were used. */
  inventions: Record<string, number>;
  attache_turned: boolean;
  /** Stored goods declared for this sale. */
  offered: number;
  jubilee: boolean;
  shut_row: number;
  sold: number;
  unsold: number;
  unlocked: boolean;
  /** The tiles with the good that each is assigned to, or "". */
  tiles: Record<string, string>;
  /** Advanced markers owned. */
  markers: string[];
  /** The marker on each administration space, or "". */
  spaces: string[];
  ships: number[];
  /** Those of the ships that wait for the stock exchange. */
  inactive: number[];
  crew: number;
  /** Warehouse workers by their posts. */
  posts: string[];
  stock: ByGood<number>;
  /** Goods that the large warehouse holds of each kind. */
  room: ByGood<number>;
  /** Goods of any kind that the small warehouse holds; 0 without one. */
  small_room: number;
  contracts: Partial<ByGood<number>>;
  /** Where the limit marker lies; 0 is beside the track. */
  contract_limit: number;
  built: string[];
  closed: string[];
  factories: Partial<ByGood<FactoryView>>;
}

export interface FactoryView {
  good: Good;
  kind: FactoryKind;
  /** The kind on the back of a usual marker, where markers have backs. */
  back: string;
  level: number;
  price: number;
  quality: number;
  distribution: number;
  workers: number[];
  machines: number[];
  obsolete: boolean;
  extra: number;
  marked: boolean;
  base_quality: number;
  appeal: number;
  output: number;
  yields: number[];
  spaces: number[];
  worker_only: number[];
  cost: number;
}

/** What would happen if a good's production came now. */
export interface Forecast {
  good: Good;
  demand: number;
  importer: number;
  imported: number;
  imported_with_stored: number;
  wage: number;
  left: number;
  calls: number[];
  sellers: Seller[];
}

export interface Seller {
  seat: number;
  output: number;
  stored: number;
  appeal: number;
  quality: number;
  price: number;
  sold: number;
  sold_with_stored: number;
  beyond_market: number;
  income: number;
  wages: number;
  upkeep: number;
  profit: number;
  steps_for_sales: number;
  steps_for_appeal: number;
  steps_for_most: number;
  steps: number;
}

export type Forecasts = ByGood<Forecast>;

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

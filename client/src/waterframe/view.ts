import { each, GOODS, type ByGood, type Good } from "$src/table/goods";

export { GOODS, type Good };

/** What the server shows of a table of the board game (src/arkwright/waterframe/view.py). */

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
  ongoing: string[];
  offer: { tiles: Record<string, number>; markers: string[][]; ships: Record<string, number> };
  companies: CompanyView[];
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
  inventions: number;
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
  crew: number;
  /** Warehouse workers by their posts. */
  posts: string[];
  stock: ByGood<number>;
  /** Goods that the large warehouse holds of each kind. */
  room: ByGood<number>;
  contracts: Partial<ByGood<number>>;
  built: string[];
  closed: string[];
  factories: Partial<ByGood<FactoryView>>;
}

export interface FactoryView {
  good: Good;
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

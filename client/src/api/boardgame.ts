// What a table shows and tells. Made from src/arkwright/boardgame by `make client-types`.

export const GOODS = ["food", "clothes", "cutlery", "lamps"] as const;
export type Good = (typeof GOODS)[number];

export const FACTORY_KINDS = ["usual", "bulk", "luxury"] as const;
export type FactoryKind = (typeof FACTORY_KINDS)[number];

/** The kind on the back of a usual marker. */
export const BACKS = ["bulk", "luxury"] as const;
export type Back = (typeof BACKS)[number];

export const TRACKS = ["sugar", "cotton", "silver", "porcelain"] as const;
export type Track = (typeof TRACKS)[number];

export const BONUSES = ["marketing", "machine", "quality", "share"] as const;
export type Bonus = (typeof BONUSES)[number];

export const POSTS = ["food", "clothes", "cutlery", "lamps", "row-2", "row-3"] as const;
export type Post = (typeof POSTS)[number];

export const OWN_MARKERS = ["factory", "workers", "machinery", "quality", "distribution", "exchange"] as const;
export type OwnMarker = (typeof OWN_MARKERS)[number];

/** The highest price that a move can name. */
export const HIGHEST_PRICE = 40;

export const HIGHEST_CONTRACT = 10;

export type MaybeGood = Good | "";

/** What the importer gains, and how many workers return. */
export type EconomyMarker = [number, number];

/** The job market. */
export interface Market {
  workers: number;
  empty: number;
  holes: number;
  fired: number;
  boxed: number;
  wage: number;
  demand: Record<Good, number>;
}

/** A commodity of the East India Trading Company. */
export interface TrackView {
  good: Good;
  price: number;
  prices: number[];
  at: number;
  spaces: number[];
}

/** The tracks of the East India Trading Company; spaces count from 0. */
export interface EastIndia {
  end: number;
  /** Spaces that hold one marker each. */
  orange: number[];
  /** What a marker multiplies the price by, space by space. */
  multiplier: number[];
  /** The first space of each bonus. */
  bonuses: Record<Bonus, number>;
  tracks: Record<Track, TrackView>;
}

/** What the display says of a good: the markers left are counted by their backs. */
export interface Display {
  /** By level. */
  cost: Record<FactoryKind, number[]>;
  /** By level. */
  yields: Record<FactoryKind, number[][]>;
  open: Record<FactoryKind, number>;
  limit: number;
  markers: Record<Back, number>[];
}

/** Tiles, advanced markers and ships that can be taken. */
export interface Offer {
  tiles: Record<string, number>;
  markers: string[][];
  ships: Record<string, number>;
}

/** A factory with its figures. */
export interface FactoryView {
  good: Good;
  kind: FactoryKind;
  /** The kind on the back of a usual marker, where markers have backs. */
  back: Back | "";
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

/** A company with its value, capacities and factories. */
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
  /** What the influence adds in the end. */
  influence: number;
  /** Portfolio and influence together. */
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
  /** The tiles with the good that each is assigned to. */
  tiles: Record<string, Good | "">;
  /** Advanced markers owned. */
  markers: string[];
  /** The marker on each administration space, or nothing. */
  spaces: string[];
  ships: number[];
  /** Those of the ships that wait for the stock exchange. */
  inactive: number[];
  crew: number;
  /** Warehouse workers by their posts. */
  posts: Post[];
  stock: Record<Good, number>;
  /** Goods that the large warehouse holds of each kind. */
  room: Record<Good, number>;
  /** Goods of any kind that the small warehouse holds; 0 without one. */
  small_room: number;
  contracts: Partial<Record<Good, number>>;
  /** Where the limit marker lies; 0 is beside the track. */
  contract_limit: number;
  built: Good[];
  closed: string[];
  factories: Partial<Record<Good, FactoryView>>;
}

/** What a seat or a watcher sees of a table. */
export interface View {
  title: string;
  seat: number | null;
  names: string[];
  year: number;
  decade: number;
  cycle: number;
  /** The good whose cycle it is; nothing before and between. */
  active: Good | "";
  level: number;
  start: number;
  order: number[];
  market: Market;
  importers: Record<Good, number>;
  /** By decade; null is face down. */
  economy: Record<Good, ([number, number] | null)[]>;
  events: (string | null)[];
  /** Events that everybody saw before they were laid out. */
  pool: string[];
  /** Those of them that have not turned up. */
  unseen: string[];
  /** The event on the reserve space; null is face down, "" if there is no such space. */
  reserve: string | null;
  ongoing: string[];
  /** The module's tracks; null without it. */
  east_india: EastIndia | null;
  /** The shared display of asymmetrical factories; null without the module. */
  display: Record<Good, Display> | null;
  offer: Offer;
  companies: CompanyView[];
}

/** One company in the forecast; `sold` are new goods, `sold_with_stored` if all offer all. */
export interface Seller {
  seat: number;
  output: number;
  stored: number;
  appeal: number;
  quality: number;
  price: number;
  sold: number;
  sold_with_stored: number;
  /** Goods it could sell to a Patron and at the Crown Jubilee; in no other figure. */
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

/** What would happen if a good's production came now and nobody touched store or tiles. */
export interface Forecast {
  good: Good;
  demand: number;
  /** The importer's appeal. */
  importer: number;
  imported: number;
  imported_with_stored: number;
  wage: number;
  /** Demand that nobody serves. */
  left: number;
  /** The seats in the order of their sales; -1 is the importer. */
  calls: number[];
  /** The companies with a factory of the good, in turn order. */
  sellers: Seller[];
}

export type Forecasts = Record<Good, Forecast>;

/** Something that happened, with its facts. */
export type GameEvent =
  | { id: "assigned"; seat: number; facts: { tile: string; good: Good } }
  | { id: "bought-shares"; seat: number; facts: { count: number; price: number } }
  | { id: "brokered"; seat: number; facts: { count: number; pounds: number } }
  | { id: "built"; seat: number; facts: { good: Good; level: number; category: FactoryKind } }
  | { id: "cleared"; seat: number; facts: { good: Good; count: number } }
  | { id: "closed"; seat: number; facts: { good: Good; level: number } }
  | { id: "contract-at-limit"; seat: number; facts: { good: Good; space: number; spaces: number } }
  | { id: "contract-rose"; seat: number; facts: { good: Good; space: number } }
  | { id: "contracted"; seat: number; facts: { good: Good; space: number } }
  | { id: "decade"; seat: null; facts: { year: number; level: number } }
  | { id: "dismissed-post"; seat: number; facts: { post: string } }
  | { id: "dismissed-ship"; seat: number; facts: { capacity: number; crew: number } }
  | { id: "distributed"; seat: number; facts: { good: Good; level: number } }
  | { id: "distribution-faded"; seat: number; facts: { good: Good; level: number } }
  | { id: "economic-crisis"; seat: null; facts: { returned: number; moved: number } }
  | { id: "economy"; seat: null; facts: { good: Good; importer: number; workers: number } }
  | { id: "emergency-sale"; seat: number; facts: { count: number; pounds: number; lost: number } }
  | { id: "end-of-decade"; seat: null; facts: { year: number } }
  | { id: "enlisted"; seat: number; facts: { capacity: number; crew: number; spaces: number } }
  | { id: "event"; seat: null; facts: { event: string; year: number } }
  | { id: "event-lifted"; seat: null; facts: { event: string } }
  | { id: "excluded"; seat: number; facts: { loans: number } }
  | { id: "extra-good"; seat: number; facts: { good: Good } }
  | { id: "final-contract"; seat: number; facts: { good: Good; spaces: number } }
  | { id: "final-influence"; seat: number; facts: { pounds: number } }
  | { id: "final-mark"; seat: number; facts: { good: Good; spaces: number; shares: number } }
  | { id: "final-place"; seat: number; facts: { place: number } }
  | { id: "final-value"; seat: number; facts: { shares: number; value: number; total: number; cash: number } }
  | { id: "fired"; seat: number; facts: { good: Good; count: number } }
  | { id: "founded"; seat: number; facts: { good: Good; workers: number; category: FactoryKind } }
  | { id: "goods-lost"; seat: number; facts: { good: Good; count: number } }
  | { id: "hired"; seat: number; facts: { good: Good; row: number; count: number } }
  | { id: "importers-moved"; seat: null; facts: { spaces: number } }
  | { id: "improved"; seat: number; facts: { good: Good; level: number } }
  | { id: "influence-rise"; seat: number; facts: { space: number } }
  | { id: "influenced"; seat: number; facts: { track: Track; space: number; bought: number; pounds: number } }
  | { id: "invested"; seat: number; facts: { marker: string } }
  | { id: "limited"; seat: number; facts: { space: number } }
  | { id: "loan"; seat: number; facts: { count: number; pounds: number; lost: number } }
  | { id: "machine-lost"; seat: number; facts: { good: Good; row: number } }
  | { id: "marked"; seat: number; facts: { good: Good } }
  | { id: "marker-exchanged"; seat: number; facts: { player: number; good: Good } }
  | { id: "mechanised"; seat: number; facts: { good: Good; row: number } }
  | { id: "modernised"; seat: number; facts: { good: Good; level: number } }
  | { id: "obsolete"; seat: number; facts: { good: Good; level: number; workers: number } }
  | { id: "offered"; seat: number; facts: { good: Good; count: number } }
  | { id: "paid"; seat: number; facts: { pounds: number; reason: string } }
  | { id: "placed"; seat: number; facts: { marker: string; space: number } }
  | { id: "poorest-chooses"; seat: number; facts: {} }
  | { id: "posted"; seat: number; facts: { post: string } }
  | { id: "price-fell"; seat: number; facts: { good: Good; price: number; spaces: number } }
  | { id: "priced"; seat: number; facts: { good: Good; pounds: number } }
  | { id: "produced"; seat: number; facts: { good: Good; count: number; appeal?: number; price?: number } }
  | { id: "production"; seat: null; facts: { good: Good; demand: number; wage: number; importer: number } }
  | { id: "rearranged"; seat: number; facts: { piece: string; good: Good; row: number; to: number } }
  | { id: "received"; seat: number; facts: { pounds: number; reason: string } }
  | { id: "recession-shares"; seat: number; facts: { count: number } }
  | { id: "recession-spaces"; seat: number; facts: { spaces: number } }
  | { id: "repaid"; seat: number; facts: { count: number; pounds: number } }
  | { id: "reseated"; seat: number; facts: { good: Good; row: number } }
  | { id: "returned-tile"; seat: number; facts: { tile: string } }
  | { id: "reused"; seat: number; facts: { marker: string; space: number } }
  | { id: "row-shut"; seat: number; facts: { good: Good; row: number; goods: number } }
  | { id: "running-cost"; seat: number; facts: { good: Good; workers: number; wages: number; machines: number; upkeep: number } }
  | { id: "sale"; seat: null; facts: { good: Good; demand: number; left: number; imported: number; calls: string } }
  | { id: "set-up"; seat: null; facts: { title: string; setup: string; players: number } }
  | { id: "share-rose"; seat: number; facts: { good: Good; sales: number; appeal: number; most: number; spaces: number; space: number } }
  | { id: "shifted"; seat: number; facts: { post: string; new_post: string } }
  | { id: "shipped"; seat: number; facts: { good: Good; count: number; ships: number } }
  | { id: "ships-readied"; seat: number; facts: { count: number } }
  | { id: "ships-turned"; seat: number; facts: { capacity: number; count: number } }
  | { id: "sold"; seat: number; facts: { good: Good; count: number; unsold: number } }
  | { id: "sold-at-jubilee"; seat: number; facts: { good: Good; stored: number } }
  | { id: "sold-offered"; seat: number; facts: { good: Good; count: number } }
  | { id: "sold-shares"; seat: number; facts: { count: number; price: number } }
  | { id: "sold-stored"; seat: number; facts: { good: Good } }
  | { id: "sold-to-patron"; seat: number; facts: { good: Good; stored: number } }
  | { id: "start-player"; seat: number; facts: {} }
  | { id: "stopped-selling"; seat: number; facts: { good: Good } }
  | { id: "stored"; seat: number; facts: { good: Good; count: number } }
  | { id: "tie-won"; seat: number; facts: { good: Good; bonus: "appeal" | "most" } }
  | { id: "took-marker"; seat: number; facts: { marker: string } }
  | { id: "took-ship"; seat: number; facts: { capacity: number; instead: number; crew: number } }
  | { id: "took-tile"; seat: number; facts: { tile: string; good: Good | "" } }
  | { id: "used-inventor"; seat: number; facts: { tile: string; count: number } }
  | { id: "war-profit"; seat: number; facts: { good: Good; pounds: number; distribution: number } }
  | { id: "worker-advanced"; seat: number; facts: { good: Good; row: number; to: number } }
  | { id: "workers-boxed"; seat: null; facts: { count: number } };

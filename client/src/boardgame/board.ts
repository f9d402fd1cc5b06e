import { HIGHEST_PRICE } from "$made/boardgame";
import type { ComponentMessage } from "$made/messages";
import { Printed } from "$src/table/printed";
import { trackOf } from "$src/table/sharetrack";
import { each, type Good } from "$src/table/goods";

/** What is printed on the board and the pieces of an edition, as far as it is drawn. */
export interface Board {
  market: {
    rows: number;
    /** Rows at the top of a good's column that have no number. */
    blank: Record<Good, number>;
    /** The wage of each band, and the last row it reaches to. */
    bands: { pounds: number; last: number }[];
  };
  /** What the levels I to IV of a good's factory cost; also its base quality. */
  cost: Record<Good, number[]>;
  /** What rows 1 to 4 yield at each level. */
  output: number[][];
  /** The spaces of a good's rows: W takes a worker only, m a worker or a machine. */
  spaces: Record<Good, string[]>;
  /** The lowest price of each good, and the highest that can be written. */
  price: { lowest: Record<Good, number>; highest: number };
  highestQuality: number;
  highestDistribution: number;
  administration: number[];
  reuseFee: number;
  /** What one, two and three machines or levels of quality cost with a marker. */
  thresholds: Record<string, number[]>;
  /** The most pounds that a distribution marker makes use of, or rows that a production marker runs. */
  limits: Record<string, number>;
  ships: { capacity: number; crew: number; level: number }[];
  piers: number;
  /** The spaces of the contract track; none where no contracts are needed. */
  contracts: number[];
  warehouse: { column: number; rows: number[] };
  decades: number[];
  /** The level of each decade. */
  levels: number[];
  /** The level that opens each row of the mat with the advanced markers. */
  markerLevels: number[];
  /** Which way each switch of the edition goes, by its name (src/arkwright/boardgame/switches.py). */
  ways: Record<string, string>;
  fixedPrice: Record<Good, number>;
  tilesHeld: number;
  smallWarehouse: number;
  patentPounds: number;
  loan: { amount: number; repayment: number };
  /** The value under each space of the share track, from space 0. */
  shareValues: number[];
}

/** Read the board out of the components of a title. */
export function readBoard(components: ComponentMessage[]): Board {
  const printed = new Printed(components);
  const lasts = printed.numbers("market.wage", "last_row");
  const ways = Object.fromEntries(
    printed.family("switch.").map(([name, values]) => [name.slice("switch.".length), String(values.way)]),
  );
  return {
    market: {
      rows: printed.number("market", "rows"),
      blank: each((good) => printed.number("market.blank_top_rows", good)),
      bands: printed.numbers("market.wage", "pounds").map((pounds, i) => ({ pounds, last: lasts[i]! })),
    },
    cost: each((good) => printed.numbers(`factory.${good}`, "cost")),
    output: [1, 2, 3, 4].map((level) => printed.numbers(`output.level_${level}`, "rows")),
    spaces: each((good) => printed.words(`spaces.${good}`, "rows")),
    price: { lowest: each((good) => printed.number("price.lowest", good)), highest: ways.price_scale === "open" ? HIGHEST_PRICE : printed.number("price", "highest") },
    highestQuality: printed.number("quality", "highest_with_engineer"),
    highestDistribution: printed.number("distribution", "highest"),
    administration: printed.numbers("administration", "spaces"),
    reuseFee: printed.number("administration", "reuse_fee"),
    thresholds: Object.fromEntries(
      ["machinery", "quality"].flatMap((kind) =>
        ["own", "light", "dark"].map((shade) => [
          shade === "own" ? kind : `${shade}-${kind}`,
          printed.numbers(`marker.${kind}`, shade),
        ]),
      ),
    ),
    limits: Object.fromEntries(
      ["distribution", "production"].flatMap((kind) =>
        ["light", "dark"].map((shade) => [`${shade}-${kind}`, printed.number(`marker.${kind}`, shade)]),
      ),
    ),
    ships: printed
      .family("ship.")
      .filter(([name]) => /^ship\.\d+$/.test(name))
      .map(([name]) => ({
        capacity: Number(name.slice("ship.".length)),
        crew: printed.number(name, "crew"),
        level: printed.number(name, "level"),
      })),
    piers: printed.number("piers", "count"),
    contracts: ways.contracts === "none" ? [] : printed.numbers("contract", "spaces"),
    warehouse: { column: printed.number("warehouse", "column"), rows: printed.numbers("warehouse", "rows") },
    decades: printed.numbers("timetable", "decades"),
    levels: printed.numbers("timetable", "levels"),
    markerLevels: printed.numbers("marker.rows", "levels"),
    ways,
    fixedPrice: each((good) => printed.number("fixed_price", good)),
    tilesHeld: printed.number("tile.offer", "held"),
    smallWarehouse: printed.number("tile.small-warehouse", "goods"),
    patentPounds: printed.number("tile.patent", "pounds"),
    loan: { amount: printed.number("loan", "amount"), repayment: printed.number("loan", "repayment") },
    shareValues: [0, ...trackOf(components.filter(({ name }) => name.startsWith("share_track."))).map(({ value }) => value)],
  };
}

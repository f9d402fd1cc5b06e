import type { ComponentMessage } from "$src/api/messages";
import { GOODS, type Good } from "./view";

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
  price: { lowest: number; highest: number };
  highestQuality: number;
  highestDistribution: number;
  administration: number[];
  reuseFee: number;
  /** What one, two and three machines or levels of quality cost with a marker. */
  thresholds: Record<string, number[]>;
  /** The most pounds that a distribution marker makes use of, or rows that a production marker runs. */
  limits: Record<string, number>;
  ships: { capacity: number; crew: number; level: number; count: number }[];
  piers: number;
  contracts: number[];
  warehouse: { column: number; rows: number[] };
  decades: number[];
  /** The level of each decade. */
  levels: number[];
  fixedPrice: Record<Good, number>;
  tilesHeld: number;
  smallWarehouse: number;
  patentPounds: number;
  loan: { amount: number; repayment: number };
  /** The value under each space of the share track, from space 0. */
  shareValues: number[];
}

type Values = Record<string, unknown>;

/** Read the board out of the components of a title. */
export function readBoard(components: ComponentMessage[]): Board {
  const byName = new Map(components.map((component) => [component.name, component.values as Values]));
  const values = (name: string): Values => byName.get(name) ?? {};
  const number = (name: string, key: string): number => values(name)[key] as number;
  const numbers = (name: string, key: string): number[] => (values(name)[key] as number[] | undefined) ?? [];
  const each = <T>(read: (good: Good) => T) =>
    Object.fromEntries(GOODS.map((good) => [good, read(good)])) as Record<Good, T>;

  const lasts = numbers("market.wage", "last_row");
  return {
    market: {
      rows: number("market", "rows"),
      blank: each((good) => number("market.blank_top_rows", good)),
      bands: numbers("market.wage", "pounds").map((pounds, i) => ({ pounds, last: lasts[i]! })),
    },
    cost: each((good) => numbers(`factory.${good}`, "cost")),
    output: [1, 2, 3, 4].map((level) => numbers(`output.level_${level}`, "rows")),
    spaces: each((good) => (values(`spaces.${good}`).rows as string[] | undefined) ?? []),
    price: { lowest: number("price", "lowest"), highest: number("price", "highest") },
    highestQuality: number("quality", "highest_with_engineer"),
    highestDistribution: number("distribution", "highest"),
    administration: numbers("administration", "spaces"),
    reuseFee: number("administration", "reuse_fee"),
    thresholds: Object.fromEntries(
      ["machinery", "quality"].flatMap((kind) =>
        ["own", "light", "dark"].map((shade) => [
          shade === "own" ? kind : `${shade}-${kind}`,
          numbers(`marker.${kind}`, shade),
        ]),
      ),
    ),
    limits: Object.fromEntries(
      ["distribution", "production"].flatMap((kind) =>
        ["light", "dark"].map((shade) => [`${shade}-${kind}`, number(`marker.${kind}`, shade)]),
      ),
    ),
    ships: [...byName.keys()]
      .filter((name) => /^ship\.\d+$/.test(name))
      .map((name) => ({
        capacity: Number(name.slice(5)),
        crew: number(name, "crew"),
        level: number(name, "level"),
        count: number(name, "count"),
      })),
    piers: number("piers", "count"),
    contracts: numbers("contract", "spaces"),
    warehouse: { column: number("warehouse", "column"), rows: numbers("warehouse", "rows") },
    decades: numbers("timetable", "decades"),
    levels: numbers("timetable", "levels"),
    fixedPrice: each((good) => number("fixed_price", good)),
    tilesHeld: number("tile.offer", "held"),
    smallWarehouse: number("tile.small-warehouse", "goods"),
    patentPounds: number("tile.patent", "pounds"),
    loan: { amount: number("loan", "amount"), repayment: number("loan", "repayment") },
    shareValues: readTrack(byName),
  };
}

/** The share track is printed in bands: from a space on, so many spaces to a pound. */
function readTrack(byName: Map<string, Values>): number[] {
  const bands = [...byName]
    .filter(([name]) => name.startsWith("share_track."))
    .map(([, values]) => values as { from: number; to: number; spaces_per_pound: number })
    .sort((a, b) => a.from - b.from);
  const track = [0];
  for (const { from, to, spaces_per_pound: spaces } of bands) {
    const before = track[from - 1] ?? 0;
    for (let space = from; space <= to; space++) {
      track[space] = before + Math.ceil((space - from + 1) / spaces);
    }
  }
  return track;
}

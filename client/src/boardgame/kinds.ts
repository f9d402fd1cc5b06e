import type { Display, FactoryKind, Good, View } from "$made/boardgame";
import type { Board } from "./board";

/** The kinds of factories, the cheapest first. */
export const BY_COST: FactoryKind[] = ["bulk", "usual", "luxury"];

/** What the display says of a kind at a level. */
export interface KindOffer {
  kind: FactoryKind;
  cost: number;
  yields: number[];
  /** How many more may be opened; null where there is no end. */
  left: number | null;
  /** The markers with this back that still lie there; null for the fronts. */
  markers: number | null;
}

export function kindsOf(display: Display, level: number): KindOffer[] {
  return BY_COST.map((kind) => ({
    kind,
    cost: display.cost[kind][level - 1]!,
    yields: display.yields[kind][level - 1]!,
    left: kind === "usual" ? null : display.limit - display.open[kind],
    markers: kind === "usual" ? null : display.markers[level - 1]![kind],
  }));
}

/** What a level costs, of a kind where there are kinds. */
export function costOf(board: Board, { display }: Pick<View, "display">, good: Good, level: number, kind: FactoryKind): number {
  return (display ? display[good].cost[kind] : board.cost[good])[level - 1]!;
}

/** How many of the first rows share one yield: a luxury factory makes nothing before both are staffed. */
export function joined(kind: FactoryKind): number {
  return kind === "luxury" ? 2 : 0;
}

/** What the first rows yield together, up to a row. */
export function upToRow(yields: readonly number[], rows: number): number {
  return yields.slice(0, rows).reduce((sum, count) => sum + count, 0);
}

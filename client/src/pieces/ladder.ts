/** The rows of a ladder, by the appeal they stand for. */
export interface Rows {
  lowest: number;
  highest: number;
  /** How high they are together: as so many rungs. */
  rungs: number;
}

/** One good in a column: in the row of which appeal it stands, and what becomes of it. */
export interface LadderPlace {
  row: number;
  /** A stored one is only sold if its owner wants to; "none" might be sold if there were one. */
  state: "sold" | "unsold" | "stored" | "none";
}

export interface LadderBox extends LadderPlace {
  /** The first one carries the symbol. */
  head: boolean;
  /** Which of all goods sold it is, where they are numbered. */
  number?: number;
  /** What a proposal would do to it. */
  mark: "" | "new" | "lost" | "ghost";
}

export interface LadderColumn {
  /** The company's seat; null is a seller that is no company. */
  seat: number | null;
  /** Whether it takes part at all. */
  there: boolean;
  boxes: LadderBox[];
  /** Goods that no row carries. */
  beyond: number;
  /** Whether a proposal would change how many those are. */
  beyondMarked: boolean;
  /** The lowest row that demand reaches; null if demand is left over. */
  line: number | null;
  /** The line before a proposal, where that is another one. */
  trace: number | null;
}

/** What hangs in a column now, or would. */
export type Hanging = Pick<LadderColumn, "there" | "beyond" | "line"> & { places: readonly LadderPlace[] };

/** A column with what a proposal would change in it. */
export function columnOf(seat: number | null, is: Hanging, would: Hanging): LadderColumn {
  const { there, beyond, line } = would;
  return {
    seat,
    there,
    boxes: boxesOf(is.places, would.places),
    beyond,
    beyondMarked: beyond !== is.beyond,
    line,
    trace: line === is.line ? null : is.line,
  };
}

/** From how many rows in a rung's height on symbols and figures no longer find room. */
const DENSE = 13 / 9;

export function countOf(rows: Rows): number {
  return rows.highest - rows.lowest + 1;
}

export function isDense(rows: Rows): boolean {
  return (countOf(rows) - 1) / rows.rungs >= DENSE;
}

/** What hangs in a column, marked with what a proposal would do to it. */
export function boxesOf(is: readonly LadderPlace[], would: readonly LadderPlace[]): LadderBox[] {
  const top = would[0]?.row;
  const rest = new Map(would.map((place) => [place.row, place]));
  const boxes: LadderBox[] = is.map((place) => {
    const then = rest.get(place.row);
    rest.delete(place.row);
    if (then === undefined) return { ...place, state: "unsold", head: false, mark: "ghost" };
    return { ...then, head: place.row === top, mark: markOf(place, then) };
  });
  for (const place of rest.values()) boxes.push({ ...place, head: place.row === top, mark: "new" });
  return boxes;
}

function markOf(is: LadderPlace, would: LadderPlace): LadderBox["mark"] {
  const [sold, then] = [is.state === "sold", would.state === "sold"];
  return sold === then ? "" : then ? "new" : "lost";
}

import { GOODS, type CompanyView, type Good } from "$made/boardgame";
import type { Board } from "./board";

/** Where the stored goods of a kind lie: by the posts that open the places, then the small warehouse. */
export interface Stored {
  /** Goods in the column, in row 2 and in row 3 of the large warehouse. */
  bays: [number, number, number];
  /** Whether a worker stands at the post of each. */
  open: [boolean, boolean, boolean];
  small: number;
}

export function stored(board: Board, company: CompanyView, good: Good): Stored {
  const open: Stored["open"] = [
    company.posts.includes(good),
    company.posts.includes("row-2"),
    company.posts.includes("row-3"),
  ];
  let left = company.stock[good];
  const bays = [board.warehouse.column, ...board.warehouse.rows].map((room, i) => {
    const here = open[i] ? Math.min(left, room) : 0;
    left -= here;
    return here;
  }) as Stored["bays"];
  return { bays, open, small: left };
}

/** How many goods of a kind lie on its price scale: in some editions the small warehouse is its free end. */
export function onScale(board: Board, company: CompanyView, good: Good): number {
  return board.ways.small_warehouse === "on-price-scale" ? stored(board, company, good).small : 0;
}

/** How many goods lie in the small warehouse. */
export function inSmall(board: Board, company: CompanyView): number {
  return GOODS.reduce((sum, good) => sum + stored(board, company, good).small, 0);
}

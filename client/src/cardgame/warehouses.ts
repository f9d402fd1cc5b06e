import type { CompanyView } from "$made/cardgame";
import { GOODS, type ByGood, type Good } from "$src/table/goods";
import type { Board } from "./board";

/** A warehouse card: what it holds now, and of which good; "" if it is free. */
export interface Warehouse {
  good: Good | "";
  large: boolean;
  room: number;
  goods: number;
}

type Stored = Pick<CompanyView, "stock"> & { cards: Record<string, string> };

/** The warehouse cards of a company with the goods laid into them, no card with more than one kind. */
export function warehouses({ warehouses: printed }: Board, { stock, cards }: Stored): Warehouse[] {
  const { small, smallGoods, largeGoods } = printed;
  const most = [...GOODS].filter((good) => stock[good] > 0).sort((a, b) => stock[b] - stock[a]);
  const large = "large-warehouse" in cards;
  // The large one is for more goods than a small one holds; else for any, if the small ones do not suffice.
  const tried = large ? [...most.filter((good) => stock[good] > smallGoods), "" as const, ...most] : ["" as const];
  const needed = (good: Good | "") => GOODS.reduce((sum, one) => sum + Math.ceil(rest(stock, one, good, largeGoods) / smallGoods), 0);
  const one = tried.find((good) => needed(good) <= small) ?? "";

  const laid: Warehouse[] = [];
  if (large) laid.push({ good: one, large: true, room: largeGoods, goods: one ? Math.min(stock[one], largeGoods) : 0 });
  for (const good of GOODS) {
    for (let left = rest(stock, good, one, largeGoods); left > 0; left -= smallGoods) {
      laid.push({ good, large: false, room: smallGoods, goods: Math.min(left, smallGoods) });
    }
  }
  while (laid.filter((card) => !card.large).length < small) laid.push({ good: "", large: false, room: smallGoods, goods: 0 });
  return laid;
}

/** The goods of a kind that small warehouses hold when the large one is for a good. */
function rest(stock: ByGood<number>, good: Good, largeFor: Good | "", largeGoods: number): number {
  return Math.max(0, stock[good] - (good === largeFor ? largeGoods : 0));
}

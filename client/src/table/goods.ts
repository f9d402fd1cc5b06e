import { GOODS, type Good } from "$made/boardgame";

export { GOODS, type Good };
export type ByGood<T> = Record<Good, T>;

/** The same of every good. */
export function each<T>(of: (good: Good) => T): ByGood<T> {
  return Object.fromEntries(GOODS.map((good) => [good, of(good)])) as ByGood<T>;
}

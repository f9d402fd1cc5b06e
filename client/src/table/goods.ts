/** The four goods of the family, in the order in which they are produced. */
export const GOODS = ["food", "clothes", "cutlery", "lamps"] as const;
export type Good = (typeof GOODS)[number];
export type ByGood<T> = Record<Good, T>;

/** The same of every good. */
export function each<T>(of: (good: Good) => T): ByGood<T> {
  return Object.fromEntries(GOODS.map((good) => [good, of(good)])) as ByGood<T>;
}

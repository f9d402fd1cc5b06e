/** Of a long scale the prices around one of them, as many as there is room for. */
export function around(prices: readonly number[], at: number, most: number): number[] {
  const first = Math.min(Math.max(prices.indexOf(at) - Math.floor(most / 2), 0), Math.max(prices.length - most, 0));
  return prices.slice(first, first + most);
}

const PRINTED_STEPS = 15;

/** The highest price of an open scale that is drawn: as far as a printed one goes, or where no appeal is left. */
export function drawnEnd(lowest: number, ...factories: { price: number; appeal: number }[]): number {
  return Math.max(lowest + PRINTED_STEPS, ...factories.map(({ price, appeal }) => price + Math.max(appeal, 0)));
}

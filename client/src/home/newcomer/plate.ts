import type { Good } from "$made/boardgame";

/** The first sale of the guided decade, as it is drawn; a test plays it and compares. */
export interface Plate {
  jobs: { rows: number[]; demand: Record<Good, number> };
  mill: { base: number; distribution: number; price: number; appeal: number; rows: { workers: number; goods: number }[] };
  sale: { sellers: Seller[]; calls: (number | null)[] };
  share: { shares: number; before: number; after: number; company: number };
}

/** Somebody with goods to sell; the importer has no seat. */
interface Seller {
  seat: number | null;
  appeal: number;
  goods: number;
}

/** A good in its row of the ladder: when it was called, or that it was not sold. */
export interface Called {
  row: number;
  call: number | null;
}

/** The goods of each seller: the first lies at its appeal, each further one a row lower, down to the first row. */
export function calledGoods({ sellers, calls }: Plate["sale"]): Called[][] {
  return sellers.map(({ seat, appeal, goods }) => {
    const sold = calls.flatMap((caller, place) => (caller === seat ? [place + 1] : []));
    return Array.from({ length: Math.min(goods, appeal) }, (_, place) => ({ row: appeal - place, call: sold[place] ?? null }));
  });
}

/** What stands in a space of the job market: its number, the worker who is still there, or nothing. */
export function jobSpace(demand: number, row: number, last: number): number | "worker" | null {
  if (row > last) return "worker";
  const number = demand - (last - row);
  return number > 0 ? number : null;
}

import type { FactoryView } from "$made/cardgame";
import type { Board } from "./board";

/** A quality card: its value, and whether it is turned to appeal. */
export interface QualityCard {
  value: number;
  appeal: boolean;
}

/** How the token, the office and the quality cards of a factory lie. */
export interface Arrangement {
  spot: number;
  /** Whether the office is turned to appeal. */
  office: boolean;
  /** The dearest card first; of two that are alike, the one turned to price. */
  quality: QualityCard[];
}

/** What can be moved or turned: a spot for the token, the office, a quality card by its place. */
export type Turn = { spot: number } | "office" | { quality: number };

/** How a factory lies. */
export function lying(factory: FactoryView): Arrangement {
  const cards = [
    ...factory.price_quality.map((value) => ({ value, appeal: false })),
    ...factory.appeal_quality.map((value) => ({ value, appeal: true })),
  ];
  const quality = cards.sort((a, b) => b.value - a.value || Number(a.appeal) - Number(b.appeal));
  return { spot: factory.spot, office: factory.office_on_appeal, quality };
}

/** An arrangement with one thing moved or turned; what was moved before goes back to where it lies. */
export function turned(from: Arrangement, what: Turn, lies: Arrangement): Arrangement {
  if (what === "office") return { ...from, office: !from.office };
  if ("spot" in what) return { ...from, spot: what.spot === from.spot ? lies.spot : what.spot };
  const quality = from.quality.map((card, place) => (place === what.quality ? { ...card, appeal: !card.appeal } : card));
  return { ...from, quality };
}

/** The figures that make the price and the appeal, as they stand in the street from left to right. */
export interface Terms {
  price: number[];
  appeal: number[];
}

export function terms(board: Board, factory: Pick<FactoryView, "good" | "side" | "distribution">, lies: Arrangement): Terms {
  const spot = board.spots[lies.spot] ?? 0;
  const sum = board.sum[factory.good][factory.side] ?? 0;
  const cards = [{ value: board.office[factory.good], appeal: lies.office }, ...lies.quality];
  const valuesFor = (appeal: boolean) => cards.filter((card) => card.appeal === appeal).map((card) => card.value);
  const distribution = factory.distribution > 0 ? [factory.distribution] : [];
  return { price: [sum - spot, ...valuesFor(false)], appeal: [spot, ...valuesFor(true), ...distribution] };
}

/** The total appeal of an arrangement: the move that it stands for. */
export function appealOf(board: Board, factory: FactoryView, lies: Arrangement): number {
  return total(terms(board, factory, lies).appeal);
}

/** The Engineer shows 5 or 6. */
const ENGINEER = cardOf(5);

/** Whether the Engineer is turned to appeal; null where it does not lie. */
export function engineerOnAppeal(lies: Arrangement): boolean | null {
  return lies.quality.find((card) => cardOf(card.value) === ENGINEER)?.appeal ?? null;
}

export function total(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0);
}

/** A quality card as it lies and as it would lie; null where it does not. */
export interface ComparedCard {
  is: QualityCard | null;
  would: QualityCard | null;
}

/** Which card shows a value: each shows two of them, 1 or 2, 3 or 4, 5 or 6. */
function cardOf(value: number): number {
  return Math.ceil(value / 2);
}

/** The quality cards that lie, each with what would become of it, and those that would come after them. */
export function compared(is: readonly QualityCard[], would: readonly QualityCard[]): ComparedCard[] {
  // The same place is the same card, as long as nothing comes or goes.
  if (is.length === would.length && is.every((card, place) => card.value === would[place]!.value)) {
    return is.map((card, place) => ({ is: card, would: would[place]! }));
  }
  const left = [...would];
  const pairs: ComparedCard[] = is.map((card) => ({ is: card, would: null }));
  const alike: ((a: QualityCard, b: QualityCard) => boolean)[] = [
    (a, b) => a.value === b.value && a.appeal === b.appeal,
    (a, b) => a.value === b.value,
    (a, b) => cardOf(a.value) === cardOf(b.value),
  ];
  for (const like of alike) {
    for (const pair of pairs) {
      const at = pair.would === null ? left.findIndex((card) => like(pair.is!, card)) : -1;
      if (at >= 0) pair.would = left.splice(at, 1)[0]!;
    }
  }
  return [...pairs, ...left.map((card) => ({ is: null, would: card }))];
}

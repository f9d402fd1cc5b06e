import { capitalised, t } from "$src/words/words.svelte";
import { GOODS, type Good } from "./goods";
import type { Phase } from "./phase";

/** A round as far as the forecast of its good hangs on it. */
export interface Round {
  active: Good;
  phase: Phase;
  /** The seats in turn order, and the one that decides. */
  order: number[];
  deciding: number;
  /** The seat of the one who looks, and all names. */
  seat: number | null;
  names: readonly string[];
}

/** How many companies still have their turn in this round after the one that decides. */
export function turnsToCome(order: number[], deciding: number): number {
  return order.length - 1 - order.indexOf(deciding);
}

/** How sure the forecast of the active good is: how many may still change it. */
export function certainty({ active, phase, order, deciding, seat, names }: Round): { text: string; final: boolean } {
  if (phase === "sale") return { text: capitalised(t("client-market-selling", { good: active })), final: true };
  if (phase === "over") return { text: capitalised(t("client-market-over", { good: active })), final: true };
  const count = turnsToCome(order, deciding);
  const facts = { count, good: active, who: names[deciding] ?? "" };
  const you = deciding === seat;
  if (count === 0) {
    return { text: you ? t("client-market-final-you", facts) : t("client-market-final", facts), final: true };
  }
  return { text: you ? t("client-market-after-you", facts) : t("client-market-after", facts), final: false };
}

/** When a good is produced next: so many rounds from now, in a later decade, or never again. */
export function nextProduction(
  decade: number,
  round: number,
  decades: number,
  good: Good,
): { rounds: number } | { decade: number } | null {
  const ahead = GOODS.indexOf(good) - round;
  if (decade >= 0 && ahead >= 0) return { rounds: ahead };
  return decade + 1 < decades ? { decade: decade + 1 } : null;
}

/** Money as a fact of a sentence, which cannot write our minus itself. */
export function money(pounds: number): string {
  return `${pounds < 0 ? "−" : ""}£${Math.abs(pounds)}`;
}

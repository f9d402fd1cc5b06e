import { capitalised, t } from "$src/words/words.svelte";
import { GOODS, type Good } from "./goods";
import type { Phase } from "./phase";
import type { Played } from "./played.svelte";

/** How many companies still have their turn in this round after the one that decides. */
export function turnsToCome(order: number[], deciding: number): number {
  return order.length - 1 - order.indexOf(deciding);
}

/** How sure the forecast of the active good is: how many may still change it. */
export function certainty({ session, view }: Played, phase: Phase): { text: string; final: boolean } {
  const { active, order, names } = view;
  const deciding = session.now?.decision?.seat;
  if (deciding === undefined || !active || view.decade < 0) return { text: "", final: false };
  if (phase === "sale") return { text: capitalised(t("client-market-selling", { good: active })), final: false };
  if (phase === "over") return { text: "", final: false };
  const count = turnsToCome(order, deciding);
  const facts = { count, good: active, who: names[deciding] ?? "" };
  const you = deciding === session.seat;
  // Where a turn is told, the board stands at its end.
  const done = session.following.current?.seat === deciding;
  if (count === 0 && !you && !done) return { text: t("client-market-last", facts), final: false };
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

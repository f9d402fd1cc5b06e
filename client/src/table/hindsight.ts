import type { Hindsight } from "$made/messages";
import { history } from "$src/api/server";
import type { Scene } from "./scenes.svelte";
import type { Session } from "./session.svelte";
import { pounds } from "./telling";

/** What was answered of a production, by seat: it has happened, and stays so. */
const known = new WeakMap<Scene, Map<number, Promise<Hindsight | null>>>();

/** A price of mine that would have brought more in a production; null where I did not take part. */
export function hindsight(session: Session, scene: Scene): Promise<Hindsight | null> | null {
  const { seat } = session;
  if (seat === null || !session.mine.includes(seat) || !scene.companies.some((company) => company.seat === seat)) return null;
  const answers = known.get(scene) ?? new Map<number, Promise<Hindsight | null>>();
  known.set(scene, answers);
  const answer = answers.get(seat) ?? session.attempt(history.hindsight(session.id, scene.begun, seat));
  answers.set(seat, answer);
  return answer;
}

/** How a better price is told: what it changes, and what stays. */
export function better({ was, better }: Hindsight): Record<string, string | number> {
  const { price, appeal, made, sold, income, steps, profit } = better;
  return {
    price, appeal, made, sold, income, steps,
    had: was.steps,
    profit: pounds(profit),
    earned: pounds(was.profit),
    more: steps === was.steps ? "profit" : profit === was.profit ? "steps" : "both",
  };
}

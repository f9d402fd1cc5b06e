import type { Outlook } from "$src/api/messages";

/** What a marker on a space allows, as the next question tells it. */
export interface Allowance {
  /** How much of it; null where the amount does not matter. */
  amount: number | null;
  money: boolean;
  /** Whether the action comes to nothing, so that the game would ask for something else. */
  nothing: boolean;
  /** Whether a tile leaves it open what is paid, so that it is asked first. */
  open: boolean;
}

/** The questions that come after an action: who is asked one at once has skipped the action. */
const AFTERWARDS = ["special-marker", "price-adjustment", "end-of-turn"];

export function allowance(outlook: Outlook, thresholds: Record<string, number[]>): Allowance {
  const { question, facts } = outlook;
  const amount = (value: number, money = false): Allowance => ({ amount: value, money, nothing: value <= 0, open: false });
  switch (question) {
    case "machinery-action":
      return amount(Number(facts.left));
    case "quality-action":
      return amount(levels(facts, thresholds));
    case "distribution-action":
      return amount(Number(facts.base) - Number(facts.spent), true);
    case "production-action":
      return amount(Number(facts.rows));
    default:
      return {
        amount: null,
        money: false,
        nothing: question !== null && AFTERWARDS.includes(question),
        open: question === "administration",
      };
  }
}

/** Levels of quality that the amount paid still reaches. */
export function levels(facts: Outlook["facts"], thresholds: Record<string, number[]>): number {
  const costs = thresholds[String(facts.marker)] ?? [];
  return costs.filter((cost) => cost <= Number(facts.paid)).length - Number(facts.bought);
}

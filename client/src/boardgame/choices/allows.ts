import type { Consequence } from "$made/messages";

/** What a marker on a space allows, as the next question tells it. */
export interface Allowance {
  /** How much of it; null where the amount does not matter. */
  amount: number | null;
  /** How much at least, where a tile leaves it open what is paid; else the same. */
  least: number | null;
  money: boolean;
  /** Whether the action comes to nothing, so that the game would ask for something else. */
  nothing: boolean;
}

/** The questions that come after an action: who is asked one at once has skipped the action. */
const AFTERWARDS = ["special-marker", "price-adjustment", "end-of-turn"];

export function allowance(outlook: Consequence, thresholds: Record<string, number[]>): Allowance {
  const { question, facts, then } = outlook;
  if (then.length > 0) return between(then.map((answer) => allowance(answer, thresholds)));
  const amount = (value: number, money = false): Allowance => ({ amount: value, least: value, money, nothing: value <= 0 });
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
      return { amount: null, least: null, money: false, nothing: question !== null && AFTERWARDS.includes(question) };
  }
}

/** What several amounts to choose from allow, from the least to the most. */
function between(each: Allowance[]): Allowance {
  const nothing = each.every((one) => one.nothing);
  if (nothing || each.every((one) => one.amount === null)) return { amount: null, least: null, money: false, nothing };
  const amounts = each.map((one) => one.amount ?? 0);
  return { amount: Math.max(...amounts), least: Math.min(...amounts), money: each.some((one) => one.money), nothing };
}

/** Levels of quality that the amount paid still reaches. */
export function levels(facts: Consequence["facts"], thresholds: Record<string, number[]>): number {
  const costs = thresholds[String(facts.marker)] ?? [];
  return costs.filter((cost) => cost <= Number(facts.paid)).length - Number(facts.bought);
}

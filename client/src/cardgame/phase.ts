import { phaseAfter, type Beginnings, type Phase } from "$src/table/phase";
import type { CardGame } from "./table.svelte";

/** By what the parts of a round begin. */
export const ROUND: Beginnings = { turns: "round", sale: "home-market", over: ["production-cost"] };

export function phaseOf(table: CardGame): Phase {
  return phaseAfter(table.events, ROUND);
}

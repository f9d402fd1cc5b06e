import type { EventMessage } from "$made/messages";
import { phaseAfter, type Beginnings, type Phase } from "$src/table/phase";
import type { BoardGame } from "./table.svelte";

/** By what the parts of a cycle begin. */
export const CYCLE: Beginnings = { turns: "economy", sale: "production", over: ["share-rose", "running-cost"] };
const BETWEEN: readonly EventMessage["id"][] = ["end-of-decade", "event"];
const HEADS: readonly EventMessage["id"][] = ["decade", "economy", "production", ...BETWEEN];

/** Between the cycles of two decades: what ended one, or the event that is carried out. */
export function momentAfter(events: readonly EventMessage[]): EventMessage | null {
  const last = events.findLast((event) => HEADS.includes(event.id));
  return last !== undefined && BETWEEN.includes(last.id) ? last : null;
}

export function phaseOf(table: BoardGame): Phase {
  return phaseAfter(table.events, CYCLE);
}

export function momentOf(table: BoardGame): EventMessage | null {
  return momentAfter(table.events);
}

/** Where the cycle would be after the move that is pointed at or chosen. */
export function wouldPhaseOf(table: BoardGame): Phase {
  return phaseAfter([...table.events, ...(table.session.choice.preview?.events ?? [])], CYCLE);
}

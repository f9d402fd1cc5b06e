import type { EventMessage } from "$src/api/messages";
import type { WaterFrame } from "./table.svelte";

/** Where a cycle is: companies have their turns, the good is sold, or it is sold and paid for. */
export type Phase = "turns" | "sale" | "over";

const PAID = ["share-rose", "running-cost"];
const BETWEEN = ["end-of-decade", "event"];
const HEADS = ["decade", "economy", "production", ...BETWEEN];

/** Where the cycle is after these events. */
export function phaseAfter(events: readonly EventMessage[]): Phase {
  const begun = events.findLastIndex((event) => event.id === "economy" || event.id === "production");
  if (begun < 0 || events[begun]!.id === "economy") return "turns";
  return events.slice(begun).some((event) => PAID.includes(event.id)) ? "over" : "sale";
}

/** Between the cycles of two decades: what ended one, or the event that is carried out. */
export function momentAfter(events: readonly EventMessage[]): EventMessage | null {
  const last = events.findLast((event) => HEADS.includes(event.id));
  return last !== undefined && BETWEEN.includes(last.id) ? last : null;
}

function eventsOf({ session }: WaterFrame): EventMessage[] {
  const position = session.now?.position ?? 0;
  return session.happened.filter((move) => move.position <= position).flatMap((move) => move.events);
}

export function phaseOf(table: WaterFrame): Phase {
  return phaseAfter(eventsOf(table));
}

export function momentOf(table: WaterFrame): EventMessage | null {
  return momentAfter(eventsOf(table));
}

/** Where the cycle would be after the move that is pointed at or chosen. */
export function wouldPhaseOf(table: WaterFrame): Phase {
  return phaseAfter([...eventsOf(table), ...(table.session.preview?.events ?? [])]);
}

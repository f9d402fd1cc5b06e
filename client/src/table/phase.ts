import type { EventMessage } from "$made/messages";

/** Where a round is: companies have their turns, the good is sold, or it is sold and paid for. */
export type Phase = "turns" | "sale" | "over";

/** The events by which the parts of a round begin. */
export interface Beginnings {
  turns: EventMessage["id"];
  sale: EventMessage["id"];
  over: readonly EventMessage["id"][];
}

/** Where the round is after these events. */
export function phaseAfter(events: readonly EventMessage[], by: Beginnings): Phase {
  const begun = events.findLastIndex((event) => event.id === by.turns || event.id === by.sale);
  if (begun < 0 || events[begun]!.id === by.turns) return "turns";
  return events.slice(begun).some((event) => by.over.includes(event.id)) ? "over" : "sale";
}

import { DISCS, type Disc } from "$src/api/cardgame";
import type { EventMessage, Happened } from "$src/api/messages";
import type { Sentence } from "$src/table/titles";

/** A sentence about one of the five steps of the opponents' turn, with whom it tells of. */
export interface Told {
  step: number;
  colour: Disc;
  sentence: Sentence;
}

/** The events by which it is told, and the step that each belongs to (Solo B). */
const STEPS: Record<string, number> = {
  "marker-drawn": 1,
  "rival-advanced": 2,
  "more-workers": 2,
  "rival-opened": 2,
  "rival-share": 3,
  "disc-moved": 4,
};
const LAST = 5;

/** The turns of the opponents among what happened, each as sentences with their reasons. */
export function opponentsTurns(events: readonly EventMessage[]): Told[][] {
  const found: Told[][] = [];
  let drawn: Disc | null = null;
  let workers: EventMessage | null = null;
  for (const event of events) {
    const step = STEPS[event.id];
    if (event.id === "marker-drawn") {
      drawn = DISCS.find((one) => one === event.facts.colour)!;
      found.push([tell(1, event)]);
      if (drawn === "yellow") found.at(-1)!.push({ step: 2, colour: drawn, sentence: { id: "client-card-story-neutral" } });
    } else if (drawn === null || step === undefined) continue;
    else if (event.id === "more-workers") workers = event;
    else {
      found.at(-1)!.push(tell(step, event, more(event, workers)));
      if (event.id === "disc-moved") {
        found.at(-1)!.push({ step: LAST, colour: drawn, sentence: { id: "client-card-story-out" } });
        drawn = null;
      }
    }
  }
  return found;
}

/** What follows from the facts, or is told by another event. */
function more({ id, facts }: EventMessage, workers: EventMessage | null): Record<string, number> {
  if (id === "rival-opened") return { wage: Number(workers?.facts.wage) };
  return id === "rival-share" ? { gained: Number(facts.shares) - Number(facts.before) } : {};
}

const SENTENCES: Record<string, string> = {
  "marker-drawn": "client-card-story-drawn",
  "rival-advanced": "client-card-story-advanced",
  "rival-opened": "client-card-story-opened",
  "rival-share": "client-card-story-share",
  "disc-moved": "client-card-story-disc",
};

function tell(step: number, { id, facts }: EventMessage, added: Record<string, number> = {}): Told {
  const colour = DISCS.find((one) => one === facts.colour)!;
  return { step, colour, sentence: { id: SENTENCES[id]!, facts: { ...(facts as Sentence["facts"]), ...added } } };
}

/** Whether the opponents did something in these moves: they make none of their own. */
export function opponentsActed(happened: readonly Happened[]): boolean {
  return happened.some(({ events }) => events.some(({ id }) => id === "marker-drawn" || id === "rival-sold"));
}

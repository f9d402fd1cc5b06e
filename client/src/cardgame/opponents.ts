import type { Disc } from "$made/cardgame";
import type { EventMessage, Happened } from "$made/messages";
import type { Sentence } from "$src/table/titles";

/** A sentence about one of the five steps of the opponents' turn, with whom it tells of. */
export interface StoryLine {
  step: number;
  colour: Disc;
  sentence: Sentence;
}

/** The turns of the opponents among what happened, each as sentences with their reasons (Solo B). */
export function opponentsTurns(events: readonly EventMessage[]): StoryLine[][] {
  const found: StoryLine[][] = [];
  let drawn: Disc | null = null;
  let wage = 0;
  const tell = (step: number, colour: Disc, id: string, facts?: Sentence["facts"]) => found.at(-1)!.push({ step, colour, sentence: { id, facts } });
  for (const { id, facts } of events) {
    if (id === "marker-drawn") {
      drawn = facts.colour;
      found.push([]);
      tell(1, drawn, "client-card-story-drawn", facts);
      if (drawn === "yellow") tell(2, drawn, "client-card-story-neutral");
    } else if (drawn === null) continue;
    else if (id === "more-workers") wage = facts.wage;
    else if (id === "rival-advanced") tell(2, facts.colour, "client-card-story-advanced", facts);
    else if (id === "rival-opened") tell(2, facts.colour, "client-card-story-opened", { ...facts, wage });
    else if (id === "rival-share") tell(3, facts.colour, "client-card-story-share", { ...facts, gained: facts.shares - facts.before });
    else if (id === "disc-moved") {
      tell(4, facts.colour, "client-card-story-disc", facts);
      tell(5, drawn, "client-card-story-out");
      drawn = null;
    }
  }
  return found;
}

/** Whether the opponents did something in these moves: they make none of their own. */
export function opponentsActed(happened: readonly Happened[]): boolean {
  return happened.some(({ events }) => events.some(({ id }) => id === "marker-drawn" || id === "rival-sold"));
}

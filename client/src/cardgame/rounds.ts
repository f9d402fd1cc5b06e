import { RIVALS, type Disc } from "$made/cardgame";
import type { EventMessage } from "$made/messages";
import { COMPANIES } from "$src/table/companies";
import { GOODS } from "$src/table/goods";

/** The markers that were drawn in the solo game, by decade and round. */
export function drawnBy(events: readonly EventMessage[]): (Disc | undefined)[][] {
  const drawn: (Disc | undefined)[][] = [];
  let decade = -1;
  let round = -1;
  for (const { id, facts } of events) {
    if (id === "decade-begins") decade = facts.decade - 1;
    else if (id === "round") round = GOODS.indexOf(facts.good);
    else if (id === "marker-drawn" && decade >= 0 && round >= 0) {
      (drawn[decade] ??= [])[round] = facts.colour;
    }
  }
  return drawn;
}

/** Whether the opponents had their turn before the player's in the round that was begun last. */
export function opponentsFirst(events: readonly EventMessage[]): boolean {
  const begun = events.findLastIndex((event) => event.id === "round");
  return begun >= 0 && events[begun + 1]?.id === "marker-drawn";
}

/** The turns of a round of the solo game: the opponents have theirs together. */
export function soloOrder(events: readonly EventMessage[]): number[] {
  const opponents = RIVALS.map((colour) => COMPANIES.indexOf(colour));
  return opponentsFirst(events) ? [...opponents, 0] : [0, ...opponents];
}

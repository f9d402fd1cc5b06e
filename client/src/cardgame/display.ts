import { DISCS, type Disc, type RivalsView } from "$made/cardgame";
import type { Happened } from "$made/messages";

/** The last move of a disc: where it lay, how far it went for which good, the cards it went over. */
export interface DiscMove {
  colour: Disc;
  good: string;
  steps: number;
  before: number;
  /** Its own card is the last one; over the discs of others it goes farther than its steps. */
  path: number[];
}

/** The disc that lies on each spot of the display, or null. */
export function discsBySpot(rivals: RivalsView): (Disc | null)[] {
  return rivals.display.map((_, spot) => DISCS.find((disc) => rivals.discs[disc] === spot) ?? null);
}

/** How the disc that moved last came to where it lies, if the log tells it up to a position. */
export function lastDiscMove(happened: readonly Happened[], position: number, rivals: RivalsView): DiscMove | null {
  const event = happened
    .filter((move) => move.position <= position)
    .flatMap((move) => move.events)
    .findLast((one) => one.id === "disc-moved");
  if (event === undefined) return null;
  const { display } = rivals;
  const { colour, good, steps, before, spot } = event.facts;
  // In reading order from the spot after the one where it lay, round to the one where it came.
  const round = display.map((_, i) => (before + 1 + i) % display.length);
  const reached = round.slice(0, round.indexOf(spot) + 1);
  return { colour, good, steps, before, path: reached.filter((one) => display[one] !== "") };
}

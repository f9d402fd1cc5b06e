import { DISCS, type Disc, type RivalsView } from "$src/api/cardgame";
import type { Happened } from "$src/api/messages";

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
  const colour = DISCS.find((disc) => disc === event?.facts.colour);
  // Games recorded earlier do not tell where it lay.
  if (event === undefined || colour === undefined || typeof event.facts.before !== "number") return null;
  const { display } = rivals;
  const { before } = event.facts;
  // In reading order from the spot after the one where it lay, round to the one where it came.
  const round = display.map((_, i) => (before + 1 + i) % display.length);
  const reached = round.slice(0, round.indexOf(Number(event.facts.spot)) + 1);
  return {
    colour,
    good: String(event.facts.good),
    steps: Number(event.facts.steps),
    before,
    path: reached.filter((spot) => display[spot] !== ""),
  };
}

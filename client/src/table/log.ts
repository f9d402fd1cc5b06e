import type { EventMessage, Happened, Position } from "$made/messages";
import { ROMAN } from "./roman";

/** One line of the log: something that happened, and the position that its move led to. */
export interface Line {
  key: string;
  position: number;
  event: EventMessage;
  /** Whether it begins what its move brought about. */
  first: boolean;
  /** The company that it tells of, if the line before it does not tell of the same. */
  mark: number | null;
  /** What it heads: a decade, a part of one, or nothing. */
  heads: "decade" | "part" | null;
}

const DECADES: readonly EventMessage["id"][] = ["decade", "decade-begins"];
const PARTS: readonly EventMessage["id"][] = ["economy", "round", "production", "home-market", "end-of-decade", "decade-ends", "final-scoring"];

/** Moves do not change, so the lines of each are made once. */
const made = new WeakMap<readonly EventMessage[], Line[]>();

export function linesOf(opening: EventMessage[], happened: readonly Happened[]): Line[] {
  return [lines(opening, 0), ...happened.map((move) => lines(move.events, move.position))].flat();
}

function lines(events: EventMessage[], position: number): Line[] {
  let found = made.get(events);
  if (found === undefined) {
    found = events.map((event, i) => ({
      key: `${position}.${i}`,
      position,
      event,
      first: i === 0,
      mark: event.seat === events[i - 1]?.seat ? null : event.seat,
      heads: DECADES.includes(event.id) ? "decade" : PARTS.includes(event.id) ? "part" : null,
    }));
    made.set(events, found);
  }
  return found;
}

/** The first line at a position or after it; the last of all if there is none. */
export function lineAt(all: readonly Line[], position: number): number {
  const found = all.findIndex((line) => line.position >= position);
  return found < 0 ? all.length - 1 : found;
}

/** Where decades began: the year, or the number of the decade in Roman figures. */
export interface Tick {
  position: number;
  decade: string;
}

export function ticksOf(opening: EventMessage[], happened: readonly Happened[]): Tick[] {
  const ticks: Tick[] = [];
  for (const { position, event } of linesOf(opening, happened)) {
    if (event.id === "decade") ticks.push({ position, decade: `${event.facts.year}` });
    else if (event.id === "decade-begins") ticks.push({ position, decade: ROMAN[event.facts.decade - 1]! });
  }
  return ticks;
}

/** What happened since a seat's last turn. */
export interface SinceTurn {
  /** Where that turn ended. */
  position: number;
  /** The move that ended it, for what it brought about came afterwards, and those of the others. */
  happened: Happened[];
  /** How many moves others made. */
  count: number;
}

/** For the seat whose eyes look; the moves of its present turn are no news to it. */
export function sinceMyTurn(
  happened: readonly Happened[],
  { seat, decision, undoable, position }: Pick<Position, "seat" | "decision" | "undoable" | "position">,
): SinceTurn | null {
  if (seat === null) return null;
  // A position may be known before the moves that led to it are.
  const now = Math.min(happened.length, position - (decision?.seat === seat ? undoable : 0));
  let ended = now;
  while (ended > 0 && happened[ended - 1]!.seat !== seat) ended -= 1;
  return { position: ended, happened: happened.slice(Math.max(0, ended - 1), now), count: now - ended };
}

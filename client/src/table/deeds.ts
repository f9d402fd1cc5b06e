import type { EventMessage, Happened } from "$made/messages";
import { CALL, reached, type Scene } from "./scenes.svelte";

/** Events with which the game goes on by itself: what a move brought about itself comes before them. */
const GOES_ON: readonly EventMessage["id"][] = [
  "contract-at-limit",
  "contract-rose",
  "decade",
  "decade-begins",
  "decade-ends",
  "distribution-faded",
  "economy",
  "end-of-decade",
  "event",
  "excluded",
  "final-place",
  "final-scoring",
  "final-value",
  "home-market",
  "marker-drawn",
  "poorest-chooses",
  "production",
  "production-cost",
  "round",
  "running-cost",
  "sale",
  "share-rose",
  "sold",
  "start-player",
  "tie-broken",
  "tie-won",
  "value-rose",
];
/** Those after which the turns of another cycle are told. */
const CYCLES: readonly EventMessage["id"][] = ["economy", "end-of-decade", "round"];
/** What a turn begins with: what was chosen to do, and where. */
const OPENINGS: readonly EventMessage["id"][] = ["acted", "passed", "placed", "reused"];
/** What goes on between the cycles of two decades, and what ends that. */
const BETWEEN: readonly EventMessage["id"][] = ["end-of-decade", "event"];
const BETWEEN_ENDS: readonly EventMessage["id"][] = ["decade", "economy", "production"];
/** What an automated opponent's turn begins and ends with. */
const DRAWN = "marker-drawn";
const MOVED_ON = "disc-moved";
/** Money that is paid says nothing of its own. */
const SILENT: readonly EventMessage["id"][] = ["paid"];

/** What a move brought about itself, and what went on by itself then. */
function parted({ events }: Happened): { own: EventMessage[]; rest: EventMessage[] } {
  const first = events.findIndex(({ id }) => GOES_ON.includes(id));
  return first < 0 ? { own: events, rest: [] } : { own: events.slice(0, first), rest: events.slice(first) };
}

export function telling(events: readonly EventMessage[]): EventMessage[] {
  return events.filter(({ id }) => !SILENT.includes(id));
}

/** The event that says what a turn was about: a marker and its space, or an action. */
export function openingOf(events: readonly EventMessage[]): EventMessage | undefined {
  return events.find(({ id }) => OPENINGS.includes(id));
}

/** A step of the history: a move that changed something, with those that belong to it. */
export interface Deed {
  /** Whose it was; null if the game went on by itself. */
  seat: number | null;
  /** The position before it, the one where it stands, and the last one that belongs to it. */
  from: number;
  position: number;
  last: number;
  events: EventMessage[];
}

/** The moves as steps: a marker with its first use, and payments and the ends of steps with what they end. */
export function deedsOf(happened: readonly Happened[]): Deed[] {
  const deeds: Deed[] = [];
  for (const move of happened) {
    const { seat, position } = move;
    const { own, rest } = parted(move);
    const before = deeds.at(-1);
    // A marker alone is half a move.
    const begun = before !== undefined && before.seat === seat && telling(before.events).every(({ id }) => OPENINGS.includes(id));
    const says = telling(own).length > 0;
    if (begun && (says || own.length > 0)) {
      before.events.push(...own, ...rest);
      before.position = before.last = position;
    } else if (says) {
      deeds.push({ seat, from: position - 1, position, last: position, events: [...own, ...rest] });
    } else if (rest.length > 0) {
      deeds.push({ seat: null, from: position - 1, position, last: position, events: rest });
    } else if (before !== undefined) {
      before.events.push(...own);
      before.last = position;
    }
  }
  return deeds;
}

/** The step that a position belongs to; undefined before the first. */
export function deedAt(deeds: readonly Deed[], place: number): Deed | undefined {
  return deeds.findLast(({ from }) => from < place);
}

/** The next place to look at on the way back or forward: the beginning, a step, or the last position. */
export function stepFrom(deeds: readonly Deed[], place: number, way: -1 | 1, last: number): number {
  const places = [0, ...deeds.map(({ position }) => position)];
  return way < 0 ? (places.findLast((one) => one < place) ?? 0) : (places.find((one) => one > place) ?? last);
}

/** The place to look at for a wish: the nearest one towards which the hand moves. */
export function stopAt(deeds: readonly Deed[], wanted: number, from: number, last: number): number {
  if (wanted <= 0 || wanted >= last) return Math.max(0, Math.min(wanted, last));
  return wanted < from ? stepFrom(deeds, wanted + 1, -1, last) : stepFrom(deeds, wanted - 1, 1, last);
}

/** What somebody did in one turn. */
export interface Turn {
  kind: "turn";
  /** Whose; null for those who play without a seat. */
  seat: number | null;
  /** The position before it, the one in which it has done all it did, and the last one that belongs to it. */
  from: number;
  to: number;
  last: number;
  /** Where it ends among all that is told: one move may bring about a turn and a production. */
  end: number;
  events: EventMessage[];
  /** What asked for it between two decades: an event, or the end of the first; null in a cycle. */
  moment: EventMessage | null;
  /** Whether it was ended by a move of its own. */
  ended: boolean;
  /** Turns with the same number were taken before the same production. */
  cycle: number;
}

/** A production, told as a scene as soon as it is known who is called. */
export interface Sale {
  kind: "sale";
  scene: Scene;
  last: number;
  end: number;
  cycle: number;
}

const END = "end turn";

/** What happened as turns and productions, in their order. What is answered in a production belongs to it. */
export function turnsOf(happened: readonly Happened[], scenes: readonly Scene[]): (Turn | Sale)[] {
  const told: (Turn | Sale)[] = [];
  let now = null as Turn | null;
  let cycle = 0;
  let moment: EventMessage | null = null;
  for (const move of happened) {
    const { seat, position } = move;
    const { own, rest } = parted(move);
    const answered = scenes.some(({ begun, over }) => position > begun && position <= (over ?? Infinity));
    if (answered) now = null;
    else {
      if (now?.seat !== seat) {
        now = { kind: "turn", seat, from: position - 1, to: position - 1, last: position, end: position, events: [], moment, ended: false, cycle };
        told.push(now);
      }
      now.events.push(...own);
      now.last = now.end = position;
      if (rest.length === 0 || telling(own).length > 0) now.to = position;
      if (move.move === END || rest.length > 0) {
        now.ended = true;
        now = null;
      }
    }
    const drawn = rest.findIndex(({ id }) => id === DRAWN);
    const scene = scenes.find((one) => reached(one, CALL) === position);
    if (drawn >= 0) {
      const events = rest.slice(drawn, rest.findIndex(({ id }) => id === MOVED_ON) + 1);
      told.push({ kind: "turn", seat: null, from: position - 1, to: position - 1, last: position, end: position + .25, events, moment: null, ended: true, cycle });
    }
    if (scene !== undefined) told.push({ kind: "sale", scene, last: position, end: position + .5, cycle });
    if (rest.some(({ id }) => CYCLES.includes(id))) cycle += 1;
    const head = rest.findLast(({ id }) => BETWEEN.includes(id) || BETWEEN_ENDS.includes(id));
    if (head !== undefined) moment = BETWEEN.includes(head.id) ? head : null;
  }
  // One that has only begun may yet do something.
  return told.filter((one) => saysSomething(one) || (one === told.at(-1) && one.kind === "turn" && !one.ended));
}

/** Whether there is anything to tell: who declines what they are asked changes nothing. */
export function saysSomething(one: Turn | Sale): boolean {
  return one.kind === "sale" || telling(one.events).length > 0;
}

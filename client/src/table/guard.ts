import { still } from "$src/pieces/moving";

/** Milliseconds in which a press is not meant for what has just come to lie there. */
const MEANT = 500;
/** Pixels within which a hand rests. */
const RESTS = 12;
/** Milliseconds for which something that was pressed in vain is dim, and how much. */
const DIMS = 150;
const DIM = .45;

/** A press on something that plays. */
export interface Press {
  x: number;
  y: number;
  time: number;
  /** What it means: the move, or the button and its words. */
  what: string;
  /** How many presses at one place this is the last of. */
  count: number;
  /** Whether it only leads on, which may be done in any haste. */
  leads: boolean;
}

/** No wrong click: what appears under a resting hand is not played before the hand moved or a moment passed. */
export class Guard {
  private changed = -Infinity;
  private last: Press | null = null;
  private moved = false;

  /** The table says something else now. */
  change(time: number): void {
    this.changed = time;
    this.moved = false;
  }

  /** The hand is here. */
  move(x: number, y: number): void {
    if (this.last !== null && far(this.last, x, y)) this.moved = true;
  }

  /** Whether a press is not meant; one that is meant is remembered. */
  refuses(press: Press): boolean {
    const { last } = this;
    const rests = last !== null && !this.moved && !far(last, press.x, press.y);
    const again = rests && !press.leads && press.count > 1 && press.time - last.time < MEANT;
    // However often somebody clicks in haste, it is one click.
    if (again) this.last = { ...last, time: press.time };
    const another = rests && !press.leads && press.time - this.changed < MEANT && press.what !== last.what;
    if (again || another) return true;
    this.last = press;
    this.moved = false;
    return false;
  }
}

function far({ x, y }: Press, toX: number, toY: number): boolean {
  return Math.hypot(toX - x, toY - y) > RESTS;
}

/** What plays when it is pressed. */
const PLAYS = '[data-move], [data-moves]:not([data-moves=""]), [data-plays]';

/** What leads on to what plays. */
const LEADS = "[data-leads]";

/** Something was pressed, and it is not meant: it says so by a short dim. */
export function dim({ target }: MouseEvent): void {
  const thing = target instanceof Element ? target.closest(`${PLAYS}, ${LEADS}`) : null;
  if (!still()) thing?.animate([{ opacity: DIM }, { opacity: 1 }], DIMS);
}

/** The press that a click is, if it is one on something that plays or leads there; keys and scripts rest on nothing. */
export function pressOf(event: MouseEvent): Press | null {
  const thing = event.target instanceof Element ? event.target.closest<HTMLElement>(`${PLAYS}, ${LEADS}`) : null;
  if (thing === null || event.detail === 0) return null;
  const { move, moves, test } = thing.dataset;
  const what = move ?? moves ?? `${test} ${thing.textContent}`;
  return { x: event.clientX, y: event.clientY, time: event.timeStamp, what, count: event.detail, leads: thing.matches(LEADS) };
}

import { onDestroy } from "svelte";
import type { MoveMessage } from "$made/messages";
import { patterns, type About } from "./about";
import type { Subject } from "./explaining.svelte";
import type { Session } from "./session.svelte";

/** Milliseconds that one points at something impossible before the server is asked why. */
const WONDERED = 250;

/** Where the mouse was seen last on something that can be pointed at. */
let seen = "";

/** Whether a hand has moved the mouse here: a page that changes under it leaves it where it was. */
export function byHand({ pointerType, clientX, clientY }: Pick<PointerEvent, "pointerType" | "clientX" | "clientY">): boolean {
  if (pointerType !== "mouse") return false;
  const here = `${clientX} ${clientY}`;
  const moved = here !== seen;
  seen = here;
  return moved;
}

/** Pointing at one thing, by hand or by focus: its only move is previewed, or it is asked why not. */
export class Pointing {
  // Plain values: a thing is also left when it vanishes, and then nothing derived may be asked.
  private timer = 0;
  private previewing = false;
  private under = false;

  constructor(
    private readonly session: Session,
    private readonly legal: () => MoveMessage[],
    private readonly about: () => About,
    private readonly onpoint: () => void = () => undefined,
    /** What is told of the thing, if it is explained. */
    private readonly subject?: () => Subject | null,
  ) {
    // Who points at something that vanishes does not wonder about it any more.
    onDestroy(() => this.hold());
  }

  /** By hand and by focus at once it is still pointed at once. */
  readonly point = (): void => {
    this.hold();
    if (this.subject) this.session.explaining.point(this.subject);
    const moves = this.legal();
    if (moves.length === 1) {
      this.onpoint();
      this.previewing = true;
      this.session.choice.point(moves[0]!);
    } else if (moves.length === 0 && patterns(this.about()).length > 0) {
      this.timer = window.setTimeout(this.wonder, WONDERED);
    }
  };

  readonly wonder = (): void => {
    void this.session.reason.ask(this.about());
  };

  /** What came to lie under a resting hand was not pointed at. */
  readonly move = (event: PointerEvent): void => {
    if (!byHand(event) || this.under) return;
    this.under = true;
    this.point();
  };

  /** Neither pointed at nor about to be asked for, because it is clicked. */
  hold(): void {
    clearTimeout(this.timer);
    if (this.subject) this.session.explaining.leave();
  }

  /** A refusal stays to be read until something else is pointed at. */
  readonly leave = (): void => {
    this.hold();
    this.under = false;
    if (this.previewing) this.session.choice.point(null);
    this.previewing = false;
  };
}

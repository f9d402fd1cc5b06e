import type { Position } from "$made/messages";
import { marked, unmark } from "$src/pieces/moving";
import { deedAt, type Deed } from "./deeds";
import { Latest } from "./latest";
import type { Session } from "./session.svelte";

/** Looking at an earlier position instead of the present one. */
export class Lookback {
  past = $state.raw<Position | null>(null);
  /** What was before it, for a moment, so that what changed is seen to change. */
  private base = $state.raw<Position | null>(null);
  private sought: number | null = null;
  private readonly latest: Latest;

  constructor(private readonly session: Session) {
    this.latest = new Latest((error) => {
      this.sought = null;
      session.tell(error);
    });
  }

  /** The place that is looked at, or asked for: keys may be faster than the server. */
  get place(): number {
    return this.sought ?? this.session.place;
  }

  /** What the board shows of the past. */
  get shown(): Position | null {
    return this.base ?? this.past;
  }

  /** The step of the history that is looked at; undefined at the beginning, and at the present. */
  get deed(): Deed | undefined {
    return this.past === null ? undefined : deedAt(this.session.deeds, this.past.position);
  }

  /** Look at the position after so many moves; the present one if there are no more. */
  async look(place: number | null): Promise<void> {
    const { live, choice, positions, following, deeds, scenes, stage } = this.session;
    choice.clear();
    if (stage.scene !== scenes.at(place ?? live?.position ?? 0)) stage.close();
    this.latest.drop();
    this.sought = null;
    following.hold("past", place !== null);
    if (place === null || live === null || place >= live.position) {
      unmark();
      this.base = null;
      following.hold("past", false);
      this.past = null;
      return;
    }
    this.sought = Math.max(0, place);
    // What the move changed is marked: so what was before it is asked for, too.
    const from = deedAt(deeds, this.sought)?.from ?? 0;
    const found = await this.latest.ask(Promise.all([positions.ask(from), positions.ask(this.sought)]));
    if (found === null) return;
    this.sought = null;
    const [before, after] = found;
    if (before === null || after === null) return;
    this.past = after;
    await marked(
      () => (this.base = before),
      () => (this.base = null),
    );
  }
}

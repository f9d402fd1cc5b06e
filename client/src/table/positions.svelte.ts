import { SvelteMap } from "svelte/reactivity";
import type { Position } from "$made/messages";
import { history } from "$src/api/server";
import type { Session } from "./session.svelte";

/** How many positions are kept. */
const MOST = 60;

/** Positions of the game by their places, as my eyes see them: what was told or asked for once is kept. */
export class Positions {
  private readonly kept = new SvelteMap<number, Position>();
  // Nobody looks at what is only asked for.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly asked = new Map<number, Promise<Position | null>>();

  constructor(private readonly session: Session) {}

  /** A position that is there already. */
  at(place: number): Position | undefined {
    return this.kept.get(place);
  }

  keep(position: Position): void {
    this.kept.delete(position.position);
    this.kept.set(position.position, position);
    for (const place of this.kept.keys()) {
      if (this.kept.size <= MOST) break;
      this.kept.delete(place);
    }
  }

  /** A position, asked for if it is not there; null if it can't be had. */
  async ask(place: number): Promise<Position | null> {
    const found = this.kept.get(place);
    if (found !== undefined) return found;
    let asking = this.asked.get(place);
    if (asking === undefined) {
      const { id, live } = this.session;
      asking = this.session.attempt(history.position(id, place, live?.seat ?? undefined));
      this.asked.set(place, asking);
    }
    const position = await asking;
    // What was taken back meanwhile is another position now.
    if (this.asked.get(place) === asking) {
      this.asked.delete(place);
      if (position !== null) this.keep(position);
    }
    return position;
  }

  /** Those after a place are others now: something was taken back, or other eyes look. */
  forget(after = -1): void {
    for (const place of [...this.kept.keys()]) if (place > after) this.kept.delete(place);
    this.asked.clear();
  }
}

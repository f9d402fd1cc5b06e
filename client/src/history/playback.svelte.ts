import type { Session } from "$src/table/session.svelte";

/** Milliseconds that one position is shown, at least and at most, and that all take together. */
const SHORTEST = 350;
const LONGEST = 1200;
const TOGETHER = 15_000;

export function pause(steps: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, TOGETHER / steps));
}

/** Moves played back one after another, until the last or until somebody stops it. */
class Playback {
  running = $state(false);
  private ticket = 0;

  /** Show the positions from one to another; the last one is the present if nothing came after. */
  async play(session: Session, from: number, to: number): Promise<void> {
    const ticket = ++this.ticket;
    this.running = true;
    const stops = session.deeds.map(({ position }) => position).filter((place) => place > from && place < to);
    const places = [from, ...stops, to];
    for (const place of places) {
      await session.lookback.look(place);
      if (ticket !== this.ticket) return;
      await new Promise((done) => setTimeout(done, pause(places.length)));
      if (ticket !== this.ticket) return;
    }
    this.running = false;
  }

  stop(): void {
    this.ticket += 1;
    this.running = false;
  }
}

export const playback = new Playback();

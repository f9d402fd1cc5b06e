import { settings } from "$src/settings.svelte";
import { CALL, reached, type Scene } from "$src/table/scenes.svelte";
import type { Session } from "$src/table/session.svelte";

/** Milliseconds that one position is shown, at least and at most, and that all take together. */
const SHORTEST = 350;
const LONGEST = 1200;
const TOGETHER = 15_000;

export function pause(steps: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, TOGETHER / steps));
}

/** Moves played back one after another, until the last or until somebody stops it; productions with their scenes. */
class Playback {
  running = $state(false);
  private ticket = 0;
  /** Closes the production that is shown meanwhile. */
  private close = (): void => {};

  /** Show the positions from one to another; the last one is the present if nothing came after. */
  async play(session: Session, from: number, to: number): Promise<void> {
    this.stop();
    const ticket = this.ticket;
    const stopped = () => ticket !== this.ticket;
    this.running = true;
    this.close = () => session.stage.close();
    const told = toTell(session.scenes.all);
    const stops = [...session.deeds.map(({ position }) => position), ...told.map(({ begun }) => begun)].filter((place) => place > from && place < to);
    const places = [...new Set([from, ...stops.toSorted((one, other) => one - other), to])];
    for (const place of places) {
      await session.lookback.look(place);
      if (stopped()) return;
      const scene = place === from ? undefined : toTell(told).find(({ begun }) => begun === place);
      if (scene !== undefined) {
        // At the present nothing comes after it, and what it asks can be answered.
        if (session.lookback.past === null) this.running = false;
        await session.stage.open(scene);
        if (stopped() || !this.running) return;
      }
      await new Promise((done) => setTimeout(done, pause(places.length)));
      // Somebody may be looking at a production.
      while (!stopped() && session.stage.scene !== null) await session.stage.gone;
      if (stopped()) return;
    }
    this.running = false;
  }

  stop(): void {
    const { running } = this;
    this.ticket += 1;
    this.running = false;
    if (running) this.close();
  }
}

/** Those productions that are shown; none if they are always skipped. */
function toTell(scenes: readonly Scene[]): Scene[] {
  return settings.scene === "skip" ? [] : scenes.filter((scene) => reached(scene, CALL) !== null);
}

export const playback = new Playback();

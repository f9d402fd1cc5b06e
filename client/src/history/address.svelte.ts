import { untrack } from "svelte";
import { go, route } from "$src/router.svelte";
import type { Session } from "$src/table/session.svelte";
import { playback } from "./playback.svelte";

/** The keys with which one goes through a production, or to its buttons. */
const OF_SCENES = ["Enter", " ", ",", ".", "s", "S", "Tab", "Shift"];

/**
 * Keep the address and the position that is looked at together, and go to the end of the game when
 * it comes. Called once while the frame of a table is made.
 */
export function keepAddress(session: Session): void {
  const table = `/t/${session.id}`;
  const place = () => session.lookback.past?.position ?? null;
  const asked = () => {
    const here = route();
    return here.page === "table" && !here.end ? here.position : undefined;
  };

  // Another address was opened; the end has no position.
  $effect(() => {
    const position = asked();
    if (position === undefined || session.live === null) return;
    untrack(() => {
      if (position === place()) return;
      playback.stop();
      void session.lookback.look(position).then(() => {
        if (session.lookback.past === null && asked() === position) go(table, true);
      });
    });
  });

  // Another position is looked at.
  let before: number | null = null;
  $effect(() => {
    const now = place();
    if (now === before) return;
    before = now;
    untrack(() => go(now === null ? table : `${table}/${now}`, true));
  });

  // The note of a lesson has the last word at the table itself.
  let over: boolean | undefined;
  $effect(() => {
    const ends = session.live?.over;
    if (over === false && ends && session.lesson === null) untrack(() => go(`${table}/end`));
    over = ends;
  });

  // Any key stops what is played back, and does nothing else then; a production has its own keys.
  $effect(() => {
    const stop = (event: KeyboardEvent): void => {
      if (!playback.running || (session.stage.scene !== null && OF_SCENES.includes(event.key))) return;
      playback.stop();
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", stop, { capture: true });
    return () => {
      removeEventListener("keydown", stop, { capture: true });
      playback.stop();
    };
  });
}

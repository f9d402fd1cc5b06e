import type { Session } from "$src/table/session.svelte";

/** A moment of a game, as far as it concerns me. */
export interface Moment {
  /** The last entry of the log. */
  number: number;
  /** Whether I must decide. */
  mine: boolean;
  /** Whether I made the last move. */
  byMe: boolean;
}

export function momentOf(session: Session): Moment | null {
  const { live, mine, happened } = session;
  if (live === null) return null;
  const last = happened.at(-1);
  return {
    number: live.number,
    mine: !live.over && live.decision !== null && mine.includes(live.decision.seat),
    byMe: last !== undefined && mine.includes(last.seat),
  };
}

/** Whether my turn begins: others have played, and now I must decide. What I play myself begins nothing. */
export function begins(before: Moment | null, now: Moment): boolean {
  return before !== null && now.mine && now.number > before.number && !(before.mine && now.byMe);
}

/** Whether my turn has ended: it is another's, or was until just now. */
export function ends(before: Moment | null, now: Moment): boolean {
  return before !== null && before.mine && now.number > before.number && !(now.mine && now.byMe);
}

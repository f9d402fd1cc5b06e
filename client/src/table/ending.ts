import type { DecisionMessage } from "$made/messages";
import { look } from "$src/api/server";
import type { Session } from "./session.svelte";

/** Moves that end my turn without doing any more, and the questions that they leave unanswered. */
export interface Way {
  moves: string[];
  leaves: DecisionMessage[];
}

/** More questions than any turn asks. */
const FARTHEST = 12;

/** The way to the end of my turn; null if something must be decided first. */
export async function wayToEnd(session: Session): Promise<Way | null> {
  const { live, passing } = session;
  let asked = session.decision;
  const way: Way = { moves: [], leaves: [] };
  while (live !== null && asked !== null && asked.seat === live.seat && way.moves.length < FARTHEST) {
    const end = asked.moves.find((move) => move.kind === "end-turn");
    const next = end ?? asked.moves.find((move) => move.kind === "done");
    if (next === undefined) return null;
    way.leaves.push(asked);
    way.moves.push(next.text);
    if (end !== undefined) return way;
    const form = { seat: asked.seat, moves: way.moves, number: live.number };
    const ahead = await session.attempt(look.preview(session.id, form, passing));
    if (ahead === null || ahead.stopped !== null) return null;
    asked = ahead.now.decision;
  }
  return null;
}

/** Play several moves, each as the answer to what the one before it led to; whether all were played. */
export async function playAll(session: Session, moves: readonly string[]): Promise<boolean> {
  for (const move of moves) {
    const before = session.live?.number;
    await session.turn.play(move);
    if (session.live?.number === before) return false;
  }
  return true;
}

import type { TableMessage } from "$made/messages";
import { play, tables } from "$src/api/server";
import type { Session } from "./session.svelte";

/** What needs the leave of everybody else who plays: taking back more than my own turn, giving up. */
export type Vote = "take-back" | "give-up";

/** Whether I may ask to go back to a position: one of my seats plays, and nobody else asks. */
export function mayAsk({ live, table, mine, lookback }: Session, position: number): boolean {
  if (live === null || live.over || live.seat === null || lookback.past !== null) return false;
  const asking = table?.take_back ?? null;
  if (asking !== null && !mine.includes(asking.seat)) return false;
  return position < live.position && mine.includes(live.seat);
}

export async function askFor(session: Session, position: number): Promise<void> {
  const { id, live } = session;
  const seat = live?.seat ?? null;
  if (live === null || seat === null) return;
  await settle(session, play.askTakeBack(id, { seat, position, number: live.number }));
}

/** Ask the others to give the game up; if nobody else plays, it is. */
export async function giveUp(session: Session): Promise<void> {
  const seat = session.mine[0];
  if (seat !== undefined) await settle(session, tables.giveUp(session.id, { seat }));
}

/** Agree or not to what somebody asks for. */
export async function answer(session: Session, vote: Vote, agree: boolean): Promise<void> {
  const { id, table } = session;
  const position = table?.take_back?.position ?? 0;
  await settle(session, vote === "take-back" ? play.answerTakeBack(id, { agree, position }) : tables.answerGiveUp(id, { agree }));
}

/** Ask for it no longer. */
export async function withdraw(session: Session, vote: Vote): Promise<void> {
  await settle(session, vote === "take-back" ? play.withdrawTakeBack(session.id) : tables.withdrawGiveUp(session.id));
}

async function settle(session: Session, request: Promise<TableMessage>): Promise<void> {
  session.notice = "";
  session.table = (await session.attempt(request)) ?? session.table;
}

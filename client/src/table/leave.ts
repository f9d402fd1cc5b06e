import type { TableMessage } from "$src/api/messages";
import { play } from "$src/api/server";
import type { Session } from "./session.svelte";

/** Taking back more than my own turn: with the leave of everybody else who plays. */

/** Whether I may ask to go back to a position: one of my seats plays, and nobody else asks. */
export function mayAsk({ live, table, mine, past }: Session, position: number): boolean {
  if (live === null || live.over || live.seat === null || past !== null) return false;
  const asking = table?.take_back ?? null;
  if (asking !== null && !mine.includes(asking.seat)) return false;
  return position < live.position && mine.includes(live.seat);
}

export async function askFor(session: Session, position: number): Promise<void> {
  const { id, live } = session;
  const seat = live?.seat ?? null;
  if (live === null || seat === null) return;
  await settle(session, () => play.askTakeBack(id, { seat, position, number: live.number }));
}

export async function answer(session: Session, agree: boolean): Promise<void> {
  const request = session.table?.take_back;
  if (!request) return;
  await settle(session, () => play.answerTakeBack(session.id, { agree, position: request.position }));
}

export async function withdraw(session: Session): Promise<void> {
  await settle(session, () => play.withdrawTakeBack(session.id));
}

async function settle(session: Session, request: () => Promise<TableMessage>): Promise<void> {
  session.notice = "";
  try {
    session.table = await request();
  } catch (error) {
    session.tell(error);
  }
}

import type { MoveForm, Update } from "$made/messages";

/**
 * What becomes of a move that could not be sent, when the server tells where the game stands: it is
 * sent if nothing has happened, it was played after all, or something else came first.
 */
export function afterwards(form: MoveForm, { now, happened }: Update): "send" | "played" | "overtaken" {
  if (now.number === form.number) return "send";
  const next = happened.find((move) => move.number === form.number + 1);
  return next?.move === form.move && next.seat === form.seat ? "played" : "overtaken";
}

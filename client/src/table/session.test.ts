import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "./session.svelte";
import { at, leadsTo, leave, PASS, Server, sit, Socket } from "$tests/session";

const PREVIEW = "/api/tables/t/preview";
const WHY_NOT = "/api/tables/t/why-not";
let server: Server;
let session: Session;

beforeEach(async () => {
  server = new Server();
  session = await sit(server);
});
afterEach(() => leave(session));

const previews = () => server.asked.filter(({ path }) => path === PREVIEW).length;

test("what a chosen move would lead to is asked for once, and gone when the game goes on", async () => {
  server.answers[PREVIEW] = () => Response.json(leadsTo(1));
  await session.choice.choose(PASS);
  await session.choice.choose(PASS);
  expect([session.choice.chosen, session.would?.number, previews()]).toEqual([PASS, 1, 1]);
  Socket.last.tell(1);
  expect([session.choice.chosen, session.would]).toEqual([null, null]);
});

test("what is pointed at is previewed after a moment, and not when it was left before", async () => {
  server.answers[PREVIEW] = () => Response.json(leadsTo(1));
  session.choice.point(PASS);
  session.choice.point(null);
  await vi.advanceTimersByTimeAsync(1000);
  expect([session.choice.previewed, previews()]).toEqual([null, 0]);
  session.choice.point(PASS);
  await vi.advanceTimersByTimeAsync(1000);
  expect([session.choice.previewed, previews()]).toEqual([PASS, 1]);
});

test("moves that decide different things are chosen together, looked at together and left one by one", async () => {
  server.answers[PREVIEW] = () => Response.json(leadsTo(1));
  const price = (good: string, pounds: number) => ({ text: `price ${good} ${pounds}`, kind: "price", facts: { good, pounds } });
  const end = session.choice.together((move) => (move.kind === "price" ? String(move.facts.good) : null));
  await session.choice.choose(price("food", 6));
  await session.choice.choose(price("lamps", 8));
  await session.choice.choose(price("food", 7));
  expect(session.choice.all.map((move) => move.text)).toEqual(["price lamps 8", "price food 7"]);
  expect(JSON.parse(String(server.bodies.at(-1))).moves).toEqual(["price lamps 8", "price food 7"]);
  session.choice.drop({ kind: "price", good: "food" });
  expect(session.choice.all.map((move) => move.text)).toEqual(["price lamps 8"]);
  await session.choice.choose(PASS);
  expect(session.choice.all).toEqual([PASS]);
  end();
  expect(session.choice.joining(price("food", 6))).toBe(false);
});

test("a look at what would be ends without a word when a move is sent", async () => {
  const looking = session.choice.choose(PASS);
  expect(session.choice.pending).toBe(true);
  void session.turn.play("pass");
  await looking;
  expect([session.choice.pending, session.choice.preview, session.notice]).toEqual([false, null, ""]);
});

test("a click that leaves several moves narrows the choice to them", async () => {
  const moves = [PASS, { ...PASS, text: "done" }];
  await session.choice.click(moves);
  expect([session.choice.open, session.choice.among({ kind: "pass" })]).toEqual([moves, moves]);
});

test("of several reasons why not the most telling is kept, and none when it comes too late", async () => {
  const refusals = ["not-asked", "no-factory"].map((error) => ({ move: "hire", refusal: { error, message: "" } }));
  server.answers[WHY_NOT] = () => Response.json(refusals);
  await session.reason.ask({ kind: "hire" });
  expect(session.reason.refused?.error).toBe("no-factory");
  const asking = session.reason.ask({ kind: "hire" });
  session.choice.clear();
  await asking;
  expect(session.reason.refused).toBeNull();
});

test("who looks back sees the last position that was asked for, and chooses nothing there", async () => {
  Socket.last.tell(1);
  Socket.last.tell(2);
  for (const place of [0, 1]) server.answers[`/api/tables/t/positions/${place}?seat=0`] = () => Response.json(at(place));
  const first = session.lookback.look(0);
  expect(session.lookback.place).toBe(0);
  await Promise.all([first, session.lookback.look(1)]);
  expect([session.now?.position, session.decision, session.moves]).toEqual([1, null, []]);
  await session.lookback.look(null);
  expect(session.now?.position).toBe(2);
});

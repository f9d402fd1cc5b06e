import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Unreachable } from "$src/api/http";
import type { Session } from "./session.svelte";
import { at, leave, Server, sit, Socket } from "$tests/session";

let server: Server;
let session: Session;

beforeEach(async () => {
  server = new Server();
  server.answers["/api/tables/t/moves"] = () => new Response(null, { status: 204 });
  session = await sit(server);
});
afterEach(() => leave(session));

const sent = () => server.asked.filter(({ path }) => !path.includes("history"));

test("where my move leads is told by the socket alone", async () => {
  const playing = session.turn.play("pass");
  await vi.advanceTimersByTimeAsync(10);
  // Nobody may move again before it is told.
  expect([session.live?.number, session.turn.busy]).toEqual([0, true]);
  Socket.last.tell(1);
  await playing;
  expect([session.live?.number, session.turn.busy, session.happened.length]).toEqual([1, false, 1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual([{ path: "/api/tables/t/moves", prefer: "return=minimal" }]);
});

test("the socket may be quicker than the answer", async () => {
  server.answers["/api/tables/t/moves"] = () => {
    Socket.last.tell(1);
    return new Response(null, { status: 204 });
  };
  await session.turn.play("pass");
  expect([session.live?.number, session.turn.busy]).toEqual([1, false]);
  expect(sent()).toHaveLength(1);
});

test("where the socket is away, the answer has the position", async () => {
  server.answers["/api/tables/t/moves"] = () => Response.json(at(1));
  Socket.last.onclose({ code: 1006 });
  await session.turn.play("pass");
  expect(session.live?.number).toBe(1);
  expect(sent()).toEqual([{ path: "/api/tables/t/moves", prefer: null }]);
});

test("a socket that says nothing is not waited for for ever", async () => {
  server.answers["/api/tables/t/position"] = () => Response.json(at(1));
  const playing = session.turn.play("pass");
  await vi.advanceTimersByTimeAsync(2000);
  await playing;
  expect([session.live?.number, session.turn.busy]).toEqual([1, false]);
  // What it tells at last belongs to the log.
  Socket.last.tell(1);
  expect(session.happened.map(({ move }) => move)).toEqual(["pass"]);
});

test("a socket that is lost meanwhile is not waited for", async () => {
  server.answers["/api/tables/t/position"] = () => Response.json(at(1));
  const playing = session.turn.play("pass");
  await vi.advanceTimersByTimeAsync(10);
  Socket.last.onclose({ code: 1006 });
  await playing;
  expect(session.live?.number).toBe(1);
});

test("if the answer is lost, the socket tells after all", async () => {
  server.answers["/api/tables/t/moves"] = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
  await session.turn.play("pass");
  expect([session.live?.number, session.notice === "", session.turn.busy]).toEqual([0, false, false]);
  await comeBack(1);
  expect([session.live?.number, session.happened.length]).toEqual([1, 1]);
  // It was played: it is not sent again.
  expect([sent().length, session.notice]).toEqual([1, ""]);
});

/** The socket that is opened anew tells how far the log is. */
async function comeBack(number: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(400);
  Socket.last.onopen();
  Socket.last.tell(number);
  await vi.advanceTimersByTimeAsync(1500);
}
const moves = () => server.asked.filter(({ path }) => path.endsWith("/moves")).length;
const lost = (): never => {
  throw new TypeError("Failed to fetch");
};

test("a move that could not be sent is sent once when the server is back", async () => {
  server.answers["/api/tables/t/moves"] = lost;
  const first = Socket.last;
  await session.turn.play("pass");
  expect([session.connection, session.turn.waiting?.move]).toEqual(["away", "pass"]);
  // What else is not answered meanwhile hides that from nobody.
  const told = session.notice;
  await session.attempt(Promise.reject(new Unreachable()));
  expect(session.notice).toBe(told);
  expect(session.notice).not.toBe("");
  server.answers["/api/tables/t/moves"] = () => {
    Socket.last.tell(1);
    return new Response(null, { status: 204 });
  };
  await comeBack(0);
  expect(Socket.last).not.toBe(first);
  expect([session.live?.number, session.notice, session.turn.waiting]).toEqual([1, "", null]);
  expect(sent()).toHaveLength(2);
});

test("it is given back if something else came first, or the server does not answer again", async () => {
  server.answers["/api/tables/t/moves"] = lost;
  await session.turn.play("pass");
  const before = session.notice;
  await comeBack(2);
  expect([moves(), session.turn.waiting, session.live?.number]).toEqual([1, null, 2]);
  expect(["", before]).not.toContain(session.notice);
  await session.turn.play("pass");
  await comeBack(2);
  expect([moves(), session.turn.waiting, session.turn.busy]).toEqual([3, null, false]);
  expect(["", before]).not.toContain(session.notice);
});

test("a socket that is silent is lost, and another one is opened", async () => {
  const first = Socket.last;
  await vi.advanceTimersByTimeAsync(6000);
  first.onmessage({ data: '{"type":"beat"}' });
  await vi.advanceTimersByTimeAsync(6000);
  expect([session.connection, Socket.last === first]).toEqual(["live", true]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.connection).toBe("away");
  await vi.advanceTimersByTimeAsync(400);
  expect(Socket.last).not.toBe(first);
  Socket.last.onopen();
  expect(session.connection).toBe("live");
});

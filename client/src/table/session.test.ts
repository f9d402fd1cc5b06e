import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Position, Update } from "$src/api/messages";
import type { Session } from "./session.svelte";

/** The socket that a session has opened, as its server holds it. */
class Socket {
  static readonly CLOSED = 3;
  static last: Socket;
  onopen = (): void => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly url: string) {
    Socket.last = this;
  }
  close(): void {}
  tell(number: number): void {
    const happened = number === 0 ? [] : [{ number, position: number, seat: 0, move: "pass", events: [] }];
    const update = { type: "update", table: "t", since: Math.max(0, number - 1), happened, now: at(number) };
    this.onmessage({ data: JSON.stringify(update as unknown as Update) });
  }
}

function at(number: number): Position {
  const decision = { seat: 0, question: "turn", facts: {}, moves: [{ text: "pass", kind: "pass", facts: {} }] };
  return { table: "t", number, position: number, seat: 0, over: false, decision, undoable: number } as unknown as Position;
}

/** What the session has asked for, and what it is answered: nothing, as long as nobody says. */
let asked: { path: string; prefer: string | null }[] = [];
let answers: Record<string, () => Response> = {};
let session: Session;

function fetched(path: string, sent: RequestInit): Promise<Response> {
  asked.push({ path, prefer: new Headers(sent.headers).get("prefer") });
  const answer = answers[path];
  return answer ? Promise.resolve(answer()) : new Promise(() => {});
}

beforeEach(async () => {
  asked = [];
  answers = { "/api/tables/t/moves": () => new Response(null, { status: 204 }) };
  vi.useFakeTimers();
  const nowhere = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", nowhere.addEventListener);
  vi.stubGlobal("removeEventListener", nowhere.removeEventListener);
  vi.stubGlobal("document", { ...nowhere, hidden: true });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  const { Session } = await import("./session.svelte");
  session = new Session("t");
  Socket.last.onopen();
  Socket.last.tell(0);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sent = () => asked.filter(({ path }) => !path.includes("history"));

test("where my move leads is told by the socket alone", async () => {
  const playing = session.play("pass");
  await vi.advanceTimersByTimeAsync(10);
  // Nobody may move again before it is told.
  expect([session.live?.number, session.busy]).toEqual([0, true]);
  Socket.last.tell(1);
  await playing;
  expect([session.live?.number, session.busy, session.happened.length]).toEqual([1, false, 1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual([{ path: "/api/tables/t/moves", prefer: "return=minimal" }]);
});

test("the socket may be quicker than the answer", async () => {
  answers["/api/tables/t/moves"] = () => {
    Socket.last.tell(1);
    return new Response(null, { status: 204 });
  };
  await session.play("pass");
  expect([session.live?.number, session.busy]).toEqual([1, false]);
  expect(sent()).toHaveLength(1);
});

test("where the socket is away, the answer has the position", async () => {
  answers["/api/tables/t/moves"] = () => Response.json(at(1));
  Socket.last.onclose({ code: 1006 });
  await session.play("pass");
  expect(session.live?.number).toBe(1);
  expect(sent()).toEqual([{ path: "/api/tables/t/moves", prefer: null }]);
});

test("a socket that says nothing is not waited for for ever", async () => {
  answers["/api/tables/t/position"] = () => Response.json(at(1));
  const playing = session.play("pass");
  await vi.advanceTimersByTimeAsync(2000);
  await playing;
  expect([session.live?.number, session.busy]).toEqual([1, false]);
  // What it tells at last belongs to the log.
  Socket.last.tell(1);
  expect(session.happened.map(({ move }) => move)).toEqual(["pass"]);
});

test("a socket that is lost meanwhile is not waited for", async () => {
  answers["/api/tables/t/position"] = () => Response.json(at(1));
  const playing = session.play("pass");
  await vi.advanceTimersByTimeAsync(10);
  Socket.last.onclose({ code: 1006 });
  await playing;
  expect(session.live?.number).toBe(1);
});

test("if the answer is lost, the socket tells after all", async () => {
  answers["/api/tables/t/moves"] = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
  await session.play("pass");
  expect([session.live?.number, session.notice === "", session.busy]).toEqual([0, false, false]);
  Socket.last.tell(1);
  expect([session.live?.number, session.happened.length]).toEqual([1, 1]);
});

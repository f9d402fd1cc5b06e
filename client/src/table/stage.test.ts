import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Settings } from "$src/settings.svelte";
import type { Session } from "./session.svelte";
import { aSeat, aTable } from "$tests/given";
import { at, leave, production, Server, sit, Socket } from "$tests/session";

let session: Session;
let server: Server;
let settings: Settings;

beforeEach(async () => {
  session = await sit((server = new Server()));
  ({ settings } = await import("$src/settings.svelte"));
  settings.motion = true;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  Object.assign(settings, { scene: "show", pace: "usual" });
  leave(session);
});

/** A production comes, and the position before it. */
async function comes(scene = production(1)): Promise<void> {
  Socket.last.tell(scene.begun, [scene]);
  await vi.advanceTimersByTimeAsync(0);
}
const shown = () => [session.stage.scene?.begun, session.stage.frame, session.stage.call];

test("a production that comes is shown: its calls run, its parts wait", async () => {
  await comes();
  expect(shown()).toEqual([1, "call", 0]);
  await vi.advanceTimersByTimeAsync(300);
  expect(shown()).toEqual([1, "call", 1]);
  await vi.advanceTimersByTimeAsync(220 + 300);
  expect([shown(), session.stage.running]).toEqual([[1, "call", 3], false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual([1, "call", 3]);
  const frames = [];
  for (; session.stage.scene !== null; session.stage.goOn()) frames.push(session.stage.frame);
  expect(frames).toEqual(["call", "shares", "money", "rest"]);
});

test("calls that run follow a pace that is set meanwhile", async () => {
  await comes();
  await vi.advanceTimersByTimeAsync(300);
  settings.pace = "slow";
  session.stage.keepPace();
  await vi.advanceTimersByTimeAsync(2 * 220 - 1);
  expect(shown()).toEqual([1, "call", 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toEqual([1, "call", 2]);
  settings.pace = "at-once";
  session.stage.keepPace();
  expect([shown(), session.stage.running]).toEqual([[1, "call", 3], false]);
  // what is held stays held
  session.stage.again();
  session.stage.hold();
  session.stage.keepPace();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual([1, "call", 0]);
});

test("neither what is there on arrival is shown, nor what is always skipped; both can be had", async () => {
  settings.scene = "skip";
  await comes();
  expect(session.stage.scene).toBeNull();
  let closed = false;
  void session.stage.open(session.scenes.at(1)!).then(() => (closed = true));
  expect(session.stage.scene?.begun).toBe(1);
  session.stage.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toBe(true);
});

test("it is held, gone through call by call, and begun again", async () => {
  await comes();
  await vi.advanceTimersByTimeAsync(300);
  session.stage.hold();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown()).toEqual([1, "call", 1]);
  session.stage.forward();
  expect([shown(), session.stage.held]).toEqual([[1, "call", 2], true]);
  session.stage.back();
  session.stage.back();
  session.stage.back();
  expect(shown()).toEqual([1, "call", 0]);
  session.stage.goOn();
  expect(shown()).toEqual([1, "call", 3]);
  session.stage.goOn();
  session.stage.goOn();
  session.stage.back();
  expect(shown()).toEqual([1, "shares", 3]);
  session.stage.again();
  expect([shown(), session.stage.running]).toEqual([[1, "call", 0], true]);
});

test("where nothing may move, or all comes at once, every part stands complete", async () => {
  settings.pace = "at-once";
  await comes();
  expect([shown(), session.stage.running]).toEqual([[1, "call", 3], false]);
  settings.pace = "usual";
  settings.motion = false;
  void session.stage.open(session.scenes.at(1)!);
  expect(shown()).toEqual([1, "call", 3]);
});

test("where nothing may move, one goes on by hand: call by call from the beginning, then part by part", async () => {
  settings.motion = false;
  await comes();
  session.stage.again();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([shown(), session.stage.running]).toEqual([[1, "call", 0], false]);
  const steps = [];
  for (; session.stage.scene !== null; session.stage.forward()) steps.push(session.stage.frame === "call" ? session.stage.call : session.stage.frame);
  expect(steps).toEqual([0, 1, 2, 3, "shares", "money", "rest"]);
  // What is held and let go on is there at once.
  void session.stage.open(session.scenes.at(1)!);
  session.stage.back();
  session.stage.hold();
  expect([shown(), session.stage.running]).toEqual([[1, "call", 3], false]);
});

test("at a live table it says how many people wait for an answer of mine", async () => {
  const seats = [aSeat(0, { mine: true, profile: "a" }), aSeat(1, { profile: "b" }), aSeat(2, { profile: "c" }), aSeat(3, { bot: "clerk" })];
  session.table = aTable({ seats });
  await comes();
  expect(session.stage.waiting).toBe(2);
  session.table = aTable({ seats, pace: "turns" });
  expect(session.stage.waiting).toBe(0);
  session.table = aTable({ seats: seats.map((seat) => ({ ...seat, mine: seat.seat === 1 })) });
  expect(session.stage.waiting).toBe(0);
});

test("a production that asks me waits for my answer at its end, and goes on with what it brings", async () => {
  settings.pace = "at-once";
  await comes(production(1, { over: null, waits: true }));
  for (let i = 0; i < 6; i++) session.stage.goOn();
  expect([shown(), session.stage.waitsFor]).toEqual([[1, "rest", 3], 0]);
  Socket.last.tell(2, [production(1, { over: 2 })]);
  expect([shown(), session.stage.waitsFor]).toEqual([[1, "rest", 3], null]);
  session.stage.goOn();
  expect(session.stage.scene).toBeNull();
});

test("a part that was only asked for stays as long as it is shown, though nothing came of it", async () => {
  settings.pace = "at-once";
  const nothing = { left: 0, shipped: 0, stored: 0, lost: 0, contract: 0, store_before: 0, store_after: 0 };
  const { companies } = production(1);
  const idle = companies.map((company) => ({ ...company, ...nothing }));
  await comes(production(1, { over: null, waits: true, companies: idle }));
  session.stage.goTo("rest");
  expect(session.stage.frame).toBe("rest");
  Socket.last.tell(2, [production(1, { over: 2, companies: idle })]);
  expect(session.stage.frame).toBe("rest");
});

test("meanwhile the table stands before it and nothing else is asked, until it asks me itself", async () => {
  const stands = () => [session.now?.position, session.place, session.present];
  await comes();
  expect(stands()).toEqual([0, 1, false]);
  session.stage.skip();
  expect(stands()).toEqual([1, 1, true]);
  // What is asked when all is over, as by an event, waits until the scene is closed.
  await comes(production(2, { over: null }));
  session.stage.goTo("rest");
  expect([stands(), session.stage.asks]).toEqual([[1, 2, false], false]);
  session.stage.skip();
  await comes(production(3, { over: null, waits: true }));
  expect(stands()).toEqual([2, 3, false]);
  session.stage.goTo("rest");
  expect([stands(), session.stage.asks]).toEqual([[3, 3, true], true]);
});

test("what has just happened is in the log when it has been shown; what is seen again was there", async () => {
  await comes();
  expect(session.told.length).toBe(0);
  session.stage.skip();
  expect(session.told.length).toBe(1);
  void session.stage.open(session.scenes.at(1)!);
  expect(session.told.length).toBe(1);
});

test("who plays on or takes the production back has seen enough of it", async () => {
  session.table = { seats: [{ seat: 0, mine: true, bot: null }] } as Session["table"];
  await comes();
  Socket.last.tell(2, [], 1);
  expect(session.stage.scene?.begun).toBe(1);
  Socket.last.tell(3, [], 0);
  expect(session.stage.scene).toBeNull();
});

test("who comes back to a game by turns is shown the last production that they missed, once", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) });
  const { Session } = await import("./session.svelte");
  server.answers["/api/tables/t/positions/0?seat=0"] = () => Response.json(at(0));
  const come = async (pace: "live" | "turns") => {
    const back = new Session("t");
    back.table = aTable({ pace });
    Socket.last.tell(1, [production(1)], 1);
    // Nothing is asked before it is shown.
    expect(back.decision === null).toBe(back.following.comes);
    await vi.advanceTimersByTimeAsync(0);
    const begun = back.stage.scene?.begun;
    back.close();
    return begun;
  };
  expect([await come("live"), await come("turns"), await come("turns")]).toEqual([undefined, 1, undefined]);
});

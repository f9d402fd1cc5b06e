import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UseMessage } from "$made/messages";
import type { Pattern } from "./about";
import { examples, isAbout } from "./explained";
import type { Subject } from "./explaining.svelte";
import type { Session } from "./session.svelte";
import { at, leadsTo, leave, PASS, Server, sit, Socket } from "$tests/session";

const USES = "/api/tables/t/uses";
const ALL: Pattern = { kind: "pass" };
const FIGURES = { sold: 3, made: 3, profit: 5, steps: 2 };
const use = (moves: string[], cash: number): UseMessage => ({
  moves,
  kind: "hire",
  facts: { good: "food" },
  times: 1,
  good: "food",
  before: FIGURES,
  after: { ...FIGURES, sold: 4 },
  cash: [40, cash],
  worth: [90, 90],
});
const CHEAP = use(["place workers 2", "hire food 1 2"], 38);
const DEAR = use(["place workers 4", "hire food 1 2"], 36);

let server: Server;
let session: Session;

beforeEach(async () => {
  server = new Server();
  server.answers[USES] = () => Response.json({ best: [CHEAP], idle: null, extra: null, everybody: null });
  session = await sit(server);
  const { settings } = await import("$src/settings.svelte");
  settings.explain = true;
});
afterEach(() => leave(session));

const about = (id: string, here = ALL): Subject => ({ id, all: ALL, here }) as Subject;
const asked = () => server.asked.filter(({ path }) => path === USES).length;

test("what is pointed at is explained after a moment, and asked about once at a position", async () => {
  session.explaining.point(() => about("pass"));
  await vi.advanceTimersByTimeAsync(100);
  expect(session.explaining.subject).toBeNull();
  await vi.advanceTimersByTimeAsync(50);
  expect(session.explaining.subject?.id).toBe("pass");
  expect(session.explaining.uses(ALL)?.best).toEqual([CHEAP]);
  session.explaining.point(() => about("again"));
  await vi.advanceTimersByTimeAsync(150);
  expect([session.explaining.subject?.id, asked()]).toEqual(["again", 1]);
  // Another position, another answer.
  Socket.last.tell(1);
  expect([session.explaining.subject, session.explaining.uses(ALL)]).toEqual([null, null]);
});

test("what is left at once is not explained, and the last stays", async () => {
  session.explaining.open(() => about("pass"));
  session.explaining.point(() => about("other"));
  await vi.advanceTimersByTimeAsync(60);
  session.explaining.leave();
  await vi.advanceTimersByTimeAsync(500);
  expect(session.explaining.subject?.id).toBe("pass");
});

test("nothing is asked while a move is sent, nor in terse", async () => {
  session.turn.busy = true;
  session.explaining.open(() => about("pass"));
  expect(asked()).toBe(0);
  const { settings } = await import("$src/settings.svelte");
  session.turn.busy = false;
  settings.explain = false;
  session.explaining.point(() => about("pass"));
  await vi.advanceTimersByTimeAsync(500);
  expect([asked(), session.explaining.subject]).toEqual([0, null]);
});

test("a place that does the same for less is named", async () => {
  const here: Pattern = { kind: ["pass"] };
  const answers = [DEAR, CHEAP];
  server.answers[USES] = () => Response.json({ best: [answers.shift()], idle: null, extra: null, everybody: null });
  const subject = about("pass", here);
  session.explaining.open(() => subject);
  await vi.advanceTimersByTimeAsync(10);
  expect(session.explaining.uses(here)?.best).toEqual([DEAR]);
  expect(session.explaining.cheaper(subject)).toEqual(CHEAP);
  expect(session.explaining.cheaper(about("pass"))).toBeNull();
});

test("the special marker that may be taken besides is the second example", () => {
  const extra = { ...CHEAP, kind: "take-tile" };
  const told = { best: [CHEAP, DEAR], idle: null, everybody: null };
  expect(examples({ ...told, extra: null })).toEqual([CHEAP, DEAR]);
  expect(examples({ ...told, extra })).toEqual([CHEAP, extra]);
  expect(examples({ ...told, best: [], extra })).toEqual([extra]);
});

test("a reason belongs to what is explained, by whichever kind of move it would be chosen", () => {
  const subject = { all: { kind: ["place"], marker: "workers" }, here: { kind: ["place"], marker: "workers", space: 4 } } as unknown as Subject;
  expect(isAbout({ kind: "reuse", marker: "workers", space: 4 }, subject)).toBe(true);
  expect(isAbout({ kind: "reuse", marker: "workers", space: 6 }, subject)).toBe(false);
  expect(isAbout([], subject)).toBe(false);
});

test("each step of a plan is put ready when it is asked for, and none is played", async () => {
  server.answers["/api/tables/t/preview"] = () => Response.json(leadsTo(1));
  server.answers["/api/tables/t/moves"] = () => new Response(null, { status: 204 });
  session.plan.begin(["pass", "pass"]);
  await vi.advanceTimersByTimeAsync(10);
  expect([session.choice.chosen, session.plan.step]).toEqual([PASS, 0]);
  const playing = session.choice.play();
  await vi.advanceTimersByTimeAsync(10);
  Socket.last.tell(1);
  await playing;
  await vi.advanceTimersByTimeAsync(10);
  expect([session.choice.chosen?.text, session.plan.step, session.live?.number]).toEqual(["pass", 1, 1]);
  // After its last step it is done with.
  const last = session.choice.play();
  await vi.advanceTimersByTimeAsync(10);
  Socket.last.tell(2);
  await last;
  expect([session.plan.moves, session.choice.chosen]).toEqual([[], null]);
});

test("who goes another way has no plan any more", async () => {
  server.answers["/api/tables/t/preview"] = () => Response.json(leadsTo(1));
  session.plan.begin(["pass", "pass"]);
  session.arrive(at(3));
  expect(session.plan.moves).toEqual([]);
});

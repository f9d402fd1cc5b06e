import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LessonNote } from "$made/messages";
import type { Settings } from "$src/settings.svelte";
import type { Session } from "$src/table/session.svelte";
import { leave, Server, sit, Socket } from "$tests/session";
import type { Lesson } from "./lesson.svelte";

const NOTE: LessonNote = {
  step: "goal",
  number: 1,
  count: 3,
  kind: "read",
  says: "lesson-x-goal",
  facts: {},
  letters: { a: "share-track" },
  rule: "",
  why: false,
  differs: "",
  shows: [],
  compare: [],
  other: null,
  retry: null,
  begun: false,
  reads: true,
  own_way: false,
  over: false,
  reached: [],
  met: [],
};
const answer = (note: LessonNote | null) => () => new Response(JSON.stringify(note));

let server: Server;
let session: Session;
let lesson: Lesson;
let settings: Settings;

beforeEach(async () => {
  server = new Server();
  session = await sit(server);
  ({ settings } = await import("$src/settings.svelte"));
  const { Lesson } = await import("./lesson.svelte");
  lesson = new Lesson(session, "water-frame-2016", "x");
});
afterEach(() => {
  Object.assign(settings, { dim: true, motion: true });
  leave(session);
});

const asked = () => server.asked.map(({ path }) => path).filter((path) => path.includes("/lesson"));

test("it asks once for each move what the note says", async () => {
  server.answers["/api/tables/t/lesson"] = answer(NOTE);
  await lesson.ask();
  await lesson.ask();
  expect(asked()).toEqual(["/api/tables/t/lesson"]);
  expect(lesson.note?.step).toBe("goal");
  Socket.last.tell(1);
  await lesson.ask();
  expect(asked()).toHaveLength(2);
});

test("going on brings the next note, with its reasons closed and in front", async () => {
  lesson.note = NOTE;
  lesson.why = true;
  lesson.stepBack();
  server.answers["/api/tables/t/lesson"] = answer({ ...NOTE, step: "marker", kind: "do", reads: false });
  await lesson.confirm();
  expect(server.bodies.at(-1)).toBe(JSON.stringify({ confirm: "goal" }));
  expect(lesson.note.step).toBe("marker");
  expect([lesson.why, lesson.front]).toEqual([false, true]);
});

test("a note that says the same leaves open what is open", async () => {
  lesson.note = NOTE;
  lesson.why = true;
  server.answers["/api/tables/t/lesson"] = answer({ ...NOTE });
  await lesson.ask();
  expect(lesson.why).toBe(true);
});

test("all else steps back while the note has letters, and nothing else is told", () => {
  expect(lesson.dims).toBeNull();
  lesson.note = NOTE;
  // Nothing that has a letter is in sight yet.
  expect(lesson.dims).toBeNull();
  lesson.found = true;
  expect(lesson.dims).toBe("read");
  lesson.note = { ...NOTE, reads: false };
  expect(lesson.dims).toBe("play");
  lesson.note = { ...NOTE, letters: {} };
  expect(lesson.dims).toBeNull();
  lesson.note = { ...NOTE, own_way: true };
  expect(lesson.dims).toBeNull();
  lesson.note = { ...NOTE, kind: "free", reads: false, begun: true };
  expect(lesson.dims).toBeNull();
  lesson.note = NOTE;
  settings.dim = false;
  expect(lesson.dims).toBeNull();
});

test("the note comes to the front in its turn, and steps back for the decision", () => {
  expect(lesson.front).toBe(false);
  lesson.note = NOTE;
  expect(lesson.front).toBe(true);
  lesson.stepBack();
  expect(lesson.front).toBe(false);
  lesson.goBack();
  expect(lesson.front).toBe(true);
});

test("moves are shown one by one, then the first is put ready and none is played", async () => {
  lesson.note = { ...NOTE, reads: false, shows: ["pass"] };
  const shown = lesson.show();
  await vi.advanceTimersByTimeAsync(700);
  await shown;
  expect(session.plan.moves).toEqual(["pass"]);
  expect(session.choice.chosen?.text).toBe("pass");
  expect(server.asked.some(({ path }) => path.endsWith("/moves"))).toBe(false);
});

test("for whom nothing moves they are listed", async () => {
  settings.motion = false;
  lesson.note = { ...NOTE, reads: false, shows: ["pass"] };
  await lesson.show();
  expect(lesson.listed).toHaveLength(1);
  expect(session.choice.chosen?.text).toBe("pass");
});

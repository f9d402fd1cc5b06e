import { expect, test } from "vitest";
import type { LessonNote, LessonOffer, LessonProgress } from "$made/messages";
import { bySubject, cellsOf, nextOf, ofTheDay, standing, stepsDone } from "./progress";
import { spans, spokenText, unlettered } from "./spans";

const reached = [
  { step: "goal", position: 0, minutes: 1 },
  { step: "cycle", position: 0, minutes: 1 },
  { step: "marker", position: 3, minutes: 1 },
];
const note = { step: "marker", number: 3, count: 5, reached, over: false } as unknown as LessonNote;

function lesson(id: string, about: Partial<LessonOffer> = {}, mine: Partial<LessonProgress> | null = null): LessonOffer {
  const steps = ["goal", "marker", "end"].map((step) => ({ id: step, minutes: 1 }));
  const progress = mine && { table: "t", reached: "goal", solved: false, answer: "", at: "2026-01-01T00:00:00Z", ...mine };
  return { id, kind: "lesson", subject: "", minutes: 4, steps, progress, ...about } as LessonOffer;
}

test("the steps before the present one are done, with where the game stood", () => {
  const cells = cellsOf(note, [true, false, false]);
  expect(cells.map(({ state }) => state)).toEqual(["done", "done", "now", "open", "open"]);
  expect(cells.map(({ position }) => position)).toEqual([null, 0, null, null, null]);
});

test("the last step of a lesson that is over is done, too", () => {
  const cells = cellsOf({ ...note, number: 3, count: 3, over: true }, [true, false, false, true]);
  expect(cells.map(({ state }) => state)).toEqual(["done", "done", "done"]);
  expect(cells[2]!.position).toBe(3);
});

test("one goes back to where a move of one's own followed, and not to a rival's", () => {
  expect(cellsOf(note, [false]).map(({ position }) => position)).toEqual([null, null, null, null, null]);
});

test("where a step was passed over no position is guessed", () => {
  expect(cellsOf({ ...note, number: 4 }, [true, false, false, true]).map(({ position }) => position)).toEqual([null, null, null, null, null]);
});

test("steps are counted up to the one that was reached", () => {
  expect(stepsDone(lesson("one"))).toBe(0);
  expect(stepsDone(lesson("one", {}, { reached: "marker" }))).toBe(1);
  expect(stepsDone(lesson("one", {}, { reached: "end", solved: true }))).toBe(3);
  expect(stepsDone(lesson("one", {}, { reached: "marker", solved: true, table: "again" }))).toBe(1);
});

test("what was begun goes on, then what is new", () => {
  const [solved, tried, fresh] = [lesson("a", {}, { solved: true }), lesson("b", {}, {}), lesson("c")];
  expect([solved, tried, fresh].map(standing)).toEqual(["solved", "tried", "new"]);
  expect(nextOf([solved, fresh, tried])).toBe(tried);
  expect(nextOf([solved, fresh])).toBe(fresh);
  expect(nextOf([solved])).toBe(solved);
});

test("what is about the same stands together, where the first of it stands", () => {
  const all = [lesson("a", { subject: "prices" }), lesson("b", { subject: "shares" }), lesson("c", { subject: "prices" })];
  expect(bySubject(all).map(({ subject, lessons }) => [subject, lessons.map(({ id }) => id)])).toEqual([["prices", ["a", "c"]], ["shares", ["b"]]]);
});

test("every day has another exercise, of those that are left", () => {
  const [solved, one, other] = [lesson("a", {}, { solved: true }), lesson("b"), lesson("c")];
  const day = 86_400_000;
  expect([0, 1, 2].map((at) => ofTheDay([solved, one, other], at * day)?.id)).toEqual(["b", "c", "b"]);
  expect(ofTheDay([solved], 5 * day)).toBe(solved);
  expect(ofTheDay([], 5 * day)).toBeNull();
});

test("a text is read with its letters and what is bold", () => {
  expect(spans("(a) You sell *only one*, says (b).")).toEqual([
    { letter: "a" },
    { text: " You sell ", bold: false },
    { text: "only one", bold: true },
    { text: ", says ", bold: false },
    { letter: "b" },
    { text: ".", bold: false },
  ]);
  expect(spans("Pourquoi ?")).toEqual([{ text: "Pourquoi\u00a0?", bold: false }]);
  expect(spokenText("(a) You sell *only one*.")).toBe("a You sell only one.");
});

test("a paragraph that points at nothing has no letters", () => {
  expect(unlettered("(a) You sell one (b), says Strutt (c).")).toBe("You sell one, says Strutt.");
  expect(unlettered("Un (a) ; deux.")).toBe("Un ; deux.");
});

import { expect, test } from "vitest";
import { aLesson } from "$tests/offer";
import { drillsOf, openLesson } from "./learning";

const begun = (at: string, table: string | null = "k7m2p9x4qd") => ({ table, reached: "goal", solved: false, answer: "", at: `1790-05-0${at}T12:00:00Z` });
const lesson = (id: string, progress: ReturnType<typeof begun> | null = null) => aLesson(id, { kind: "lesson", progress, steps: [{ id: "goal", minutes: 1 }, { id: "sale", minutes: 2 }] });

test("one goes on with the last lesson that was begun and stands, else with one that is new", () => {
  const of = (...lessons: ReturnType<typeof lesson>[]) => openLesson([{ title: "water-frame-2016", lessons }])?.lesson.id;
  expect(of(lesson("new"), lesson("old", begun("1")), lesson("late", begun("2")))).toBe("late");
  expect(of(lesson("left", begun("1", null)), lesson("new"))).toBe("new");
  expect(of(aLesson("drill"))).toBeUndefined();
});

test("exercises are those of every title", () => {
  const all = [{ title: "a", lessons: [lesson("one"), aLesson("two")] }, { title: "b", lessons: [aLesson("three")] }];
  expect(drillsOf(all).map((one) => one.lesson.id)).toEqual(["two", "three"]);
});

import { expect, test } from "vitest";
import { aTable } from "$tests/given";
import { aLesson, OFFER } from "$tests/offer";
import { firstLesson, length, otherLessons, shownTables, soloTable, soloTitle, span } from "./ways";

const LESSONS = [
  { title: "water-frame-2016", lessons: [aLesson("one"), aLesson("guided", { kind: "lesson", subject: "" }), aLesson("two")] },
  { title: "card-game", lessons: [aLesson("card-ships", { subject: "ships" })] },
];

test("the first lesson is no exercise, and the others are each about something else", () => {
  expect(firstLesson(LESSONS)).toMatchObject({ title: "water-frame-2016", lesson: { id: "guided" } });
  expect(otherLessons(LESSONS, 3).map(({ lesson }) => lesson.id)).toEqual(["one", "card-ships"]);
  expect(firstLesson([])).toBeNull();
});

test("the card game is played alone with one seat and the options that go with it", () => {
  const title = soloTitle(OFFER)!;
  expect(soloTable(OFFER, title)).toMatchObject({ title: "card-game", seats: [{ kind: "me" }], options: {}, listed: false });
  expect(soloTitle({ ...OFFER, titles: OFFER.titles.slice(0, 1) })).toBeNull();
});

test("a time is read in minutes or hours, and what no title tells is not said", () => {
  expect([45, 60, 75, 120, 150].map((minutes) => length(minutes).count)).toEqual([45, 1, 75, 2, 2.5]);
  expect([45, 60].map((minutes) => length(minutes).unit)).toEqual(["minutes", "hours"]);
  expect(span([0, 120, 60])).toEqual({ least: 60, most: 120 });
  expect(span([0])).toBeNull();
});

test("at most two tables that go on are shown, and one that has a result", () => {
  const over = [aTable({ id: "given-up" }), aTable({ id: "won", standings: [{ place: 1, seat: 0, name: "Ada", score: 5 }] })];
  const shown = shownTables([aTable({ id: "a" })], [aTable({ id: "b" }), aTable({ id: "c" })], over);
  expect(shown.map(({ id }) => id)).toEqual(["a", "b", "won"]);
});

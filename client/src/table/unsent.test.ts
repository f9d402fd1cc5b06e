import { expect, test } from "vitest";
import type { Happened, Update } from "$made/messages";
import { afterwards } from "./unsent";

const form = { seat: 1, move: "done", number: 7 };
const update = (number: number, ...happened: Partial<Happened>[]) => ({ now: { number }, happened }) as Update;

test("a move that could not be sent is sent if nothing has happened", () => {
  expect(afterwards(form, update(7))).toBe("send");
});

test("a move whose answer was lost was played", () => {
  expect(afterwards(form, update(9, { number: 8, seat: 1, move: "done" }, { number: 9, seat: 0, move: "done" }))).toBe("played");
});

test("a move is given back if something else came first", () => {
  expect(afterwards(form, update(8, { number: 8, seat: 0, move: "done" }))).toBe("overtaken");
  expect(afterwards(form, update(8, { number: 8, seat: 1, move: "end turn" }))).toBe("overtaken");
  expect(afterwards(form, update(8))).toBe("overtaken"); // taken back
});

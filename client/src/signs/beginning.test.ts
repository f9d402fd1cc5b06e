import { expect, test } from "vitest";
import { begins, ends, type Moment } from "./beginning";

const at = (number: number, whose: "mine" | "theirs", by: "me" | "them"): Moment => ({
  number,
  mine: whose === "mine",
  byMe: by === "me",
});

test.each<[string, Moment | null, Moment, boolean, boolean]>([
  ["who arrives is not called", null, at(4, "mine", "them"), false, false],
  ["others have played", at(4, "theirs", "them"), at(5, "mine", "them"), true, false],
  ["others play on", at(4, "theirs", "them"), at(5, "theirs", "them"), false, false],
  ["I play in my turn", at(4, "mine", "them"), at(5, "mine", "me"), false, false],
  ["I end my turn", at(4, "mine", "me"), at(5, "theirs", "me"), false, true],
  ["I end it, and all the others have played at once", at(4, "mine", "me"), at(9, "mine", "them"), true, true],
  ["nothing has happened", at(4, "theirs", "them"), at(4, "mine", "them"), false, false],
  ["another seat of mine is next", at(4, "mine", "me"), at(5, "mine", "me"), false, false],
  ["the game is over", at(4, "theirs", "them"), at(5, "theirs", "them"), false, false],
])("%s", (_, before, now, begun, ended) => {
  expect([begins(before, now), ends(before, now)]).toEqual([begun, ended]);
});

import { expect, test } from "vitest";
import type { DecisionMessage, MoveMessage } from "$made/messages";
import { arranged, givenUp, grouped, parts, undone } from "./choices";
import type { MoveKind } from "$made/moves";
import type { QuestionAt } from "./questions.svelte";
import type { Layout } from "./titles";

const move = (text: string, kind = text.split(" ")[0]!): MoveMessage => ({ text, kind, facts: {} });
const asked = (question: string, ...moves: MoveMessage[]): DecisionMessage => ({ seat: 0, question, facts: {}, moves });
const layout = (...kinds: MoveKind[]): Layout => ({ kinds, load: () => Promise.reject(new Error("not drawn here")) });

const HIRE = move("hire food 1 1");
const FIRE = move("fire food 1");
const MORE = move("hire food 1 2");
const DONE = move("done");

test("moves are grouped by kind, in the order in which the kinds come", () => {
  expect(grouped([HIRE, FIRE, MORE])).toEqual([
    { kind: "hire", moves: [HIRE, MORE] },
    { kind: "fire", moves: [FIRE] },
  ]);
});

test("a layout takes the moves of its kinds; the rest is listed, and going on is neither", () => {
  const hiring = layout("hire");
  const { own, rest } = arranged([HIRE, FIRE, MORE, DONE], [hiring, layout("ship")]);
  expect(own).toEqual([{ layout: hiring, moves: [HIRE, MORE] }]);
  expect(rest).toEqual([{ kind: "fire", moves: [FIRE] }]);
});

test("no move is shown by two layouts", () => {
  const { own } = arranged([HIRE], [layout("hire"), layout("hire")]);
  expect(own).toHaveLength(1);
});

test("what is left undone is one move of each kind", () => {
  expect(undone(asked("workers", HIRE, MORE, FIRE, DONE))).toEqual([HIRE, FIRE]);
});

test("a part of the turn that is behind can be gone back to where it began", () => {
  const turns = [[
    { name: "marker", questions: ["turn", "pay"] },
    { name: "action", questions: ["workers"] },
    { name: "end", questions: ["end"] },
  ]];
  const turn: QuestionAt[] = [
    [7, asked("turn")],
    [8, asked("pay")],
    [9, asked("workers")],
  ];
  expect(parts(turns, "workers", turn)).toEqual([
    { name: "marker", state: "done", began: 7 },
    { name: "action", state: "now", began: null },
    { name: "end", state: "ahead", began: null },
  ]);
  expect(parts(turns, "luddites", turn)).toEqual([]);
});

test("a question of two kinds of turns belongs to the one in which I was asked before, else to the first", () => {
  const turns = [[{ name: "store", questions: ["overflow"] }], [{ name: "action", questions: ["turn", "overflow"] }]];
  const now = (turn: QuestionAt[]) => parts(turns, "overflow", turn).map(({ name }) => name);
  expect(now([[4, asked("overflow")]])).toEqual(["store"]);
  expect(now([[3, asked("turn")], [4, asked("overflow")]])).toEqual(["action"]);
});

test("a turn gives up what was offered where one only went on", () => {
  const price = move("price food 5");
  const tile = move("take tile patent", "take-tile");
  const turn: QuestionAt[] = [
    [3, asked("turn", move("place workers 2"))],
    [4, asked("workers", HIRE, FIRE, DONE)],
    [5, asked("workers", FIRE, DONE)],
    [6, asked("prices", price, DONE)],
    [7, asked("special", tile, DONE)],
  ];
  const played = ["place workers 2", "hire food 1 1", "done", "done"];
  expect(givenUp(turn, (position) => played[position - 3])).toEqual([price]);
  expect(givenUp(turn, (position) => played[position - 3], [turn[4]![1]])).toEqual([price, tile]);
});

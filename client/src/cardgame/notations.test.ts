import { expect, test } from "vitest";
import { forms as formsOf, functionsOf, testNotations } from "$src/table/forms";
import { GOODS } from "$src/table/goods";
import * as notations from "./notations";
import { DEVELOPMENTS } from "./view";

const ENGINE = new URL("../../../src/arkwright/cardgame/moves.py", import.meta.url);
/** The decision leaf alone stands for these: nothing on the board does. */
const IN_THE_DECISION = ["done", "end turn", "pass"];
const CARDS = [
  ...["entrepreneur", "trade-office", "extra-shift", "workshop", "foreman", "broker", "inventor"],
  ...["developer", "contract", "patent", "engineer", "large-warehouse", "patron-food-clothes"],
];
const POSITIONS = [0, 1];

const forms = () => formsOf(ENGINE);

const standFor: Record<string, string[]> = {
  plot: GOODS.flatMap(notations.plot),
  factoryTile: GOODS.flatMap(notations.factoryTile),
  foremanAt: GOODS.flatMap(notations.foremanAt),
  workersSlot: GOODS.flatMap(notations.workersSlot),
  workerCard: GOODS.flatMap((good) => POSITIONS.flatMap((position) => notations.workerCard(good, position))),
  appeal: [0, 7, 18].flatMap(notations.appeal),
  appealWithEngineer: [0, 7, 18].flatMap((total) => [true, false].flatMap((side) => notations.appealWithEngineer(total, side))),
  quality: GOODS.flatMap(notations.quality),
  distribution: GOODS.flatMap(notations.distribution),
  stored: GOODS.flatMap((good) => notations.stored(good, good === "food")),
  development: DEVELOPMENTS.flatMap(notations.development),
  shares: notations.shares(),
  loans: notations.loans(),
  ships: notations.ships(),
  cardOnOffer: CARDS.flatMap(notations.cardOnOffer),
  copy: [0, 7, 14].flatMap(notations.copy),
  ownCard: CARDS.flatMap(notations.ownCard),
  company: [0, 1, 2, 3].flatMap(notations.company),
};

test("the engine's moves are found", () => {
  const texts = forms().map((form) => form.text);
  expect(texts).toContain("quality {good} {values}");
  expect(texts).toContain("take {card} {good}");
  expect(texts).toContain("sell stored {count}");
  expect(texts).toContain("start {seat + 1}");
  expect(texts.length).toBeGreaterThan(25);
});

testNotations({
  engine: ENGINE,
  standFor,
  inTheDecision: IN_THE_DECISION,
  functions: functionsOf(notations),
});

test("nothing stands for more moves than the server answers for at once", () => {
  const most = Math.max(
    notations.shares().length,
    ...GOODS.flatMap((good) => [notations.quality(good).length, notations.stored(good, true).length]),
    ...CARDS.map((card) => notations.ownCard(card).length),
  );
  expect(most).toBeLessThanOrEqual(200);
});

test("stored goods are sold only while they are the active ones", () => {
  expect(notations.stored("food", true)).toContain("sell stored 2");
  expect(notations.stored("food", false)).not.toContain("sell stored 2");
  expect(notations.stored("food", false)).toContain("ship food 2");
});

test("worker cards are counted from 1 in the notation", () => {
  expect(notations.workerCard("lamps", 0)).toEqual(["automate lamps 1", "act automate"]);
});

test("a foreman is taken to a factory, other cards are only taken", () => {
  expect(notations.cardOnOffer("foreman")).toEqual(GOODS.map((good) => `take foreman ${good}`));
  expect(notations.cardOnOffer("patent")).toEqual(["take patent"]);
});

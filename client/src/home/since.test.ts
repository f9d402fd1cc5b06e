import { expect, test } from "vitest";
import type { EventMessage, Position } from "$made/messages";
import { aSeat, aTable } from "$tests/given";
import { changesOf, goodsOf, latest, placeInOrder, type Change } from "./since";

const TABLE = aTable({ seats: [aSeat(0, { mine: true, profile: "a" }), aSeat(1, { name: "Strutt", bot: "clerk" })] });
const event = (id: string, seat: number | null, facts: EventMessage["facts"]): EventMessage => ({ id, seat, facts }) as EventMessage;

function since(...events: EventMessage[]) {
  const entry = { number: 8, position: 7, seat: 1, move: "end turn", at: "1790-05-02T12:00:00Z", events };
  return { seat: 0, position: 5, opening: [], happened: [entry] };
}

test("a sale of mine is told with the steps that it brought, in either game", () => {
  const sale = since(
    event("sold", 0, { good: "food", count: 3, unsold: 0 }),
    event("sold", 1, { good: "food", count: 2, unsold: 1 }),
    event("share-rose", 0, { good: "food", spaces: 2 }),
  );
  expect(changesOf(TABLE, sale, [])).toMatchObject([{ says: "sale", position: 7, facts: { count: 3, steps: 2 } }]);
  const home = since(event("sold-at-home", 0, { good: "lamps", count: 2 }), event("value-rose", 0, { good: "lamps", steps: 1 }));
  expect(changesOf(TABLE, home, [])).toMatchObject([{ good: "lamps", facts: { count: 2, steps: 1 } }]);
});

test("what a rival does is told where I make the same good", () => {
  const moved = since(event("priced", 1, { good: "food", pounds: 6 }), event("improved", 1, { good: "lamps", level: 2 }), event("priced", 0, { good: "food", pounds: 7 }));
  expect(changesOf(TABLE, moved, ["food"])).toMatchObject([{ says: "price", seat: 1, facts: { name: "Strutt", to: 6 } }]);
});

test("the latest five are told, and of a rival's good only how it came out", () => {
  const [change] = changesOf(TABLE, since(event("priced", 1, { good: "food", pounds: 6 })), ["food"]) as [Change];
  const at = (day: number, about: Partial<Change> = {}) => ({ ...change, at: `1790-05-0${day}T12:00:00Z`, ...about });
  const told = latest([at(1), at(2), ...[3, 4, 5, 6, 7].map((day) => at(day, { says: "sale", position: day }))]);
  expect(told.map(({ at: day }) => day[9])).toEqual(["7", "6", "5", "4", "3"]);
  expect(latest([at(1), at(2)])).toHaveLength(1);
});

test("my goods and my place in the order are read from the position", () => {
  const position = { view: { order: [1, 0], companies: [{ factories: { food: {}, lamps: {} } }] } } as unknown as Position;
  expect(goodsOf(position, 0)).toEqual(["food", "lamps"]);
  expect(placeInOrder(TABLE, position)).toEqual({ place: 2, count: 2 });
  expect(placeInOrder(aTable({ seats: [aSeat(0), aSeat(1)] }), position)).toBeNull();
});

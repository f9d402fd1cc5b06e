import { expect, test } from "vitest";
import type { Disc, RivalsView } from "$made/cardgame";
import type { Happened } from "$made/messages";
import { discsBySpot, lastDiscMove } from "./display";

const rivals = {
  display: ["patent", "", "engineer", "foreman", "workshop", "patent"],
  rows: 2,
  columns: 3,
  discs: { red: 3, green: 0, yellow: 5 },
} as RivalsView;

function moved(position: number, colour: Disc, before: number, spot: number): Happened {
  const facts = { colour, good: "food" as const, steps: 2, before, spot, card: "patent" };
  return { number: position, position, seat: 0, move: "end turn", at: "", events: [{ id: "disc-moved", seat: null, facts }] };
}

test("a disc lies on a spot", () => {
  expect(discsBySpot(rivals)).toEqual(["green", null, null, "red", null, "yellow"]);
});

test("a disc goes over cards, not over gaps", () => {
  expect(lastDiscMove([moved(3, "red", 0, 3)], 3, rivals)).toEqual({ colour: "red", good: "food", steps: 2, before: 0, path: [2, 3] });
});

test("a disc goes on from the last card to the first", () => {
  expect(lastDiscMove([moved(3, "green", 4, 0)], 9, rivals)?.path).toEqual([5, 0]);
});

test("what is looked at knows nothing of later moves", () => {
  const happened = [moved(3, "red", 0, 3), moved(7, "green", 4, 0)];
  expect(lastDiscMove(happened, 5, rivals)?.colour).toBe("red");
  expect(lastDiscMove(happened, 2, rivals)).toBeNull();
});

import { expect, test } from "vitest";
import type { Forecast, Seller, View } from "$made/cardgame";
import { each } from "$src/table/goods";
import type { Line } from "$src/pieces/market";
import { columnsOf, figure, ladderOf, opponentsToCome, rowsFor } from "./sale";

function seller(seat: number, marker: number, allowed: number, output: number, more: Partial<Seller> = {}): Seller {
  const sold = Math.min(allowed, output);
  return {
    seat, marker, allowed, output, sold, appeal: marker, stored: 0, price: 5, sold_with_stored: sold,
    left: output - sold, patrons: 0, extra: 0, income: 5 * sold, fixed: 4, wages: 6, upkeep: 1, cost: 11,
    profit: 5 * sold - 11, steps_for_sales: 0, steps_for_appeal: 0, steps: sold >= 2 ? 1 : 0, ...more,
  };
}

function forecast(demand: number, sellers: Seller[], more: Partial<Forecast> = {}): Forecast {
  return { good: "clothes", demand, wage: 3, neutral: 0, neutral_sold: 0, rivals: {}, tied: [], sellers, ...more };
}

const ROWS = { lowest: -3, highest: 8, rungs: 12 };
const THREE = [0, 1, 2];

/** A view with so many companies; neutral and opponents as given. */
function view(companies: number, more: Partial<View> = {}): View {
  return { companies: Array.from({ length: companies }), rivals: null, neutral: {}, ...more } as View;
}

test("companies stand by seat, then the neutral seller; alone the opponents follow", () => {
  expect(columnsOf(view(3))).toEqual([0, 1, 2]);
  expect(columnsOf(view(2, { neutral: { food: 3 } }))).toEqual([0, 1, null]);
  expect(columnsOf(view(1, { rivals: {} as View["rivals"] }))).toEqual([0, 1, 2]);
});

test("goods hang from the appeal down to demand; what is left hangs lower, what is missing is empty", () => {
  // given appeal 8 with too many goods, 5 with too few, and a marker under demand
  const is = forecast(3, [seller(0, 8, 5, 6), seller(1, 6, 3, 1, { stored: 1 }), seller(2, 2, 0, 2)]);
  const [many, few, low] = ladderOf(is, null, THREE, 3, ROWS);
  expect(many!.boxes.map((box) => [box.row, box.state])).toEqual([
    [8, "sold"], [7, "sold"], [6, "sold"], [5, "sold"], [4, "sold"], [3, "unsold"],
  ]);
  expect(few!.boxes.map((box) => [box.row, box.state])).toEqual([[6, "sold"], [5, "stored"], [4, "none"]]);
  expect(low!.boxes.map((box) => [box.row, box.state])).toEqual([[2, "unsold"], [1, "unsold"]]);
  expect([many!.line, few!.line]).toEqual([4, 4]);
});

test("goods that hang below the lowest row are counted", () => {
  const [blue, red] = ladderOf(forecast(-2, [seller(0, 0, 0, 6)]), null, [0, 1], 2, ROWS);
  expect(blue).toMatchObject({ beyond: 2, there: true });
  expect(red).toMatchObject({ beyond: 0, there: false, boxes: [] });
});

test("a proposal that passes an arrow moves the line, leaves its trace, and costs a rival a sale", () => {
  const is = forecast(3, [seller(0, 7, 4, 4), seller(1, 6, 3, 3)]);
  const would = forecast(4, [seller(0, 8, 4, 4), seller(1, 6, 2, 3)]);
  const [blue, red] = ladderOf(is, would, [0, 1], 2, ROWS);
  expect(blue!.boxes.map((box) => [box.row, box.mark])).toEqual([[7, ""], [6, ""], [5, ""], [4, "ghost"], [8, "new"]]);
  expect(red!.boxes.map((box) => [box.row, box.state, box.mark])).toEqual([
    [6, "sold", ""], [5, "sold", ""], [4, "unsold", "lost"],
  ]);
  expect([blue!.line, blue!.trace]).toEqual([5, 4]);
});

test("the neutral seller and the opponents have what they may sell, and are seen where they may not", () => {
  const neutral = forecast(1, [], { neutral: 3, neutral_sold: 2 });
  expect(ladderOf(neutral, null, [0, 1, null], 2, ROWS)[2]!.boxes.map((box) => [box.row, box.state])).toEqual([
    [3, "sold"], [2, "sold"],
  ]);
  const alone = forecast(5, [], { rivals: { green: { appeal: 4, sold: 0, gain: "share" } } });
  const [, red, green] = ladderOf(alone, null, THREE, 1, ROWS);
  expect(red!.there).toBe(false);
  expect(green!.boxes).toMatchObject([{ row: 4, state: "unsold", head: true }]);
});

test("the ledger says what a sale brings, to opponents value or a share", () => {
  const is = forecast(1, [seller(0, 4, 3, 5)], {
    rivals: { red: { appeal: 5, sold: 4, gain: "value" }, green: { appeal: 2, sold: 1, gain: "share" } },
  });
  const line = (name: Line) => THREE.map((seat) => figure(is, seat, 1, name));
  expect(line("sales")).toEqual([{ value: 3, of: 5 }, { value: 4 }, { value: 1 }]);
  expect(line("costs")).toEqual([{ value: -11 }, null, null]);
  expect(line("steps")).toEqual([{ value: 1 }, { value: 1 }, { value: 1, icon: "share" }]);
});

test("tracks carry every marker and grow in steps", () => {
  const rows = (demand: number, marker: number) => {
    const { lowest, highest } = rowsFor(each(() => forecast(demand, [seller(0, marker, 0, 1)])));
    return [lowest, highest];
  };
  expect(rows(0, 4)).toEqual([-3, 8]);
  expect(rows(-2, 8)).toEqual([-3, 8]);
  expect(rows(-3, 9)).toEqual([-5, 10]);
  expect(rows(-6, 18)).toEqual([-7, 18]);
  expect(rows(11, 4)).toEqual([-3, 12]);
});

test("the opponents have their turn once in a round", () => {
  const rivals = (drawn: number) => ({ drawn: Array.from({ length: drawn }, () => "red") }) as View["rivals"];
  expect(opponentsToCome({ rivals: rivals(1), round: 1 })).toBe(true);
  expect(opponentsToCome({ rivals: rivals(2), round: 1 })).toBe(false);
  expect(opponentsToCome({ rivals: null, round: 1 })).toBe(false);
});

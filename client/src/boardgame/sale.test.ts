import { expect, test } from "vitest";
import { GOODS, type Forecast, type Forecasts, type Seller } from "$made/boardgame";
import { ledgerOf, type Line } from "$src/pieces/market";
import { columnsOf, figure, ladderOf, priced, rowsFor } from "./sale";

function seller(seat: number, appeal: number, output: number, sold: number, more: Partial<Seller> = {}): Seller {
  return {
    seat, appeal, output, sold, stored: 0, quality: 0, price: 10, sold_with_stored: sold, beyond_market: 0,
    income: 10 * sold, wages: 8, upkeep: 1, profit: 10 * sold - 9, steps_for_sales: 0, steps_for_appeal: 0,
    steps_for_most: 0, steps: 2, ...more,
  };
}

function forecast(demand: number, importer: number, calls: number[], sellers: Seller[]): Forecast {
  const imported = calls.filter((seat) => seat === -1).length;
  return {
    good: "cutlery", demand, importer, imported, imported_with_stored: imported, wage: 4,
    left: Math.max(0, demand - calls.length), calls, sellers,
  };
}

/** The position of the drawn table: Blue 5, Red 6, Green 2, an importer of 5; demand 10. */
const IS = forecast(10, 5, [1, 1, 0, -1, 1, 0, -1, 0, -1, 0], [
  seller(1, 6, 3, 3), seller(2, 2, 2, 0), seller(0, 5, 5, 4),
]);
/** The same after Blue's appeal rose to 7. */
const WOULD = forecast(10, 5, [0, 0, 1, 0, 1, -1, 0, 1, -1, 0], [
  seller(1, 6, 3, 3), seller(2, 2, 2, 0), seller(0, 7, 5, 5),
]);

test("goods hang from their appeal, the sold ones on top", () => {
  const [blue, red, green, yellow, importer] = ladderOf(IS, null, 4);
  expect(blue!.boxes.map((box) => [box.row, box.state])).toEqual([
    [5, "sold"], [4, "sold"], [3, "sold"], [2, "sold"], [1, "unsold"],
  ]);
  expect(red!.boxes.map((box) => box.row)).toEqual([6, 5, 4]);
  expect(green!.boxes.every((box) => box.state === "unsold")).toBe(true);
  expect(yellow).toMatchObject({ there: false, boxes: [], seat: 3 });
  expect(importer!.boxes.filter((box) => box.state === "sold").map((box) => box.row)).toEqual([5, 4, 3]);
  expect(blue!.boxes.map((box) => box.head)).toEqual([true, false, false, false, false]);
});

test("the line is under the row in which demand ran out, and above it for those who came too late", () => {
  expect(ladderOf(IS, null, 4).map((column) => column.line)).toEqual([2, 2, 3, 2, 3]);
});

test("there is no line while demand is left over", () => {
  const plenty = forecast(20, 0, [0, 0], [seller(0, 2, 2, 2)]);
  expect(ladderOf(plenty, null, 2).map((column) => column.line)).toEqual([null, null, null]);
});

test("without any demand everything lies under the line", () => {
  const none = forecast(0, 1, [], [seller(0, 2, 2, 0)]);
  expect(ladderOf(none, null, 1).map((column) => column.line)).toEqual([Infinity, Infinity]);
});

test("goods that the appeal does not carry are counted apart", () => {
  const [blue, red] = ladderOf(forecast(20, 0, [0, 0], [seller(0, 2, 5, 2), seller(1, -1, 3, 0)]), null, 2);
  expect(blue).toMatchObject({ beyond: 3 });
  expect(blue!.boxes).toHaveLength(2);
  expect(red).toMatchObject({ beyond: 3, boxes: [], there: true });
});

test("stored goods hang under the new ones", () => {
  const [blue] = ladderOf(forecast(20, 0, [0], [seller(0, 4, 1, 1, { stored: 2 })]), null, 1);
  expect(blue!.boxes.map((box) => [box.row, box.state])).toEqual([[4, "sold"], [3, "stored"], [2, "stored"]]);
});

test("a proposal rings what would be sold, and leaves ghosts and a trace", () => {
  const [blue, red, , , importer] = ladderOf(IS, WOULD, 4);
  const marks = new Map(blue!.boxes.map((box) => [box.row, box.mark]));
  expect(Object.fromEntries(marks)).toEqual({ 7: "new", 6: "new", 5: "", 4: "", 3: "", 2: "ghost", 1: "ghost" });
  expect(blue!.boxes.find((box) => box.head)?.row).toBe(7);
  expect(red!.boxes.every((box) => box.mark === "")).toBe(true);
  expect(importer!.boxes.find((box) => box.row === 3)?.mark).toBe("lost");
  expect([blue!.line, blue!.trace]).toEqual([3, 2]);
});

test("the ledger gives what is and what would be", () => {
  const ledger = (would: Forecast | null, line: Line) => ledgerOf(IS, would, columnsOf(4), (sale, seat) => figure(sale, seat, line));
  expect(ledger(WOULD, "sales")).toEqual([
    { is: { value: 4, of: 5 }, would: { value: 5, of: 5 } },
    { is: { value: 3, of: 3 }, would: { value: 3, of: 3 } },
    { is: { value: 0, of: 2 }, would: { value: 0, of: 2 } },
    { is: null, would: null },
    { is: { value: 3, of: 5 }, would: { value: 2, of: 5 } },
  ]);
  expect(ledger(null, "costs")[0]).toEqual({ is: { value: -9 }, would: { value: -9 } });
  expect(ledger(null, "profit")[4]).toEqual({ is: null, would: null });
});

test("a ladder grows in steps with the highest appeal", () => {
  const all = (appeal: number): Forecasts => {
    const one = forecast(5, 1, [], [seller(0, appeal, 1, 0)]);
    return { food: one, clothes: one, cutlery: one, lamps: one };
  };
  expect([all(3), all(8), all(9), all(13), all(30)].map((forecasts) => rowsFor(forecasts).highest)).toEqual([8, 8, 10, 16, 30]);
});

test("a factory without a price offers nothing yet", () => {
  const forecast = { demand: 5, sellers: [{ seat: 0, price: 0 }, { seat: 1, price: 7 }], calls: [0, 1, -1] };
  const forecasts = Object.fromEntries(GOODS.map((good) => [good, forecast])) as unknown as Forecasts;
  expect(priced(forecasts).food).toEqual({ demand: 5, sellers: [{ seat: 1, price: 7 }], calls: [1, -1] });
});

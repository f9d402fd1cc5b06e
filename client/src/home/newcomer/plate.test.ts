import { expect, test } from "vitest";
import plate from "./plate.json";
import { calledGoods, jobSpace } from "./plate";

test("every call of the sale takes the good that lies in its row", () => {
  const goods = calledGoods(plate.sale);
  expect(goods[0]).toEqual([{ row: 4, call: 1 }, { row: 3, call: 2 }, { row: 2, call: 5 }]);
  expect(goods[2]).toEqual([{ row: 3, call: 4 }, { row: 2, call: 7 }, { row: 1, call: null }]);
  const sold = goods.flat().flatMap(({ call }) => (call === null ? [] : [call]));
  expect(sold.sort((one, other) => one - other)).toEqual(plate.sale.calls.map((_, place) => place + 1));
});

test("workers stand below the last empty row, and above it the numbers count to the demand", () => {
  expect([6, 8, 9, 10].map((row) => jobSpace(9, row, 9))).toEqual([6, 8, 9, "worker"]);
  expect(jobSpace(2, 6, 9)).toBeNull();
});

import { expect, test } from "vitest";
import { better } from "./hindsight";

const was = { price: 9, appeal: 2, made: 3, sold: 2, income: 18, profit: -1, steps: 2 };

test("what a price would have brought is told with what it brought, where that differs", () => {
  expect(better({ was, better: { ...was, price: 7, appeal: 4, sold: 3, income: 21, profit: 2, steps: 3 } })).toMatchObject({
    price: 7, sold: 3, steps: 3, had: 2, profit: "£2", earned: "−£1", more: "both",
  });
  expect(better({ was, better: { ...was, price: 10, profit: 1 } })).toMatchObject({ more: "profit" });
  expect(better({ was, better: { ...was, steps: 3 } })).toMatchObject({ more: "steps" });
});

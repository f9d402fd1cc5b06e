import { expect, test } from "vitest";
import { around, drawnEnd } from "./prices";

const SCALE = [5, 6, 7, 8, 9, 10, 11, 12];

test("a long scale shows the prices around the present one", () => {
  expect(around(SCALE, 9, 5)).toEqual([7, 8, 9, 10, 11]);
});

test("at its ends it still shows as many", () => {
  expect(around(SCALE, 5, 5)).toEqual([5, 6, 7, 8, 9]);
  expect(around(SCALE, 12, 5)).toEqual([8, 9, 10, 11, 12]);
});

test("a short scale is shown whole", () => {
  expect(around(SCALE, 12, 20)).toEqual(SCALE);
});

test("without a price it begins with the lowest", () => {
  expect(around(SCALE, 0, 3)).toEqual([5, 6, 7]);
});

test("an open scale is as long as a printed one", () => {
  expect(drawnEnd(5, { price: 9, appeal: 4 })).toBe(20);
});

test("it goes on as far as a price leaves some appeal, and as a price has gone already", () => {
  expect(drawnEnd(2, { price: 9, appeal: 12 })).toBe(21);
  expect(drawnEnd(2, { price: 19, appeal: -1 })).toBe(19);
  expect(drawnEnd(2, { price: 9, appeal: 12 }, { price: 9, appeal: 14 })).toBe(23);
});

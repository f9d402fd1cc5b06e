import { expect, test } from "vitest";
import type { Board } from "./board";
import { warehouses } from "./warehouses";

const BOARD = { warehouses: { small: 2, smallGoods: 2, largeGoods: 4 } } as Board;
const LARGE = { "large-warehouse": "" };

function laid(stock: Partial<Record<"food" | "clothes" | "cutlery" | "lamps", number>>, cards: Record<string, string> = {}): string[] {
  const company = { stock: { food: 0, clothes: 0, cutlery: 0, lamps: 0, ...stock }, cards };
  return warehouses(BOARD, company).map(({ good, large, room, goods }) => `${good || "free"} ${goods}/${room}${large ? " large" : ""}`);
}

test("without goods all warehouses are free", () => {
  expect(laid({})).toEqual(["free 0/2", "free 0/2"]);
  expect(laid({}, LARGE)).toEqual(["free 0/4 large", "free 0/2", "free 0/2"]);
});

test("each warehouse holds one kind", () => {
  expect(laid({ food: 1, lamps: 2 })).toEqual(["food 1/2", "lamps 2/2"]);
  expect(laid({ clothes: 3 })).toEqual(["clothes 2/2", "clothes 1/2"]);
});

test("the large one takes the most goods", () => {
  expect(laid({ food: 1, lamps: 3 }, LARGE)).toEqual(["lamps 3/4 large", "food 1/2", "free 0/2"]);
  expect(laid({ food: 2 }, LARGE)).toEqual(["free 0/4 large", "food 2/2", "free 0/2"]);
  expect(laid({ food: 8 }, LARGE)).toEqual(["food 4/4 large", "food 2/2", "food 2/2"]);
});

test("three kinds need the large one, however few they are", () => {
  expect(laid({ food: 1, clothes: 2, lamps: 1 }, LARGE)).toEqual(["clothes 2/4 large", "food 1/2", "lamps 1/2"]);
});

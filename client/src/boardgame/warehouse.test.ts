import { expect, test } from "vitest";
import type { CompanyView } from "$made/boardgame";
import type { Board } from "./board";
import { inSmall, onScale, stored } from "./warehouse";

const board = { warehouse: { column: 5, rows: [2, 3] } } as Board;

function company(posts: string[], stock: Partial<CompanyView["stock"]>): CompanyView {
  return { posts, stock: { food: 0, clothes: 0, cutlery: 0, lamps: 0, ...stock } } as CompanyView;
}

test("goods fill their column, then the rows whose posts are staffed", () => {
  const store = stored(board, company(["food", "row-3"], { food: 7 }), "food");
  expect(store.bays).toEqual([5, 0, 2]);
  expect(store.open).toEqual([true, false, true]);
  expect(store.small).toBe(0);
});

test("what the posts have no room for lies in the small warehouse", () => {
  const owner = company(["row-2"], { clothes: 4, lamps: 3 });
  expect(stored(board, owner, "clothes").small).toBe(2);
  expect(inSmall(board, owner)).toBe(3);
});

test("they take prices away only where the small warehouse is the end of the scale", () => {
  const owner = company([], { food: 2 });
  const taken = (way: string) => onScale({ ...board, ways: { small_warehouse: way } }, owner, "food");
  expect(["on-price-scale", "apart", "everybody"].map(taken)).toEqual([2, 0, 0]);
});

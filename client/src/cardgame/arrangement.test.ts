import { expect, test } from "vitest";
import type { FactoryView } from "$made/cardgame";
import { each } from "$src/table/goods";
import { appealOf, compared, lying, terms, total, turned } from "./arrangement";
import type { Board } from "./board";

const BOARD = { spots: [3, 2, 1, 0], sum: each(() => [5, 7]), office: each(() => 4) } as unknown as Board;

function factory(lies: Partial<FactoryView> = {}): FactoryView {
  const price = { good: "clothes", side: 0, spot: 3, office_on_appeal: false, price_quality: [], appeal_quality: [], distribution: 0 };
  return { ...price, ...lies } as FactoryView;
}

test("a new factory has all on price", () => {
  const lies = lying(factory());
  expect(terms(BOARD, factory(), lies)).toEqual({ price: [5, 4], appeal: [0] });
  expect(appealOf(BOARD, factory(), lies)).toBe(0);
});

test("token on appeal 1 and office on appeal with distribution 2 make 7 at £4", () => {
  const clothes = factory({ spot: 2, office_on_appeal: true, distribution: 2 });
  const { price, appeal } = terms(BOARD, clothes, lying(clothes));
  expect(appeal).toEqual([1, 4, 2]);
  expect([total(price), total(appeal)]).toEqual([4, 7]);
});

test("price and appeal keep their sum whatever is turned", () => {
  const clothes = factory({ side: 1, price_quality: [2], appeal_quality: [4, 1], distribution: 3 });
  const lies = lying(clothes);
  const sum = (of: typeof lies) => total([...terms(BOARD, clothes, of).price, ...terms(BOARD, clothes, of).appeal]);
  for (const what of ["office", { spot: 0 }, { quality: 1 }] as const) expect(sum(turned(lies, what, lies))).toBe(sum(lies));
});

test("quality cards lie with the dearest first, of equal ones that on price", () => {
  const lies = lying(factory({ price_quality: [1], appeal_quality: [4, 1] }));
  expect(lies.quality).toEqual([
    { value: 4, appeal: true },
    { value: 1, appeal: false },
    { value: 1, appeal: true },
  ]);
});

test("clicks add up, and the same click again turns back", () => {
  const clothes = factory({ price_quality: [2] });
  const lies = lying(clothes);
  const once = turned(lies, { quality: 0 }, lies);
  const twice = turned(once, { spot: 1 }, lies);
  expect(appealOf(BOARD, clothes, once)).toBe(2);
  expect(appealOf(BOARD, clothes, twice)).toBe(4);
  expect(turned(twice, { spot: 1 }, lies)).toEqual(once);
  expect(turned(once, { quality: 0 }, lies)).toEqual(lies);
  expect(turned(turned(lies, "office", lies), "office", lies)).toEqual(lies);
});

test("the spot of the token brings it back, and keeps it if it was not moved", () => {
  const lies = lying(factory({ spot: 2 }));
  expect(turned(turned(lies, { spot: 0 }, lies), { spot: 2 }, lies)).toEqual(lies);
  expect(turned(lies, { spot: 2 }, lies)).toEqual(lies);
});

const price = (value: number) => ({ value, appeal: false });
const turnedTo = (value: number) => ({ value, appeal: true });

test("a card that would be turned is the same card", () => {
  expect(compared([price(2), price(2)], [turnedTo(2), price(2)])).toEqual([
    { is: price(2), would: turnedTo(2) },
    { is: price(2), would: price(2) },
  ]);
});

test("a card that would show its other value is the same card", () => {
  expect(compared([turnedTo(4), turnedTo(1)], [price(4), price(2)])).toEqual([
    { is: turnedTo(4), would: price(4) },
    { is: turnedTo(1), would: price(2) },
  ]);
});

test("cards that would come stand after those that stay or go", () => {
  expect(compared([turnedTo(4)], [price(2), price(1)])).toEqual([
    { is: turnedTo(4), would: null },
    { is: null, would: price(2) },
    { is: null, would: price(1) },
  ]);
  expect(compared([price(1)], [])).toEqual([{ is: price(1), would: null }]);
});

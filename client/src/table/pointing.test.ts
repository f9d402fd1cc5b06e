import { expect, test } from "vitest";
import { byHand, mostTelling } from "./pointing";

test("a mouse that rests while the page changes under it points at nothing new", () => {
  const mouse = { pointerType: "mouse", clientX: 10, clientY: 20 };
  expect(byHand(mouse)).toBe(true);
  expect(byHand(mouse)).toBe(false);
  expect(byHand({ ...mouse, clientY: 21 })).toBe(true);
  expect(byHand({ ...mouse, pointerType: "touch" })).toBe(false);
});

test("a refusal about the thing itself tells more than one that names another question", () => {
  const refused = (error: string) => ({ error, message: "" });
  const told = (...errors: string[]) => mostTelling(errors.map(refused))?.error;
  expect(told("not-asked", "no-factory", "price-as-it-is")).toBe("no-factory");
  expect(told("not-asked")).toBe("not-asked");
  expect(told()).toBeUndefined();
});

import { expect, test } from "vitest";
import { byHand } from "./pointing";

test("a mouse that rests while the page changes under it points at nothing new", () => {
  const mouse = { pointerType: "mouse", clientX: 10, clientY: 20 };
  expect(byHand(mouse)).toBe(true);
  expect(byHand(mouse)).toBe(false);
  expect(byHand({ ...mouse, clientY: 21 })).toBe(true);
  expect(byHand({ ...mouse, pointerType: "touch" })).toBe(false);
});

import { expect, test } from "vitest";
import { neighbour } from "./arrows";

const box = (left: number, top: number, width = 10) => ({ left, top, right: left + width, bottom: top + 10 });
// Three short boxes over two wide ones.
const BOXES = [box(0, 0), box(12, 0), box(24, 0), box(0, 20, 15), box(20, 20, 14)];

test("left and right stay on the line and stop at its ends", () => {
  expect(neighbour(BOXES, 0, "right")).toBe(1);
  expect(neighbour(BOXES, 2, "right")).toBe(2);
  expect(neighbour(BOXES, 4, "left")).toBe(3);
});

test("up and down go to the nearest of the next line", () => {
  expect(neighbour(BOXES, 0, "down")).toBe(3);
  expect(neighbour(BOXES, 2, "down")).toBe(4);
  expect(neighbour(BOXES, 4, "up")).toBe(2);
  expect(neighbour(BOXES, 3, "down")).toBe(3);
});

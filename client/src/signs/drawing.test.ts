import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { DRAWINGS, outlines, png, type Drawing } from "./drawing";

const MARK = readFileSync(`${import.meta.dirname}/../../public/icon.svg`, "utf8");
const INK = [0x1e, 0x1a, 0x16, 255];
const PAPER = [0xf8, 0xf4, 0xea, 255];

/** The pixel of a drawing at a place of the mark, which is 32 wide. */
function pixel(drawing: Drawing, x: number, y: number): number[] {
  const file = Buffer.from(png(MARK, drawing));
  const packed = file.subarray(file.indexOf("IDAT") + 4, file.indexOf("IEND") - 8);
  const lines = inflateSync(packed);
  const [column, row] = [x, y].map((value) => Math.floor((value * drawing.size) / 32));
  const at = row! * (4 * drawing.size + 1) + 1 + 4 * column!;
  return [...lines.subarray(at, at + 4)];
}

test("the mark is drawn as it is: its chimney, its windows, its round corners", () => {
  const icon = DRAWINGS["icon-192.png"]!;
  expect(pixel(icon, 23.5, 10)).toEqual(PAPER);
  expect(pixel(icon, 9.5, 22.5)).toEqual(INK);
  expect(pixel(icon, 6, 25.5)).toEqual(PAPER);
  expect(pixel(icon, 0.2, 0.2)[3]).toBe(0);
});

test("one that is cut by others goes to its edges and keeps away from them", () => {
  const icon = DRAWINGS["icon-maskable-512.png"]!;
  expect(pixel(icon, 0.2, 0.2)).toEqual(INK);
  expect(pixel(icon, 4.5, 26.5)).toEqual(INK);
  expect(pixel(icon, 13, 22)).toEqual(PAPER);
});

test("a badge is the mark alone", () => {
  const badge = DRAWINGS["badge-96.png"]!;
  expect(pixel(badge, 1, 1)[3]).toBe(0);
  expect(pixel(badge, 13, 22)).toEqual([255, 255, 255, 255]);
});

test("what can't be drawn is said", () => {
  expect(() => outlines("M0 0c1 1 2 2 3 3")).toThrow("a c");
});

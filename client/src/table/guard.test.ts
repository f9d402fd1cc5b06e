import { afterAll, expect, test, vi } from "vitest";
import type { Press } from "./guard";

let stillness = false;
vi.stubGlobal("Element", Object);
vi.stubGlobal("matchMedia", () => ({ matches: stillness }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { dim, Guard, pressOf } = await import("./guard");
afterAll(() => vi.unstubAllGlobals());

const press = (more: Partial<Press> = {}): Press => ({ x: 100, y: 100, time: 0, what: "place workers 4", count: 1, leads: false, ...more });

test("what has just appeared under a resting hand is not pressed, and is after a moment", () => {
  const guard = new Guard();
  expect(guard.refuses(press())).toBe(false);
  guard.change(50);
  expect(guard.refuses(press({ time: 300, what: "fire food 2" }))).toBe(true);
  expect(guard.refuses(press({ time: 560, what: "fire food 2" }))).toBe(false);
});

test("a hand that has moved means what it presses", () => {
  const guard = new Guard();
  guard.refuses(press());
  guard.change(50);
  expect(guard.refuses(press({ time: 200, x: 160, what: "fire food 2" }))).toBe(false);
  guard.change(250);
  guard.move(161, 101);
  expect(guard.refuses(press({ time: 300, x: 160, what: "hire food 3 1" }))).toBe(true);
  guard.move(200, 100);
  guard.move(160, 100);
  expect(guard.refuses(press({ time: 350, x: 160, what: "hire food 3 1" }))).toBe(false);
});

test("what means the same may be pressed again, but clicks in haste are one click", () => {
  const guard = new Guard();
  expect(guard.refuses(press())).toBe(false);
  guard.change(50);
  expect(guard.refuses(press({ time: 150, count: 2 }))).toBe(true);
  expect(guard.refuses(press({ time: 400, count: 3 }))).toBe(true);
  expect(guard.refuses(press({ time: 650, count: 4 }))).toBe(true);
  expect(guard.refuses(press({ time: 700 }))).toBe(false);
  expect(guard.refuses(press({ time: 1300, count: 2 }))).toBe(false);
});

test("what leads on may be pressed again and again, but not what lies under it then", () => {
  const guard = new Guard();
  const leads = (count: number): MouseEvent => {
    const dataset = { test: "scene-go-on", leads: "" };
    const target = Object.assign(new Element(), { dataset, textContent: "Go on", matches: (what: string) => what === "[data-leads]", closest: () => target });
    return { target, detail: count, clientX: 100, clientY: 100, timeStamp: 100 * count } as unknown as MouseEvent;
  };
  guard.refuses(press({ what: "next-turn" }));
  guard.change(50);
  for (const count of [1, 2, 3]) expect(guard.refuses(pressOf(leads(count))!)).toBe(false);
  guard.change(310);
  expect(guard.refuses(press({ time: 400, count: 4, what: "ship-2-food" }))).toBe(true);
  expect(guard.refuses(press({ time: 900, what: "ship-2-food" }))).toBe(false);
});

test("what is pressed in vain is dim for a moment, unless nothing may move", () => {
  const animate = vi.fn();
  const target = Object.assign(new Element(), { animate, closest: () => target });
  stillness = true;
  dim({ target } as unknown as MouseEvent);
  expect(animate).not.toHaveBeenCalled();
  stillness = false;
  dim({ target } as unknown as MouseEvent);
  expect(animate).toHaveBeenCalledExactlyOnceWith([{ opacity: expect.any(Number) as number }, { opacity: 1 }], 150);
});

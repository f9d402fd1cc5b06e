import { afterEach, describe, expect, it, vi } from "vitest";
import { meaning, onKey, turnFrom, type Stroke, type Surroundings } from "./keys";

function stroke(key: string, held: Partial<Stroke> = {}): Stroke {
  return { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held };
}

describe("keys", () => {
  it("go to regions and press named buttons", () => {
    expect(meaning(stroke("j"), true)).toEqual({ does: "region", name: "jobs" });
    expect(meaning(stroke("E"), true)).toEqual({ does: "press", name: "end-turn" });
  });

  it("take back one move, with Shift the turn", () => {
    expect(meaning(stroke("z"), true)).toEqual({ does: "take-back" });
    expect(meaning(stroke("t"), true)).toEqual({ does: "explain" });
    expect(meaning(stroke("Z", { shiftKey: true }), true)).toEqual({ does: "take-back-turn" });
  });

  it("go through time on American, German and French keyboards", () => {
    expect(meaning(stroke(","), true)).toEqual({ does: "look", by: "move", way: -1 });
    expect(meaning(stroke(".", { shiftKey: true }), true)).toEqual({ does: "look", by: "move", way: 1 });
    expect(meaning(stroke(">", { shiftKey: true }), true)).toEqual({ does: "look", by: "turn", way: 1 });
    expect(meaning(stroke(";", { shiftKey: true }), true)).toEqual({ does: "look", by: "turn", way: -1 });
    expect(meaning(stroke("<"), true)).toEqual({ does: "look", by: "turn", way: -1 });
    expect(meaning(stroke(";"), true)).toEqual({ does: "title", key: ";" });
  });

  it("leave other letters and figures to the title", () => {
    expect(meaning(stroke("U"), true)).toEqual({ does: "title", key: "u" });
    expect(meaning(stroke("0"), true)).toEqual({ does: "title", key: "0" });
    expect(meaning(stroke("F", { shiftKey: true }), true)).toBeNull();
  });

  it("mean nothing together with the browser's own", () => {
    for (const held of ["ctrlKey", "metaKey", "altKey"] as const) {
      expect(meaning(stroke("z", { [held]: true }), true)).toBeNull();
    }
    expect(meaning(stroke("Tab"), true)).toBeNull();
    expect(meaning(stroke("ArrowLeft"), true)).toBeNull();
  });

  it("are only Enter and Escape when letters are switched off", () => {
    expect(meaning(stroke("e"), false)).toBeNull();
    expect(meaning(stroke("?"), false)).toBeNull();
    expect(meaning(stroke("Enter"), false)).toEqual({ does: "play" });
    expect(meaning(stroke("Escape"), false)).toEqual({ does: "clear" });
  });
});

describe("turns", () => {
  const happened = [0, 0, 1, 1, 1, 0].map((seat) => ({ seat }));

  it("begin where another seat has moved before", () => {
    expect(turnFrom(happened, 6, -1)).toBe(5);
    expect(turnFrom(happened, 4, -1)).toBe(2);
    expect(turnFrom(happened, 2, -1)).toBe(0);
    expect(turnFrom(happened, 0, -1)).toBe(0);
  });

  it("end where another seat moves next", () => {
    expect(turnFrom(happened, 0, 1)).toBe(2);
    expect(turnFrom(happened, 3, 1)).toBe(5);
    expect(turnFrom(happened, 6, 1)).toBe(6);
  });
});

describe("the end of a turn", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** What E does to the buttons that there are. */
  function pressed(...names: string[]): string[] {
    const done: string[] = [];
    vi.stubGlobal("Element", Object);
    vi.stubGlobal("document", {
      querySelector: (selector: string) => {
        const name = names.find((one) => selector === `[data-test="${one}"]`);
        return name === undefined ? null : { click: () => done.push(`click ${name}`), focus: () => done.push(`focus ${name}`) };
      },
    });
    const session = { stage: { scene: null }, following: { current: null }, choice: { chosen: null } };
    const around = { session, dialogs: { open: null }, letters: true, keys: {}, covered: false } as unknown as Surroundings;
    onKey({ ...stroke("e"), target: null, preventDefault: () => {} } as unknown as KeyboardEvent, around);
    return done;
  }

  it("is asked for by its key; where nothing else is left, the key leads to what plays it, and plays nothing", () => {
    expect(pressed("end-turn")).toEqual(["click end-turn"]);
    expect(pressed("end-turn", "end-turn-confirm")).toEqual(["click end-turn"]);
    expect(pressed("end-turn-confirm")).toEqual(["focus end-turn-confirm"]);
  });
});

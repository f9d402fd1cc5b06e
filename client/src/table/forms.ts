import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SHARED = new URL("../../../src/arkwright/play/move.py", import.meta.url);

/** A form of the engine's notation, and the pattern of all that is written so. */
export interface Form {
  text: string;
  pattern: RegExp;
}

/** The forms of the notations that the engine's moves of a title are made with; tests read them. */
export function forms(engine: URL): Form[] {
  const source = readFileSync(engine, "utf8") + readFileSync(SHARED, "utf8");
  const made = [...source.matchAll(/super\(\).__init__\((.*)\)$/gm)].map((match) => match[1]!);
  return made.flatMap((expression) => {
    const texts = [...expression.matchAll(/f?"([^"]*)"/g)].map((match) => match[1]!);
    const whole = texts.filter((text) => text && !text.startsWith(" "));
    const tails = texts.filter((text) => text.startsWith(" "));
    return [...whole, ...tails.map((tail) => whole[0] + tail)].map((text) => {
      // An argument that may be empty is cut off with its space.
      const words = text.replace(/\{[^}]*\}/g, "[a-z0-9+-]+");
      const pattern = expression.includes(".rstrip()") ? words.replace(/ \S+$/, "( [a-z]+)?") : words;
      return { text, pattern: new RegExp(`^${pattern}$`) };
    });
  });
}

/** What a title's notations are tested for; `standFor` has what each of its functions gives. */
export interface Notations {
  engine: URL;
  standFor: Record<string, string[]>;
  /** What nothing on the board stands for, but the decision leaf alone. */
  inTheDecision: string[];
  functions: string[];
}

export function testNotations({ engine, standFor, inTheDecision, functions }: Notations): void {
  const known = forms(engine);

  test.each(Object.entries(standFor))("what %s stands for has a form that the engine writes", (_, moves) => {
    const unknown = moves.filter((move) => !known.some((form) => form.pattern.test(move)));
    expect(unknown).toEqual([]);
    expect(moves.length).toBeGreaterThan(0);
  });

  test("every move of the engine is stood for by something drawn", () => {
    const drawn = Object.values(standFor).flat();
    const missing = known.filter((form) => !drawn.some((move) => form.pattern.test(move)));
    expect(missing.map((form) => form.text).sort()).toEqual(inTheDecision);
  });

  test("every function is tested here", () => {
    expect(Object.keys(standFor).sort()).toEqual([...functions].sort());
  });
}

/** The names of a module's functions. */
export function functionsOf(module: object): string[] {
  return Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
}

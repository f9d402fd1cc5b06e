import { readFileSync } from "node:fs";

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

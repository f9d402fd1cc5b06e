import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const LOCALES = new URL("../../../src/arkwright/locales/", import.meta.url);

/** All sentences of a language: one text. */
function sentences(language: string): string {
  const folder = new URL(`${language}/`, LOCALES);
  return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n\n");
}

const LANGUAGES = readdirSync(LOCALES, { withFileTypes: true }).filter((one) => one.isDirectory() && /^[a-z]+$/.test(one.name)).map(({ name }) => name);

test.each(LANGUAGES)("no sentence in %s chooses by a fact that is read as a word", (language) => {
  const text = sentences(language);
  const words = new Set([...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id]) => id));
  const chosen = text.split(/\n{2,}|\n(?=[a-z])/).flatMap((message) =>
    [...message.matchAll(/\{ *\$([a-z_]+) *->((?:(?!->)[\s\S])*)/g)].flatMap(([, fact, variants]) =>
      [...variants!.matchAll(/\[([a-z-]+)\]/g)].map(([, value]) => `${fact!.replace(/^.*_/, "")}-${value}`),
    ),
  );
  expect(chosen.length).toBeGreaterThan(100);
  expect(chosen.filter((word) => words.has(word))).toEqual([]);
});

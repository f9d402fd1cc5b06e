import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES, languageName, load, ruleSentence, t, word } from "./words.svelte";

const NEW_EDITION = "arkwright-2025";
const LOCALES = join(import.meta.dirname, "../../../src/arkwright/locales");
const LINEAGES: Record<string, string[]> = {
  "water-frame-2016": [],
  [NEW_EDITION]: [NEW_EDITION],
  "spinning-mule": [NEW_EDITION, "spinning-mule"],
};
const page = { lang: "", dataset: {} as Record<string, string> };

/** What the server says when it is asked for a title's own words. */
function served(address: string): Promise<Response> {
  const [, title, language] = /^\/api\/titles\/(.+)\/words\/(.+)$/.exec(address)!;
  const files = LINEAGES[title!]!.map((one) => readFileSync(`${LOCALES}/${language}/${one}-words.ftl`, "utf8"));
  return Promise.resolve(new Response(["section-II-2-2 = 5.2.II.2", ...files].slice(files.length ? 0 : 1).join("\n")));
}

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: page });
  vi.stubGlobal("fetch", served);
});

const TURN = { seat: 0, question: "turn", facts: {}, moves: [] };

test("a title's own words are said at its tables alone", async () => {
  await load("en", ["client"]);
  await load("en", ["boardgame"], "water-frame-2016");
  expect(ruleSentence(TURN)).toBe("");
  await load("en", ["rules-boardgame"]);
  expect(word("marker", "distribution")).toBe("distribution");
  expect(ruleSentence(TURN)).toContain("(II.1)");

  await load("en", ["boardgame"], NEW_EDITION);
  expect(word("marker", "distribution")).toBe("marketing");
  expect(ruleSentence(TURN)).toContain("can be lifted for a fee of £2");
  expect(t("when-hire")).toBe("workers are hired with the workers marker (5.2.II.2)");

  await load("en", ["boardgame"], "water-frame-2016");
  expect(word("marker", "distribution")).toBe("distribution");
  expect(t("when-hire")).toBe("workers are hired with the workers marker (II.2.2)");
});

test("another language keeps the words of the table", async () => {
  await load("en", ["boardgame"], NEW_EDITION);
  await load("de");
  expect(t("when-hire")).toBe("Arbeiter werden mit dem Marker „Arbeiter“ eingestellt (5.2.II.2)");
});

test("of a short game's words and its edition's, its own go first", async () => {
  await load("en", ["boardgame"], "spinning-mule");
  expect(t("question-shipping")).toBe("Ship goods that are left or in store?");
  expect(word("marker", "distribution")).toBe("marketing");
});

test("without the words of titles all else can be read", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await load("en", ["boardgame"], "a-title-of-nobody");
  expect(word("marker", "distribution")).toBe("distribution");
});

test("the languages are those that were built, and styles know how long their words are", async () => {
  expect(LANGUAGES[0]).toBe("en");
  expect(LANGUAGES.map(languageName)).toContain("Deutsch");
  await load("de", ["client"], null);
  expect(page).toEqual({ lang: "de", dataset: { words: "long" } });
  await load("en");
  expect(page.dataset["words"]).toBe("short");
});

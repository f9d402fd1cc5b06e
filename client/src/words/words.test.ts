import { beforeEach, expect, test, vi } from "vitest";
import { load, ruleSentence, t, word } from "./words.svelte";

beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));

const TURN = { seat: 0, question: "turn", facts: {}, moves: [] };
const NEW_EDITION = ["boardgame", "arkwright-2025"];

test("a title's own words are said at its tables alone", async () => {
  await load("en", ["client"]);
  await load("en", ["boardgame"]);
  expect(word("marker", "distribution")).toBe("distribution");
  expect(ruleSentence(TURN)).toContain("(II.1)");

  await load("en", NEW_EDITION);
  expect(word("marker", "distribution")).toBe("marketing");
  expect(ruleSentence(TURN)).toContain("can be lifted for a fee of £2");
  expect(t("when-hire")).toBe("workers are hired with the workers marker (5.2.II.2)");

  await load("en", ["boardgame"]);
  expect(word("marker", "distribution")).toBe("distribution");
  expect(t("when-hire")).toBe("workers are hired with the workers marker (II.2.2)");
});

test("another language keeps the words of the table", async () => {
  await load("en", NEW_EDITION);
  await load("de");
  expect(t("when-hire")).toBe("Arbeiter werden mit dem Marker „Arbeiter“ eingestellt (5.2.II.2)");
});

test("of a short game's words and its edition's, its own go first", async () => {
  await load("en", [...NEW_EDITION, "spinning-mule"]);
  expect(t("question-shipping")).toBe("Ship goods that the market has left?");
  expect(word("marker", "distribution")).toBe("marketing");
});

import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languageNames, languagesIn, wordFiles } from "./building";

const LOCALES = join(import.meta.dirname, "../../../src/arkwright/locales");

test("English is first, and every language calls itself by its own name", () => {
  expect(languagesIn(LOCALES)[0]).toBe("en");
  expect(Object.values(languageNames(LOCALES))).toEqual(expect.arrayContaining(["English", "Deutsch", "Français"]));
});

test("a new folder is a new language, and nothing else need be said about it", () => {
  // given a folder with the files of English, in which the language says its name
  const locales = mkdtempSync(join(tmpdir(), "locales-"));
  cpSync(LOCALES, locales, { recursive: true });
  cpSync(join(LOCALES, "en"), join(locales, "xa"), { recursive: true });
  const client = join(locales, "xa/client.ftl");
  writeFileSync(client, readFileSync(client, "utf8").replace(/^client-language = .*$/m, "client-language = Èñglîsh"));
  // then it is offered by that name, and every room has its words
  expect(languageNames(locales)["xa"]).toBe("Èñglîsh");
  const rooms = (language: string) =>
    [...wordFiles(locales).keys()].filter((key) => key.startsWith(`${language}/`)).map((key) => key.slice(3));
  expect(rooms("xa")).toEqual(rooms("en"));
});

test("neither refusals nor the words of titles are built in", () => {
  const files = [...wordFiles(LOCALES).values()].flat();
  expect(files.filter((file) => /-(refusals|words)\.ftl$/.test(file))).toEqual([]);
});

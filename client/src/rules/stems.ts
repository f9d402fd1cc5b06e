import { t } from "$src/words/words.svelte";

/** Words without their endings, so that a search for one form of a word finds the others. */

/** What words of the language in use may lose, the longest first. */
export const spokenEndings = (): readonly string[] => t("client-rules-endings").split(" ");

/** Letters that a word keeps. */
const KEPT = 3;
/** A word, or a section with its dots. */
export const WORD = /[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu;
const ACCENTS = /\p{M}/gu;
const DIGIT = /\d/;

/** A word as it is compared: in small letters, without accents and without its ending. */
export function stem(word: string, endings: readonly string[]): string {
  const small = word.toLowerCase();
  const ending = DIGIT.test(small) ? undefined : endings.find((one) => small.endsWith(one) && small.length - one.length >= KEPT);
  const cut = ending === undefined ? small : small.slice(0, -ending.length);
  return cut.normalize("NFD").replace(ACCENTS, "");
}

/** The words that are sought, as they are compared. */
export function sought(query: string, endings: readonly string[]): string[] {
  return [...new Set([...query.matchAll(WORD)].map(([word]) => stem(word, endings)))];
}

/** Which of the sought words a word is, by its place among them; -1 if it is none. */
export function which(word: string, wanted: readonly string[], endings: readonly string[]): number {
  const found = stem(word, endings);
  return wanted.findIndex((one) => found.startsWith(one));
}

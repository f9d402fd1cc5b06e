/** Words without their endings, so that a search for one form of a word finds the others. */

/** What a word loses, by language; the longest that fits. A word of another language keeps its ending. */
const ENDINGS: Record<string, readonly string[]> = {
  en: ["ingly", "ings", "ing", "ies", "ied", "edly", "ed", "es", "ly", "s", "y", "e"],
  de: ["ungen", "ung", "ernd", "ern", "end", "en", "er", "es", "em", "e", "n", "s"],
  fr: ["issements", "issement", "ements", "ement", "ations", "ation", "aux", "ées", "ée", "és", "er", "ez", "ent", "es", "al", "é", "e", "s", "x"],
};
/** Letters that a word keeps. */
const KEPT = 3;
/** A word, or a section with its dots. */
export const WORD = /[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu;
const ACCENTS = /\p{M}/gu;
const DIGIT = /\d/;

/** A word as it is compared: in small letters, without accents and without its ending. */
export function stem(word: string, language: string): string {
  const small = word.toLocaleLowerCase(language);
  const ending = DIGIT.test(small) ? undefined : (ENDINGS[language] ?? []).find((one) => small.endsWith(one) && small.length - one.length >= KEPT);
  const cut = ending === undefined ? small : small.slice(0, -ending.length);
  return cut.normalize("NFD").replace(ACCENTS, "");
}

/** The words that are sought, as they are compared. */
export function sought(query: string, language: string): string[] {
  return [...new Set([...query.matchAll(WORD)].map(([word]) => stem(word, language)))];
}

/** Which of the sought words a word is, by its place among them; -1 if it is none. */
export function which(word: string, wanted: readonly string[], language: string): number {
  const found = stem(word, language);
  return wanted.findIndex((one) => found.startsWith(one));
}

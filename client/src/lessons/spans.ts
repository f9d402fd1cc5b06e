import type { Letter } from "./places";

/** A piece of a note's text: a letter, or words, some of them bold. */
export type Span = { letter: Letter } | { text: string; bold: boolean };

/** A sign that no line begins with: French has a space before it. */
const BOUND = / (?=[:;?!])/g;
const MARKED = /\(([abc])\)|\*([^*]+)\*/g;

/** The text of a paragraph in pieces: "(a)" is a letter, "*so much*" is bold. */
export function spans(paragraph: string): Span[] {
  const text = paragraph.replace(BOUND, "\u00a0");
  const found: Span[] = [];
  let from = 0;
  const plain = (to: number) => to > from && found.push({ text: text.slice(from, to), bold: false });
  for (const match of text.matchAll(MARKED)) {
    plain(match.index);
    const [whole, letter, bold] = match;
    found.push(letter === undefined ? { text: bold!, bold: true } : { letter: letter as Letter });
    from = match.index + whole.length;
  }
  plain(text.length);
  return found;
}

/** The same without its marks, to be heard. */
export function spokenText(text: string): string {
  return text.replace(MARKED, (_, letter: string | undefined, bold: string | undefined) => letter ?? bold ?? "");
}

/** A paragraph that points at nothing: its letters are left out. */
export function unlettered(text: string): string {
  return text.replace(/^\([abc]\) | ?\([abc]\)/g, "");
}

import type { RuleChapter, Rules, RuleTerm } from "$made/messages";
import { sought, which, WORD } from "./stems";

/** A chapter in which something is found: how well it fits, and how often it is said there. */
export interface Hit {
  chapter: RuleChapter;
  score: number;
  count: number;
  /** The words around the first place, as HTML. */
  said: string;
}

/** What a piece of text counts, by where it stands. */
const WORTH = { number: 400, explained: 60, heading: 40, defined: 12, text: 2, beside: 1 } as const;
/** For all words in one paragraph. */
const TOGETHER = 10;
/** What is written in bold is what a paragraph is about. */
const TAG = /(<[^>]+>)/;
const BLOCK = /<\/(?:p|li|tr|h\d|pre)>|<aside[^>]*>/;
const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };
/** Characters of the text that a hit shows before the word, and in all. */
const BEFORE = 34;
const AROUND = 110;

interface Piece {
  text: string;
  worth: number;
}

/** The pieces of some HTML, by blocks: bold ones are worth more. */
function blocksOf(html: string, worth: number): Piece[][] {
  return html.split(BLOCK).map((block) => {
    const pieces: Piece[] = [];
    let bold = 0;
    for (const part of block.split(TAG)) {
      if (part.startsWith("<strong")) bold += 1;
      else if (part.startsWith("</strong")) bold -= 1;
      else if (part && !part.startsWith("<")) pieces.push({ text: part, worth: bold ? Math.max(worth, WORTH.defined) : worth });
    }
    return pieces;
  });
}

/** All that a page shows of a chapter, in its order, as blocks. */
export function blocks(chapter: RuleChapter): Piece[][] {
  return [
    [
      { text: chapter.number, worth: WORTH.number },
      ...blocksOf(chapter.heading, WORTH.heading)[0]!.map((piece) => ({ ...piece, worth: WORTH.heading })),
    ],
    ...blocksOf(chapter.html, WORTH.text),
    ...chapter.based.flatMap((base) => [...blocksOf(base.heading, WORTH.text), ...blocksOf(base.html, WORTH.beside)]),
    ...chapter.differences.map((one) => [{ text: [one.topic, one.says, ...one.others.map(({ says }) => says)].join(". "), worth: WORTH.beside }]),
    ...chapter.decisions.flatMap(({ html }) => blocksOf(html, WORTH.beside)),
    ...chapter.refusals.map((said) => [{ text: said, worth: WORTH.beside }]),
  ].filter((block) => block.length > 0);
}

/** Where all sought words are said, the best chapter first. */
export function search(rules: Rules, query: string, endings: readonly string[]): Hit[] {
  const wanted = sought(query, endings);
  if (wanted.length === 0) return [];
  const place = placeOf(rules, query);
  const explains = explainedAt(rules, wanted, endings);
  const hits = rules.chapters.flatMap((chapter) => {
    const hit = hitIn(chapter, wanted, endings);
    if (hit && chapter.anchor === explains) hit.score += WORTH.explained;
    if (chapter.anchor !== place) return hit ?? [];
    return { chapter, count: 1, said: "", ...hit, score: WORTH.number + (hit?.score ?? 0) };
  });
  return hits.sort((one, other) => other.score - one.score);
}

/** The chapter that explains the term whose name is what is sought. */
function explainedAt(rules: Rules, wanted: readonly string[], endings: readonly string[]): string | undefined {
  const is = (name: string) => {
    const words = sought(name, endings);
    return words.length === wanted.length && words.every((word) => wanted.some((one) => word.startsWith(one)));
  };
  return rules.glossary.find(({ name }) => is(name))?.anchor;
}

/** The chapter that a query names by its number. */
function placeOf(rules: Rules, query: string): string | undefined {
  const named = query.trim().toLowerCase();
  return Object.entries(rules.places).find(([section]) => section.toLowerCase() === named)?.[1];
}

function hitIn(chapter: RuleChapter, wanted: readonly string[], endings: readonly string[]): Hit | null {
  const met = new Set<number>();
  let [score, count, said] = [0, 0, ""];
  for (const block of blocks(chapter)) {
    const here = new Set<number>();
    for (const { text, worth } of block) {
      for (const word of text.matchAll(WORD)) {
        const found = which(word[0], wanted, endings);
        if (found < 0) continue;
        here.add(found);
        met.add(found);
        count += 1;
        score += worth;
        if (worth < WORTH.heading && !said) said = around(block.map((piece) => piece.text).join(""), wanted, endings);
      }
    }
    if (wanted.length > 1 && here.size === wanted.length) score += TOGETHER;
  }
  // A long chapter is no better for being long.
  return met.size === wanted.length ? { chapter, score: score / Math.log2(2 + count), count, said } : null;
}

/** The words around the first place, with it marked. */
function around(text: string, wanted: readonly string[], endings: readonly string[]): string {
  const first = [...text.matchAll(WORD)].find((word) => which(word[0], wanted, endings) >= 0)?.index ?? 0;
  const from = first <= BEFORE ? 0 : text.indexOf(" ", first - BEFORE) + 1;
  const cut = text.slice(from, from + AROUND);
  const whole = from + AROUND >= text.length ? cut : `${cut.slice(0, cut.lastIndexOf(" "))} …`;
  return marked(`${from > 0 ? "… " : ""}${whole}`.replaceAll("\n", " "), wanted, endings);
}

/** HTML in which the sought words are marked. */
export function marked(html: string, wanted: readonly string[], endings: readonly string[]): string {
  if (wanted.length === 0) return html;
  const mark = (word: string) => (word in ENTITIES || which(word, wanted, endings) < 0 ? word : `<mark>${word}</mark>`);
  const parts = html.split(TAG).map((part) => (part.startsWith("<") ? part : part.replace(/&\w+;|[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu, mark)));
  return parts.join("");
}

/** Plain text as HTML. */
export function escaped(text: string): string {
  const signs = Object.entries(ENTITIES).map(([entity, sign]) => [sign, entity] as const).reverse();
  return signs.reduce((html, [sign, entity]) => html.replaceAll(sign, entity), text);
}

/** The terms that a query is about, by their names first. */
export function termsAbout(rules: Rules, query: string, endings: readonly string[]): RuleTerm[] {
  const wanted = sought(query, endings);
  if (wanted.length === 0) return [];
  const says = (text: string) => wanted.every((one) => [...text.matchAll(WORD)].some(([word]) => which(word, [one], endings) >= 0));
  const named = rules.glossary.filter(({ name }) => says(name));
  return [...named, ...rules.glossary.filter((term) => !named.includes(term) && says(term.text))];
}

/** The terms whose names are most like a word that nobody says. */
export function nearest(rules: Rules, query: string, count: number): RuleTerm[] {
  const word = query.trim().toLowerCase();
  const far = (term: RuleTerm) => Math.min(...term.name.toLowerCase().split(/\s+/).map((one) => distance(one, word)));
  return [...rules.glossary].sort((one, other) => far(one) - far(other)).slice(0, count);
}

/** How many letters must change to make one word of another. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [n, letter] of [...one].entries()) {
    const next = [n + 1];
    for (const [place, sign] of [...other].entries()) {
      next.push(Math.min(next[place]! + 1, row[place + 1]! + 1, row[place]! + Number(letter !== sign)));
    }
    row = next;
  }
  return row.at(-1)!;
}

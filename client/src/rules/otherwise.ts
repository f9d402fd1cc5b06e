import type { RuleChapter, RuleDifference } from "$made/messages";
import { escaped } from "./search";

/** What other editions have otherwise, put to the paragraphs that tell it. */

/** How titles are called, and what is read; how much is otherwise at one place, and whether that lies open. */
export interface Saying {
  titled: (title: string) => string;
  here: string;
  more: (count: number) => string;
  open: boolean;
}

/** As many as are told at a place before they are folded. */
const FEW = 3;

/** The place that the server leaves after a block which names entries of the edition files; in a table it is a row. */
const PLACE = /(<tr class="otherwise"><td colspan="\d+">)?<aside data-entry="([^"]*)"><\/aside>(<\/td><\/tr>)?/g;
const BLOCK = /(<(?:p|li|tr)) data-entry="([^"]*)"/g;

/** What is otherwise in a title; in any other, if none is named. */
export function differing(differences: readonly RuleDifference[], beside: string): RuleDifference[] {
  if (!beside) return [...differences];
  return differences.flatMap((one) => {
    const others = one.others.filter(({ titles }) => titles.includes(beside));
    return others.length > 0 ? [{ ...one, others: others.map((other) => ({ ...other, titles: [beside] })) }] : [];
  });
}

/** A chapter with what differs in its text; what no paragraph of it names is left for its end. */
export function placed(chapter: RuleChapter, beside: string, saying: Saying): RuleChapter {
  const all = differing(chapter.differences, beside);
  const left = new Set(all);
  const fill = (html: string) =>
    html
      .replace(PLACE, (_, row: string | undefined, named: string, end: string | undefined) => {
        const said = [...left].filter(({ entry }) => names(named, entry));
        for (const one of said) left.delete(one);
        return said.length > 0 ? `${row ?? ""}${boxed(said, saying)}${end ?? ""}` : "";
      })
      .replace(BLOCK, (_, tag: string, named: string) => (all.some(({ entry }) => names(named, entry)) ? `${tag} data-differs` : tag));
  const html = fill(chapter.html);
  const based = chapter.based.map((base) => ({ ...base, html: fill(base.html) }));
  return { ...chapter, html, based, differences: [...left] };
}

/** Whether what a block names is an entry, or a table around it. */
function names(named: string, entry: string): boolean {
  return named.split(" ").some((one) => `${entry}.`.startsWith(`${one}.`));
}

function boxed(differences: readonly RuleDifference[], saying: Saying): string {
  const told = differences.map((one) => said(one, saying)).join("");
  const folded = `<details${saying.open ? " open" : ""}><summary>${escaped(saying.more(differences.length))}</summary>${told}</details>`;
  return `<aside class="otherwise" data-test="otherwise">${differences.length > FEW ? folded : told}</aside>`;
}

/** A difference: what it is about, how it is here, how it is elsewhere and where that is told. */
function said({ topic, says, others }: RuleDifference, { titled, here }: Saying): string {
  const elsewhere = others.map((other) => {
    const chips = other.titles.map((title) => {
      const name = escaped(titled(title));
      return other.anchor ? `<a class="edition" href="/rules/${title}#${other.anchor}">${name}</a>` : `<span class="edition">${name}</span>`;
    });
    return `${chips.join(" ")} ${escaped(other.says)}`;
  });
  const own = `<span class="edition own">${escaped(here)}</span> ${escaped(says)}`;
  return `<p><em>${escaped(topic)}</em> ${[own, ...elsewhere].join(" · ")}</p>`;
}

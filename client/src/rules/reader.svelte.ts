import type { RuleChapter, Rules, RuleTerm } from "$made/messages";
import { rules as asked } from "$src/api/server";
import { t } from "$src/words/words.svelte";
import { differing, placed } from "./otherwise";
import { marked, nearest, search, termsAbout, type Hit } from "./search";
import { spokenEndings, sought } from "./stems";

/** The pages that were read once, by title and language. */
const known: Record<string, Rules> = {};

/** What belongs to no chapter stands in chapters of its own: docs link to them by these names. */
function atTheEnd({ differences, decisions }: Rules): RuleChapter[] {
  const none = { number: "", level: 2, html: "", based: [], differences: [], decisions: [], refusals: [], examples: [] };
  return [
    { ...none, anchor: "differences", heading: t("client-rules-differences"), differences },
    { ...none, anchor: "decisions", heading: t("client-rules-decisions"), decisions },
  ].filter((one) => one.differences.length + one.decisions.length > 0);
}

/** How many terms are offered where nothing is found. */
const NEAREST = 4;

/** The rules of a title as somebody reads them: the chapter, what is sought, the word that is explained. */
export class Reader {
  private read = $state.raw<Rules | null>(null);
  readonly ready = $derived(this.read !== null);
  /** The chapter that is read, by its anchor. */
  private at = $state("");
  query = $state("");
  /** Which of the places that are found is shown. */
  private step = $state(-1);
  term = $state.raw<RuleTerm | null>(null);
  /** The edition that it is compared with, and whether what is alike is hidden. */
  beside = $state("");
  differing = $state(false);

  /** Whether something is sought or compared, so that nothing may lie folded. */
  private readonly sifting = $derived(this.query.trim() !== "" || this.beside !== "");
  /** As they are read: what is otherwise elsewhere stands at its paragraph. */
  readonly rules: Rules | null = $derived.by(() => {
    if (this.read === null) return null;
    const more = (count: number) => t("client-rules-otherwise", { count });
    const saying = { titled: (title: string) => t(`title-${title}`), here: t("client-rules-here"), more, open: this.sifting };
    return { ...this.read, chapters: this.read.chapters.map((one) => placed(one, this.beside, saying)) };
  });
  /** The chapters in which the edition it is compared with has something otherwise. */
  private readonly changed = $derived(
    (this.read?.chapters ?? []).filter((one) => this.beside && differing(one.differences, this.beside).length > 0).map(({ anchor }) => anchor),
  );

  private readonly endings = $derived(spokenEndings());
  readonly hits: readonly Hit[] = $derived(this.rules ? search(this.rules, this.query, this.endings) : []);
  readonly places = $derived(this.hits.reduce((sum, hit) => sum + hit.count, 0));
  readonly counts: Readonly<Record<string, number>> = $derived(Object.fromEntries(this.hits.map(({ chapter, count }) => [chapter.anchor, count])));
  private readonly wanted = $derived(this.rules ? sought(this.query, this.endings) : []);
  /** The terms that are offered where nothing is found. */
  readonly near: readonly RuleTerm[] = $derived(this.rules && this.query.trim() && this.hits.length === 0 ? nearest(this.rules, this.query, NEAREST) : []);
  /** The term that the search is about, if no other was asked for. */
  readonly explained: RuleTerm | null = $derived(this.term ?? (this.rules ? (termsAbout(this.rules, this.query, this.endings)[0] ?? null) : null));
  readonly chapters: readonly RuleChapter[] = $derived((this.rules?.chapters ?? []).filter((one) => !this.differing || !this.beside || this.differs(one)));
  /** Whether paragraphs that are alike are hidden; never those in which something is found. */
  readonly onlyDiffering = $derived(this.differing && this.beside !== "" && this.query.trim() === "");
  readonly chapter: RuleChapter | null = $derived(this.chapters.find(({ anchor }) => anchor === this.at) ?? this.chapters[0] ?? null);
  /** Which mark of the chapter is the one that is shown, counted from 0. */
  readonly mark = $derived(this.step < 0 ? -1 : this.step - this.before(this.hits.findIndex(({ chapter }) => chapter === this.chapter)));

  async open(title: string, language: string): Promise<void> {
    const key = `${title}/${language}`;
    const found = known[key] ?? (await asked(title, language));
    known[key] = found;
    this.read = { ...found, chapters: [...found.chapters, ...atTheEnd(found)] };
  }

  /** Go to a chapter by its anchor, or by a section that is named somewhere. */
  go(section: string): void {
    this.at = this.rules?.places[section] ?? section;
  }

  seek(query: string): void {
    this.query = query;
    this.step = -1;
    this.term = null;
    if (this.hits[0]) this.at = this.hits[0].chapter.anchor;
  }

  /** The next place that was found, or the one before. */
  next(way: 1 | -1): void {
    if (this.places === 0) return;
    this.step = this.step < 0 && way < 0 ? this.places - 1 : (this.step + way + this.places) % this.places;
    const hit = this.hits.find((_, index) => this.before(index + 1) > this.step);
    if (hit) this.at = hit.chapter.anchor;
  }

  /** The chapter beside this one. */
  neighbour(way: 1 | -1): RuleChapter | null {
    const here = this.chapters.findIndex((one) => one === this.chapter);
    return this.chapters[here + way] ?? null;
  }

  explain(id: string): void {
    this.term = this.rules?.glossary.find((term) => term.id === id) ?? this.term;
  }

  /** Some HTML with what is sought marked in it. */
  shown(html: string): string {
    return this.rules ? marked(html, this.wanted, this.endings) : html;
  }

  /** Whether the edition it is compared with has something in a chapter otherwise. */
  differs({ anchor }: RuleChapter): boolean {
    return this.changed.includes(anchor);
  }

  private before(index: number): number {
    return this.hits.slice(0, index).reduce((sum, hit) => sum + hit.count, 0);
  }
}

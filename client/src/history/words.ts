import type { Chapter } from "$made/messages";
import { t } from "$src/words/words.svelte";
import { decadeOf } from "./chronicle";

/** What an entry of the chronicle is called: the chapter before it is over there. */
export function after(chronicle: readonly Chapter[], entry: number): string {
  const before = chronicle[entry - 1];
  return before === undefined ? t("client-chart-begin") : t("client-chart-after", named(before));
}

/** The facts by which a chapter is named. */
export function named(chapter: Chapter): { decade: string; good: string } {
  return { decade: decadeOf(chapter), good: String(chapter.chapter.good ?? "") };
}

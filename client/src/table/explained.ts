import type { UseMessage, UsesMessage } from "$made/messages";
import { patterns, type About } from "./about";
import type { Subject } from "./explaining.svelte";

/** Whether something that was asked about is what is explained. */
export function isAbout(asked: About, { all, here }: Subject): boolean {
  const texts = patterns(asked).map((pattern) => written(pattern));
  return texts.length === 1 && [written(all), written(here)].includes(texts[0]!);
}

/** A pattern as a text; by which kind of move a thing would be chosen does not matter. */
function written(pattern: object): string {
  return JSON.stringify(Object.entries(pattern).filter(([name]) => name !== "kind").sort());
}

/** Whether two uses do the same, wherever they are made from. */
export function same(one: UseMessage, other: UseMessage): boolean {
  const does = ({ kind, facts, good, after }: UseMessage) => JSON.stringify([kind, facts, good, after]);
  return does(one) === does(other);
}

/** The two uses that are shown: the best ones, or the best one and the special marker that may be taken besides. */
export function examples({ best, extra }: UsesMessage): UseMessage[] {
  return extra === null ? best : [...best.slice(0, 1), extra];
}

/** Where several figures go: all of them up, all down, or some this way and some that. */
export function whither(changes: readonly (readonly number[])[]): "up" | "down" | "both" {
  const up = changes.filter(([was, is]) => is! > was!).length;
  return up === changes.length ? "up" : up === 0 ? "down" : "both";
}

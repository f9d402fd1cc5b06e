import type { LessonOffer } from "$made/messages";
import { sentence } from "$src/words/words.svelte";

/** What a lesson is called. */
export function lessonName({ id }: Pick<LessonOffer, "id">): string {
  return sentence(`lesson-${id}`) ?? id;
}

/** What it is about, in a sentence; "" if that is not said. */
export function lessonAbout({ id }: Pick<LessonOffer, "id">): string {
  return sentence(`lesson-${id}`, {}, [], "about") ?? "";
}

/** A fact that a sentence waits for. */
const OPEN = /\{\$/;

/** What a step is called in a list: its name there, or its title if that says no fact; "" if it has neither. */
export function stepName({ id, steps }: LessonOffer, index: number): string {
  const step = steps[index];
  if (step === undefined) return "";
  const said = (attribute: string) => sentence(`lesson-${id}-${step.id}`, {}, [], attribute) ?? "";
  const title = said("name") || said("title");
  return OPEN.test(title) ? "" : title;
}

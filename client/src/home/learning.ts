import type { LessonOffer, TitleLessons } from "$made/messages";
import { stepsDone } from "$src/lessons/progress";

/** A lesson, and the title that it is about. */
export interface LessonOf {
  title: string;
  lesson: LessonOffer;
}

export function everyLesson(all: readonly TitleLessons[]): LessonOf[] {
  return all.flatMap(({ title, lessons }) => lessons.map((lesson) => ({ title, lesson })));
}

/** The lesson to go on with: the last one whose table stands, else the first that was not gone through. */
export function openLesson(all: readonly TitleLessons[]): LessonOf | null {
  const lessons = everyLesson(all).filter(({ lesson }) => lesson.kind === "lesson");
  const begun = lessons.filter(({ lesson }) => (lesson.progress?.table ?? null) !== null && stepsDone(lesson) < lesson.steps.length);
  begun.sort((one, other) => Date.parse(other.lesson.progress!.at) - Date.parse(one.lesson.progress!.at));
  return begun[0] ?? lessons.find(({ lesson }) => lesson.progress === null) ?? null;
}

/** The exercises of every title. */
export function drillsOf(all: readonly TitleLessons[]): LessonOf[] {
  return everyLesson(all).filter(({ lesson }) => lesson.kind === "drill");
}

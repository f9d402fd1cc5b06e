import type { Offer, TableForm, TableMessage, TitleLessons, TitleOffer } from "$made/messages";
import { everyLesson, type LessonOf } from "../learning";
import { firstChoices, forTitle, tableForm } from "../newgame";

/** The lesson to begin with: the first one that is no exercise. */
export function firstLesson(all: readonly TitleLessons[]): LessonOf | null {
  return everyLesson(all).find(({ lesson }) => lesson.kind === "lesson") ?? null;
}

/** Other lessons and exercises, each about something else. */
export function otherLessons(all: readonly TitleLessons[], count: number): LessonOf[] {
  const first = firstLesson(all);
  const subjects = new Set<string>();
  const others = everyLesson(all).filter(({ lesson }) => {
    const isNew = lesson !== first?.lesson && lesson.subject !== "" && !subjects.has(lesson.subject);
    return isNew && subjects.add(lesson.subject);
  });
  return others.slice(0, count);
}

/** A title that can be played alone: against the opponents that the game itself brings. */
export function soloTitle(offer: Offer): TitleOffer | null {
  return offer.titles.find(({ seats }) => seats.includes(1)) ?? null;
}

/** A table for me alone, with every option as printed. */
export function soloTable(offer: Offer, title: TitleOffer): TableForm {
  const choices = forTitle(firstChoices(offer)!, title, "");
  return tableForm({ ...choices, seats: [{ kind: "me", name: "" }] }, title);
}

/** The least and the most of a number that every title tells; 0 is not told. */
export function span(values: readonly number[]): { least: number; most: number } | null {
  const told = values.filter((value) => value > 0);
  return told.length === 0 ? null : { least: Math.min(...told), most: Math.max(...told) };
}

const HOUR = 60;

/** A time as it is read: a short one in minutes, a longer one in hours, to the next quarter. */
export function length(minutes: number): { unit: "minutes" | "hours"; count: number } {
  if (minutes < 2 * HOUR && minutes % HOUR !== 0) return { unit: "minutes", count: minutes };
  return { unit: "hours", count: Math.round((4 * minutes) / HOUR) / 4 };
}

/** The listed tables to show: games that go on, else tables with a free seat, and one game to look back at. */
export function shownTables(playing: readonly TableMessage[], open: readonly TableMessage[], over: readonly TableMessage[]): TableMessage[] {
  const finished = over.find(({ standings }) => standings.length > 0);
  return [...[...playing, ...open].slice(0, LIVE), ...(finished ? [finished] : [])];
}

const LIVE = 2;
/** Rows of what there is to see, so that it is never empty. */
export const ROWS = 3;

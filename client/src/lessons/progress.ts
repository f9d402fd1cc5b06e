import type { LessonNote, LessonOffer } from "$made/messages";

/** A cell of a lesson's progress: done, the present step, or still ahead. */
export interface Cell {
  state: "done" | "now" | "open";
  /** Where the game stood when the step was reached; null where the table can't be taken back to. */
  position: number | null;
}

/**
 * The steps of the lesson as cells, the present one by its number. One goes back to where a move of one's own
 * followed: `mine` says of each move whether it is.
 */
export function cellsOf({ number, count, reached, over }: LessonNote, mine: readonly boolean[]): Cell[] {
  // Where a step was passed over, it is not known which position belongs to which cell.
  const whole = reached.length === number;
  const back = (index: number) => {
    const { position } = reached[index]!;
    // What was read there before is not read again.
    return mine[position] && reached[index + 1]?.position !== position ? position : null;
  };
  return Array.from({ length: count }, (_, index) => {
    const place = index + 1;
    if (place > number) return { state: "open", position: null };
    if (place === number && !over) return { state: "now", position: null };
    return { state: "done", position: whole ? back(index) : null };
  });
}

/** How many steps of a lesson lie behind, from the step that was reached. */
export function stepsDone({ steps, progress }: LessonOffer): number {
  if (progress === null) return 0;
  const at = steps.findIndex(({ id }) => id === progress.reached);
  return progress.solved && (progress.table === null || at === steps.length - 1) ? steps.length : Math.max(0, at);
}

/** How an exercise stands: reached its goal, tried, or new. */
export function standing({ progress }: LessonOffer): "solved" | "tried" | "new" {
  if (progress === null) return "new";
  return progress.solved ? "solved" : "tried";
}

/** What is about the same thing stands together, in the order of the lessons. */
export function bySubject(lessons: readonly LessonOffer[]): { subject: string; lessons: LessonOffer[] }[] {
  const subjects = [...new Set(lessons.map(({ subject }) => subject))];
  return subjects.map((subject) => ({ subject, lessons: lessons.filter((one) => one.subject === subject) }));
}

/** What is next of those about one thing: what was begun, then what is not solved, then the first again. */
export function nextOf(lessons: readonly LessonOffer[]): LessonOffer {
  return lessons.find((one) => standing(one) === "tried") ?? lessons.find((one) => standing(one) === "new") ?? lessons[0]!;
}

const DAY = 86_400_000;

/** The exercise of the day: another one every day, one after another, of those that are not solved as long as there are any. */
export function ofTheDay(drills: readonly LessonOffer[], now: number): LessonOffer | null {
  const left = drills.filter((one) => standing(one) !== "solved");
  const among = left.length > 0 ? left : drills;
  return among[Math.floor(now / DAY) % among.length] ?? null;
}

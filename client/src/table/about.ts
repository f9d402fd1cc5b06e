import type { MoveMessage } from "$made/messages";
import type { FactName, MoveKind } from "$made/moves";

type Value = string | number;

/** What moves are about: their kind and facts, each one value or any of several. */
export type Pattern = { kind?: MoveKind | readonly MoveKind[] } & { [name in FactName]?: Value | readonly Value[] };

/** One pattern or several: first what one most likely wants, because of that it is said when it can be done. */
export type About = Pattern | readonly Pattern[];

/** About nothing: what stands for no move. */
export const NOTHING: readonly Pattern[] = [];

export function patterns(about: About): readonly Pattern[] {
  return Array.isArray(about) ? (about as readonly Pattern[]) : [about as Pattern];
}

/** Whether a move is about this. */
export function fits({ kind, facts }: MoveMessage, about: About): boolean {
  return patterns(about).some((pattern) =>
    Object.entries(pattern).every(([name, wanted]) => {
      const value = name === "kind" ? kind : facts[name];
      return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
    }),
  );
}

/** What this very move is about, and no other. */
export function exactly({ kind, facts }: MoveMessage): Pattern {
  return { kind, ...facts } as Pattern;
}

import type { Connection } from "$src/api/live";

/** What the line under the head tells, the most urgent first; null if there is nothing to tell. */
export type Telling = "away" | "back" | "past" | "fork" | null;

interface Standing {
  connection: Connection;
  /** Whether the connection has just come back. */
  back: boolean;
  past: boolean;
  fork: boolean;
}

export function telling({ connection, back, past, fork }: Standing): Telling {
  if (connection === "away") return "away";
  if (back) return "back";
  if (past) return "past";
  return fork ? "fork" : null;
}

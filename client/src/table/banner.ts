import type { Connection } from "$src/api/live";

/** What the line under the head tells, the most urgent first; null if there is nothing to tell. */
export type Banner = "away" | "back" | "fork" | null;

interface Standing {
  connection: Connection;
  /** Whether the connection has just come back. */
  back: boolean;
  fork: boolean;
}

export function bannerFor({ connection, back, fork }: Standing): Banner {
  if (connection === "away") return "away";
  if (back) return "back";
  return fork ? "fork" : null;
}

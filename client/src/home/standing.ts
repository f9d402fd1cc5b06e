import type { SeatMessage, StandingMessage, TableMessage } from "$made/messages";
import { capitalised, word } from "$src/words/words.svelte";

/** What a table waits for, as far as I am concerned. */
export type Waits = "my-turn" | "their-turn" | "bot-plays" | "resigned" | "open" | "over" | "given-up";

export function waitsFor(table: TableMessage): Waits {
  if (table.given_up) return "given-up";
  if (table.state !== "playing") return table.state;
  const mine = table.seats.filter((seat) => seat.mine);
  if (hasResigned(table)) return "resigned";
  if (mine.length > 0 && mine.every((seat) => seat.bot !== null)) return "bot-plays";
  const deciding = decidingSeat(table);
  return deciding?.mine && deciding.bot === null ? "my-turn" : "their-turn";
}

/** Whether I have given all my seats to bots for good. */
export function hasResigned({ seats }: TableMessage): boolean {
  const mine = seats.filter((seat) => seat.mine);
  return mine.length > 0 && mine.every((seat) => seat.resigned);
}

/** Whether I may take a table away: I am its host, and nobody else has a seat. */
export function mayRemove({ hosting, seats }: TableMessage): boolean {
  return hosting && seats.every((seat) => seat.mine || seat.profile === null);
}

export function decidingSeat(table: TableMessage): SeatMessage | undefined {
  return table.seats.find((seat) => seat.seat === table.deciding);
}

export function openSeats(table: TableMessage): SeatMessage[] {
  return table.seats.filter((seat) => seat.profile === null && seat.bot === null);
}

/** My turn first, and there who has waited longest; then what happened last. */
export function sorted(tables: readonly TableMessage[]): TableMessage[] {
  const [mine, others] = [true, false].map((my) => tables.filter((table) => (waitsFor(table) === "my-turn") === my));
  mine!.sort((a, b) => Date.parse(a.since) - Date.parse(b.since));
  others!.sort((a, b) => Date.parse(b.since) - Date.parse(a.since));
  return [...mine!, ...others!];
}

/** How I did at one title. */
export interface Results {
  title: string;
  games: number;
  wins: number;
  /** The average of my results, in whole numbers. */
  average: number;
  best: number;
}

/**
 * My place at a table that is over; of several seats of mine the best counts.
 *
 * What a bot has finished for me is not mine.
 */
export function myBest(table: TableMessage): StandingMessage | undefined {
  const mine = table.seats.filter((seat) => seat.mine && seat.bot === null).map((seat) => seat.seat);
  return table.standings.filter((one) => mine.includes(one.seat)).sort((a, b) => a.place - b.place)[0];
}

/** What somebody in the standings is called: automated opponents by their colour. */
export function nameOf({ seat, name }: StandingMessage): string {
  return seat < 0 ? capitalised(word("colour", name)) : name;
}

/** My finished games by title, the most played first; analyses and lessons do not count. */
export function results(tables: readonly TableMessage[]): Results[] {
  const scores = new Map<string, { place: number; score: number }[]>();
  for (const table of tables) {
    const best = myBest(table);
    if (best === undefined || table.analysis || table.lesson) continue;
    scores.set(table.title, [...(scores.get(table.title) ?? []), best]);
  }
  return [...scores]
    .map(([title, all]) => ({
      title,
      games: all.length,
      wins: all.filter((one) => one.place === 1).length,
      average: Math.round(all.reduce((sum, one) => sum + one.score, 0) / all.length),
      best: Math.max(...all.map((one) => one.score)),
    }))
    .sort((a, b) => b.games - a.games);
}

const TABLE_ID = /^[2-9a-z]{10}$/;

/** The id of a table in what a person has pasted: its link, or the id alone; null if there is none. */
export function tableId(text: string): string | null {
  const pasted = text.trim().toLowerCase();
  const link = /\/t\/([^/?#\s]+)/.exec(pasted);
  const id = link ? link[1]! : pasted;
  return TABLE_ID.test(id) ? id : null;
}

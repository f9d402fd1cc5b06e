import type { Offer, SeatForm, SeatMessage, TableForm, TableMessage } from "$made/messages";
import { fitting } from "./newgame";

/** The last table that I set up or sat at as a game of its own: neither a fork nor a lesson. */
export function lastSetUp(tables: readonly TableMessage[], offer: Offer): TableMessage | null {
  const mine = tables.filter(({ analysis, lesson, parent, seats, title }) => {
    const isOffered = offer.titles.some(({ name }) => name === title);
    const isPlayable = seats.some(({ mine }) => mine) && seats.every(({ bot }) => bot === null || offer.bots.includes(grade(bot)));
    return isOffered && isPlayable && !analysis && lesson === null && parent === null;
  });
  return mine.sort((one, other) => Date.parse(other.created) - Date.parse(one.created))[0] ?? null;
}

/** The same game with the same people, everybody one seat on. */
export function again(table: TableMessage, offer: Offer): TableForm {
  const title = offer.titles.find(({ name }) => name === table.title)!;
  const options = fitting(title, table.seats.length).flatMap(({ name, values }) => {
    const chosen = table.options[name];
    return chosen !== undefined && values.includes(chosen) ? [[name, chosen] as const] : [];
  });
  const seats = table.seats.map(sameAgain);
  return {
    title: table.title,
    options: Object.fromEntries(options),
    seats: [...seats.slice(-1), ...seats.slice(0, -1)],
    pace: table.pace,
    listed: table.listed,
    shuffle: false,
  };
}

/** Who had the seat, also where a bot plays on for them. */
function sameAgain({ bot, mine, name, profile }: SeatMessage): SeatForm {
  if (mine) return { kind: "me", name };
  if (profile !== null) return { kind: "person", profile };
  return bot === null ? { kind: "open" } : { kind: "bot", bot };
}

function grade(bot: string): string {
  return bot.split("/")[0]!;
}

import type { Offer, OptionOffer, SeatForm, TableForm, TableMessage, TitleOffer } from "$made/messages";
import { firstGrade, gradeOf } from "$src/bots/bots";
import type { Facts } from "$src/words/words.svelte";

/** Who shall have a seat of a new table. */
export type SeatChoice =
  | { kind: "me"; name: string }
  | { kind: "open" }
  | { kind: "person"; profile: string }
  | { kind: "bot"; bot: string };

/** Somebody whom I have played with before. */
export interface Companion {
  profile: string;
  name: string;
}

export interface Choices {
  title: string;
  options: Record<string, string>;
  seats: SeatChoice[];
  pace: "live" | "turns";
  listed: boolean;
  shuffle: boolean;
}

/** Me against bots, at a full table of the first title, with every option as printed. */
export function firstChoices(offer: Offer): Choices | null {
  const [title] = offer.titles;
  if (title === undefined) return null;
  return {
    title: title.name,
    options: printedOptions(title),
    seats: seated([{ kind: "me", name: "" }], Math.max(...title.seats), firstGrade(offer.bots)),
    pace: "live",
    listed: false,
    shuffle: false,
  };
}

/** The first choices at a title, or at the first one if it is not offered. */
export function begun(offer: Offer, wanted: string): Choices | null {
  const choices = firstChoices(offer);
  const title = offer.titles.find(({ name }) => name === wanted);
  return choices === null || title === undefined ? choices : forTitle(choices, title, firstGrade(offer.bots));
}

/** The same people at another title: its own options, and as many seats as it has. */
export function forTitle(choices: Choices, title: TitleOffer, bot: string): Choices {
  const count = choices.seats.length;
  const seats = title.seats.includes(count) ? count : Math.max(...title.seats);
  return { ...choices, title: title.name, options: printedOptions(title), seats: seated(choices.seats, seats, bot) };
}

/** So many seats: the last ones go, or bots come. */
export function seated(seats: SeatChoice[], count: number, bot: string): SeatChoice[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: "bot", bot });
}

function printedOptions(title: TitleOffer): Record<string, string> {
  return Object.fromEntries(title.options.map((option) => [option.name, option.values[0]!]));
}

/** The choice as it stands in a list to choose from, where a bot has no style, and back. */
export function written(seat: SeatChoice): string {
  if (seat.kind === "bot") return `bot ${gradeOf(seat.bot)}`;
  if (seat.kind === "person") return `person ${seat.profile}`;
  return seat.kind;
}

export function read(text: string): SeatChoice {
  const [kind, of = ""] = text.split(" ");
  if (kind === "bot") return { kind, bot: of };
  if (kind === "person") return { kind, profile: of };
  return kind === "me" ? { kind, name: "" } : { kind: "open" };
}

/** What the server is told of a seat: mine has no name if none was typed. */
function seatForm(seat: SeatChoice): SeatForm {
  if (seat.kind !== "me") return seat;
  const name = seat.name.trim();
  return name ? { kind: "me", name } : { kind: "me" };
}

/** The options of a title that go with so many seats. */
export function fitting(title: TitleOffer, seats: number): OptionOffer[] {
  return title.options.filter((option) => option.seats.length === 0 || option.seats.includes(seats));
}

/** Options that are seen at once: the first one, and modules that make another game of it. */
export function atOnce(options: readonly OptionOffer[]): OptionOffer[] {
  return options.filter(({ module }, place) => place === 0 || module);
}

export function tableForm(choices: Choices, title: TitleOffer): TableForm {
  const options = fitting(title, choices.seats.length).map(({ name }) => [name, choices.options[name]!]);
  return { ...choices, options: Object.fromEntries(options), seats: choices.seats.map(seatForm) };
}

/** What the button says that makes the table: the id of its message, and the facts. */
export function startWords(choices: Choices): { id: string; facts: Facts } {
  const of = (kind: SeatChoice["kind"]) => choices.seats.filter((seat) => seat.kind === kind).length;
  const { title } = choices;
  if (of("open") > 0) return { id: "client-start-open", facts: { title, count: of("open") } };
  if (of("me") === 0) return { id: "client-start-watch", facts: { title } };
  if (of("person") > 0) return { id: "client-start-together", facts: { title } };
  if (of("me") > 1) return { id: "client-start-here", facts: { title, count: of("me") } };
  if (of("bot") === 0) return { id: "client-start-alone", facts: { title } };
  const grades = new Set(choices.seats.flatMap((seat) => (seat.kind === "bot" ? [gradeOf(seat.bot)] : [])));
  const grade = grades.size === 1 ? [...grades][0]! : "mixed";
  return { id: "client-start-against", facts: { title, count: of("bot"), grade } };
}

/** The others at my tables, the latest first, each once. */
export function companions(tables: readonly TableMessage[]): Companion[] {
  const found = new Map<string, string>();
  for (const seat of tables.flatMap((table) => table.seats)) {
    if (seat.profile !== null && !seat.mine && !found.has(seat.profile)) found.set(seat.profile, seat.name);
  }
  return [...found].map(([profile, name]) => ({ profile, name }));
}

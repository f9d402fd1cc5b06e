import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import files, { languages } from "virtual:words";
import { words as served } from "$src/api/server";
import type { DecisionMessage, EventMessage, MoveMessage } from "$made/messages";

/**
 * Every sentence a person reads, by id, from the same files as the command line
 * (src/arkwright/locales; its __init__.py says how ids are found).
 */
export type Fact = string | number | boolean;
export type Facts = Record<string, Fact>;

/** Every language that there are words in, English first, and how each calls itself. */
export const LANGUAGES = Object.keys(languages);
export const languageName = (language: string) => languages[language] ?? language;

/** Facts that read as the name of who sits there: seats count from 0, players from 1. */
const FIRST: Record<string, number> = { seat: 0, player: 1 };
const NONE = "none";
/** What the format of numbers writes for a minus. */
const HYPHEN = /(?<![\p{L}\d])-(?=\d)/gu;

let language = $state(LANGUAGES[0]!);
let bundle = $state.raw(new FluentBundle(LANGUAGES[0]!));
let rooms: string[] = [];
/** The title whose own words are in use; of no title, what all are called; or nothing of titles yet. */
let own: string | null = null;
let loads = 0;
/** The last of them. */
let loading: Promise<void> = Promise.resolve();

export function currentLanguage(): string {
  return language;
}

/**
 * Load the sentences of these rooms, by how their names begin, in a language, and the words in which
 * the tables of a title say it. What was loaded before stays, but not the words of another title.
 */
export function load(wanted: string, prefixes: string[] = [], title = own): Promise<void> {
  return (loading = build(wanted, prefixes, title));
}

async function build(wanted: string, prefixes: string[], title: string | null): Promise<void> {
  const ticket = ++loads;
  rooms = [...rooms, ...prefixes.filter((room) => !rooms.includes(room))];
  own = title;
  const next = new FluentBundle(wanted, { useIsolating: false });
  const paths = Object.keys(files).filter((path) => {
    const [folder, name] = path.split("/") as [string, string];
    return folder === wanted && rooms.some((room) => name.startsWith(room));
  });
  const built = paths.map(async (path) => (await files[path]!()).default);
  // Without the words of titles all can still be read.
  const ofTitles = own === null ? [] : [served(wanted, own).catch(() => "")];
  const texts = await Promise.all([...built, ...ofTitles]);
  // A later call asks for at least the same rooms, perhaps in another language.
  if (ticket !== loads) return;
  for (const text of texts) next.addResource(new FluentResource(text), { allowOverrides: true });
  bundle = next;
  language = wanted;
  document.documentElement.lang = wanted;
  document.documentElement.dataset["words"] = t("client-word-length");
}

/** The rooms with the names of things of all games. */
export const NAMES = Object.keys(files)
  .filter((path) => path.startsWith(`${LANGUAGES[0]}/`) && path.endsWith("-names"))
  .map((path) => path.split("/")[1]!);

/** Load the sentences of one more room, wherever we are; those that are on their way are waited for. */
export async function beside(room: string): Promise<void> {
  if (rooms.includes(room)) return loading;
  rooms = [...rooms, room];
  await load(language);
}

/** The message of an id with its facts; the id itself if there is none. */
export function t(id: string, facts: Facts = {}, names: readonly string[] = []): string {
  return sentence(id, facts, names) ?? id;
}

/** The message of an id, or of an attribute of it; null if there is none. */
export function sentence(
  id: string,
  facts: Facts = {},
  names: readonly string[] = [],
  attribute = "",
): string | null {
  return written(id, facts, names, attribute)?.replaceAll("\n", " ") ?? null;
}

/** A message, or an attribute of it, by its paragraphs, which blank lines part; none if there is none. */
export function paragraphs(id: string, facts: Facts = {}, names: readonly string[] = [], attribute = ""): string[] {
  const text = written(id, facts, names, attribute);
  return text === null ? [] : text.split(/\n{2,}/).map((one) => one.replaceAll("\n", " "));
}

function written(id: string, facts: Facts, names: readonly string[], attribute: string): string | null {
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, spoken(facts, names), []).replace(HYPHEN, "−") : null;
}

/** The name of something by its kind and id: `word("good", "food")`. */
export function word(kind: string, value: string): string {
  return sentence(wordId(kind, value)) ?? value;
}

/** The name of a good where no sentence is around it. */
export function goodName(good: string): string {
  return capitalised(word("good", good));
}

/** Words one after another, as the language lists them. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "unit" }).format(words);
}

/** What a thing does: `effect("tile", "patent")`. */
export function effect(kind: string, value: string): string {
  return sentence(wordId(kind, value), {}, [], "effect") ?? "";
}

export function eventSentence(event: EventMessage, names: readonly string[]): string {
  return capitalised(t(`journal-${event.id}`, withWho(event.facts, event.seat, names), names));
}

export function questionSentence(decision: DecisionMessage, names: readonly string[]): string {
  const facts = withWho(decision.facts, decision.seat, names);
  return capitalised(t(`question-${decision.question}`, facts, names));
}

/** The rule behind a question, in our own words; they are in a room of their own. */
export function ruleSentence(decision: DecisionMessage): string {
  return sentence(`question-${decision.question}`, decision.facts, [], "rule") ?? "";
}

export function moveSentence(move: MoveMessage, names: readonly string[]): string {
  return capitalised(sentence(`move-${move.kind}`, move.facts, names) ?? move.text);
}

/** What heads a list of moves of this kind. */
export function groupName(move: MoveMessage): string {
  return sentence(`move-${move.kind}`, {}, [], "group") ?? move.kind;
}

/** The facts as a message takes them: a word also by its id, and with what the thing does. */
function spoken(facts: Facts, names: readonly string[]): Record<string, FluentVariable> {
  const said: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === "string") {
      const kind = name.replace(/^.*_/, ""); // `new_post` is a post
      said[name] = value ? word(kind, value) : NONE;
      said[`${name}-id`] = value || NONE;
      const does = value ? effect(kind, value) : "";
      if (does) said[`${name}-effect`] = does;
    } else if (name in FIRST && names[Number(value) - FIRST[name]!] !== undefined) {
      said[name] = names[Number(value) - FIRST[name]!]!;
    } else {
      said[name] = new FluentNumber(Number(value), { useGrouping: false });
    }
  }
  return said;
}

function withWho(facts: Facts, seat: number | null, names: readonly string[]): Facts {
  return seat === null || seat < 0 ? facts : { ...facts, who: names[seat] ?? `${seat + 1}` };
}

function wordId(kind: string, value: string): string {
  return `${kind}-${value.replaceAll(" ", "-")}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

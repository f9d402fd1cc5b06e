import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** The message files that the client is built with; what a title says in words of its own it asks the server for. */

/** What only the server says: why a move or a set-up is not possible, the glossary, and the words of titles. */
const NOT_HERE = /^(glossary|server|setup)\.ftl$|-(refusals|words)\.ftl$/;
/** Words of the client that are loaded where they are wanted, and not with every page. */
const ALONE: Record<string, string> = {
  "client-bots.ftl": "bots",
  "client-components.ftl": "components",
  "client-home.ftl": "home",
  "client-rules.ftl": "handbook",
  "client-learn.ftl": "learn",
  "client-newcomer.ftl": "newcomer",
};
/** What the lessons of a game say is loaded where one is learnt. */
const LESSONS = /^(lessons-.+)\.ftl$/;
const OF_SCENES = /\bclient-scene\.ftl$/;
/** Questions are asked without the rules behind them, which are loaded when somebody wants to read one. */
const QUESTIONS = /^(.+)-questions\.ftl$/;
const RULES = "rules-";
const RULE = /\n[ \t]+\.rule\b.*(\n(?![ \t]+\.[a-z])[ \t]+.*)*/g;
const REFUSAL = /^refusal-.*(\n[ \t]+.*)*/gm;
const COMMENT = /^#.*\n/gm;
const BLANK = /\n{2,}/g;
const OF_A_GAME = /^(.+?)-(client|editions|journal|moves|names|questions|sections)\b/;
const FIRST = "en";
/** The message by which a language says how it is called. */
const OWN_NAME = "client-language";

const messageFiles = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".ftl")).sort();

/** The languages there are: every folder, English first. */
export function languagesIn(locales: string): string[] {
  const folders = readdirSync(locales, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map((folder) => folder.name).filter((name) => !name.startsWith("_"));
  return names.sort((one, other) => Number(other === FIRST) - Number(one === FIRST) || one.localeCompare(other));
}

/** How each language calls itself. */
export function languageNames(locales: string): Record<string, string> {
  const own = (language: string) => {
    const said = readFileSync(`${locales}/${language}/client.ftl`, "utf8");
    return new RegExp(`^${OWN_NAME} = (.+)$`, "m").exec(said)?.[1] ?? language;
  };
  return Object.fromEntries(languagesIn(locales).map((language) => [language, own(language)]));
}

/**
 * The files of words by language and room: the client's own, a game's, the names of a game's things,
 * and how editions differ. What every language says alike stands beside their folders.
 */
export function wordFiles(locales: string): Map<string, string[]> {
  const rooms = new Map<string, string[]>();
  for (const language of languagesIn(locales)) {
    for (const folder of [locales, `${locales}/${language}`]) {
      for (const file of messageFiles(folder).filter((name) => !NOT_HERE.test(name))) {
        for (const room of roomsOf(file)) {
          const key = `${language}/${room}`;
          rooms.set(key, [...(rooms.get(key) ?? []), `${folder}/${file}`]);
        }
      }
    }
  }
  return rooms;
}

/** What is said in a room, of a language as it is called in `wordFiles`, by its files. */
export function wordsOf(key: string, files: readonly string[]): string {
  const whole = key.includes(`/${RULES}`);
  const said = files.map((file) => {
    const text = readFileSync(file, "utf8");
    return QUESTIONS.test(basename(file)) && !whole ? text.replace(RULE, "") : text;
  });
  const text = said.join("\n").replace(COMMENT, "").replace(REFUSAL, "");
  // Lessons have paragraphs.
  return key.includes("/lessons-") ? text : text.replace(BLANK, "\n");
}

function roomsOf(file: string): string[] {
  const [, asking] = QUESTIONS.exec(file) ?? [];
  return asking === undefined ? [roomOf(file)] : [roomOf(file), `${RULES}${asking}`];
}

function roomOf(file: string): string {
  const [, game, kind] = OF_A_GAME.exec(file) ?? [];
  if (file in ALONE) return ALONE[file]!;
  const lessons = LESSONS.exec(file)?.[1];
  if (lessons !== undefined) return lessons;
  if (OF_SCENES.test(file)) return "scene";
  if (game === undefined) return "client";
  if (kind === "editions") return kind;
  return kind === "names" ? `${game}-names` : game;
}

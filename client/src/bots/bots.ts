import type { Offer } from "$made/messages";
import type { Facts } from "$src/words/words.svelte";

/** What is needed of an offer to choose a bot. */
export type BotsOffer = Pick<Offer, "bots" | "grades" | "styles">;

/** Who plays on for whoever can't, and whom one's first game is against. */
export const FIRST_GRADE = "clerk";
const NO_STYLE = "";
/** Who plays the rivals of a lesson: `lesson/water-frame-2016/guided-decade`. */
const LESSON = "lesson";

/** A bot is named by its grade, and its style if that was chosen: `tycoon/shipper`. */
export function gradeOf(bot: string): string {
  return bot.split("/")[0]!;
}

export function styleOf(bot: string): string {
  return gradeOf(bot) === LESSON ? NO_STYLE : (bot.split("/")[1] ?? NO_STYLE);
}

/** A bot that can be asked for: elsewhere nobody follows a lesson. */
export function askable(bot: string): string {
  return gradeOf(bot) === LESSON ? FIRST_GRADE : bot;
}

export function firstGrade(bots: readonly string[]): string {
  return bots.find((bot) => bot === FIRST_GRADE) ?? bots.at(-1) ?? FIRST_GRADE;
}

/** The styles that a bot can be asked to play in. */
export function stylesOf(offer: BotsOffer, bot: string): string[] {
  return offer.grades.find(({ name }) => name === gradeOf(bot))?.has_style ? offer.styles : [];
}

/** A bot of a grade in the style of another, as far as that grade has styles. */
export function inStyle(offer: BotsOffer, grade: string, style: string): string {
  return stylesOf(offer, grade).includes(style) ? `${grade}/${style}` : grade;
}

/** Bots that are not of the house. */
export function ownBots(offer: BotsOffer): string[] {
  return offer.bots.filter((bot) => !offer.grades.some(({ name }) => name === bot));
}

/** A bot's grade and style as facts: the words for them are `client-bot-…` and `client-style-…`. */
export function botFacts(bot: string): Facts {
  return { "client-bot": gradeOf(bot), "client-style": styleOf(bot) };
}

/** What to expect of these bots, each grade once, weakest first: the ids of the messages, and facts. */
export function expectations(offer: BotsOffer, bots: readonly string[]): { bot: string; id: string; facts: Facts }[] {
  const wanted = new Set(bots.map(gradeOf));
  return offer.bots
    .filter((bot) => wanted.has(bot))
    .map((bot) => {
      const grade = offer.grades.find(({ name }) => name === bot);
      return { bot, id: `client-expect-${grade?.name ?? "own"}`, facts: { ...botFacts(bot), seconds: grade?.seconds ?? 0 } };
    });
}

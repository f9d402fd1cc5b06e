import type { LessonOffer, Offer } from "$made/messages";

/** What a server offers: a board game, and a card game that can be played alone. */
export const OFFER: Offer = {
  titles: [
    {
      name: "water-frame-2016",
      family: "boardgame",
      icon: "factory",
      rules: 1,
      seats: [2, 3, 4],
      minutes: 120,
      options: [{ name: "setup", values: ["predetermined", "free"], seats: [], module: false }],
    },
    {
      name: "card-game",
      family: "cardgame",
      icon: "share",
      rules: 1,
      seats: [1, 2],
      minutes: 60,
      options: [{ name: "draft", values: ["no", "yes"], seats: [2], module: false }],
    },
  ],
  bots: ["random", "clerk", "director"],
  grades: [{ name: "clerk", seconds: 0, has_style: true }],
  styles: ["shipper"],
  languages: ["en"],
};

/** A lesson with whatever the test is about. */
export function aLesson(id: string, about: Partial<LessonOffer> = {}): LessonOffer {
  return { id, kind: "drill", subject: "prices", minutes: 2, steps: [{ id: "goal", minutes: 1 }], progress: null, ...about };
}

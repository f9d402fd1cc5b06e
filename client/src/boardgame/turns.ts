import type { Step } from "$src/table/titles";

/** The parts of a turn (II), and of what a company is asked while goods are sold (III). */
export const turns: Step[][] = [
  [
    { name: "client-step-marker", questions: ["turn", "administration"] },
    {
      name: "client-step-action",
      questions: [
        "factory-action",
        "opening-price",
        "workers-action",
        "machinery-action",
        "reseating",
        "quality-action",
        "distribution-action",
        "exchange-action",
        "ship-action",
        "production-action",
        "extra-shift",
      ],
    },
    {
      name: "client-step-extra",
      questions: ["price-adjustment", "special-marker", "swapped-ship", "fifth-tile", "choose-inventor", "keep-inventor"],
    },
    { name: "client-step-end-turn", questions: ["end-of-turn"] },
  ],
  [
    { name: "client-step-marker", questions: ["turn", "administration"] },
    {
      name: "client-step-investor",
      questions: ["investor-action", "exchange-action", "workers-action", "machinery-action", "reseating", "ship-action"],
    },
    { name: "client-step-end-turn", questions: ["end-of-turn"] },
  ],
  [
    { name: "client-step-sale", questions: ["declaration", "school-call", "call", "after-sale", "press-attache"] },
    { name: "client-step-ship", questions: ["shipping"] },
    { name: "client-step-store", questions: ["overflow"] },
  ],
  [
    { name: "client-step-influence", questions: ["take-influence"] },
    { name: "client-step-bonus", questions: ["influence-bonus"] },
  ],
];

/**
 * Whether a company is asked in its own turn, before the goods of the cycle are sold. Events ask
 * some of the same questions, but then all markers have come back.
 */
export function beforeSale(question: string | undefined, spaces: readonly string[]): boolean {
  const inTurn = turns.slice(0, 2).flat().some((step) => step.questions.includes(question ?? ""));
  return inTurn && (question === "turn" || spaces.some((marker) => marker !== ""));
}

import type { Step } from "$src/table/titles";

const TURN: Step[] = [
  {
    name: "client-card-step-action",
    questions: [
      "choose-action",
      "build-action",
      "employ-action",
      "automate-action",
      "add-quality",
      "add-distribution",
      "stock-exchange",
      "extra-production",
      "one-more-good",
      "early-shipping",
      "store-overflow",
    ],
  },
  { name: "client-card-step-appeal", questions: ["price-and-appeal"] },
  {
    name: "client-card-step-develop",
    questions: ["develop-step", "free-developments", "card-limit", "lost-distribution", "lost-engineer", "lost-warehouse"],
  },
  { name: "client-step-end-turn", questions: ["end-of-turn"] },
];

/** The parts of what is asked while goods are sold (2), of a turn (1), and before the first round. */
export const turns: Step[][] = [
  [
    { name: "client-step-sale", questions: ["selling"] },
    { name: "client-step-ship", questions: ["left-overs", "spare-token"] },
    { name: "client-step-store", questions: ["store-overflow"] },
    { name: "client-card-step-value", questions: ["break-tie"] },
  ],
  TURN,
  [
    { name: "client-card-step-factories", questions: ["choose-factory"] },
    { name: "client-card-step-develop", questions: ["start-development"] },
    { name: "client-card-step-shares", questions: ["start-shares"] },
  ],
];

/** The parts with these options: shares are bought before the first round by an expert rule only. */
export function turnsWith(options: Record<string, string>): Step[][] {
  if (options["start-shares"] === "yes") return turns;
  return turns.map((steps) => steps.filter(({ questions }) => !questions.includes("start-shares")));
}

/** Whether a company is asked in its own turn, before the goods of the round are sold. */
export function beforeSale(question: string | undefined): boolean {
  const asking = turns.filter((steps) => steps.some((step) => step.questions.includes(question ?? "")));
  return asking.length === 1 && asking[0] === TURN;
}

import type { RuleDrawing } from "$made/messages";

/** What is added up: a figure with its sign, and its symbol or its word. */
export interface Term {
  sign: "" | "+" | "−";
  figure: number;
  /** What it was before, where that was something else. */
  was?: number;
  icon?: string;
  /** The part that it is (`client-rules-part`). */
  part: string;
  marked: boolean;
}

export interface Sum {
  terms: Term[];
  figure: number;
  was?: number;
  part: string;
  money: boolean;
  marked: boolean;
}

/** The sums of a drawing: appeal of the board game; price and appeal, card by card, of the card game. */
export function sumsOf({ kind, figures, marked }: RuleDrawing): Sum[] {
  /** What comes to be stands last. */
  const one = (name: string) => figures[name]?.at(-1) ?? 0;
  const before = (name: string) => {
    const was = figures[name]?.[0];
    return kind === "sum" && was !== undefined && was !== one(name) ? { was } : {};
  };
  const part = (name: string, sign: Term["sign"], icon: string | null, figure = one(name)): Term => ({
    sign,
    figure,
    part: name,
    marked: name === marked,
    ...before(name),
    ...(icon ? { icon } : {}),
  });
  if (kind === "sum") {
    const terms = [part("base_quality", "", null), part("quality", "+", "quality"), part("distribution", "+", "distribution"), part("price", "−", "price")];
    return [{ terms, figure: one("appeal"), ...before("appeal"), part: "appeal", money: false, marked: marked === "appeal" }];
  }
  const [price = 0, appeal = 0] = figures["spot"] ?? [];
  const office = (here: boolean): Term[] => (here ? [part("office", "+", "factory")] : []);
  const cards = (name: string): Term[] => (figures[name] ?? []).map((figure) => part("quality", "+", "quality", figure));
  const onAppeal = one("office_on_appeal") > 0;
  const distribution = one("distribution") > 0 ? [part("distribution", "+", "distribution")] : [];
  return [
    { terms: [part("token", "", null, price), ...office(!onAppeal), ...cards("price_quality")], figure: one("price"), part: "price", money: true, marked: marked === "price" },
    { terms: [part("token", "", null, appeal), ...office(onAppeal), ...cards("appeal_quality"), ...distribution], figure: one("appeal"), part: "appeal", money: false, marked: marked === "appeal" },
  ];
}

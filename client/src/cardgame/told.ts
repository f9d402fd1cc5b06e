import type { CompanyView, RivalView, Scene } from "$made/cardgame";
import { framesOf, MONEY, SHARES, type Seen } from "$src/table/scenes.svelte";

/** A company as its card tells it; what it would score is open until all of a production is shown. */
export type ToldCompany = Omit<CompanyView, "if_ended"> & { if_ended: number | null };

/** A company as far as a production is shown: its cash moves with the money, its value with the shares. */
export function toldSoFar(company: CompanyView, { scene: shown, frames }: Seen): ToldCompany {
  const scene = shown as Scene;
  const part = scene.companies.find(({ seat }) => seat === company.seat);
  if (part === undefined || frames.includes(framesOf(scene).at(-1)!)) return company;
  // What is taken in need is told with the money.
  const paid = frames.includes(MONEY);
  const funds = scene.notes.filter(({ id, seat }) => id === "emergency-fund" && seat === company.seat);
  const borrowed = funds.reduce((sum, { facts }) => sum + Number(facts.count), 0);
  const value = frames.includes(SHARES) ? part.value_after : part.value_before;
  return {
    ...company,
    cash: paid ? part.cash_after : part.cash_before,
    loans: company.loans - (paid ? 0 : borrowed),
    bankrupt: paid && company.bankrupt,
    value,
    share_value: value,
    portfolio: company.shares * value,
    if_ended: null,
  };
}

/** An opponent of the solo game, which gains with the shares. */
export function rivalSoFar(rival: RivalView, { scene, frames }: Seen): RivalView {
  const part = (scene as Scene).outsiders.find(({ who }) => who === rival.colour);
  if (part === undefined || part.gain === null || frames.includes(SHARES)) return rival;
  const shares = part.gain === "share" ? part.before : rival.shares;
  const share_value = part.gain === "value" ? part.before : rival.share_value;
  return { ...rival, shares, share_value, portfolio: shares * share_value };
}

import type { CompanyView, RivalView, Scene } from "$made/cardgame";
import { MONEY, SHARES, type Seen } from "$src/table/scenes.svelte";

/** A company as its card tells it; what it would score is open while a production is shown. */
export type ToldCompany = Omit<CompanyView, "if_ended"> & { if_ended: number | null };

/** A company as it stood before a production, and what came as far as that is shown: cash with the money, value with the shares. */
export function toldSoFar(company: CompanyView, { scene: shown, frames }: Seen): ToldCompany {
  const scene = shown as Scene;
  const part = scene.companies.find(({ seat }) => seat === company.seat);
  if (part === undefined) return company;
  // What is taken in need is told with the money.
  const paid = frames.includes(MONEY);
  const funds = scene.notes.filter(({ id, seat }) => id === "emergency-fund" && seat === company.seat);
  const borrowed = funds.reduce((sum, { facts }) => sum + Number(facts.count), 0);
  const value = frames.includes(SHARES) ? part.value_after : part.value_before;
  return {
    ...company,
    cash: paid ? part.cash_after : part.cash_before,
    loans: company.loans + (paid ? borrowed : 0),
    bankrupt: paid ? part.bankrupt : company.bankrupt,
    value,
    share_value: value,
    portfolio: company.shares * value,
    if_ended: null,
  };
}

/** An opponent of the solo game, which gains with the shares, as far as that is shown. */
export function rivalSoFar(rival: RivalView, { scene, frames }: Seen): RivalView {
  const part = (scene as Scene).outsiders.find(({ who }) => who === rival.colour);
  if (part === undefined || part.gain === null || !frames.includes(SHARES)) return rival;
  const shares = part.gain === "share" ? part.after : rival.shares;
  const share_value = part.gain === "value" ? part.after : rival.share_value;
  return { ...rival, shares, share_value, portfolio: shares * share_value };
}

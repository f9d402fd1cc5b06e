import type { CompanyView, Scene } from "$made/boardgame";
import { framesOf, MONEY, SHARES, type Seen } from "$src/table/scenes.svelte";

/** A company as far as a production is shown: its shares move with the shares, its cash with the money. */
export function toldSoFar(company: CompanyView, { scene: told, frames }: Seen, values: readonly number[]): CompanyView {
  const scene = told as Scene;
  const part = scene.companies.find(({ seat }) => seat === company.seat);
  if (part === undefined || frames.includes(framesOf(scene).at(-1)!)) return company;
  // What is taken in need is told with the money.
  const paid = frames.includes(MONEY);
  const risen = frames.includes(SHARES) ? part.space_after : part.space_before;
  const cash = paid ? part.cash_after : part.cash_before;
  const shares = company.shares + (paid ? 0 : counted(scene, company.seat, "emergency-sale"));
  const loans = company.loans - (paid ? 0 : counted(scene, company.seat, "loan"));
  const share_space = paid ? company.share_space : risen;
  const share_value = values[share_space]!;
  return { ...company, cash, shares, loans, share_space, share_value, portfolio: shares * share_value };
}

/** How many shares were sold or loans taken in a production. */
function counted(scene: Scene, seat: number, id: string): number {
  const notes = scene.notes.filter((note) => note.id === id && note.seat === seat);
  return notes.reduce((sum, { facts }) => sum + Number(facts.count), 0);
}

import type { CompanyView, Scene } from "$made/boardgame";
import { MONEY, REST, SHARES, type Seen } from "$src/table/scenes.svelte";

/**
 * A company as it stood before a production, and what came as far as that is shown: its shares move with the shares,
 * its cash with the money, and both with the ships that sail.
 */
export function toldSoFar(company: CompanyView, { scene: told, frames }: Seen, values: readonly number[]): CompanyView {
  const scene = told as Scene;
  const part = scene.companies.find(({ seat }) => seat === company.seat);
  if (part === undefined) return company;
  const [risen, paid, over] = [SHARES, MONEY, REST].map((frame) => frames.includes(frame));
  // What is taken in need is told with the money.
  const sold = paid ? counted(scene, company.seat, "emergency-sale") : 0;
  const borrowed = paid ? counted(scene, company.seat, "loan") : 0;
  const cash = (paid ? part.cash_after : part.cash_before) + (over ? part.shipping : 0);
  const shares = company.shares - sold;
  const share_space = over ? part.space_over : paid ? part.space_paid : risen ? part.space_after : part.space_before;
  const share_value = values[share_space]!;
  return { ...company, cash, shares, loans: company.loans + borrowed, share_space, share_value, portfolio: shares * share_value };
}

/** How many shares were sold or loans taken in a production. */
function counted(scene: Scene, seat: number, id: string): number {
  const notes = scene.notes.filter((note) => note.id === id && note.seat === seat);
  return notes.reduce((sum, { facts }) => sum + Number(facts.count), 0);
}

import type { Chapter, EventMessage, Happened } from "$made/messages";
import type { ResultRow } from "$src/table/titles";
import { listed, t, word } from "$src/words/words.svelte";

/** What a company did and suffered from the end event on. */
interface Company {
  /** Cash before the last trades. */
  before: number;
  /** Goods out of the warehouse: how many, and what they brought. */
  goods: { count: number; pounds: number };
  loans: { count: number; pounds: number };
  bought: { count: number; pounds: number };
  /** Spaces back for open contracts, and for marked factories, which also take shares. */
  contracts: { good: string; spaces: number }[];
  marks: { good: string; spaces: number; shares: number }[];
  shares: number;
  value: number;
  /** What influence in the East India Trading Company adds. */
  influence: number;
  /** What counts, the influence with it. */
  total: number;
  cash: number;
  /** Loans that nobody repaid: the company has lost. */
  excluded: number;
}

const END = "end-of-game";

/** Each company's way from the end event to its last figures, by seat; null if there was none yet. */
export function companies(happened: readonly Happened[], final: Chapter): Company[] | null {
  const events = happened.flatMap((move) => move.events);
  const end = events.findLastIndex((event) => event.id === "event" && event.facts.event === END);
  if (end < 0) return null;
  const { cash, shares, value, portfolio } = final.figures as Record<string, number[]>;
  return (cash ?? []).map((left, seat) => {
    const found = company(events.slice(end + 1).filter((event) => event.seat === seat));
    const before = left - found.goods.pounds + found.loans.pounds + found.bought.pounds;
    return { ...found, before, cash: left, shares: shares![seat]!, value: value![seat]!, total: portfolio![seat]! };
  });
}

type Happenings = Omit<Company, "before" | "cash" | "shares" | "value" | "total">;

function company(events: readonly EventMessage[]): Happenings {
  const found: Happenings = {
    goods: { count: 0, pounds: 0 },
    loans: { count: 0, pounds: 0 },
    bought: { count: 0, pounds: 0 },
    contracts: [],
    marks: [],
    influence: 0,
    excluded: 0,
  };
  for (const { id, facts } of events) {
    if (id === "cleared") found.goods.count += facts.count;
    else if (id === "received" && facts.reason === "warehouse-sale") found.goods.pounds += facts.pounds;
    else if (id === "repaid") add(found.loans, facts.count, facts.count * facts.pounds);
    else if (id === "bought-shares") add(found.bought, facts.count, facts.count * facts.price);
    else if (id === "final-contract") found.contracts.push(facts);
    else if (id === "final-mark") found.marks.push(facts);
    else if (id === "final-influence") found.influence = facts.pounds;
    else if (id === "excluded") found.excluded = facts.loans;
  }
  return found;
}

function add(sum: { count: number; pounds: number }, count: number, pounds: number): void {
  sum.count += count;
  sum.pounds += pounds;
}

type Way = (company: Company) => ResultRow["cells"][number];

/** Each company's way from the last sale to the result; what nobody has is left out. */
export function result(happened: readonly Happened[], final: Chapter): ResultRow[] | null {
  const found = companies(happened, final);
  if (found === null) return null;
  const row = (name: string, way: Way, kind?: ResultRow["kind"]): ResultRow => ({ name, cells: found.map(way), kind });
  const rows = [
    row(t("client-end-cash-before"), ({ before }) => ({ text: `£${before}` })),
    row(t("client-end-goods"), ({ goods: { count, pounds } }) => (count ? { text: `+£${pounds}`, note: t("client-end-goods-sold", { count }) } : null)),
    row(t("client-end-loans"), ({ loans: { count, pounds } }) => (count ? { text: `−£${pounds}`, note: t("client-end-loans-repaid", { count }), lost: true } : null)),
    row(t("client-end-last-shares"), ({ bought: { count, pounds } }) => (count ? { text: `+${count}`, note: `−£${pounds}` } : null)),
    row(t("client-end-marks"), ({ marks }) => spacesLost(marks)),
    row(t("client-end-contracts"), ({ contracts }) => spacesLost(contracts)),
    row(t("client-chart-shares"), ({ shares }) => ({ text: `${shares}` }), "sum"),
    row(t("client-chart-value"), ({ value }) => ({ text: `£${value}` }), "sum"),
    row(t("client-end-influence"), ({ influence }) => (influence ? { text: `+£${influence}` } : null), "sum"),
    row(t("client-end-result"), ({ excluded, total }) => (excluded ? { text: t("client-end-excluded", { count: excluded }), lost: true } : { text: `£${total}` }), "result"),
    row(t("client-end-cash-left"), ({ cash }) => ({ text: `£${cash}` }), "tie"),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null));
}

function spacesLost(lost: { good: string; spaces: number }[]): ReturnType<Way> {
  if (lost.length === 0) return null;
  const goods = listed(lost.map(({ good }) => word("good", good)));
  const count = lost.reduce((sum, { spaces }) => sum + spaces, 0);
  return { text: t("client-end-spaces", { count }), note: goods, lost: true };
}

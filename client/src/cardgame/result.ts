import { RIVALS, type GameEvent } from "$made/cardgame";
import type { Chapter, EventMessage, Happened } from "$made/messages";
import type { ResultCell, ResultRow } from "$src/table/titles";
import { t } from "$src/words/words.svelte";

const END = "final-scoring";
/** What the events of an id tell. */
type Facts<Id> = Extract<GameEvent, { id: Id }>["facts"];

/** Each company's way through the final scoring, step by step; what nobody has is left out. */
export function result(happened: readonly Happened[], final: Chapter): ResultRow[] | null {
  const events = happened.flatMap((move) => move.events);
  const end = events.findLastIndex((event) => event.id === END);
  if (end < 0) return null;
  const seats = final.figures.cash?.length ?? 0;
  const ways = Array.from({ length: seats }, (_, seat) => wayOf(events, end, seat));
  const rivals = RIVALS.flatMap((colour) => events.slice(end).flatMap(({ id, facts }) => (id === "rival-final-value" && facts.colour === colour ? [facts] : [])));

  const row = (name: string, cellOf: (way: Way) => ResultCell | null, rival: (facts: Facts<"rival-final-value">) => ResultCell | null, kind?: ResultRow["kind"]): ResultRow => ({
    name,
    cells: [...ways.map((way) => (way.bankrupt && kind !== "result" ? null : cellOf(way))), ...rivals.map(rival)],
    kind,
  });
  const nothing = () => null;
  const rows = [
    row(t("client-end-cash-before"), ({ cash }) => ({ text: `£${cash}` }), nothing),
    row(t("client-card-end-shares-before"), ({ sharesBefore }) => ({ text: `${sharesBefore}` }), nothing),
    row(t("client-end-goods"), ({ goods: { count, pounds } }) => (count ? { text: `+£${pounds}`, note: t("client-end-goods-sold", { count }) } : null), nothing),
    row(t("client-end-last-shares"), ({ bought: { count, pounds } }) => (count ? { text: `+${count}`, note: `−£${pounds}` } : null), nothing),
    row(t("client-card-end-loans"), ({ loans, sharesLost }) => (loans ? { text: `−${sharesLost}`, note: t("client-end-loans-repaid", { count: loans }), lost: true } : null), nothing),
    row(t("client-card-end-ships"), ({ tokens, valueLost }) => (tokens ? { text: `−£${valueLost}`, note: t("client-card-end-tokens", { count: tokens }), lost: true } : null), nothing),
    row(t("client-chart-shares"), ({ shares }) => ({ text: `${shares}` }), ({ shares }) => ({ text: `${shares}` }), "sum"),
    row(t("client-chart-value"), ({ value }) => ({ text: `£${value}` }), ({ value }) => ({ text: `£${value}` }), "sum"),
    row(
      t("client-end-result"),
      ({ bankrupt, total }) => (bankrupt ? { text: t("client-card-end-bankrupt"), lost: true } : { text: `£${total}` }),
      ({ total }) => ({ text: `£${total}` }),
      "result",
    ),
    row(t("client-end-cash-left"), ({ left }) => ({ text: `£${left}` }), nothing, "tie"),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null));
}

/** What a company had, and what the final scoring made of it. */
interface Way {
  bankrupt: boolean;
  cash: number;
  sharesBefore: number;
  goods: { count: number; pounds: number };
  bought: { count: number; pounds: number };
  loans: number;
  sharesLost: number;
  tokens: number;
  valueLost: number;
  shares: number;
  value: number;
  total: number;
  left: number;
}

function wayOf(events: readonly EventMessage[], end: number, seat: number): Way {
  const mine = events.slice(end).filter((event) => event.seat === seat);
  const factsOf = <Id extends GameEvent["id"]>(one: Id): Facts<Id>[] => mine.flatMap(({ id, facts }) => (id === one ? [facts as Facts<Id>] : []));
  const sum = <Id extends GameEvent["id"]>(id: Id, fact: keyof Facts<Id>): number => factsOf(id).reduce((found, facts) => found + Number(facts[fact]), 0);
  return {
    bankrupt: events.some((event) => event.id === "bankrupt" && event.seat === seat),
    cash: sum("before-scoring", "cash"),
    sharesBefore: sum("before-scoring", "shares"),
    goods: { count: sum("final-stock", "count"), pounds: sum("final-stock", "pounds") },
    bought: { count: sum("final-shares", "count"), pounds: sum("final-shares", "pounds") },
    loans: sum("final-loans", "loans"),
    sharesLost: sum("final-loans", "shares"),
    tokens: sum("final-ships", "tokens"),
    valueLost: sum("final-ships", "steps"),
    shares: sum("final-value", "shares"),
    value: sum("final-value", "value"),
    total: sum("final-value", "total"),
    left: sum("final-value", "cash"),
  };
}

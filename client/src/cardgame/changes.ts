import { DEVELOPMENTS, RIVALS, type CompanyView, type FactoryView, type Forecasts, type View } from "$made/cardgame";
import type { MoveMessage, Position } from "$made/messages";
import { changesOf, effectsOf, row, shortOf, type Figures, type Row } from "$src/table/changes";
import { GOODS, type Good } from "$src/table/goods";
import type { Change, Sentence } from "$src/table/titles";
import { beforeSale } from "./turns";

export function changes(is: Position, would: Position, seat: number): Change[] {
  const [now, then] = [figuresOf(is), figuresOf(would)];
  const { active } = now.view;
  return changesOf<CompanyView>(now, then, seat, {
    asked: (mine, after) => [
      ...GOODS.flatMap((good) => factoryRows(good, mine.factories[good], after.factories[good], active)),
      ...boardRows(mine, after),
    ],
    others: (goods) => opponentRows(goods, now.forecast, then.forecast, active),
  });
}

/** What a turn did to everybody's sales, the automated opponents included. */
export function effects(is: Position, would: Position, seat: number | null, actor: number | null): Change[] {
  const [now, then] = [figuresOf(is), figuresOf(would)];
  return effectsOf(now, then, seat, actor, opponentRows(GOODS, now.forecast, then.forecast, now.view.active));
}

/** The price belongs to an appeal that is chosen: what is left of the same sum. */
export function named(move: MoveMessage, would: Position): Sentence | null {
  const { companies, active } = would.view as View;
  const factory = move.kind === "appeal" ? companies[would.seat ?? -1]?.factories[active] : undefined;
  return factory ? { id: "client-card-name-appeal", facts: { appeal: Number(move.facts.value), price: factory.price } } : null;
}

/** Cash that the production of the active good would take below zero: then the emergency fund lends. */
export function warning(would: Position, seat: number): Sentence | null {
  return shortOf(figuresOf(would), seat, "client-card-warn-short");
}

function figuresOf(position: Position): Figures<CompanyView, Forecasts> & { view: View } {
  const view = position.view as View;
  const toSell = beforeSale(position.decision?.question) ? view.active : "";
  return { view, market: view, forecast: position.forecast as Forecasts, toSell };
}

type Figure = "price" | "quality" | "distribution" | "workers" | "appeal" | "marker" | "output" | "cost";

function factoryRows(good: Good, is: FactoryView | undefined, would: FactoryView | undefined, active: Good): Row[] {
  const of = (name: Figure, weight: number, money = false) =>
    row(`client-change-${name}`, is?.[name] ?? 0, would?.[name] ?? 0, weight, { good, money });
  const moved = is?.marker !== would?.marker && is?.appeal === would?.appeal;
  return [
    row("client-change-side", is ? is.side + 1 : 0, would ? would.side + 1 : 0, 0, { good }),
    of("price", 0, true),
    of("quality", 0),
    of("distribution", 0),
    of("workers", 0),
    row("client-change-machines", is?.machine_count ?? 0, would?.machine_count ?? 0, 0, { good }),
    of("appeal", 1),
    // The marker follows the appeal, unless it lags behind what lies already.
    ...(moved ? [of("marker", 1)] : []),
    of("output", 1),
    // What the active good costs is told by its profit.
    ...(good === active ? [] : [of("cost", 3, true)]),
  ];
}

function boardRows(is: CompanyView, would: CompanyView): Row[] {
  return [
    ...DEVELOPMENTS.map((development) =>
      row("client-change-development", is.allows[development], would.allows[development], 0, { facts: { development } }),
    ),
    ...GOODS.map((good) => row("client-change-stock", is.stock[good], would.stock[good], 0, { good })),
    row("client-change-left", is.left, would.left, 1),
    row("client-change-ships-ready", is.ships, would.ships, 0),
    row("client-change-tokens", is.tokens, would.tokens, 1),
    row("client-change-cards", Object.keys(is.cards).length, Object.keys(would.cards).length, 1),
  ];
}

/** The automated opponents, who have the marks of the places after mine, and the neutral seller. */
function opponentRows(goods: readonly Good[], is: Forecasts, would: Forecasts, active: Good): Row[] {
  return goods.flatMap((good) => {
    const weight = good === active ? 2 : 4;
    const opponents = RIVALS.map((colour, place) =>
      row("client-change-opponent-sold", is[good].rivals[colour]?.sold ?? 0, would[good].rivals[colour]?.sold ?? 0, weight, { good, seat: place + 1, facts: { colour } }),
    );
    return [...opponents, row("client-change-neutral-sold", is[good].neutral_sold, would[good].neutral_sold, weight + 1, { good })];
  });
}

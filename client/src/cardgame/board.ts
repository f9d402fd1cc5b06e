import { DEVELOPMENTS, type Development } from "$made/cardgame";
import type { ComponentMessage } from "$made/messages";
import { each, type ByGood } from "$src/table/goods";
import { Printed } from "$src/table/printed";

/** What is printed on the boards and cards, as far as it is drawn. */
export interface Board {
  /** The appeal of a factory's four spots. */
  spots: number[];
  /** Price and appeal of a spot together, by the side of the factory. */
  sum: ByGood<number[]>;
  /** Goods that the factory itself makes, by its side. */
  goods: ByGood<number[]>;
  workers: ByGood<number>;
  fixedCost: ByGood<number[]>;
  shipPrice: ByGood<number[]>;
  /** The worker cards of a good, position 1 first. */
  cards: ByGood<WorkerCard[]>;
  office: ByGood<number>;
  highestQuality: number;
  highestDistribution: number;
  highestAppeal: number;
  demand: { lowest: number; highest: number };
  /** The appeal values that are reached over an arrow. */
  arrows: ByGood<number[]>;
  /** What each development allows, by its level. */
  development: Record<Development, number[]>;
  /** The decade, from 1, from which each level may be taken under the restriction. */
  restriction: number[];
  warehouses: { small: number; smallGoods: number; largeGoods: number };
  ships: number;
  /** What the shipping tokens take off the share value at the end, by their number. */
  shipPenalty: number[];
  loanSpots: number;
  endPrice: ByGood<number>;
  upkeep: number;
  mostShares: number;
  mostValue: number;
}

export interface WorkerCard {
  workers: number;
  /** Machines that it shows when it is rotated. */
  machines: number;
  /** Goods by its side. */
  goods: number[];
}

/** Read the board out of the components of the title. */
export function readBoard(components: ComponentMessage[]): Board {
  const printed = new Printed(components);
  return {
    spots: printed.numbers("factory.spots", "appeal"),
    sum: each((good) => printed.numbers(`factory.${good}`, "sum")),
    goods: each((good) => printed.numbers(`factory.${good}`, "goods")),
    workers: each((good) => printed.number(`factory.${good}`, "workers")),
    fixedCost: each((good) => printed.numbers(`factory.${good}`, "fixed_cost")),
    shipPrice: each((good) => printed.numbers(`factory.${good}`, "shipping_price")),
    cards: each((good) =>
      ["first_goods", "second_goods"].map((goods, position) => ({
        workers: printed.numbers(`worker_card.${good}`, "workers")[position] ?? 0,
        machines: printed.numbers(`worker_card.${good}`, "machines")[position] ?? 0,
        goods: printed.numbers(`worker_card.${good}`, goods),
      })),
    ),
    office: each((good) => printed.number("office", good)),
    highestQuality: printed.number("quality", "highest_with_engineer"),
    highestDistribution: printed.number("distribution", "highest"),
    highestAppeal: printed.number("market", "highest_appeal"),
    demand: { lowest: -printed.number("market", "lowest_demand"), highest: printed.number("market", "highest_demand") },
    arrows: each((good) => printed.numbers("market.arrows", good)),
    development: Object.fromEntries(
      DEVELOPMENTS.map((name) => [name, printed.numbers("development", name)]),
    ) as Record<Development, number[]>,
    restriction: printed.numbers("development.restriction", "decades"),
    warehouses: {
      small: printed.number("warehouse", "small"),
      smallGoods: printed.number("warehouse", "small_goods"),
      largeGoods: printed.number("warehouse", "large_goods"),
    },
    ships: printed.number("start", "ships"),
    shipPenalty: printed.numbers("shipping", "penalty"),
    loanSpots: printed.number("loan", "spots"),
    endPrice: each((good) => printed.number("end_price", good)),
    upkeep: printed.number("machine", "upkeep"),
    mostShares: printed.number("track", "shares"),
    mostValue: printed.number("track", "value"),
  };
}

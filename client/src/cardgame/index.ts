import { RIVALS } from "$src/api/cardgame";
import { tables } from "$src/api/server";
import { looks } from "$src/table/looks";
import type { Prepare } from "$src/table/titles";
import Awards from "./Awards.svelte";
import { readBoard } from "./board";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import { changes, named, warning } from "./changes";
import Companies from "./Companies.svelte";
import DevelopmentsTab from "./DevelopmentsTab.svelte";
import Earned from "./Earned.svelte";
import { layouts } from "./layouts";
import MarketsTab from "./MarketsTab.svelte";
import { opponentsActed } from "./opponents";
import Purse from "./Purse.svelte";
import { result } from "./result";
import { nameOf } from "./rivals";
import Sheet from "./Sheet.svelte";
import StreetTab from "./StreetTab.svelte";
import { CardGame, provide } from "./table.svelte";
import Timetable from "./Timetable.svelte";
import { turnsWith } from "./turns";

export const prepare: Prepare = async (session) => {
  const table = new CardGame(session, readBoard(await tables.components(session.id)));
  return {
    provide: () => provide(table),
    title: {
      board: Board,
      timetable: Timetable,
      purse: Purse,
      tabs: [
        { id: "markets", icon: "demand", panel: MarketsTab },
        { id: "company", icon: "factory", panel: StreetTab },
        { id: "developments", icon: "up", panel: DevelopmentsTab },
        { id: "offer", icon: "cards", panel: Cards },
        { id: "rivals", icon: "people", panel: Companies },
      ],
      layouts,
      changes,
      named,
      warning,
      get turns() {
        return turnsWith(table.view.options);
      },
      endOfTurn: (moves) => moves.find((move) => move.kind === "end-turn"),
      sheet: Sheet,
      news: opponentsActed,
      logPages: () => (table.solo ? [{ id: "awards", name: "client-card-awards", panel: Awards }] : []),
      automated: () => (table.solo ? RIVALS.map(nameOf) : []),
      result,
      afterwards: Earned,
      keys: looks(table),
    },
  };
};

import { tables } from "$src/api/server";
import { looks } from "$src/table/looks";
import type { Prepare } from "$src/table/titles";
import { readBoard } from "./board";
import Board from "./Board.svelte";
import { changes, warning } from "./changes";
import Companies from "./Companies.svelte";
import CompanyTab from "./CompanyTab.svelte";
import JobMarket from "./JobMarket.svelte";
import { layouts } from "./layouts";
import MarketsTab from "./MarketsTab.svelte";
import Offer from "./Offer.svelte";
import { momentOf } from "./phase";
import Purse from "./Purse.svelte";
import { result } from "./result";
import Sheet from "./Sheet.svelte";
import { provide, BoardGame } from "./table.svelte";
import Timetable from "./Timetable.svelte";
import { turns } from "./turns";

export const prepare: Prepare = async (session) => {
  const table = new BoardGame(session, readBoard(await tables.components(session.id)));
  return {
    provide: () => provide(table),
    title: {
      board: Board,
      timetable: Timetable,
      purse: Purse,
      tabs: [
        { id: "markets", icon: "demand", panel: MarketsTab },
        { id: "jobs", icon: "worker", panel: JobMarket },
        { id: "company", icon: "factory", panel: CompanyTab },
        { id: "rivals", icon: "people", panel: Companies },
        { id: "offer", icon: "special", panel: Offer },
      ],
      layouts,
      changes,
      warning,
      turns,
      moment: () => momentOf(table),
      endOfTurn: (moves) => moves.find((move) => move.kind === "end-turn"),
      sheet: Sheet,
      result,
      keys: looks(table),
    },
  };
};

import { prepares } from "$src/table/preparing";
import { readBoard } from "./board";
import Board from "./Board.svelte";
import { changes, effects, together, warning } from "./changes";
import Companies from "./Companies.svelte";
import CompanyTab from "./CompanyTab.svelte";
import JobMarket from "./JobMarket.svelte";
import { layouts } from "./layouts";
import MarketsTab from "./MarketsTab.svelte";
import Offer from "./Offer.svelte";
import { momentOf } from "./phase";
import { keepingOf } from "./prices";
import Purse from "./Purse.svelte";
import { result } from "./result";
import Sheet from "./Sheet.svelte";
import { provide, BoardGame } from "./table.svelte";
import Timetable from "./Timetable.svelte";
import { turns } from "./turns";

export const prepare = prepares(
  (session, components) => new BoardGame(session, readBoard(components)),
  provide,
  (table) => ({
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
    effects,
    together,
    leaving: (decision) => keepingOf(decision, table.deciding),
    warning,
    turns: () => turns,
    moment: () => momentOf(table),
    sheet: Sheet,
    telling: () => table.telling(),
    result,
  }),
);

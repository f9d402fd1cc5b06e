import { RIVALS } from "$made/cardgame";
import { prepares } from "$src/table/preparing";
import AutomatedTurn from "./AutomatedTurn.svelte";
import Awards from "./Awards.svelte";
import { readBoard } from "./board";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import { changes, effects, named, warning } from "./changes";
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

export const prepare = prepares(
  (session, components) => new CardGame(session, readBoard(components)),
  provide,
  (table) => ({
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
    effects,
    named,
    warning,
    turns: () => turnsWith(table.view.options),
    sheet: Sheet,
    telling: () => table.telling(),
    news: opponentsActed,
    logPages: () => (table.solo ? [{ id: "awards", name: "client-card-awards", panel: Awards }] : []),
    automatedTurn: AutomatedTurn,
    automated: () => (table.solo ? RIVALS.map(nameOf) : []),
    result,
    afterwards: Earned,
  }),
);

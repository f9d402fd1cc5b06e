import { RIVALS } from "$made/cardgame";
import { prepares } from "$src/table/preparing";
import AutomatedTurn from "./AutomatedTurn.svelte";
import Awards from "./Awards.svelte";
import { readBoard } from "./board";
import Board from "./Board.svelte";
import { changes, effects, named, warning } from "./changes";
import Earned from "./Earned.svelte";
import { layouts } from "./layouts";
import { opponentsActed } from "./opponents";
import { result } from "./result";
import { nameOf } from "./rivals";
import { CardGame, provide } from "./table.svelte";
import Timetable from "./Timetable.svelte";
import { turnsWith } from "./turns";

export const prepare = prepares(
  (session, components) => new CardGame(session, readBoard(components)),
  provide,
  (table) => ({
    board: Board,
    timetable: Timetable,
    phone: async () => (await import("./phone")).phone,
    layouts,
    changes,
    effects,
    named,
    warning,
    turns: () => turnsWith(table.view.options),
    sheet: () => import("./Sheet.svelte"),
    telling: () => table.telling(),
    news: opponentsActed,
    logPages: () => (table.solo ? [{ id: "awards", name: "client-card-awards", panel: Awards }] : []),
    automatedTurn: AutomatedTurn,
    automated: () => (table.solo ? RIVALS.map(nameOf) : []),
    result,
    afterwards: Earned,
  }),
);

import { prepares } from "$src/table/preparing";
import { effect } from "$src/words/words.svelte";
import { readBoard } from "./board";
import Board from "./Board.svelte";
import { changes, effects, together, warning } from "./changes";
import { layouts } from "./layouts";
import MarkerTile from "./MarkerTile.svelte";
import { momentOf } from "./phase";
import { keepingOf } from "./prices";
import { result } from "./result";
import { provide, BoardGame } from "./table.svelte";
import Timetable from "./Timetable.svelte";
import { turns } from "./turns";

export const prepare = prepares(
  (session, components) => new BoardGame(session, readBoard(components)),
  provide,
  (table) => ({
    board: Board,
    timetable: Timetable,
    phone: async () => (await import("./phone")).phone,
    layouts,
    changes,
    effects,
    does: ({ kind, facts }) => (kind === "take-tile" ? effect("tile", String(facts.tile)) : ""),
    together,
    leaving: (decision) => keepingOf(decision, table.deciding),
    warning,
    turns: () => turns,
    moment: () => momentOf(table),
    sheet: () => import("./Sheet.svelte"),
    telling: () => table.telling(),
    marker: MarkerTile,
    result,
  }),
);

import { enter, named } from "$src/table/keys";
import type { WaterFrame } from "./table.svelte";
import type { Good } from "./view";

const GOODS: Record<string, Good> = { f: "food", c: "clothes", u: "cutlery", l: "lamps" };
const SEATS = ["1", "2", "3", "4"];
const OWN = "0";

/** The keys of the board game: goods, and companies to look at. */
export function keys(table: WaterFrame): Record<string, () => void> {
  const looks = [OWN, ...SEATS].map((key): [string, () => void] => [key, () => look(table, key)]);
  const goes = Object.entries(GOODS).map(([key, good]): [string, () => void] => [key, () => goTo(good)]);
  return Object.fromEntries([...goes, ...looks]);
}

function look(table: WaterFrame, key: string): void {
  const seat = SEATS.indexOf(key);
  if (seat >= table.view.companies.length) return;
  table.look(key === OWN ? null : seat);
}

/** To the good's factory, or where one may be built; from there to its market. */
function goTo(good: Good): void {
  const factory = named(`factory-${good}`) ?? named(`plot-${good}`);
  const market = named(`market-${good}`);
  const inFactory = factory?.contains(document.activeElement) ?? true;
  enter(inFactory ? (market ?? factory) : factory);
}

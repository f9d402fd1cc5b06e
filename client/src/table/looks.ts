import type { Good } from "./goods";
import { enter, named } from "./keys";
import type { Played } from "./played.svelte";

const GOODS: Record<string, Good> = { f: "food", c: "clothes", u: "cutlery", l: "lamps" };
const SEATS = ["1", "2", "3", "4"];
const OWN = "0";

/** The keys of every title: goods to go to, and companies to look at. */
export function looks(table: Played): Record<string, () => void> {
  const seats = [OWN, ...SEATS].map((key): [string, () => void] => [key, () => look(table, key)]);
  const goods = Object.entries(GOODS).map(([key, good]): [string, () => void] => [key, () => goTo(good)]);
  return Object.fromEntries([...goods, ...seats]);
}

function look(table: Played, key: string): void {
  const seat = SEATS.indexOf(key);
  if (seat >= table.view.companies.length) return;
  table.look(key === OWN ? null : seat);
}

/** To the good's factory, or where one may be built; from there to its market. */
function goTo(good: Good): void {
  const factory = named(`factory-${good}`) ?? named(`plot-${good}`) ?? named(`priced-${good}`);
  const market = named(`market-${good}`);
  const inFactory = factory?.contains(document.activeElement) ?? true;
  enter(inFactory ? (market ?? factory) : factory);
}

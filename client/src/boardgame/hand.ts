import { OWN_MARKERS, type CompanyView } from "$made/boardgame";
import { berths, shipMarker } from "./ships";

type Owner = Pick<CompanyView, "spaces" | "markers" | "ships" | "inactive">;

/** An action marker in the hand, and whether a preview takes or brings it. */
export interface InHand {
  marker: string;
  /** Two markers alike are told apart by their number. */
  key: string;
  fate: "" | "goes" | "comes";
}

/** The markers that do not lie on the administration chart: own, advanced, ships that are ready. */
function keys({ spaces, markers, ...ships }: Owner): Map<string, string> {
  const lying = [...spaces];
  const ready = berths(ships).filter(({ inactive }) => !inactive);
  const found = new Map<string, string>();
  for (const marker of [...OWN_MARKERS, ...markers, ...ready.map(({ capacity }) => shipMarker(capacity))]) {
    const at = lying.indexOf(marker);
    if (at >= 0) lying.splice(at, 1);
    else found.set(`${marker} ${[...found.values()].filter((one) => one === marker).length}`, marker);
  }
  return found;
}

/** The markers in hand, then those that a preview would bring. */
export function hand(is: Owner, would: Owner = is): InHand[] {
  const here = keys(is);
  const then = keys(would);
  const stays = [...here].map(([key, marker]) => ({ marker, key, fate: then.has(key) ? ("" as const) : ("goes" as const) }));
  const comes = [...then].filter(([key]) => !here.has(key)).map(([key, marker]) => ({ marker, key, fate: "comes" as const }));
  return [...stays, ...comes];
}

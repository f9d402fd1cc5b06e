import type { FactoryView, Good } from "$made/boardgame";
import type { About } from "$src/table/about";

/** What may stand on a place of a factory's row. */
export type Standing = "worker" | "machine" | "";

/** One place of a factory's row: what stands on it, and what would. */
export interface Place {
  /** Whether a machine may stand here. */
  machine: boolean;
  is: Standing;
  would: Standing;
  /** For an empty place: how many are hired if the row is filled up to it. */
  hired: number;
  /** For a worker: how many are fired if the last rows are emptied down to it. */
  fired: number;
}

type Staff = Pick<FactoryView, "workers" | "machines">;

/** What stands on the places of a row: workers first where only they may, then machines. */
export function standing(spaces: string, workers: number, machines: number): Standing[] {
  const stands: Standing[] = Array.from({ length: spaces.length }, () => "");
  const seat = (who: Standing, count: number, where: (space: string) => boolean): number => {
    let left = count;
    for (let i = 0; i < spaces.length && left > 0; i++) {
      if (stands[i] === "" && where(spaces[i]!)) {
        stands[i] = who;
        left -= 1;
      }
    }
    return left;
  };
  const workersLeft = seat("worker", workers, (space) => space === "W");
  seat("machine", machines, (space) => space === "m");
  seat("worker", workersLeft, () => true);
  return stands;
}

/** The places of all rows; `would` is the staff after the move that is pointed at. */
export function placesOf(rows: string[], staff: Staff, would: Staff | null = null): Place[][] {
  let after = 0;
  const places: Place[][] = [];
  for (let row = rows.length - 1; row >= 0; row--) {
    const spaces = rows[row]!;
    const workers = staff.workers[row]!;
    const is = standing(spaces, workers, staff.machines[row]!);
    const then = would ? standing(spaces, would.workers[row]!, would.machines[row]!) : is;
    let seated = 0;
    let empty = 0;
    places[row] = is.map((who, i) => {
      const fired = who === "worker" ? after + workers - seated : 0;
      if (who === "worker") seated += 1;
      if (who === "") empty += 1;
      return { machine: spaces[i] === "m", is: who, would: then[i]!, hired: empty, fired };
    });
    after += workers;
  }
  return places;
}

/** What is done with who stands on a place, or with an empty one. */
export function aboutPlace(good: Good, row: number, { is, machine, hired, fired }: Place): About {
  switch (is) {
    case "machine":
      return [{ kind: "lose-machine", good, row }, { kind: "move-piece", piece: "machine", good, row }];
    case "worker":
      return [
        ...(machine ? [{ kind: "machine", good, row } as const] : []),
        { kind: "fire", good, count: fired },
        { kind: "advance", good, row },
        { kind: "move-piece", piece: "worker", good, row },
      ];
    default:
      return [{ kind: "hire", good, row, count: hired }, { kind: "reseat", good, row }];
  }
}

import type { FactoryView } from "$made/cardgame";
import type { WorkerCard } from "./board";

/** A place on a worker card: who stands there, who would, and whether a machine may. */
export interface Standing {
  is: "worker" | "machine" | "";
  would: "worker" | "machine" | "";
  machine: boolean;
}

type Staffed = Pick<FactoryView, "cards" | "machines">;

/** The places of a worker card, from 0; those that may become machines are the last. */
export function standing(card: WorkerCard, factory: Staffed, would: Staffed | undefined, position: number): Standing[] {
  const first = card.workers - card.machines;
  const at = (of: Staffed, place: number) => {
    if (position >= of.cards) return "";
    return place >= first && place < first + of.machines[position]! ? "machine" : "worker";
  };
  return Array.from({ length: card.workers }, (_, place) => ({
    is: at(factory, place),
    would: at(would ?? factory, place),
    machine: place >= first,
  }));
}

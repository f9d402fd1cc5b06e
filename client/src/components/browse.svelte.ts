import { createContext } from "svelte";
import type { ComponentMessage } from "$made/messages";
import { allCells, differs, isSame, sameCell, type Cell } from "./numbers";

/** What is looked at in the component browser: a title, a number of it, and a title beside it. */
export class Browse {
  components = $state.raw<ComponentMessage[]>([]);
  /** The components of the title beside it by their names; null if there is none. */
  others = $state.raw<ReadonlyMap<string, ComponentMessage> | null>(null);
  chosen = $state.raw<Cell | null>(null);

  find(name: string): ComponentMessage | undefined {
    return this.components.find((component) => component.name === name);
  }

  /** Everything that begins with a name and a dot, in the order of the file. */
  family(parent: string): ComponentMessage[] {
    return this.components.filter((component) => component.name.startsWith(`${parent}.`));
  }

  isChosen(cell: Cell): boolean {
    return isSame(this.chosen, cell);
  }

  differs(cell: Cell): boolean {
    return this.others !== null && differs(cell, this.others);
  }

  /** The number beside it. */
  other(cell: Cell): Cell | undefined {
    return this.others === null ? undefined : sameCell(cell, this.others);
  }

  /** How many numbers among these differ. */
  differences(components: readonly ComponentMessage[]): number {
    return components.flatMap(allCells).filter((cell) => this.differs(cell)).length;
  }
}

export const [useBrowse, provide] = createContext<Browse>();

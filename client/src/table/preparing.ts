import type { ComponentMessage } from "$made/messages";
import { tables } from "$src/api/server";
import { looks } from "./looks";
import type { Played } from "./played.svelte";
import type { Session } from "./session.svelte";
import type { Prepare, TitleTable } from "./titles";

/** How the tables of a family are prepared: from what is printed on the components of each. */
export function prepares<Table extends Played>(
  make: (session: Session, components: ComponentMessage[]) => Table,
  provide: (table: Table) => void,
  title: (table: Table) => Omit<TitleTable, "keys">,
): Prepare {
  return async (session) => {
    const table = make(session, await tables.components(session.id));
    return { title: { ...title(table), keys: looks(table) }, provide: () => provide(table) };
  };
}

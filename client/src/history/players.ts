import type { StandingMessage } from "$made/messages";
import { placeOf } from "$src/table/companies";
import type { Session } from "$src/table/session.svelte";
import type { TitleTable } from "$src/table/titles";

/** The names of all who play, by their places: the seats, then the automated opponents. */
export function namesOf(session: Session, title: TitleTable): string[] {
  return [...session.names, ...(title.automated?.() ?? [])];
}

/** The standings with everybody's place among the companies in place of the seat. */
export function placesOf(session: Session, title: TitleTable): StandingMessage[] {
  const names = namesOf(session, title);
  return (session.live?.standings ?? []).map((standing) => {
    const seat = placeOf(standing);
    return { ...standing, seat, name: names[seat] ?? standing.name };
  });
}

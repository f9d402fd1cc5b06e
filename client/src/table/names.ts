import type { MoveMessage } from "$made/messages";
import { capitalised, groupName, moveSentence, sentence, t } from "$src/words/words.svelte";
import type { Session } from "./session.svelte";
import type { TitleTable } from "./titles";

/** A move in a few words, for the button that plays it; its sentence if there are none. */
export function shortName(move: MoveMessage, names: readonly string[]): string {
  const short = sentence(`client-name-${move.kind}`, move.facts, names);
  return short === null ? moveSentence(move, names) : capitalised(short);
}

/** The same for a move that may be looked at just now: then its name can tell what it would lead to. */
export function nameWithResult(move: MoveMessage, session: Session, title: TitleTable): string {
  const would = session.choice.previewed?.text === move.text ? session.would : null;
  const named = would && title.named?.(move, would);
  return named ? capitalised(t(named.id, named.facts ?? {}, session.names)) : shortName(move, session.names);
}

/** What is given up where moves of this kind are left undone. */
export function unusedName(move: MoveMessage): string {
  return sentence(`client-unused-${move.kind}`) ?? groupName(move);
}

/** How long ago something was, in the person's language: "3 min. ago". */
export function ago(time: string, now: number, language: string): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { style: "short", numeric: "auto" });
  if (seconds < 60) return format.format(0, "second");
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), "minute");
  if (seconds < 86400) return format.format(-Math.floor(seconds / 3600), "hour");
  return format.format(-Math.floor(seconds / 86400), "day");
}

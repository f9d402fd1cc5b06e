import { tick } from "svelte";
import type { Happened } from "$made/messages";
import { stepFrom } from "./deeds";
import type { Session } from "./session.svelte";

/** What a key is for. A letter that is none of these may be a title's own. */
export type Meaning =
  | { does: "play" | "clear" | "take-back" | "take-back-turn" | "why" | "explain" | "map" }
  | { does: "region"; name: string }
  | { does: "press"; name: string }
  | { does: "look"; by: "move" | "turn"; way: -1 | 1 }
  | { does: "title"; key: string };

/** Regions by their key; sections carry these names. */
const REGIONS: Record<string, string> = {
  d: "decision",
  j: "jobs",
  m: "markets",
  o: "offer",
  h: "harbour",
  g: "log",
};
/** Buttons by their key. */
const BUTTONS: Record<string, string> = { e: "end-turn", p: "playback", k: "fork", r: "rules" };
/** Buttons that stand in the place of these where nothing else is left to do. */
const PLAYS: Record<string, string> = { "end-turn": "end-turn-confirm" };
/** Where a narrow screen keeps a region. */
const TABS: Record<string, string> = { harbour: "company" };

const FOCUSABLE =
  'button:not([disabled]):not([tabindex="-1"]), a[href], input:not([disabled]), select, textarea, [tabindex="0"]';
const PRESSED_BY_ENTER = "button, a[href], input, select, textarea, summary";
const TYPED_INTO = 'input, select, textarea, [contenteditable="true"]';

export interface Stroke {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key stroke means, if letters are keys here; null if it means nothing. */
export function meaning(stroke: Stroke, letters: boolean): Meaning | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return null;
  if (stroke.key === "Enter") return { does: "play" };
  if (stroke.key === "Escape") return { does: "clear" };
  if (!letters || stroke.key.length !== 1) return null;
  return time(stroke) ?? letter(stroke);
}

/** Comma and dot; with Shift they are other signs, and other ones on every keyboard. */
function time({ key, shiftKey }: Stroke): Meaning | null {
  if (key === ",") return { does: "look", by: "move", way: -1 };
  if (key === ".") return { does: "look", by: "move", way: 1 };
  if (key === "<" || (key === ";" && shiftKey)) return { does: "look", by: "turn", way: -1 };
  if (key === ">" || (key === ":" && shiftKey)) return { does: "look", by: "turn", way: 1 };
  return null;
}

function letter({ key: written, shiftKey }: Stroke): Meaning | null {
  if (written === "?") return { does: "map" };
  const key = written.toLowerCase();
  if (key === "z") return { does: shiftKey ? "take-back-turn" : "take-back" };
  if (shiftKey) return null;
  if (key === "w") return { does: "why" };
  if (key === "t") return { does: "explain" };
  if (key in REGIONS) return { does: "region", name: REGIONS[key]! };
  if (key in BUTTONS) return { does: "press", name: BUTTONS[key]! };
  return { does: "title", key };
}

/** The position where the turn begins that led to this place; the one after it on the way forward. */
export function turnFrom(happened: readonly Pick<Happened, "seat">[], place: number, way: -1 | 1): number {
  const seatOf = (at: number) => happened[way < 0 ? at - 1 : at]?.seat;
  const seat = seatOf(place);
  let at = place;
  while (seat !== undefined && seatOf(at) === seat) at += way;
  return at;
}

export interface Surroundings {
  session: Session;
  dialogs: { open: string | null };
  /** Whether letters are keys, as set by the person. */
  letters: boolean;
  /** Keys that the title brings. */
  keys: Record<string, () => void>;
  /** Whether something covers the table. */
  covered: boolean;
}

/** What keys do while a production is shown. */
function onStage(event: KeyboardEvent, { stage, choice }: Session, at: Element | null, letters: boolean): boolean {
  if (stage.scene === null || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Enter" && (choice.chosen !== null || event.repeat)) return false;
  const pressed = at?.closest(PRESSED_BY_ENTER);
  const does: Record<string, () => void> = pressed ? {} : { Enter: () => stage.goOn(), " ": () => stage.hold() };
  if (letters) Object.assign(does, { ",": () => stage.back(), ".": () => stage.forward(), s: () => stage.skip() });
  const act = does[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  act?.();
  return act !== undefined;
}

/** Do what a key is for. No key plays a move except Enter on something chosen. */
export function onKey(event: KeyboardEvent, { session, dialogs, letters, keys, covered }: Surroundings): void {
  const at = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || covered || at?.closest(TYPED_INTO)) return;
  if (dialogs.open === null && !at?.closest("dialog") && onStage(event, session, at, letters)) {
    event.preventDefault();
    return;
  }
  if (dialogs.open === null && followed(event, session, letters)) return event.preventDefault();
  const meant = meaning(event, letters);
  if (meant === null) return;
  if (dialogs.open !== null || at?.closest("dialog")) {
    if (meant.does === "map" && dialogs.open === "keys") dialogs.open = null;
    return;
  }
  if (meant.does === "play" && (event.repeat || session.choice.chosen === null || at?.closest(PRESSED_BY_ENTER))) return;
  if (meant.does === "title" && !(meant.key in keys)) return;
  event.preventDefault();
  void act(meant, session, dialogs, keys);
}

/** While turns of others are told: Space holds, comma and dot go through them, S and Enter lead to the end. */
function followed(event: KeyboardEvent, { following, lookback }: Session, letters: boolean): boolean {
  if (following.current === null || lookback.past !== null || event.ctrlKey || event.metaKey || event.altKey) return false;
  const pressing = event.target instanceof Element && event.target.closest(PRESSED_BY_ENTER) !== null;
  if (event.key === " " && !pressing) following.hold("held", !following.holding.has("held"));
  else if (event.key === "Enter" && !pressing && !event.repeat) following.forward();
  else if (!letters) return false;
  else if (event.key === ".") following.forward();
  else if (event.key === ",") following.back();
  else if (event.key.toLowerCase() === "s") following.toSale();
  else return false;
  return true;
}

async function act(
  meant: Meaning,
  session: Session,
  dialogs: Surroundings["dialogs"],
  keys: Surroundings["keys"],
): Promise<void> {
  switch (meant.does) {
    case "play":
      return session.choice.play();
    case "clear":
      return session.choice.clear();
    case "take-back":
      return session.turn.takeBack();
    case "take-back-turn":
      if (session.turn.undoable > 0) await session.turn.takeBack(session.turn.undoable);
      return;
    case "look": {
      const { place } = session.lookback;
      const last = session.live?.position ?? 0;
      return session.lookback.look(meant.by === "move" ? stepFrom(session.deeds, place, meant.way, last) : turnFrom(session.happened, place, meant.way));
    }
    case "region":
      return goTo(meant.name);
    case "press":
      return press(meant.name);
    case "why": {
      const text = named("why");
      return text === null ? undefined : focus(text);
    }
    case "explain":
      return session.explaining.toggle();
    case "map":
      dialogs.open = "keys";
      return;
    case "title":
      return keys[meant.key]!();
  }
}

/** Press a button; what plays when it is pressed only gets the focus. */
function press(name: string): void {
  const button = named(name);
  const plays = PLAYS[name] === undefined || button !== null ? null : named(PLAYS[name]);
  button?.click();
  plays?.focus();
}

/** The thing of the page with this name. */
export function named(name: string): HTMLElement | null {
  return document.querySelector(`[data-test="${name}"]`);
}

/** Go to a region; a narrow screen opens its tab first. */
async function goTo(name: string): Promise<void> {
  if (named(name) === null) {
    named(`tab-${TABS[name] ?? name}`)?.click();
    await tick();
  }
  enter(named(name));
}

/** Put the focus on the first thing inside that takes it, else on the place itself. */
export function enter(place: HTMLElement | null): void {
  if (place === null) return;
  const inside = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)].find((one) => one.offsetParent !== null);
  focus(inside ?? place);
}

function focus(thing: HTMLElement): void {
  if (!thing.matches(FOCUSABLE)) thing.tabIndex = -1;
  thing.focus();
}

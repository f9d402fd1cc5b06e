import type { Component } from "svelte";
import type { Chapter, DecisionMessage, EventMessage, Happened, MoveMessage, Position } from "$made/messages";
import type { MoveKind } from "$made/moves";
import type { Session } from "./session.svelte";
import type { Tells } from "./telling";

/** One row of the preview: what it is about, what it is, and what it would be. */
export interface Change {
  /** Id of the sentence that names it, with its facts; null if the row carries its own words. */
  name: string;
  facts?: Record<string, string | number>;
  good?: string;
  /** The rival whom it concerns. */
  seat?: number;
  is: number;
  would: number;
  money?: boolean;
  /** Whether a plus sign is written. */
  signed?: boolean;
}

/** A sentence by its id and facts. */
export interface Sentence {
  id: string;
  facts?: Record<string, string | number>;
}

/** A part of a turn: the id of its name, and the questions that belong to it. */
export interface Step {
  name: string;
  questions: string[];
}

/** A panel as a tab of the phone. */
export interface Tab {
  id: string;
  icon: string;
  panel: Component;
  /** What lies there, as lessons call it. */
  holds: readonly string[];
}

/** What a title brings to a phone. */
export interface OnPhone {
  /** The figures that are kept in the head. */
  purse: Component;
  tabs: Tab[];
}

/** A page that a title lays beside the log. */
export interface LogPage {
  id: string;
  /** The id of its name. */
  name: string;
  panel: Component;
}

/** A figure on the way to the result, with what it is made of. */
export interface ResultCell {
  text: string;
  note?: string;
  /** Whether it takes something away. */
  lost?: boolean;
}

/** A step on the way to the result, or the result: a figure for each company, by its place. */
export interface ResultRow {
  name: string;
  cells: (ResultCell | null)[];
  kind?: "sum" | "result" | "tie";
}

/** Moves that are chosen together: what they would change, and what the button says. */
export interface Together {
  button: (count: number) => Sentence;
  head: (count: number) => Sentence;
  changes: (is: Position, would: Position, seat: number) => Change[];
  note: (is: Position) => Sentence | null;
}

/** What a title brings to a table; the frame, decision, log and history are the same for all. */
export interface TitleTable {
  /** The panels left and in the middle of a wide screen. */
  board: Component;
  /** The timetable in the head. */
  timetable: Component;
  /** Loaded where there is no room for the board. */
  phone: () => Promise<OnPhone>;
  /**
   * How the moves of some kinds are laid out in the decision leaf. A layout takes the moves of its
   * kinds out of the list; what no layout takes is listed in sentences.
   */
  layouts: Layout[];
  /** What a preview changes, the most important first. */
  changes: (is: Position, would: Position, seat: number) => Change[];
  /** What a turn of somebody did to sales: at most three figures, those of the one who looks last, even if they stay. */
  effects: (is: Position, would: Position, seat: number | null, actor: number | null) => Change[];
  /** A move in a few words that tell what it would lead to; null if its name says enough. */
  named?: (move: MoveMessage, would: Position) => Sentence | null;
  /** What the thing that a move takes does, in full; "" if nothing is to be said. */
  does?: (move: MoveMessage) => string;
  /** What is said where moves are chosen together and played by one button; null if they never are. */
  together?: Together;
  /** What going on without doing any more is called at a question; null if its usual name says enough. */
  leaving?: (decision: DecisionMessage) => Sentence | null;
  /** What a preview should warn of, as an id and its facts; null if nothing. */
  warning: (would: Position, seat: number) => Sentence | null;
  /** The parts of a turn in their order; each kind of turn has its own. */
  turns: () => Step[][];
  /** What goes on between turns, if something does: the event that is carried out. */
  moment?: () => EventMessage | null;
  /** What some moves brought about, shown before their sentences. */
  sheet: () => Promise<{ default: Component<{ happened: readonly Happened[] }> }>;
  /** How it tells a production; loaded when one is shown. */
  telling: () => Promise<Tells>;
  /** Whether others did something worth reading in these moves, though none of them was theirs. */
  news?: (happened: readonly Happened[]) => boolean;
  /** Pages of its own beside the log. */
  logPages?: () => LogPage[];
  /** The marker that a turn begins with. */
  marker?: Component<{ marker: string; seat: number }>;
  /** A turn of those who play without a seat, by its events. */
  automatedTurn?: Component<{ events: readonly EventMessage[] }>;
  /** The names of those who play without a seat, in the places after the seats. */
  automated?: () => string[];
  /** How the result came about, in the order in which it did; null if the game is not over. */
  result: (happened: readonly Happened[], final: Chapter) => ResultRow[] | null;
  /** What else there is to say when the game is over. */
  afterwards?: Component;
  /** What letters and figures do that the frame leaves free, by the key in lower case. */
  keys: Record<string, () => void>;
}

export interface Layout {
  kinds: readonly MoveKind[];
  load: () => Promise<{ default: Component<{ moves: MoveMessage[] }> }>;
}

/** Prepares a title's table for a session: what it needs is loaded, its context is set. */
export type Prepare = (session: Session) => Promise<{ title: TitleTable; provide: () => void }>;

const TABLES = import.meta.glob<{ prepare: Prepare }>("../*/index.ts");

/** What draws the tables of a family of titles: the room of its name. */
export function roomOf(family: string) {
  return TABLES[`../${family}/index.ts`];
}

import type { EventMessage } from "$made/messages";
import { capitalised, eventSentence, listed, sentence, t } from "$src/words/words.svelte";
import type { Scene } from "./scenes.svelte";

/** A production in words and figures, as it is drawn. */
export interface Telling {
  /** Who may sell: the companies, then sellers that are none. */
  columns: SceneColumn[];
  /** The rows of the ladder from the top: what heads the calls of one, and what stands beside it after so many calls. */
  rows: { row: number; head: string; beside: (calls: number) => string }[];
  /** Every good that was sold, in the order of the calls. */
  calls: { column: number; row: number; text: string }[];
  /** Goods that were not: where they hang. */
  unsold: { column: number; row: number }[];
  /** The sums after so many calls. */
  sums: (calls: number) => SceneLine[];
  /** What all calls came to. */
  summary: string;
  /** The parts after the calls. */
  frames: Record<string, FrameTelling>;
  /** What the leaf beside a part says, after so many calls. */
  leaf: (frame: string, calls: number) => LeafTelling;
}

/** A part in short: what it comes to, and the figure of each column. */
export interface LeafTelling {
  says: string;
  figures: (string | null)[];
}

export interface SceneColumn {
  seat: number | null;
  name: string;
  /** The symbol of a seller that is no company. */
  icon: string;
  /** Whether it sells, or has no factory. */
  there: boolean;
}

export interface FrameTelling {
  about: string;
  lines: SceneLine[];
  /** What it means to whoever looks. */
  big: string;
  /** The reasons. */
  why: string[];
}

export interface SceneLine {
  id: string;
  name: string;
  note?: string;
  /** One of each column; null if there is nothing to say. */
  cells: (SceneCell | null)[];
  sum?: boolean;
}

export interface SceneCell {
  text?: string;
  /** What it was before. */
  from?: string;
  /** Steps, each a square. */
  squares?: number;
  note?: string;
}

/** How a title tells its productions. */
export type Tells = (scene: Scene) => Telling;

/** Whom a sentence is about: "you", or a name. */
export function about(seat: number | null, you: number | null, names: readonly string[]): { who: string; you: string } {
  return { who: (seat === null ? undefined : names[seat]) ?? "", you: seat !== null && seat === you ? "yes" : "no" };
}

/** What no figure tells, in its sentence: to me where it was I. */
export function noted({ id, seat, facts }: Scene["notes"][number], you: number | null, names: readonly string[]): string {
  const mine = seat !== null && seat === you ? sentence(`client-noted-${id}`, facts, names) : null;
  return mine === null ? eventSentence({ id, seat, facts } as EventMessage, names) : capitalised(mine);
}

/** Who rose by the most steps. */
export function mostSteps(rises: readonly { seat: number; steps: number }[], you: number | null, names: readonly string[]): string {
  const steps = Math.max(0, ...rises.map((rise) => rise.steps));
  const most = rises.filter((rise) => rise.steps === steps);
  if (steps === 0) return t("client-scene-leaf-nobody");
  if (most.length === 1) return t("client-scene-leaf-most", { ...about(most[0]!.seat, you, names), steps });
  return t("client-scene-leaf-each", { steps, who: listed(most.map(({ seat }) => (seat === you ? t("client-turn-you") : (names[seat] ?? "")))) });
}

/** How a company is called above its column. */
export function called(seat: number, you: number | null, names: readonly string[]): string {
  return seat === you ? t("client-scene-you") : (names[seat] ?? "");
}

export const pounds = (value: number): string => `${value < 0 ? "−" : ""}£${Math.abs(value)}`;

/** A figure before and after; alone where it is the same. */
export function change(before: number, after: number, written: (value: number) => string = String): SceneCell {
  return before === after ? { text: written(after) } : { from: written(before), text: written(after) };
}

/** So many of something, or a word that there are none. */
export function some(count: number, text: string): SceneCell {
  return count > 0 ? { text } : { note: t("client-scene-none") };
}

/** The rows that something hangs in, from the top, without gaps. */
export function rowsOf(places: readonly { row: number }[]): number[] {
  const rows = places.map(({ row }) => row);
  const [highest, lowest] = [Math.max(...rows, 1), Math.min(...rows, 1)];
  return Array.from({ length: highest - lowest + 1 }, (_, i) => highest - i);
}

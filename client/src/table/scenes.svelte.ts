import type { Happened, Update } from "$made/messages";

/** A production as its events tell it, as far as it went. */
export type Scene = Update["scenes"][number];

/** All productions of a game, the first one first. */
export class Scenes {
  all = $state.raw<readonly Scene[]>([]);

  /** An update tells anew what goes beyond the position from which on it tells. */
  follow({ since, scenes }: Pick<Update, "since" | "scenes">): void {
    this.all = [...this.all.filter(({ over }) => over !== null && over <= since), ...scenes];
  }

  /** The production that a position stands at: between its beginning and what followed it. */
  at(place: number): Scene | null {
    return this.all.findLast(({ begun, over }) => begun <= place && place <= (over ?? Infinity)) ?? null;
  }

  /** The production of which it became known between two positions who was called. */
  called(after: number, until: number): Scene | null {
    return this.all.find((scene) => {
      const place = reached(scene, CALL);
      return place !== null && after < place && place <= until;
    }) ?? null;
  }

  /** The last production that had begun at a position. */
  until(place: number): Scene | null {
    return this.all.findLast(({ begun }) => begun <= place) ?? null;
  }

  /** Those that begin, go on or end with some of these moves. */
  among(happened: readonly Happened[]): Scene[] {
    const [first, last] = [happened[0]?.position ?? Infinity, happened.at(-1)?.position ?? 0];
    return this.all.filter(({ begun, over }) => begun <= last && (over ?? Infinity) >= first);
  }
}

/** The parts of a production: who was called, who rose, what was paid, what became of the rest. */
export const CALL = "call";
export const MONEY = "money";
export const SHARES = "shares";
export const REST = "rest";

/** The place where a part was complete; null if it is not. */
export function reached(scene: Scene, frame: string): number | null {
  return scene.frames.find(({ id }) => id === frame)?.place ?? null;
}

/** The parts that are complete and have something in them, or are shown already, in the order of the rules. */
export function framesOf(scene: Scene, shown = ""): string[] {
  const rest = shown === REST || hasRest(scene);
  return scene.frames.map(({ id }) => id).filter((id) => id !== REST || rest);
}

/** Whether anything could be shipped or stored, or somebody is asked about it just now. */
function hasRest({ waits, frames, notes, companies }: Scene): boolean {
  const asked = waits && frames.at(-1)?.id === REST;
  return asked || notes.some(({ frame }) => frame === REST) || companies.some((company) => {
    const { left, shipped, stored, lost } = company;
    const kept = "store_before" in company ? company.contract + company.store_before + company.store_after : 0;
    return left + shipped + stored + lost + kept > 0;
  });
}

/** So much of a production is shown: its first calls, and these parts. */
export interface Seen {
  scene: Scene;
  calls: number;
  frames: readonly string[];
}

/** What is known of a production at a position. */
export function knownAt(scene: Scene, place: number): Seen {
  const frames = scene.frames.filter((frame) => frame.place <= place).map(({ id }) => id);
  return { scene, calls: frames.includes(CALL) ? scene.calls.length : 0, frames };
}

export type Pace = "slow" | "usual" | "at-once";

/** Milliseconds before each call, between rows, and of all calls together, at the usual pace. */
const A_CALL = 220;
const A_ROW = 300;
const TOGETHER = 4000;
const SLOWER: Record<Pace, number> = { slow: 2, usual: 1, "at-once": 0 };

/** How long each call waits for the one before. */
export function pauses(calls: readonly { row: number }[], pace: Pace): number[] {
  const all = calls.map(({ row }, i) => (i > 0 && calls[i - 1]!.row === row ? A_CALL : A_ROW));
  const sum = all.reduce((one, other) => one + other, 0);
  const factor = SLOWER[pace] * Math.min(1, TOGETHER / Math.max(1, sum));
  return all.map((pause) => pause * factor);
}

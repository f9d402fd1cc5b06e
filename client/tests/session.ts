import { vi } from "vitest";
import type { Scene as BoardScene } from "$made/boardgame";
import type { Position, Preview, Update } from "$made/messages";
import type { Scene } from "$src/table/scenes.svelte";
import type { Session } from "$src/table/session.svelte";

/** The socket that a session has opened, as its server holds it. */
export class Socket {
  static readonly CLOSED = 3;
  static last: Socket;
  onopen = (): void => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly url: string) {
    Socket.last = this;
  }
  close(): void {}
  tell(number: number, scenes: Scene[] = [], seat = 0): void {
    const happened = number === 0 ? [] : [{ number, position: number, seat, move: "pass", events: [] }];
    const update = { type: "update", table: "t", since: Math.max(0, number - 1), happened, scenes, now: at(number) };
    this.onmessage({ data: JSON.stringify(update as unknown as Update) });
  }
}

export const PASS = { text: "pass", kind: "pass", facts: {} };

/** A position of a game in which I am asked whether I pass. */
export function at(number: number): Position {
  const decision = { seat: 0, question: "turn", facts: {}, moves: [PASS] };
  return { table: "t", number, position: number, seat: 0, over: false, decision, undoable: number } as unknown as Position;
}

export function leadsTo(number: number): Preview {
  return { now: at(number), events: [], stopped: null } as unknown as Preview;
}

/** A server that notes what it is asked, and does not answer as long as nobody says what. */
export class Server {
  readonly asked: { path: string; prefer: string | null }[] = [];
  /** What was sent with each. */
  readonly bodies: unknown[] = [];
  readonly answers: Record<string, () => Response> = {};

  readonly fetch = (path: string, sent: RequestInit): Promise<Response> => {
    this.asked.push({ path, prefer: new Headers(sent.headers).get("prefer") });
    this.bodies.push(sent.body);
    const answer = this.answers[path];
    if (answer) return new Promise((resolve) => resolve(answer()));
    return new Promise((_, reject) => sent.signal?.addEventListener("abort", () => reject(new Error("aborted"))));
  };
}

/** A session at the beginning of a game, in a browser that is not looked at. */
export async function sit(server: Server): Promise<Session> {
  vi.useFakeTimers();
  const nowhere = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", nowhere.addEventListener);
  vi.stubGlobal("removeEventListener", nowhere.removeEventListener);
  vi.stubGlobal("document", { ...nowhere, hidden: true });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  const { Session } = await import("$src/table/session.svelte");
  const session = new Session("t");
  Socket.last.onopen();
  Socket.last.tell(0);
  return session;
}

export function leave(session: Session): void {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** A part of a production that was complete at a position. */
export function frameAt(id: string, place: number): Scene["frames"][number] {
  return { id, place, sections: [] };
}

/** A production of the board game that began at a position: calls in rows two and one, by two companies. */
export function production(begun: number, more: Partial<BoardScene> = {}): BoardScene {
  const frames = ["call", "shares", "money", "rest"].map((id) => frameAt(id, begun));
  const calls = [0, 1, 0].map((seat, i) => ({ seat, row: i < 2 ? 2 : 1, wanted: 3 - i, equal: false }));
  const companies = [companyAt(0, 3, 2), companyAt(1, 1, 1)];
  return { begun, over: begun, waits: false, frames, notes: [], good: "lamps", demand: 3, wage: 4, importer: 0, imported: 0, left: 0, calls, companies, ...more };
}

function companyAt(seat: number, made: number, sold: number): BoardScene["companies"][number] {
  const bonus = { steps: 0, figure: 0, why: "lower", than: null } as const;
  return {
    seat, made, appeal: 2, quality: 0, price: 10, sold, income: 10 * sold, for_sales: 2, appeal_bonus: { ...bonus, steps: 1 }, most_bonus: bonus,
    space_before: 4, space_after: 7, space_paid: 7, space_over: 7, workers: 2, wages: 8, machines: 1, upkeep: 1, cash_before: 20, cash_after: 11 + 10 * sold,
    left: made - sold, shipped: 0, shipping: 0, contract: 0, contract_after: 0, stored: 0, lost: made - sold, store_before: 0, store_after: 0,
  };
}

import type { Refused } from "$made/messages";

/** The server understood, and says no: with a sentence for the person, in their language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(refused.message);
  }
}

/** Milliseconds in which the server answers, unless the way to it is cut. */
const PATIENCE = 12_000;

/** The server did not answer. */
export class Unreachable extends Error {}

/** Nobody wants to know any more. */
export class Dropped extends Error {}

interface More {
  /** What kind of answer is preferred. */
  prefer?: string | undefined;
  /** Says when the answer is wanted no more. */
  signal?: AbortSignal;
}

/** Ask the API. Throws `Refusal`, `Unreachable` or `Dropped`. */
export async function ask<T>(method: string, path: string, body?: unknown, { prefer, signal }: More = {}): Promise<T> {
  const headers = new Headers({ accept: "application/json" });
  const patience = AbortSignal.timeout(PATIENCE);
  const sent: RequestInit = { method, headers, signal: signal ? AbortSignal.any([signal, patience]) : patience };
  if (body !== undefined) {
    headers.set("content-type", "application/json");
    sent.body = JSON.stringify(body);
  }
  if (prefer !== undefined) headers.set("prefer", prefer);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`/api${path}`, sent);
    text = await answer.text();
  } catch {
    throw signal?.aborted ? new Dropped() : new Unreachable();
  }
  const said = understood(text);
  if (answer.ok) return said as T;
  if (isRefused(said)) throw new Refusal(answer.status, said);
  throw new Unreachable();
}

function understood(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    throw new Unreachable();
  }
}

function isRefused(said: unknown): said is Refused {
  return typeof said === "object" && said !== null && "error" in said && "message" in said;
}

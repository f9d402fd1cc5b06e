import type { DecisionMessage, MoveMessage } from "$made/messages";
import type { QuestionAt } from "./questions.svelte";
import type { Layout, Step } from "./titles";

/** Moves of one kind, which are listed under one name. */
export interface Group {
  kind: string;
  moves: MoveMessage[];
}

/** A title's own arrangement with the moves that it shows. */
export interface Arranged {
  layout: Layout;
  moves: MoveMessage[];
}

/** The notation of going on without doing any more, the same in every title. */
const LEAVES_OFF = "done";

/** Going on without doing any more: a button of its own, never one of the choices. */
export function leavesOff(move: MoveMessage): boolean {
  return move.kind === "done" || move.kind === "end-turn";
}

/** Moves by kind, in the order in which the kinds first come. */
export function grouped(moves: readonly MoveMessage[]): Group[] {
  const groups: Group[] = [];
  for (const move of moves) {
    const group = groups.find((one) => one.kind === move.kind);
    if (group) group.moves.push(move);
    else groups.push({ kind: move.kind, moves: [move] });
  }
  return groups;
}

/** What the title's layouts show of these moves, and the rest, which is listed in sentences. */
export function arranged(
  moves: readonly MoveMessage[],
  layouts: readonly Layout[],
): { own: Arranged[]; rest: Group[] } {
  const open = moves.filter((move) => !leavesOff(move));
  const own: Arranged[] = [];
  const taken = new Set<string>();
  for (const layout of layouts) {
    const shown = open.filter((move) => (layout.kinds as readonly string[]).includes(move.kind) && !taken.has(move.text));
    if (shown.length === 0) continue;
    for (const move of shown) taken.add(move.text);
    own.push({ layout, moves: shown });
  }
  return { own, rest: grouped(open.filter((move) => !taken.has(move.text))) };
}

/** One move of each kind that a decision leaves undone when it is left off. */
export function undone(decision: DecisionMessage): MoveMessage[] {
  return grouped(decision.moves.filter((move) => !leavesOff(move))).map((group) => group.moves[0]!);
}

/** A part of the turn as it stands: behind, now, or ahead, and where it began. */
export interface Part {
  name: string;
  state: "done" | "now" | "ahead";
  /** The position at which the part began, if one may go back to it. */
  began: number | null;
}

/**
 * The parts of the turn to which a question belongs; none if no kind of turn knows it. A question of
 * several kinds of turns belongs to the one in which I was asked before.
 */
export function parts(
  turns: readonly (readonly Step[])[],
  question: string,
  turn: readonly QuestionAt[],
): Part[] {
  const knows = (steps: readonly Step[], asked: string) => steps.some((step) => step.questions.includes(asked));
  const possible = turns.filter((steps) => knows(steps, question));
  const steps = possible.find((one) => turn.every(([, asked]) => knows(one, asked.question))) ?? possible[0];
  if (steps === undefined) return [];
  const now = steps.findIndex((step) => step.questions.includes(question));
  return steps.map((step, index) => {
    const state = index < now ? "done" : index === now ? "now" : "ahead";
    const first = turn.find(([, asked]) => step.questions.includes(asked.question));
    return { name: step.name, state, began: state === "done" && first ? first[0] : null };
  });
}

/**
 * What a turn leaves undone: one move of each kind that was offered where I went on, unless I did
 * something at that question before. `played` is the move that followed a position, if one did.
 */
export function givenUp(
  turn: readonly QuestionAt[],
  played: (position: number) => string | undefined,
  leaves: readonly DecisionMessage[] = [],
): MoveMessage[] {
  const left: DecisionMessage[] = [];
  const used: string[] = [];
  for (const [position, asked] of turn) {
    const move = played(position);
    if (move === LEAVES_OFF) left.push(asked);
    else if (move !== undefined) used.push(asked.question);
  }
  const passed = [...left, ...leaves].filter((asked) => !used.includes(asked.question));
  return grouped(passed.flatMap(undone)).map((group) => group.moves[0]!);
}

import { describe, expect, it } from "vitest";
import type { EventMessage, Happened } from "$made/messages";
import { opponentsActed, opponentsTurns } from "./opponents";

const event = (id: string, facts: object = {}, seat: number | null = null) => ({ id, seat, facts }) as EventMessage;

describe("the opponents' turn", () => {
  it("is told in five steps, with what each follows from", () => {
    const [turn] = opponentsTurns([
      event("more-workers", { wage: 3 }, 0),
      event("marker-drawn", { colour: "red", same: 2, markers: 6 }),
      event("more-workers", { wage: 4 }),
      event("rival-opened", { colour: "red", good: "food", appeal: 5 }),
      event("rival-share", { colour: "green", before: 30, shares: 30, why: "not-drawn" }),
      event("disc-moved", { colour: "red", steps: 2, card: "patent" }),
      event("rival-share", { colour: "green", before: 30, shares: 30, why: "few-sold" }),
    ]);
    expect(turn!.map(({ step, colour }) => [step, colour])).toEqual([[1, "red"], [2, "red"], [3, "green"], [4, "red"], [5, "red"]]);
    expect(turn![1]!.sentence.facts).toMatchObject({ appeal: 5, wage: 4 });
    expect(turn![2]!.sentence.facts).toMatchObject({ gained: 0 });
  });

  it("says that nobody grows by the neutral marker", () => {
    const [turn] = opponentsTurns([
      event("marker-drawn", { colour: "yellow" }),
      event("rival-share", { colour: "red", before: 12, shares: 13 }),
      event("rival-share", { colour: "green", before: 12, shares: 13 }),
      event("disc-moved", { colour: "yellow" }),
    ]);
    expect(turn!.map(({ step }) => step)).toEqual([1, 2, 3, 3, 4, 5]);
    expect(turn![1]!.sentence.id).toBe("client-card-story-neutral");
  });

  it("is news though it is no move", () => {
    const move = (...events: EventMessage[]): Happened => ({ number: 1, position: 1, seat: 0, move: "end turn", at: "", events });
    expect(opponentsActed([move(event("round", { good: "food" }))])).toBe(false);
    expect(opponentsActed([move(event("marker-drawn", { colour: "red" }))])).toBe(true);
  });
});

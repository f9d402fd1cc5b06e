import { expect, test } from "vitest";
import type { EventMessage } from "$made/messages";
import { phaseAfter } from "$src/table/phase";
import { CYCLE, momentAfter } from "./phase";

test("a cycle is told from what happened in it", () => {
  const after = (...ids: string[]) => phaseAfter(ids.map((id) => ({ id, seat: null, facts: {} }) as EventMessage), CYCLE);
  expect(after()).toBe("turns");
  expect(after("economy", "running-cost")).toBe("turns");
  expect(after("economy", "production", "sale")).toBe("sale");
  expect(after("economy", "production", "sale", "share-rose")).toBe("over");
  expect(after("economy", "production", "running-cost", "economy")).toBe("turns");
});

test("between decades it is told what ended one, then the event", () => {
  const after = (...ids: string[]) => momentAfter(ids.map((id) => ({ id, seat: null, facts: {} }) as EventMessage))?.id ?? null;
  expect(after("economy", "production", "share-rose")).toBeNull();
  expect(after("production", "end-of-decade", "paid")).toBe("end-of-decade");
  expect(after("end-of-decade", "event", "took-tile")).toBe("event");
  expect(after("event", "decade")).toBeNull();
});

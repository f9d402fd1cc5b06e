import { expect, test } from "vitest";
import { phaseAfter } from "./phase";

test("a cycle is told from what happened in it", () => {
  const after = (...ids: string[]) => phaseAfter(ids.map((id) => ({ id, seat: null, facts: {} })));
  expect(after()).toBe("turns");
  expect(after("economy", "running-cost")).toBe("turns");
  expect(after("economy", "production", "sale")).toBe("sale");
  expect(after("economy", "production", "sale", "share-rose")).toBe("over");
  expect(after("economy", "production", "running-cost", "economy")).toBe("turns");
});

import { expect, test } from "vitest";
import { mostTelling } from "./reason.svelte";

test("a refusal about the thing itself tells more than one that names another question", () => {
  const refused = (error: string) => ({ error, message: "" });
  const kept = (...errors: string[]) => mostTelling(errors.map(refused))?.error;
  expect(kept("not-asked", "no-factory", "price-as-it-is")).toBe("no-factory");
  expect(kept("not-asked")).toBe("not-asked");
  expect(kept()).toBeUndefined();
});

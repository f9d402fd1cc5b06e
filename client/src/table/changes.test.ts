import { expect, test } from "vitest";
import { inFigures } from "./changes";

test("what would be more has a plus, what would be less a minus", () => {
  const name = "client-change-cash";
  expect(inFigures({ name, is: 30, would: 42, money: true })).toEqual({ is: "£30", would: "£42", by: "+£12" });
  expect(inFigures({ name, is: 30, would: 22, money: true })).toEqual({ is: "£30", would: "£22", by: "−£8" });
  expect(inFigures({ name, is: -3, would: 2, money: true })).toEqual({ is: "−£3", would: "£2", by: "+£5" });
  expect(inFigures({ name, is: 2, would: -3 })).toEqual({ is: "2", would: "−3", by: "−5" });
});

import { expect, test } from "vitest";
import { ago } from "./ages";

const NOON = Date.parse("1790-05-01T12:00:00Z");

test("what has just happened is now", () => {
  expect(ago("1790-05-01T11:59:30Z", NOON, "en")).toBe("now");
});

test("a clock that is ahead does not make a future", () => {
  expect(ago("1790-05-01T12:00:20Z", NOON, "en")).toBe("now");
});

test("the largest whole unit is said", () => {
  expect(ago("1790-05-01T11:20:00Z", NOON, "en")).toBe("40 minutes ago");
  expect(ago("1790-05-01T09:01:00Z", NOON, "en")).toBe("2 hours ago");
  expect(ago("1790-04-30T11:00:00Z", NOON, "en")).toBe("yesterday");
});

test("in the language of the reader", () => {
  expect(ago("1790-05-01T11:57:00Z", NOON, "de")).toBe("vor 3 Minuten");
  expect(ago("1790-04-30T11:00:00Z", NOON, "fr")).toBe("hier");
});

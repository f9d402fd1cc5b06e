import { describe, expect, it } from "vitest";
import { handedTo } from "./handing";

describe("the hand-over", () => {
  it("comes when another of my seats must decide", () => {
    expect(handedTo(2, 0, [0, 2])).toBe(2);
  });

  it("does not come while the same person or somebody elsewhere decides", () => {
    expect(handedTo(0, 0, [0, 2])).toBeNull();
    expect(handedTo(1, 0, [0, 2])).toBeNull();
    expect(handedTo(null, 0, [0, 2])).toBeNull();
  });

  it("does not come to somebody with one seat, or none", () => {
    expect(handedTo(0, null, [0])).toBeNull();
    expect(handedTo(0, null, [])).toBeNull();
  });
});

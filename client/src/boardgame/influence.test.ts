import { describe, expect, it } from "vitest";
import type { EastIndia } from "$made/boardgame";
import { areas, bonusAt, landing, marksOn } from "./influence";

const printed = {
  end: 15,
  orange: [14, 15],
  multiplier: [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4],
  bonuses: { marketing: 1, machine: 5, quality: 9, share: 14 },
};

describe("the tracks of the East India Trading Company", () => {
  it("are read in areas that count and give the same", () => {
    expect(areas(printed)).toEqual([
      { from: 0, to: 0, times: 0, bonus: "" },
      { from: 1, to: 4, times: 1, bonus: "marketing" },
      { from: 5, to: 8, times: 2, bonus: "machine" },
      { from: 9, to: 13, times: 3, bonus: "quality" },
      { from: 14, to: 14, times: null, bonus: "share" },
      { from: 15, to: 15, times: 4, bonus: "" },
    ]);
    expect(bonusAt(printed, 9)).toBe("quality");
    expect(bonusAt(printed, 10)).toBe("");
  });

  it("let a marker pass a full space, and not stay there", () => {
    const india = { ...printed, tracks: { silver: { spaces: [12, 14, 15] } } } as unknown as EastIndia;
    expect(landing(india, "silver", 0, 0)).toBe(13);
    expect(landing(india, "silver", 0, 1)).toBe(12);
    expect(landing(india, "silver", 1, 0)).toBe(14);
    expect(landing(india, "silver", 2, 0)).toBe(15);
  });

  it("show who lies on a space, who would come, and who would leave", () => {
    expect(marksOn(3, [3, 0, 3])).toEqual([{ seat: 0, fate: "" }, { seat: 2, fate: "" }]);
    expect(marksOn(3, [3, 0, 3], [5, 3, 3])).toEqual([
      { seat: 0, fate: "going" },
      { seat: 1, fate: "coming" },
      { seat: 2, fate: "" },
    ]);
  });
});

import files from "virtual:words";
import { describe, expect, it } from "vitest";
import type { ComponentMessage } from "$made/messages";
import { LANGUAGES } from "$src/words/words.svelte";
import { blocksOf, pagesOf } from "./kinds";
import { allCells, cellsOf, differs, sameCell, tally } from "./numbers";
import { piecesOf, symbolOf } from "./pieces";
import { trackOf } from "$src/table/sharetrack";
import { influenceOf, scalesOf } from "./tracks";

function component(name: string, values: Record<string, unknown>, certainty = "stated"): ComponentMessage {
  return { name, values, certainty, source: "II.1" };
}

describe("symbols", () => {
  it("are those of a piece's name, of its first words, or none", () => {
    const drawn = (symbol: string) => ["patron", "small-warehouse"].includes(symbol);
    expect(["small-warehouse", "patron-food", "bank"].map((name) => symbolOf(name, drawn))).toEqual(["small-warehouse", "patron", null]);
  });
});

describe("numbers", () => {
  it("of a row know their places", () => {
    const cells = cellsOf(component("factory.food", { cost: [8, 10] }), "cost");
    expect(cells.map((cell) => [cell.place, cell.of, cell.value])).toEqual([[0, 2, 8], [1, 2, 10]]);
  });

  it("may stand alone, and a row may be empty", () => {
    const cells = allCells(component("timetable.obsolete", { fee: 5, before_1770: [] }));
    expect(cells.map((cell) => [cell.key, cell.place, cell.value])).toEqual([["fee", null, 5], ["before_1770", null, null]]);
  });

  it("are counted by certainty", () => {
    const counts = tally([component("loan", { amount: 10, repayment: 13 }), component("spaces", { rows: ["Wm", "Wm", "Wm"] }, "reconstructed")]);
    expect(counts).toEqual({ stated: 2, public: 0, inferred: 0, reconstructed: 3 });
  });

  it("are compared with the same place of another title", () => {
    const others = new Map([["loan", component("loan", { amount: 10 })], ["ship", component("ship", { levels: [1] })]]);
    const [amount, repayment] = allCells(component("loan", { amount: 10, repayment: 13 }));
    expect(differs(amount!, others)).toBe(false);
    expect(differs(repayment!, others)).toBe(false);
    expect(sameCell(repayment!, others)).toBeUndefined();
    const [first, second] = allCells(component("ship", { levels: [2, 3] }));
    expect(sameCell(first!, others)?.value).toBe(1);
    expect(differs(first!, others)).toBe(true);
    expect(sameCell(second!, others)).toBeUndefined();
  });
});

describe("kinds", () => {
  it("take their components by the first word, and the rest has a page of its own", () => {
    const pages = pagesOf([component("novelty.thing", { size: 1 }), component("loan", { amount: 10 }), component("loaned", { size: 2 })]);
    expect(pages.map((page) => [page.kind.id, page.components.map(({ name }) => name)])).toEqual([
      ["loans", ["loan"]],
      ["rest", ["novelty.thing", "loaned"]],
    ]);
  });
});

describe("blocks", () => {
  it("are tables for components alike", () => {
    const [block] = blocksOf([component("ship.2", { crew: 0, level: 1 }), component("ship.4", { crew: 1, level: 2 })]);
    expect(block?.parent).toBe("ship");
    expect(block?.columns).toEqual([{ key: "crew", place: null }, { key: "level", place: null }]);
  });

  it("spread the only row of numbers over columns", () => {
    const [block] = blocksOf([component("output.level_1", { rows: [1, 2] }), component("output.level_2", { rows: [2, 3] })]);
    expect(block?.columns).toEqual([{ key: "rows", place: 0 }, { key: "rows", place: 1 }]);
  });

  it("leave one by one what is not alike", () => {
    const blocks = blocksOf([component("market", { rows: 20 }), component("market.wage", { pounds: [2] }), component("market.set_up_2", { fired: 4 }), component("market.set_up_3", { fired: 8 })]);
    expect(blocks.map((block) => [block.components.map(({ name }) => name), block.columns === null])).toEqual([
      [["market", "market.wage"], true],
      [["market.set_up_2", "market.set_up_3"], false],
    ]);
  });
});

describe("pieces", () => {
  const isName = (name: string) => ["patent", "office", "agent"].includes(name);

  it("have a count, numbers, and are found wherever they are named", () => {
    const { pieces, rest } = piecesOf(
      [component("tile.count", { patent: 2, office: 1 }), component("tile.patent", { pounds: 2 }), component("tile.printed", { with_2: ["agent", "office"] })],
      isName,
    );
    expect(pieces.map((piece) => [piece.name, piece.count?.value ?? null, piece.numbers.map((cell) => cell.value)])).toEqual([
      ["patent", 2, [2]],
      ["office", 1, []],
      ["agent", null, []],
    ]);
    expect(rest.map(({ name }) => name)).toEqual(["tile.printed"]);
  });
});

describe("the share track", () => {
  it("goes on from band to band", () => {
    const track = trackOf([
      component("share_track.units", { from: 1, to: 10, spaces_per_pound: 1 }),
      component("share_track.twos", { from: 11, to: 30, spaces_per_pound: 2 }),
      component("share_track.threes", { from: 31, to: 60, spaces_per_pound: 3 }),
    ]);
    const value = (space: number) => track.find((one) => one.space === space)?.value;
    expect([value(10), value(22), value(28), value(36), value(41)]).toEqual([10, 16, 19, 22, 24]);
  });
});

describe("the East India Company's board", () => {
  it("says at which spaces something begins", () => {
    const track = component("east_india.track", { last: 3, orange: [3], from_space: [1, 3], multiplier: [1, 2] });
    const spaces = influenceOf(track, component("east_india.bonus", { marketing: 1, share: 3 }));
    expect(spaces.map(({ space, multiplier, bonuses, orange }) => [space, multiplier, bonuses.join(), orange])).toEqual([
      [0, null, "", false],
      [1, 1, "marketing", false],
      [2, null, "", false],
      [3, 2, "share", true],
    ]);
  });

  it("has spaces of each price that only more players use, and a last one for all", () => {
    const price = component("east_india.price", { silver: 4, tiers: 1, spaces_per_tier: 3 });
    const locked = component("east_india.locked", { with_2: [2, 3], with_3: [3], with_4: [] });
    expect(scalesOf(price, locked).get("silver")).toEqual([
      { price: 4, players: 2 },
      { price: 4, players: 3 },
      { price: 4, players: 4 },
      { price: 5, players: 2 },
    ]);
  });
});

describe("the switches", () => {
  it("have a page of their own", () => {
    const pages = pagesOf([component("switch.contracts", { way: "none" }), component("importer.start", { with_2: 0 })]);
    expect(pages.map((page) => page.kind.id)).toEqual(["economy", "rules"]);
  });

  it("have their words in a room that tables do not load", async () => {
    for (const language of LANGUAGES) {
      expect((await files[`${language}/editions`]!()).default).toContain("switch-contracts-none =");
      expect((await files[`${language}/boardgame`]!()).default).not.toContain("switch-contracts");
    }
  });
});

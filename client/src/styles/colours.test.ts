import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, difference, EYES } from "$tests/colours";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

/** The colours of a palette by their names. */
function palette(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector));
  const body = block.slice(0, block.indexOf("}"));
  return Object.fromEntries([...body.matchAll(/--([a-z0-9-]+): (#[0-9A-F]{6})/gi)].map(([, name, hex]) => [name!, hex!]));
}

const PALETTES = { light: palette(":root {"), dark: palette(':root[data-theme="dark"]') };
const COMPANIES = ["blue", "red", "green", "yellow"];
const GOODS = ["food", "clothes", "cutlery", "lamps"];
const TEXTS = ["ink", "ink-2", "ink-3", "logwood", "warn"];
const GROUNDS = ["paper", "leaf", "well"];

function nearest(names: string[], colours: Record<string, string>, eyes: string): number {
  const pairs = names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other] as const));
  return Math.min(...pairs.map(([one, other]) => difference(colours[one]!, colours[other]!, EYES[eyes]!)));
}

describe("the difference of colours", () => {
  it("is that of the published examples", () => {
    expect(difference("#FFFFFF", "#FFFFFF", EYES.normal!)).toBe(0);
    expect(difference("#FFFFFF", "#000000", EYES.normal!)).toBeCloseTo(100, 1);
    expect(nearest(COMPANIES, PALETTES.light, "normal")).toBeCloseTo(39.6, 0);
  });
});

describe.each(Object.entries(PALETTES))("the %s palette", (_, colours) => {
  it.each(Object.keys(EYES))("keeps companies and goods apart to eyes with %s", (eyes) => {
    expect(nearest(COMPANIES, colours, eyes)).toBeGreaterThan(19);
    expect(nearest(GOODS, colours, eyes)).toBeGreaterThan(15);
  });

  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))("lets %s be read on %s", (text, ground) => {
    expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...COMPANIES, "logwood"])("lets what stands on %s be read", (ground) => {
    expect(contrast(colours[`on-${ground}`]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["ink", "ink-3"])("lets %s be read on the desk", (text) => {
    expect(contrast(colours[text]!, colours.desk!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GOODS)("lets the sign of %s be seen on paper", (good) => {
    expect(contrast(colours[good]!, colours.paper!)).toBeGreaterThanOrEqual(3);
  });
});

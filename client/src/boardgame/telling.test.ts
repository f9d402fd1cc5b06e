import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SceneCompany } from "$made/boardgame";
import type { BoardGame } from "./table.svelte";
import { production } from "$tests/session";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("document", { documentElement: { lang: "", dataset: {} } });
const { tellingOf } = await import("./telling");
const { load } = await import("$src/words/words.svelte");
beforeAll(() => load("en", ["client", "scene", "boardgame"]));
afterAll(() => vi.unstubAllGlobals());

/** The lines about what is left, where Ada is asked, whose goods are all sold. */
function left(mine: Partial<SceneCompany>) {
  const scene = production(1, { waits: true, over: null });
  const [ada, ben] = scene.companies.map((company) => ({ ...company, left: 0, lost: 0 }));
  const session = { seat: 0, live: { decision: { seat: 0 } } };
  const table = { view: { names: ["Ada", "Ben"] }, session, board: { shareValues: [] } } as unknown as BoardGame;
  const { lines } = tellingOf({ ...scene, companies: [{ ...ada!, ...mine }, ben!] }, table).frames["rest"]!;
  return Object.fromEntries(lines.map(({ id, cells }) => [id, cells]));
}

test("what lies in store is told before and after, and may be what is asked about", () => {
  const none = { note: "none" };
  expect(left({})["store"]).toBeUndefined();
  const before = left({ store_before: 3, store_after: 3 });
  expect(before["store"]).toEqual([{ text: "3" }, none, null]);
  expect(before["shipped"]![0]).toEqual({ note: "you decide" });
  expect(before["stored"]![0]).toEqual(none);
  const after = left({ store_before: 3, store_after: 1, shipped: 2, shipping: 10 });
  expect(after["store"]).toEqual([{ from: "3", text: "1" }, none, null]);
});

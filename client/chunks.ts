import type { Rolldown } from "vite";

/**
 * Which modules come in one file: those that are always wanted together. A file for each that two pages
 * share would be asked for alone, and pack worse.
 */

/** What a build knows of its modules while it divides them. */
type Modules = Rolldown.ChunkingContext;

const TABLE = "table/TablePage.svelte";
/** What loads the pages, and what stands on one of them for some people alone. */
const PAGES = ["pages.ts", "home/Home.svelte"];

export function chunksOf(src: string): Rolldown.CodeSplittingOptions {
  const found = new Map<string, Set<string>>();
  /** A module and what it imports, directly or not. */
  function importedBy(root: string, modules: Modules): Set<string> {
    const known = found.get(root) ?? new Set([root]);
    if (found.has(root)) return known;
    found.set(root, known);
    for (const id of known) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) known.add(imported);
    return known;
  }

  /** The name of the file that a module belongs to; null if it is left to the bundler. */
  function name(id: string, modules: Modules): string | null {
    const wants = (root: string) => importedBy(root, modules).has(id);
    const loadedBy = (path: string) => modules.getModuleInfo(`${src}/${path}`)?.dynamicallyImportedIds ?? [];
    if (wants(`${src}/main.ts`)) return "first";
    const families = loadedBy("table/titles.ts");
    const family = families.find((index) => wants(index) && id.startsWith(index.replace("index.ts", "")));
    const atTables = wants(`${src}/${TABLE}`) || families.every(wants);
    const pages = PAGES.flatMap(loadedBy).filter((page) => !page.endsWith(TABLE));
    if (pages.some(wants)) return atTables || family ? "shared" : null;
    if (atTables) return "table";
    return family?.split("/").at(-2) ?? null;
  }

  // What is in one of these files imports nothing of a later one, so that none waits for another in a circle.
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "rooms" }] };
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";
import { chunksOf } from "./chunks.ts";
import { DRAWINGS, png } from "./src/signs/drawing.ts";
import { languageNames, wordFiles, wordsOf } from "./src/words/building.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes every text file of the site a second time, packed, so that the server need not do it. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    generateBundle: {
      order: "post", // after Vite itself has put the last touches to its files
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          const source = file.type === "chunk" ? file.code : file.source;
          if (/\.(js|css|svg|html)$/.test(name)) {
            this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(source, { level: 9 }) });
          }
        }
      },
    },
  };
}

/** The two fonts that every page begins with are fetched at once, not when the style sheet names them. */
function fontsFirst(): Plugin {
  const first = /(archivo-latin-wdth-normal|source-serif-4-latin-wght-normal)-[^/]*\.woff2$/;
  return {
    name: "fonts-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => first.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: "" },
            injectTo: "head",
          })),
    },
  };
}

/** Our symbols stand in the page itself: a browser looks a file of them up for each that it draws. */
function symbolsInPage(): Plugin {
  return {
    name: "symbols-in-page",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => html.replace("<!-- symbols -->", readFileSync(here("src/pieces/icons.svg"), "utf8").trim()),
    },
  };
}

/** The mark as PNG beside the SVG, and what a telephone of Apple takes for its home screen. */
function drawings(): Plugin {
  return {
    name: "drawings",
    apply: "build",
    generateBundle() {
      const mark = readFileSync(here("public/icon.svg"), "utf8");
      for (const [fileName, drawing] of Object.entries(DRAWINGS)) this.emitFile({ type: "asset", fileName, source: png(mark, drawing) });
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [{ tag: "link", attrs: { rel: "apple-touch-icon", href: "/apple-touch-icon.png" }, injectTo: "head" }],
    },
  };
}

const WORKER = "service-worker";
const WORDS = "virtual:words";

/** The service worker of a build knows which one it is, so that browsers take the one of the next, and its files. */
function numbered(): Plugin {
  return {
    name: "numbered",
    apply: "build",
    generateBundle(_, bundle) {
      const worker = bundle[`${WORKER}.js`];
      if (worker?.type !== "chunk" || worker.imports.length > 0) throw new Error("the service worker must be one file");
      const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 16);
      const parts = Object.values(bundle).filter(
        (file) => file !== worker && /\.(js|css)$/.test(file.fileName) && !(file.type === "chunk" && file.facadeModuleId?.startsWith(`\0${WORDS}`)),
      );
      const paths = parts.map(({ fileName }) => `/${fileName}`).join(" ");
      worker.code = worker.code.replace("%BUILD%", build).replace("%PARTS%", paths);
    },
  };
}

const LOCALES = here("../src/arkwright/locales");

/** What a page says comes as one file for each room: many small ones take longer. */
function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return undefined;
      const rooms = wordFiles(LOCALES);
      const room = id.slice(WORDS.length + 2);
      if (room === "") {
        const loads = [...rooms.keys()].map((key) => `"${key}": () => import("${WORDS}/${key}")`);
        const names = JSON.stringify(languageNames(LOCALES));
        return `export default { ${loads.join(", ")} }; export const languages = ${names};`;
      }
      const files = rooms.get(room) ?? [];
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(wordsOf(room, files))};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words(), fontsFirst(), symbolsInPage(), drawings(), numbered(), packed()],
  resolve: {
    alias: { $locales: LOCALES, $made: here("made"), $src: here("src"), $tests: here("tests") },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("../src/arkwright/server/site"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      input: { index: here("index.html"), [WORKER]: here(`worker/${WORKER}.ts`) },
      // Its place is where all pages are below it, and its name is always the same.
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js"),
        // Every file names those that it imports: short names weigh less.
        chunkFileNames: "assets/[hash].js",
        minifyInternalExports: true,
        codeSplitting: chunksOf(here("src")),
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.ARKWRIGHT ?? "http://127.0.0.1:8000", ws: true } },
  },
  // Nothing that they test keeps anything behind their backs, so they need no process each.
  test: { include: ["src/**/*.test.ts"], pool: "threads", isolate: false },
});

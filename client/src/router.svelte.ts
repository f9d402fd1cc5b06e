/** Where in the client a person is, by the address. */
export type Route =
  | { page: "home" | "watch" | "me" | "awards" }
  | { page: "components" | "learn"; title: string | null }
  | { page: "rules"; title: string | null }
  | { page: "table"; id: string; position: number | null; end: boolean };

export function read(path: string): Route {
  const [first, second, third] = path.split("/").filter(Boolean);
  if (first === "watch" || first === "me" || first === "awards") return { page: first };
  if (first === "components" || first === "learn") return { page: first, title: second ?? null };
  if (first === "rules") return { page: first, title: second ?? null };
  if (first === "t" && second) {
    const position = third !== undefined && /^\d+$/.test(third) ? Number(third) : null;
    return { page: "table", id: second, position, end: third === "end" };
  }
  return { page: "home" };
}

/** What the address of a table was in announcements once: such links still lead there. */
const OLD = /^\/tables(?=\/.)/;
if (OLD.test(location.pathname)) history.replaceState(null, "", location.pathname.replace(OLD, "/t"));

let path = $state(location.pathname);
let hash = $state(location.hash);
addEventListener("popstate", look);

function look(): void {
  path = location.pathname;
  hash = location.hash;
}

/** The place on the page that the address names. */
export function place(): string {
  return decodeURIComponent(hash.slice(1));
}

export function route(): Route {
  return read(path);
}

export function go(to: string, replace = false): void {
  if (to === location.pathname + location.hash) return;
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  look();
}

/** Links inside the client change the page without loading it. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api") || link.pathname.startsWith("/docs")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "$src/settings.svelte";

/** Milliseconds that a piece is on its way, that a figure changes, that a still change is outlined. */
const ON_ITS_WAY = 180;
const CHANGES = 120;
const OUTLINED = 2000;

/** Where pieces have just left from, by what they are. */
const left = new Map<string, DOMRect[]>();

/** Whether this person wants nothing to move. */
export function still(): boolean {
  return !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What has an ink edge, as long as what changed it is told, or for a moment. */
const edges = new Set<Element>();
const moments = new Set<Element>();
/** While changes are marked, first what was before is shown, and that is no change; then what differs is. */
let showing: "before" | "after" | null = null;

/** Show one state and then another: what differs has an ink edge until it is taken away. */
export async function marked(before: () => unknown, after: () => unknown): Promise<void> {
  unmark();
  showing = "before";
  before();
  await tick();
  showing = "after";
  after();
  await tick();
  showing = null;
}

export function unmark(): void {
  for (const node of [...edges, ...moments]) node.classList.remove("changed");
  edges.clear();
  moments.clear();
}

function edge(node: Element): void {
  node.classList.add("changed");
  edges.add(node);
}

/** What things have been, so that it is seen whether they changed. */
const been = new WeakMap<Element, string>();

/** A thing that stays and shows another value gets an ink edge while changes are marked. */
export function edged(value: string): Attachment {
  return (node) => {
    if (showing === "after" && been.get(node) !== value) edge(node);
    been.set(node, value);
  };
}

/** A place that changed is outlined for a moment, for those who want nothing to move. */
function outline(node: Element): TransitionConfig {
  node.classList.add("changed");
  moments.add(node);
  setTimeout(() => moments.delete(node) && node.classList.remove("changed"), OUTLINED);
  return { duration: 0 };
}

/** How something appears while changes are marked. */
function showMarked(node: Element): TransitionConfig {
  if (showing === "after") edge(node);
  return { duration: 0 };
}

/** A piece goes: whoever receives one like it in the same moment lets it come from here. */
export function send(node: Element, { key }: { key: string }): TransitionConfig {
  const places = left.get(key) ?? [];
  left.set(key, [...places, node.getBoundingClientRect()]);
  setTimeout(() => left.delete(key));
  return { duration: 0 };
}

/** A likeness of a piece goes over the table, whose leaves would cut the piece itself off. */
function fly(piece: Element, from: DOMRect, to: DOMRect): void {
  const likeness = piece.cloneNode(true) as HTMLElement;
  for (const one of [likeness, ...likeness.querySelectorAll("*")]) {
    for (const name of one.getAttributeNames()) if (/^(data-|aria-|id$)/.test(name)) one.removeAttribute(name);
  }
  likeness.inert = true;
  const { fontSize, color } = getComputedStyle(piece);
  // A large screen shows the table enlarged: places on the screen are not its own pixels.
  const zoom = to.width / ((piece as HTMLElement).offsetWidth || to.width);
  const [left, top] = [`${to.left / zoom}px`, `${to.top / zoom}px`];
  Object.assign(likeness.style, { position: "fixed", zIndex: "9", left, top, zoom: String(zoom), fontSize, color, lineHeight: "0" });
  document.body.append(likeness);
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / zoom;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / zoom;
  const way = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
  const flight = likeness.animate(way, { duration: ON_ITS_WAY, easing: "cubic-bezier(.2, 0, 0, 1)" });
  flight.onfinish = flight.oncancel = () => likeness.remove();
}

/** A piece comes from where one like it has gone, or it appears. */
export function receive(node: Element, { key }: { key: string }): TransitionConfig | (() => TransitionConfig) {
  if (showing === "before" || (showing === "after" && still())) return showMarked(node);
  if (showing === "after") edge(node);
  if (still()) return outline(node);
  // Only when all that go have said so.
  return () => {
    const from = left.get(key)?.shift();
    const to = node.getBoundingClientRect();
    const flies = from !== undefined && from.width > 0 && to.width > 0;
    if (flies) fly(node, from, to);
    return { duration: ON_ITS_WAY, css: (share) => `opacity: ${flies ? 0 : share}` };
  };
}

/** A figure that has changed appears; it does not count. */
export function changes(node: Element): TransitionConfig {
  if (showing !== null) return showMarked(node);
  return still() ? outline(node) : { duration: CHANGES, css: (share) => `opacity: ${share}` };
}

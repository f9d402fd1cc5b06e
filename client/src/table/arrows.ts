import type { Attachment } from "svelte/attachments";

type Way = "left" | "right" | "up" | "down";
const WAYS: Record<string, Way> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Which of some boxes lies next to one in a direction: the nearest row or column first. */
export function neighbour(boxes: readonly Box[], from: number, way: Way): number {
  const here = boxes[from];
  if (here === undefined) return from;
  const upright = way === "up" || way === "down";
  const sign = way === "right" || way === "down" ? 1 : -1;
  const middle = (box: Box): [number, number] => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return upright ? [y, x] : [x, y];
  };
  const [along, across] = middle(here);
  // Sideways only what stands on the same line counts; up and down the next line does.
  const reach = upright ? Infinity : (here.bottom - here.top) / 2;
  let best = from;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [a, c] = middle(box);
    const ahead = (a - along) * sign;
    const aside = Math.abs(c - across);
    if (index === from || ahead <= 1 || aside > reach) return;
    const far = upright ? ahead * 4 + aside : ahead;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

/** Arrow keys go between the options inside; only one of them is a stop of the Tab key. */
export function arrows(): Attachment<HTMLElement> {
  return (node) => {
    const options = () => [...node.querySelectorAll<HTMLElement>("[data-option]")];
    const stop = (wanted?: HTMLElement) => {
      const all = options();
      const one = wanted ?? all.find((option) => option.tabIndex === 0) ?? all.find((option) => option.ariaDisabled !== "true") ?? all[0];
      for (const option of all) option.tabIndex = option === one ? 0 : -1;
    };
    const focus = (event: FocusEvent) => {
      const option = (event.target as HTMLElement).closest<HTMLElement>("[data-option]");
      if (option) stop(option);
    };
    const key = (event: KeyboardEvent) => {
      const way = WAYS[event.key];
      const all = options();
      const from = all.indexOf(document.activeElement as HTMLElement);
      if (way === undefined || from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      all[neighbour(all.map((option) => option.getBoundingClientRect()), from, way)]?.focus();
    };
    const watch = new MutationObserver(() => stop());
    watch.observe(node, { childList: true, subtree: true });
    stop();
    node.addEventListener("focusin", focus);
    node.addEventListener("keydown", key);
    return () => {
      watch.disconnect();
      node.removeEventListener("focusin", focus);
      node.removeEventListener("keydown", key);
    };
  };
}

/** Arrow keys go to the thing before or after, among those inside that can be chosen. */
export function step(event: KeyboardEvent, inside: HTMLElement): void {
  const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
  if (by === undefined) return;
  const places = [...inside.querySelectorAll<HTMLElement>(".legal")];
  const here = places.indexOf(document.activeElement as HTMLElement);
  places[here + by]?.focus();
  event.preventDefault();
}

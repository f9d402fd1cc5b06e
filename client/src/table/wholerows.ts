import type { Attachment } from "svelte/attachments";

/** What is not to be cut through: options, and the rows that they stand in. */
const ROWS = "[data-option], tr, [data-row]";
/** The part of its room that a list has at least, whatever that cuts. */
const LEAST = 0.5;

/**
 * Where a list of these rows ends that has so much room, so that it cuts none of them: at the
 * first one that would be cut. All are measured from the top of what it shows.
 */
export function endOf(rows: readonly { top: number; bottom: number }[], room: number): number {
  const cut = (at: number) => rows.filter(({ top, bottom }) => top < at - 1 && bottom > at + 1);
  let end = room;
  for (let through = cut(end); through.length > 0; through = cut(end)) end = Math.min(...through.map(({ top }) => top));
  return end < LEAST * room ? room : end;
}

/** A list that is longer than its room ends with a whole row; what stands below it has the rest. */
export function wholeRows(): Attachment<HTMLElement> {
  return (list) => {
    function fit(): void {
      list.style.maxHeight = "";
      const room = list.clientHeight;
      if (getComputedStyle(list).overflowY === "visible" || list.scrollHeight <= room + 1) return;
      const box = list.getBoundingClientRect();
      const scale = box.height / list.offsetHeight || 1;
      const from = box.top - list.scrollTop * scale;
      const rows = [...list.querySelectorAll(ROWS)].map((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return { top: (top - from) / scale, bottom: (bottom - from) / scale };
      });
      list.style.maxHeight = `${endOf(rows, room)}px`;
    }
    let asked = 0;
    function ask(): void {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(fit);
    }
    // Its room changes with the leaf that it stands in, and with what stands below it.
    const sizes = new ResizeObserver(ask);
    for (const one of [list, list.parentElement, list.nextElementSibling]) if (one) sizes.observe(one);
    const contents = new MutationObserver(ask);
    contents.observe(list, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
      contents.disconnect();
    };
  };
}

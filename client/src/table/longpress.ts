import type { Attachment } from "svelte/attachments";

/** Milliseconds that a finger rests before it has pressed long, and pixels that it may wander. */
const LONG = 500;
const WANDERED = 10;

/** Do something when a finger rests on a thing; the tap that it ends with does nothing else then. */
export function longPress(act: (() => void) | undefined): Attachment<HTMLElement> {
  return (node) => {
    if (act === undefined) return;
    let timer = 0;
    let from = { x: 0, y: 0 };
    let pressed = false;
    const drop = () => clearTimeout(timer);
    const down = ({ pointerType, clientX, clientY }: PointerEvent) => {
      drop();
      pressed = false;
      if (pointerType === "mouse") return;
      from = { x: clientX, y: clientY };
      timer = window.setTimeout(() => {
        pressed = true;
        act();
      }, LONG);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > WANDERED) drop();
    };
    const swallow = (event: Event) => {
      if (!pressed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === "click") pressed = false;
    };
    const ends = ["pointerup", "pointercancel", "pointerleave"] as const;
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    for (const end of ends) node.addEventListener(end, drop);
    node.addEventListener("click", swallow, true);
    node.addEventListener("contextmenu", swallow, true);
    return () => {
      drop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      for (const end of ends) node.removeEventListener(end, drop);
      node.removeEventListener("click", swallow, true);
      node.removeEventListener("contextmenu", swallow, true);
    };
  };
}

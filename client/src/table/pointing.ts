/** Where the mouse was seen last on something that can be pointed at. */
let seen = "";

/** Whether a hand has moved the mouse here: a page that changes under it leaves it where it was. */
export function byHand({ pointerType, clientX, clientY }: Pick<PointerEvent, "pointerType" | "clientX" | "clientY">): boolean {
  if (pointerType !== "mouse") return false;
  const here = `${clientX} ${clientY}`;
  const moved = here !== seen;
  seen = here;
  return moved;
}

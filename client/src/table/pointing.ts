/** Whether a hand has moved the mouse: a page that changes under it reports no way. */
export function byHand(event: Pick<PointerEvent, "pointerType" | "movementX" | "movementY">): boolean {
  return event.pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0);
}

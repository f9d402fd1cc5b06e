/** Put the whole address of a path of the client where it can be pasted from; false if it can't be. */
export async function copied(path: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    return true;
  } catch {
    return false;
  }
}

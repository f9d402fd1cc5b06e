import { go } from "$src/router.svelte";

/** Milliseconds after which a page has what it needs. */
const QUIET_AFTER = 5000;

/** Have the service worker run beside the pages, and hear it. A browser without one plays as well. */
export async function employ(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", hear);
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    setTimeout(() => active?.postMessage({ type: "quiet" }), QUIET_AFTER);
  } catch {
    // The server is away, or the browser allows none here.
  }
}

function hear({ data, ports }: MessageEvent<{ type: "where" } | { type: "open"; path: string }>): void {
  if (data.type === "where") ports[0]?.postMessage(location.pathname);
  else go(data.path);
}

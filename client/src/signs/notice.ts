import { go } from "$src/router.svelte";

/** Notices of the browser: one for each table, by its path. */
const registration = async () => ("serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined);

/** Say it where it is seen while the page is not; a click brings the table to the front. */
export async function notify(title: string, path: string): Promise<void> {
  const options = { tag: path, icon: "/icon-192.png", badge: "/badge-96.png", data: { path } };
  const worker = await registration();
  if (worker?.active) {
    await worker.showNotification(title, options);
    return;
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    go(path);
    notice.close();
  };
}

/** Take it away again: the table is seen, or has gone on. */
export async function dismiss(path: string): Promise<void> {
  const worker = await registration();
  for (const notice of (await worker?.getNotifications({ tag: path })) ?? []) notice.close();
}

import { people } from "$src/api/server";
import { deviceName, written } from "./subscription";
import { keepDevice, thisDevice } from "./telling.svelte";

/** Have this device told by its push service. */
export async function subscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await people.push();
  const known = await pushManager.getSubscription();
  if (known !== null && written(known.options.applicationServerKey) !== key) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  const { id } = await people.subscribe({ endpoint, keys: { p256dh, auth }, name: deviceName(navigator.userAgent) });
  keepDevice(id);
}

export async function unsubscribe(): Promise<void> {
  const id = thisDevice();
  keepDevice(null);
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  await subscription?.unsubscribe();
  if (id !== null) await people.unsubscribe(id);
}

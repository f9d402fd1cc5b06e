import { device } from "$src/kept";
import { me } from "$src/me.svelte";

/** Whether the browser tells me of my turns while I look elsewhere; asked once, and remembered for this device. */
const KEY = "arkwright-telling";
type Answer = "yes" | "no";

const canTell = () => globalThis.isSecureContext && "Notification" in globalThis;

class Telling {
  answer = $state<Answer | null>(kept());
  /** Whether a turn of mine has ended here: then there is something to wait for. */
  waits = $state(false);
  /** What the browser allows; it may have been changed there since. */
  private allowed = $state<NotificationPermission>(canTell() ? Notification.permission : "denied");

  /** Whether to ask the person: never on arrival, and never again after an answer. */
  get asks(): boolean {
    return this.waits && this.answer === null && this.allowed === "default";
  }

  get tells(): boolean {
    return this.answer !== "no" && this.allowed === "granted";
  }

  /** Whether there is no use in asking: the browser can't, or the person has forbidden it there. */
  get refused(): boolean {
    return this.allowed === "denied";
  }

  async accept(): Promise<void> {
    this.allowed = canTell() ? await Notification.requestPermission() : "denied";
    this.keep(this.allowed === "granted" ? "yes" : "no");
    if (this.tells && me.profile?.push_allowed) await (await import("./push")).subscribe();
  }

  async decline(): Promise<void> {
    this.keep("no");
    await leave();
  }

  private keep(answer: Answer): void {
    this.answer = answer;
    device.keep(KEY, answer);
  }
}

function kept(): Answer | null {
  const said = device.recall(KEY);
  return said === "yes" || said === "no" ? said : null;
}

export const telling = new Telling();

// Push: a device that is subscribed is known to the server by an id, which is kept here.

const DEVICE = "arkwright-device";

/** The id of this device, as far as it was subscribed. */
export const thisDevice = () => device.recall(DEVICE) || null;
export const keepDevice = (id: string | null) => device.keep(DEVICE, id ?? "");

/** Say again that this device wants to be told: who uses it may be another, or the server forgot. */
export async function renew(): Promise<void> {
  if (thisDevice() === null || !telling.tells || !me.profile?.push_allowed) return;
  await (await import("./push")).subscribe().catch(() => undefined);
}

/** Who leaves this device is not told on it. */
export async function leave(): Promise<void> {
  if (thisDevice() !== null) await (await import("./push")).unsubscribe().catch(() => undefined);
}

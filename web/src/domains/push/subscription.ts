/** This browser's own subscription. It imports nothing of the SDK: a log-out ends it, too. */

/** How long the worker is waited for, in milliseconds: without one there are no messages. */
const WORKER_TIMEOUT_MS = 20_000;

/** The subscription that this browser has; undefined without one. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/** Subscribes to messages that are signed with this key, and ends a subscription to those of another one. */
export async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) === key) return before;
  await before?.unsubscribe();
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Ends it: whatever is sent to it from now on is refused, with a network or without. */
export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

/** Takes what was shown from the screen, for when a person leaves this device. */
export async function hideShown(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The worker does not start.')), WORKER_TIMEOUT_MS);
  });
  return await Promise.race([navigator.serviceWorker.ready, tooLong]);
}

/** The key that a subscription was made with. */
function keyOf({ options }: PushSubscription): string | undefined {
  const key = options.applicationServerKey;
  return key ? base64Url(key) : undefined;
}

/** Bytes as the standards write them. */
export function base64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

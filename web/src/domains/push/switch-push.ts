import { type PushDevice, pushDeviceSchema } from '@rawi/model/truth/push';
import { report } from '../../core/lib/report-error.ts';
import { callCommunity } from '../../core/session/community-calls.ts';
import { currentSession } from '../../core/session/session-store.ts';
import { keptPush } from './kept-push.ts';
import { freeSlot, readPushDevices, removeDevice, removeDevices, slotOf, writeDevice } from './own-push.ts';
import { describeDevice } from './push-support.ts';
import { base64Url, currentSubscription, subscribe, unsubscribe } from './subscription.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

/**
 * Why this device is not notified: the person said no to the browser, or closed its question, ten others are, or its service is none
 * that we post to.
 */
export type PushRefusal = 'denied' | 'dismissed' | 'full' | 'unknown-service';
export type SwitchedOn = 'on' | PushRefusal;

/** Asks the browser, which asks the person, and has this device notified. To be called by a press. Rejects without a network. */
export async function switchOn(): Promise<SwitchedOn> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'dismissed';
  const { key } = await callCommunity({ action: 'pushKey' });
  const subscription = await subscribe(key);
  const outcome = await save(subscription, key, true);
  if (outcome !== 'on') await subscription.unsubscribe();
  return outcome;
}

/** This device is notified no more. The browser is told first, so that it holds without a network, too. */
export async function switchOff(uid: string): Promise<void> {
  const endpoint = keptPush.read()?.endpoint ?? (await currentSubscription())?.endpoint;
  await forgetHere();
  const stored = await readPushDevices(uid);
  const slot = stored && slotOf(stored.devices, endpoint);
  if (slot !== undefined) await removeDevice(uid, slot);
}

/** No device of the person is notified any more. */
export async function switchOffEverywhere(uid: string): Promise<void> {
  await forgetHere();
  await removeDevices(uid);
}

/**
 * Keeps what is stored like what this browser has: a browser may change its address, a session begins, or the person takes the
 * permission back. A device that was taken out elsewhere stays out, unless its browser has another address since.
 */
export async function renewPush(): Promise<void> {
  const kept = keptPush.read();
  const session = currentSession();
  if (!kept || session.state !== 'signed-in' || session.user.uid !== kept.uid) return;
  const subscription = await currentSubscription();
  if (!subscription) return await switchOff(kept.uid);
  if (subscription.endpoint === kept.endpoint && kept.signedInAt >= secondsOf(session.authTime)) return;
  const key = subscription.options.applicationServerKey;
  // Under its former address it may have been found gone, and taken out, before it could tell the new one.
  const isMoved = subscription.endpoint !== kept.endpoint;
  if ((await save(subscription, key ? base64Url(key) : '', isMoved)) !== 'on') await forgetHere();
}

async function forgetHere(): Promise<void> {
  keptPush.keep(undefined);
  await unsubscribe().catch((error: unknown) => report('This browser is still subscribed.', error));
}

async function save(subscription: PushSubscription, key: string, isNew: boolean): Promise<SwitchedOn> {
  const session = currentSession();
  if (session.state !== 'signed-in') throw new Error('Nobody is signed in.');
  const { uid } = session.user;
  const signedInAt = secondsOf(session.authTime);
  const device = deviceOf(subscription, key, signedInAt);
  if (!device) return 'unknown-service';
  const stored = await readPushDevices(uid);
  const devices = stored?.devices ?? {};
  const before = slotOf(devices, keptPush.read()?.endpoint) ?? slotOf(devices, device.endpoint);
  const slot = before ?? (isNew ? freeSlot(devices) : undefined);
  if (slot === undefined) return 'full';
  await writeDevice(uid, stored, slot, device);
  keptPush.keep({ uid, endpoint: device.endpoint, signedInAt });
  return 'on';
}

function deviceOf(subscription: PushSubscription, key: string, signedInAt: number): PushDevice | undefined {
  const { keys } = subscription.toJSON();
  const device = {
    endpoint: subscription.endpoint,
    p256dh: keys?.['p256dh'],
    auth: keys?.['auth'],
    key,
    ...describeDevice(),
    addedAt: new Date(),
    signedInAt,
  };
  const { data, error } = pushDeviceSchema.safeParse(device);
  if (error) report('The service of this browser is none that we know.', error);
  return data;
}

const secondsOf = (authTime: number) => Math.floor(authTime / 1000);

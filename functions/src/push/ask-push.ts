import { PUSH_GAP_SECONDS, type Push, type PushDevices, withWaiting } from '@rawi/model/truth/push';
import { afterQuiet } from '@rawi/model/truth/quiet-hours';
import type { Firestore } from 'firebase-admin/firestore';
import { ifReadable } from '../data/converter.ts';
import { later } from '../data/lease.ts';
import { pushDevicesRef, pushRef } from '../data/pushes.ts';

export interface AskingPush {
  readonly firestore: Firestore;
  readonly now: () => Date;
  readonly enqueue: (uid: string) => Promise<void>;
}

const NOTHING: Push = {
  waiting: [],
  told: [],
  reached: [],
  sentAt: null,
  lease: null,
  tries: 0,
  dueAt: null,
};

/**
 * Notes that a person has a new notification, if they are notified on some device: one read for everybody else. It is sent at once,
 * or when the quiet hours or the time after the last one are over, with whatever came meanwhile. An event that comes twice
 * changes nothing.
 */
export async function askPush(
  { firestore, now, enqueue }: AskingPush,
  uid: string,
  notificationId: string,
): Promise<void> {
  const devicesAt = pushDevicesRef(firestore, uid);
  const isDue = await firestore.runTransaction(async (transaction) => {
    // One that cannot be read is nothing that another try would read.
    const devices = ifReadable(await transaction.get(devicesAt));
    if (!devices || Object.keys(devices.devices).length === 0) return false;
    const ref = pushRef(firestore, uid);
    const push = (await transaction.get(ref)).data() ?? NOTHING;
    const waiting = withWaiting(push, notificationId);
    if (waiting.length === push.waiting.length) return false;
    const time = now();
    // Where something waits already, or is being sent, its task or the sweep goes on with this.
    const dueAt = push.dueAt ?? nextPush(push, devices, time);
    transaction.set(ref, { ...push, waiting, dueAt });
    return push.dueAt === null && dueAt <= time;
  });
  if (isDue) await enqueue(uid);
}

/** When the next message may go. */
export function nextPush(
  { sentAt }: Pick<Push, 'sentAt'>,
  { quiet }: Pick<PushDevices, 'quiet'>,
  now: Date,
): Date {
  const free = sentAt ? later(sentAt, PUSH_GAP_SECONDS) : now;
  return afterQuiet(quiet, free > now ? free : now);
}

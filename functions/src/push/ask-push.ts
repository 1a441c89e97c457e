import { PUSH_GAP_SECONDS, type Push, type PushDevices, withWaiting } from '@rawi/model/truth/push';
import { afterQuiet } from '@rawi/model/truth/quiet-hours';
import type { Firestore } from 'firebase-admin/firestore';
import { ifReadable } from '../data/converter.ts';
import { later } from '../data/lease.ts';
import { pushDevicesRef, pushRef } from '../data/pushes.ts';

export interface AskingPush {
  readonly firestore: Firestore;
  readonly now: () => Date;
  /** Adds it to the queue, to be taken after so many seconds. */
  readonly enqueue: (uid: string, delaySeconds?: number) => Promise<void>;
}

const NOTHING: Push = {
  waiting: [],
  told: [],
  reached: [],
  sending: [],
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
export async function askPush(asking: AskingPush, uid: string, notificationId: string): Promise<void> {
  const { firestore, now } = asking;
  const devicesAt = pushDevicesRef(firestore, uid);
  const dueAt = await firestore.runTransaction(async (transaction) => {
    // One that cannot be read is nothing that another try would read.
    const devices = ifReadable(await transaction.get(devicesAt));
    if (!devices || Object.keys(devices.devices).length === 0) return undefined;
    const ref = pushRef(firestore, uid);
    const push = (await transaction.get(ref)).data() ?? NOTHING;
    const waiting = withWaiting(push, notificationId);
    if (waiting.length === push.waiting.length) return undefined;
    // Where something waits already, or is being sent, its task goes on with this.
    const next = push.dueAt ?? nextPush(push, devices, now());
    transaction.set(ref, { ...push, waiting, dueAt: next });
    return push.dueAt === null ? next : undefined;
  });
  if (dueAt) await enqueueAt(asking, uid, dueAt);
}

/** Adds it to the queue for a time; the sweep is there for tasks that are lost. */
export async function enqueueAt(
  { now, enqueue }: Pick<AskingPush, 'now' | 'enqueue'>,
  uid: string,
  dueAt: Date,
): Promise<undefined> {
  await enqueue(uid, Math.max(0, Math.ceil((dueAt.getTime() - now().getTime()) / 1000)));
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

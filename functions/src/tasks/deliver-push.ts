import {
  afterPush,
  DEVICE_SLOTS,
  type DeviceSlot,
  PUSH_NEWS_HOURS,
  type Push,
  type PushDevices,
} from '@rawi/model/truth/push';
import { afterQuiet } from '@rawi/model/truth/quiet-hours';
import type { Inbox, User } from '@rawi/model/truth/user';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { z } from 'zod';
import { ifReadable } from '../data/converter.ts';
import {
  type Held,
  type LeaseTerms,
  type Leasing,
  later,
  type Next,
  release,
  renew,
  stillHeld,
} from '../data/lease.ts';
import { notificationRef } from '../data/notifications.ts';
import { pushDevicesRef, pushRef } from '../data/pushes.ts';
import { inboxRef, userRef } from '../data/users.ts';
import { maySay } from '../notifications/rated-for.ts';
import { type AskingPush, enqueueAt, nextPush } from '../push/ask-push.ts';
import { type Named, pushMessage } from '../push/push-message.ts';
import { type PushSending, sendToDevice } from '../push/send-to-device.ts';
import { type LeasedTask, runLeased } from './leased-task.ts';

export type PushServices = AskingPush & PushSending & Pick<Leasing, 'newLease'>;

/** A task runs a minute at most; what failed is tried once more ten minutes later, four times in all. */
const TERMS: LeaseTerms = { seconds: 120, overdueSeconds: 600, tries: 4 };

const taskSchema = z.object({ uid: z.string().min(1) });

/** Some devices did not answer: the queue or the sweep tries them once more, and them alone. */
class NotReached extends Error {}

const TASK: LeasedTask<PushServices, Push> = {
  called: 'push',
  refOf: pushRef,
  terms: TERMS,
  step: deliver,
  giveUp: async (services, held, reason) => {
    logger.warn('A push was given up; its notifications are in the list.', { reason });
    await finish(services, held, { done: aboutOf(held.document), isSent: false });
  },
};

/** What a try is about: where some devices have it, that alone, once more for the others. */
const aboutOf = ({ reached, sending, waiting }: Push) => (reached.length > 0 ? sending : waiting);

/** Sends a person's devices what waits for them. A task that comes twice or late sends nothing twice. */
export async function deliverPush(services: PushServices, data: unknown): Promise<void> {
  await runLeased(TASK, services, taskSchema.parse(data).uid);
}

async function deliver(services: PushServices, held: Held<Push>): Promise<Next<Push>> {
  const { firestore: db, now } = services;
  const { id: uid, document } = held;
  const [user, inbox, devices] = await Promise.all([
    userRef(db, uid).get(),
    inboxRef(db, uid).get(),
    pushDevicesRef(db, uid).get(),
    // Devices that cannot be read are none that anything can be sent to.
  ]).then(([first, second, third]) => [first.data(), second.data(), ifReadable(third)] as const);
  const isAnyone = user && devices && Object.keys(devices.devices).length > 0 && !inbox?.closed;
  // Nothing is kept for somebody who is notified nowhere.
  if (!isAnyone) return await finish(services, held, undefined);
  const isRetry = document.reached.length > 0;
  const dueAt = isRetry ? afterQuiet(devices.quiet, now()) : nextPush(document, devices, now());
  if (dueAt > now()) {
    if (!isRetry) return await finish(services, held, { done: [], isSent: false });
    // What some devices have is kept apart from what came meanwhile.
    await release(held, {}, dueAt);
    return await enqueueAt(services, uid, dueAt);
  }
  const about = aboutOf(document);
  const unread = await unreadOf(db, uid, about, later(now(), -PUSH_NEWS_HOURS * 3600));
  // What they wish to be shown may have changed since they were notified.
  const news = unread.filter(({ notification }) => maySay(notification, user.settings.wish));
  const isSent = news.length > 0 && (await sendTo(services, held, { user, inbox, devices, about, news }));
  return await finish(services, held, { done: about, isSent });
}

/** The waiting notifications since a time that are there and unread still, newest first. */
async function unreadOf(db: Firestore, uid: string, ids: readonly string[], since: Date): Promise<Named[]> {
  const found = await Promise.all(ids.map((id) => notificationRef(db, uid, id).get()));
  return found
    .flatMap((snapshot) => {
      const notification = ifReadable(snapshot);
      return notification && !notification.read && notification.at >= since
        ? [{ id: snapshot.id, notification }]
        : [];
    })
    .toSorted((one, other) => other.notification.at.getTime() - one.notification.at.getTime());
}

interface Sending {
  readonly user: User;
  readonly inbox: Inbox | undefined;
  readonly devices: PushDevices;
  readonly about: readonly string[];
  readonly news: readonly Named[];
}

/** Sends to each device that has not got it yet. Returns whether any has; throws `NotReached`. */
async function sendTo(
  services: PushServices,
  held: Held<Push>,
  { user, inbox, devices: { devices }, about, news }: Sending,
): Promise<boolean> {
  const { now } = services;
  const text = Buffer.from(JSON.stringify(pushMessage(news, user.locale, inbox?.unread ?? 0)));
  const validAfter = (inbox?.sessionsValidAfter?.getTime() ?? 0) / 1000;
  const outcomes = await Promise.all(
    DEVICE_SLOTS.flatMap((slot) => {
      const device = devices[slot];
      if (!device || held.document.reached.includes(slot)) return [];
      // Tokens tell their time in whole seconds, as in the rules.
      const isEnded = device.signedInAt < Math.floor(validAfter);
      const sent = isEnded ? Promise.resolve('gone' as const) : sendToDevice(services, device, text, now());
      return [sent.then((outcome) => ({ slot, endpoint: device.endpoint, outcome }))];
    }),
  );
  const those = (kind: (typeof outcomes)[number]['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === kind);
  await forget(services.firestore, held.id, those('gone'));
  const reached = [...held.document.reached, ...those('sent').map(({ slot }) => slot)];
  if (those('later').length === 0) return reached.length > 0;
  await renew(services, held, () => ({ reached, sending: [...about] }));
  throw new NotReached(`${those('later').length} devices did not answer.`);
}

/** Takes out devices that are gone, unless another one has come into their place. */
async function forget(
  db: Firestore,
  uid: string,
  gone: readonly { readonly slot: DeviceSlot; readonly endpoint: string }[],
): Promise<void> {
  if (gone.length === 0) return;
  const ref = pushDevicesRef(db, uid);
  await db.runTransaction(async (transaction) => {
    const devices = (await transaction.get(ref)).data()?.devices ?? {};
    const same = gone.filter(({ slot, endpoint }) => devices[slot]?.endpoint === endpoint);
    if (same.length === 0) return;
    const change = Object.fromEntries(same.map(({ slot }) => [`devices.${slot}`, FieldValue.delete()]));
    transaction.update(db.doc(ref.path), change);
  });
}

/** Releases it with what was done, until what came meanwhile is due; without `what` there is nobody to keep it for. */
async function finish(
  services: PushServices,
  held: Held<Push>,
  what: { readonly done: readonly string[]; readonly isSent: boolean } | undefined,
): Promise<undefined> {
  const { firestore: db, now } = services;
  const next = await db.runTransaction(async (transaction) => {
    const document = await stillHeld(transaction, held);
    const devices = ifReadable(await transaction.get(pushDevicesRef(db, held.id)));
    if (!what || !devices) {
      transaction.delete(held.ref);
      return null;
    }
    const { waiting, told } = afterPush(document, what.done);
    const sentAt = what.isSent || document.reached.length > 0 ? now() : document.sentAt;
    const dueAt = waiting.length > 0 ? nextPush({ sentAt }, devices, now()) : null;
    const rest = { reached: [], sending: [], lease: null, tries: 0 };
    transaction.set(held.ref, { waiting, told, sentAt, dueAt, ...rest });
    return dueAt;
  });
  if (next) await enqueueAt(services, held.id, next);
  return undefined;
}

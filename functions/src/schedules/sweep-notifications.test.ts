import { paths } from '@rawi/model/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sweepNotifications } from './sweep-notifications.ts';

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('sweep-notifications');
});
afterAll(() => emulated.stop());

it('the sweep of notifications deletes what is over, and counts the unread among it no more', async () => {
  const { firestore } = emulated;
  const now = new Date('2026-04-01T00:00:00Z');
  const [over, kept] = [now, new Date(now.getTime() + 1)];
  const write = (uid: string, id: string, data: object) =>
    firestore.doc(paths.notification(uid, id)).set(data);
  await write('layla', 'a', { read: false, expiresAt: over });
  await write('layla', 'b', { read: true, expiresAt: over });
  await write('layla', 'c', { read: false, expiresAt: kept });
  await write('omar', 'a', { read: false, expiresAt: over });
  await firestore.doc(paths.inbox('layla')).set({ unread: 2 });
  // The number was lost.
  await firestore.doc(paths.inbox('omar')).set({ unread: 0 });
  expect(await sweepNotifications(firestore, now)).toBe(3);
  const left = await firestore.collectionGroup('notifications').get();
  expect(left.docs.map(({ ref }) => ref.path)).toEqual([paths.notification('layla', 'c')]);
  expect((await firestore.doc(paths.inbox('layla')).get()).data()).toEqual({ unread: 1 });
  expect((await firestore.doc(paths.inbox('omar')).get()).data()).toEqual({ unread: 0 });
  expect(await sweepNotifications(firestore, now)).toBe(0);
});

import { paths } from '@rawi/model/paths';
import { CHILDRENS_WISH } from '@rawi/model/rating/decide-showing';
import { samplePublicList } from '@rawi/model/testing/sample-lists';
import { EPOCH, sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { listFanOutIdOf } from '@rawi/model/truth/fan-out';
import { notificationIds, notificationSchema } from '@rawi/model/truth/notification';
import type { PublicEntry, PublicList } from '@rawi/model/truth/public-list';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { announceLists } from '../schedules/announce-lists.ts';
import { fanOut } from '../tasks/fan-out.ts';
import { sampleUser } from '../testing/choices.ts';
import { notifyBatch } from './notify-batch.ts';

const NOW = new Date('2026-01-02T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const ENTRIES: readonly PublicEntry[] = [
  { kind: 'comic', comicId: 'one' },
  { kind: 'chapter', comicId: 'one', chapterId: 'one-1-en' },
];
const KEYS = ['comic:one', 'chapter:one-1-en'];

let emulated: EmulatedFirestore;
let queue: string[];
let time: number;
beforeAll(async () => {
  emulated = await emulatedFirestore('list-news');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  queue = [];
  time = NOW.getTime();
  await set(paths.comic('one'), sampleComic('one'));
  await set(paths.chapter('one', 'one-1-en'), { ...sampleChapter('one-1-en'), comicId: 'one' });
  for (const uid of ['omar', 'amal']) await follow(uid);
});

const set = (path: string, data: object) => emulated.firestore.doc(path).set({ ...data });
const stored = async (path: string) => (await emulated.firestore.doc(path).get()).data();
async function follow(uid: string): Promise<void> {
  await set(paths.user(uid), sampleUser(EPOCH));
  await set(paths.followedList(uid, 'p'), { listId: 'p', name: 'Sea stories', at: EPOCH });
}
const keep = (keys: readonly string[], changes: Partial<PublicList> = {}) => {
  const since = new Date(time - DAY_MS);
  return set(
    paths.publicList('p'),
    samplePublicList(ENTRIES, { news: { keys: [...keys], since }, ...changes }),
  );
};
const fanning = () => ({
  firestore: emulated.firestore,
  now: () => new Date(time),
  enqueue: async (id: string) => void queue.push(id),
});
/** The sweep, and its tasks to their end. */
async function day(): Promise<number> {
  const begun = await announceLists(fanning());
  for (let task = queue.shift(); task !== undefined; task = queue.shift())
    await fanOut(fanning(), { fanOutId: task });
  return begun;
}
const NOTICE = notificationIds.list('p');
const told = async (uid: string) => {
  const data = await stored(paths.notification(uid, NOTICE));
  return data && notificationSchema.parse(data);
};
const unread = async (uid: string) => (await stored(paths.inbox(uid)))?.['unread'] ?? 0;

describe('new entries of a public list', () => {
  it('are announced together to who follows it, once', async () => {
    await keep(KEYS);
    expect(await day()).toBe(1);
    for (const uid of ['omar', 'amal']) {
      expect(await told(uid)).toMatchObject({ kind: 'list', listId: 'p', name: 'Sea stories', entries: 2 });
      expect(await unread(uid)).toBe(1);
    }
    expect(await stored(paths.publicList('p'))).not.toHaveProperty('news');
    expect(await stored(paths.fanOut(listFanOutIdOf('p')))).toBeUndefined();
    expect(await day()).toBe(0);
    expect(await unread('omar')).toBe(1);
  });

  it('are notified of as many as somebody is shown, and of none where that is none', async () => {
    await set(paths.comic('one'), sampleComic('one', { ageRating: '12' }));
    const strict = { ...sampleChapter('one-1-en', { ageRating: '16' }), comicId: 'one' };
    await set(paths.chapter('one', 'one-1-en'), strict);
    await emulated.firestore.doc(paths.user('omar')).update({ 'settings.wish': CHILDRENS_WISH });
    await keep(KEYS);
    await day();
    expect(await told('omar')).toMatchObject({ entries: 1 });
    expect(await told('amal')).toMatchObject({ entries: 2 });
    time += DAY_MS;
    await set(paths.comic('one'), sampleComic('one', { ageRating: '18' }));
    await keep(KEYS);
    await day();
    expect(await told('omar')).toMatchObject({ entries: 1 });
    expect(await told('amal')).toMatchObject({ entries: 2 });
  });

  it('wait for a day', async () => {
    await keep(KEYS, { news: { keys: KEYS, since: new Date(time - DAY_MS + 1) } });
    expect(await day()).toBe(0);
    time += 1;
    expect(await day()).toBe(1);
  });

  it('grow the notification while it is unread, and make it new once it was read', async () => {
    await keep(KEYS);
    await day();
    time += DAY_MS;
    await keep(KEYS.slice(0, 1));
    await day();
    expect(await told('omar')).toMatchObject({ entries: 3, at: new Date(time), read: false });
    expect(await unread('omar')).toBe(1);
    await emulated.firestore.doc(paths.notification('omar', NOTICE)).update({ read: true });
    await set(paths.inbox('omar'), { unread: 0 });
    await keep(KEYS.slice(0, 1));
    await day();
    expect(await told('omar')).toMatchObject({ entries: 1, read: false });
    expect(await unread('omar')).toBe(1);
  });

  it('are nothing for who has turned them off, nor for an account that is gone', async () => {
    await emulated.firestore.doc(paths.user('omar')).update({ 'settings.notifications.lists': false });
    await emulated.firestore.doc(paths.user('amal')).delete();
    await keep(KEYS);
    await day();
    expect(await told('omar')).toBeUndefined();
    expect(await told('amal')).toBeUndefined();
  });

  it('count only where they stand on the list and can be read', async () => {
    await emulated.firestore.doc(paths.chapter('one', 'one-1-en')).delete();
    await keep([...KEYS, 'comic:gone']);
    await day();
    expect(await told('omar')).toMatchObject({ entries: 1 });
    await keep(['chapter:one-1-en']);
    time += DAY_MS;
    await day();
    expect(await told('omar')).toMatchObject({ entries: 1 });
    expect(await stored(paths.fanOut(listFanOutIdOf('p')))).toBeUndefined();
  });

  it('of a list that is hidden, or gone before its turn, nobody is notified', async () => {
    await keep(KEYS, { hidden: { reason: 'spam', at: NOW } });
    expect(await day()).toBe(0);
    expect(await stored(paths.publicList('p'))).not.toHaveProperty('news');
    await keep(KEYS, { folded: true });
    expect(await day()).toBe(0);
    await keep(KEYS);
    await announceLists(fanning());
    await emulated.firestore.doc(paths.publicList('p')).delete();
    await fanOut(fanning(), { fanOutId: queue.shift() });
    expect(await told('omar')).toBeUndefined();
    expect(await stored(paths.fanOut(listFanOutIdOf('p')))).toBeUndefined();
  });

  it('reach hundreds of followers in batches, each once, with two tasks at it', async () => {
    const uids = Array.from({ length: 200 }, (_, n) => `reader-${String(n).padStart(3, '0')}`);
    for (const uid of uids) await follow(uid);
    await keep(KEYS);
    await announceLists(fanning());
    const id = listFanOutIdOf('p');
    await Promise.all([1, 2].map(() => notifyBatch(emulated.firestore, id, NOW)));
    const others = await announceLists(fanning());
    expect(others).toBe(0);
    while (await notifyBatch(emulated.firestore, id, NOW));
    for (const uid of uids) expect([uid, await unread(uid)]).toEqual([uid, 1]);
  });
});

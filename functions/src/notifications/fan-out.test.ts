import { paths } from '@rawi/model/paths';
import { CHILDRENS_WISH } from '@rawi/model/rating/decide-showing';
import { EPOCH, sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import type { Chapter } from '@rawi/model/truth/chapter';
import { fanOutSchema } from '@rawi/model/truth/fan-out';
import { feedEntrySchema } from '@rawi/model/truth/feed';
import { notificationSchema } from '@rawi/model/truth/notification';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sweepFanOuts } from '../schedules/sweep-fan-outs.ts';
import { fanOut } from '../tasks/fan-out.ts';
import { sampleTranslator, sampleUser } from '../testing/choices.ts';
import { BATCH } from './listeners.ts';
import { notifyBatch } from './notify-batch.ts';
import { newFanOut, startFanOut } from './start-fan-out.ts';

const CHAPTER = 'one-7-en';
const NOW = new Date('2026-01-02T00:00:00Z');

let emulated: EmulatedFirestore;
let queue: string[];
let time: number;
beforeAll(async () => {
  emulated = await emulatedFirestore('fan-out');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  queue = [];
  time = NOW.getTime();
  await set(paths.comic('one'), sampleComic('one'));
  await set(paths.translator('amal'), sampleTranslator('Amal'));
});

const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
const fanning = () => ({
  firestore: emulated.firestore,
  now: () => new Date(time),
  enqueue: async (chapterId: string) => void queue.push(chapterId),
});
const BY_AMAL = { translator: { id: 'amal', name: 'Amal' } };
async function publish(changes: Partial<Chapter> = BY_AMAL): Promise<void> {
  const { id: _, ...sample } = sampleChapter(CHAPTER, { comicId: 'one', number: 7, publishedAt: NOW });
  const chapter = { ...sample, ...changes };
  await set(paths.chapter('one', CHAPTER), chapter);
  await startFanOut(fanning(), { comicId: 'one', chapterId: CHAPTER }, chapter);
}
/** Runs the queue until it is empty. */
async function work(): Promise<void> {
  for (let task = queue.shift(); task !== undefined; task = queue.shift())
    await fanOut(fanning(), { fanOutId: task });
}
async function people(uids: readonly string[], choices: (uid: string) => readonly [string, object][]) {
  for (let start = 0; start < uids.length; start += 100) {
    const batch = emulated.firestore.batch();
    for (const uid of uids.slice(start, start + 100)) {
      batch.set(emulated.firestore.doc(paths.user(uid)), sampleUser(EPOCH));
      for (const [path, data] of choices(uid)) batch.set(emulated.firestore.doc(path), data);
    }
    await batch.commit();
  }
}
const follow = (uid: string): [string, object] => [
  paths.follow(uid, 'amal'),
  { translatorId: 'amal', name: 'Amal', at: EPOCH },
];
const save = (uid: string): [string, object] => [
  paths.savedItem(uid, 'comic_one'),
  { kind: 'comic', comicId: 'one', at: EPOCH },
];
const named = (count: number, prefix = 'reader') => Array.from({ length: count }, (_, n) => `${prefix}-${n}`);
const told = async () => {
  const { docs } = await emulated.firestore.collectionGroup('notifications').get();
  return docs.map((each) => ({
    uid: each.ref.parent.parent?.id,
    ...notificationSchema.parse(each.data()),
  }));
};
const fed = async () => (await emulated.firestore.collectionGroup('feed').get()).docs;
const unreadOf = async (uid: string) =>
  (await emulated.firestore.doc(paths.inbox(uid)).get()).get('unread') ?? 0;
const state = async () =>
  fanOutSchema.parse((await emulated.firestore.doc(paths.fanOut(CHAPTER)).get()).data());

describe('a new chapter', () => {
  it('is announced to who follows its translator or saved its comic, each once, and fills the feed of the first', async () => {
    await people(['both', 'follower'], (uid) => [follow(uid)]);
    await people(['both', 'saver'], (uid) => [save(uid)]);
    await publish();
    await work();
    const all = await told();
    expect(all.map(({ uid }) => uid ?? '').toSorted()).toEqual(['both', 'follower', 'saver']);
    expect(all.find(({ uid }) => uid === 'both')).toMatchObject({ because: 'following', chapterId: CHAPTER });
    expect(all.find(({ uid }) => uid === 'saver')).toMatchObject({
      because: 'saved',
      number: 7,
      read: false,
    });
    expect((await fed()).map(({ ref }) => ref.parent.parent?.id ?? '').toSorted()).toEqual([
      'both',
      'follower',
    ]);
    for (const entry of await fed()) feedEntrySchema.parse(entry.data());
    for (const uid of ['both', 'follower', 'saver']) expect(await unreadOf(uid)).toBe(1);
    expect(await state()).toMatchObject({ step: 'done', told: 3, dueAt: null });
  });

  it('is not told against somebody’s settings; their feed has it', async () => {
    const notifications = { ...DEFAULT_SETTINGS.notifications, chapters: false };
    await people(['quiet'], (uid) => [follow(uid), save(uid)]);
    const settings = { ...DEFAULT_SETTINGS, notifications };
    await set(paths.user('quiet'), { ...sampleUser(EPOCH), settings });
    await publish();
    await work();
    expect(await told()).toEqual([]);
    expect(await fed()).toHaveLength(1);
  });

  it.each([
    ['18', 'adult', ['adult']],
    ['16', 'adult and visitor', ['adult', 'visitor']],
    [null, 'adult and visitor', ['adult', 'visitor']],
    ['12', 'everybody', ['adult', 'child', 'visitor']],
  ] as const)('that is rated %s is told to: %s', async (ageRating, _name, uids) => {
    await set(paths.comic('one'), sampleComic('one', { ageRating }));
    await people(['adult', 'child', 'visitor'], (uid) => [uid === 'child' ? save(uid) : follow(uid)]);
    for (const [uid, wish] of [
      ['adult', { upTo: '18', blursFrom: null }],
      ['child', CHILDRENS_WISH],
    ] as const)
      await set(paths.user(uid), { ...sampleUser(EPOCH), settings: { ...DEFAULT_SETTINGS, wish } });
    await publish();
    await work();
    const all = await told();
    expect(all.map(({ uid }) => uid ?? '').toSorted()).toEqual(uids);
    for (const each of all) expect(each).toMatchObject(ageRating === null ? {} : { ageRating });
    for (const entry of await fed())
      expect(feedEntrySchema.parse(entry.data()).ageRating ?? null).toBe(ageRating);
  });

  it('is not told to its translator, to an account that is gone, or to who saved one of its chapters only', async () => {
    await people(['amal'], (uid) => [save(uid)]);
    await set(...follow('gone'));
    await people(['other'], (uid) => [
      [paths.savedItem(uid, 'chapter:x'), { kind: 'chapter', comicId: 'one', at: EPOCH }],
    ]);
    await publish();
    await work();
    expect(await told()).toEqual([]);
    expect(await fed()).toEqual([]);
  });

  it('is not told to who saved its comic or asked for it, where they or its translator have blocked the other', async () => {
    await people(['blocks', 'blocked', 'saver'], (uid) => [save(uid)]);
    await people(['asks'], (uid) => [[paths.wanted('an-ask', uid), { uid, askId: 'an-ask' }]]);
    for (const [uid, other] of [
      ['blocks', 'amal'],
      ['amal', 'blocked'],
      ['asks', 'amal'],
    ] as const)
      await set(paths.blockedPerson(uid, other), { uid: other, name: other, at: EPOCH });
    const { id: _, ...sample } = sampleChapter(CHAPTER, { comicId: 'one', number: 7, publishedAt: NOW });
    await set(paths.chapter('one', CHAPTER), { ...sample, ...BY_AMAL });
    const about = { comicId: 'one', chapterId: CHAPTER, isNews: true, asks: ['an-ask'] };
    await set(paths.fanOut(CHAPTER), newFanOut(about, NOW));
    queue.push(CHAPTER);
    await work();
    expect((await told()).map(({ uid }) => uid)).toEqual(['saver']);
  });

  it('without a translator is announced to who saved its comic', async () => {
    await people(['saver'], (uid) => [save(uid)]);
    await publish({});
    await work();
    expect(await told()).toMatchObject([{ uid: 'saver', because: 'saved' }]);
  });

  it.each<[string, Partial<Chapter>]>([
    ['came with an import', { ...BY_AMAL, imported: true }],
    ['is older than a day', { ...BY_AMAL, publishedAt: new Date(NOW.getTime() - 24 * 60 * 60 * 1000) }],
  ])('that %s is announced to nobody', async (_, changes) => {
    await people(['reader'], (uid) => [follow(uid)]);
    await publish(changes);
    expect(queue).toEqual([]);
    expect((await emulated.firestore.doc(paths.fanOut(CHAPTER)).get()).exists).toBe(false);
  });

  it('is started once, however often its event comes', async () => {
    await people(['reader'], (uid) => [follow(uid)]);
    await publish();
    await work();
    await publish();
    expect(queue).toEqual([]);
    expect(await told()).toHaveLength(1);
  });
});

describe('many people', () => {
  const COUNT = BATCH + 30;

  it('are told once each, whatever runs beside it, dies in between or comes twice', async () => {
    await people(named(COUNT), (uid) => [follow(uid), save(uid)]);
    await people(named(20, 'saver'), (uid) => [save(uid)]);
    await publish();
    // Two at once; then one that died, which the sweep hands over again.
    await Promise.all([
      notifyBatch(emulated.firestore, CHAPTER, NOW),
      notifyBatch(emulated.firestore, CHAPTER, NOW),
    ]);
    queue = [];
    time += 10 * 60_000;
    expect(await sweepFanOuts(fanning())).toBe(1);
    expect(await sweepFanOuts(fanning())).toBe(0);
    queue.push(CHAPTER);
    await work();
    const all = await told();
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(COUNT + 20);
    expect(all).toHaveLength(COUNT + 20);
    expect(await fed()).toHaveLength(COUNT);
    for (const uid of ['reader-0', `reader-${COUNT - 1}`, 'saver-19']) expect(await unreadOf(uid)).toBe(1);
    expect(await state()).toMatchObject({ step: 'done', told: COUNT + 20 });
  });

  it('are told no more once the chapter is withdrawn', async () => {
    await people(named(COUNT), (uid) => [follow(uid)]);
    await publish();
    expect(await notifyBatch(emulated.firestore, CHAPTER, NOW)).toBe(true);
    await emulated.firestore.doc(paths.chapter('one', CHAPTER)).delete();
    await work();
    expect(await told()).toHaveLength(BATCH);
    expect(await state()).toMatchObject({ step: 'done', dueAt: null });
  });

  it('are told no more after a day of failures', async () => {
    await people(named(BATCH), (uid) => [follow(uid)]);
    await publish();
    await set(paths.comic('one'), { slug: 7 });
    await expect(fanOut(fanning(), { fanOutId: CHAPTER })).rejects.toThrow('is not what the model says');
    time += 25 * 60 * 60 * 1000;
    expect(await sweepFanOuts(fanning())).toBe(1);
    await work();
    expect(await state()).toMatchObject({ step: 'done', told: 0, dueAt: null });
  });

  it('cost three writes each, and one more a batch', async () => {
    await people(named(BATCH), (uid) => [follow(uid)]);
    await publish();
    emulated.resetBilling();
    await notifyBatch(emulated.firestore, CHAPTER, NOW);
    expect(emulated.billing().writes).toBe(3 * BATCH + 1);
  });

  it('are handed to another task when a task has gone on for long', async () => {
    await people(named(BATCH), (uid) => [follow(uid)]);
    await publish();
    queue = [];
    let calls = 0;
    const slow = { ...fanning(), now: () => new Date(time + 20_000 * (calls += 1)) };
    await fanOut(slow, { fanOutId: CHAPTER });
    expect(queue).toEqual([CHAPTER]);
    await work();
    expect(await state()).toMatchObject({ step: 'done', told: BATCH });
  });
});

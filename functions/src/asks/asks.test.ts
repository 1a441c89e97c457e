import type { CommunityRequestOf } from '@rawi/model/calls/community-calls';
import { paths } from '@rawi/model/paths';
import { EPOCH, sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { allNames } from '@rawi/model/text/all-names';
import { searchKeys } from '@rawi/model/text/fold';
import { askSchema } from '@rawi/model/truth/ask';
import type { Chapter } from '@rawi/model/truth/chapter';
import { fanOutIdOf } from '@rawi/model/truth/fan-out';
import { notificationSchema } from '@rawi/model/truth/notification';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { answerAsk } from '../calls/answer-ask.ts';
import { ask } from '../calls/ask.ts';
import { hideAsk } from '../calls/hide-ask.ts';
import { joinAsk } from '../calls/join-ask.ts';
import { leaveAsk } from '../calls/leave-ask.ts';
import { startFanOut } from '../notifications/start-fan-out.ts';
import type { SignedInContext } from '../services/services.ts';
import { fanOut } from '../tasks/fan-out.ts';
import { sampleTranslator, sampleUser } from '../testing/choices.ts';
import { scene } from '../testing/scene.ts';
import { onAskWritten } from '../triggers/on-ask-written.ts';
import { leaveAll } from './leave.ts';

let emulated: EmulatedFirestore;
let surroundings: ReturnType<typeof scene>;
let queue: string[];
beforeAll(async () => {
  emulated = await emulatedFirestore('asks');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  queue = [];
  surroundings = scene(emulated.firestore);
  await comic('one', 'Neon Falcon', 'صقر النيون');
  await set(paths.translator('amal'), sampleTranslator('Amal'));
  for (const uid of ['omar', 'layla', 'sami']) await set(paths.user(uid), sampleUser(EPOCH));
});

const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
function comic(id: string, series: string, arabic: string): Promise<unknown> {
  const names = { ar: arabic };
  return set(
    paths.comic(id),
    sampleComic(id, { series, names, searchKeys: searchKeys(allNames({ series, names })) }),
  );
}
function as(uid: string): SignedInContext {
  const caller = { uid, email: `${uid}@rawi.test`, emailVerified: true, signedInAt: 0, roles: [] };
  return { ...surroundings, caller } as unknown as SignedInContext;
}
const fanning = () => ({
  firestore: emulated.firestore,
  now: surroundings.now,
  enqueue: async (fanOutId: string) => void queue.push(fanOutId),
});
type Request = Partial<CommunityRequestOf<'ask'>>;
/** Asks, and returns the id of what is asked for. */
async function asks(uid: string, request: Request): Promise<string> {
  const { askId } = await ask(as(uid), { number: null, language: 'en', ...request });
  if (askId === null) throw new Error('It is there already.');
  return askId;
}
const stored = async (askId: string) =>
  askSchema.optional().parse((await emulated.firestore.doc(paths.ask(askId)).get()).data());
const chapterOf = (changes: Partial<Chapter>) => {
  const { id: _, ...chapter } = sampleChapter('x', {
    comicId: 'one',
    number: 7,
    language: 'en',
    publishedAt: surroundings.now(),
    ...changes,
  });
  return chapter;
};
/** A chapter is published, and all that follows from it is done. */
async function publish(id: string, changes: Partial<Chapter> = {}): Promise<void> {
  const chapter = chapterOf(changes);
  await set(paths.chapter('one', id), chapter);
  await startFanOut(fanning(), { comicId: 'one', chapterId: id }, chapter);
  await work();
}
async function work(): Promise<void> {
  for (let fanOutId = queue.shift(); fanOutId !== undefined; fanOutId = queue.shift())
    await fanOut(fanning(), { fanOutId });
}
/** What follows from a change of an ask. */
async function settled(askId: string, before: unknown): Promise<void> {
  const after = (await emulated.firestore.doc(paths.ask(askId)).get()).data();
  await onAskWritten(fanning(), askId, { before, after });
  await work();
}
const raw = async (askId: string) => (await emulated.firestore.doc(paths.ask(askId)).get()).data();
const told = async () => {
  const { docs } = await emulated.firestore.collectionGroup('notifications').get();
  return docs.map((each) => ({
    uid: each.ref.parent.parent?.id,
    ...notificationSchema.parse(each.data()),
  }));
};
const notifiedPeople = async () =>
  (await told()).map(({ uid }) => uid ?? '').toSorted((one, other) => one.localeCompare(other));
const wantedBy = async (askId: string) =>
  (await emulated.firestore.collection(paths.wantedBy(askId)).get()).docs.map(({ id }) => id).toSorted();

describe('asking', () => {
  it('keeps one ask of a title, however it is written, and counts each person once', async () => {
    const first = await asks('omar', { title: 'قصة الأسد' });
    expect(await asks('layla', { title: 'قِصَّة الاسد' })).toBe(first);
    expect(await asks('layla', { title: 'قصه الأسد' })).toBe(first);
    expect(await stored(first)).toMatchObject({ title: 'قصة الأسد', readers: 2, state: 'open' });
    expect(await wantedBy(first)).toEqual(['layla', 'omar']);
  });

  it('keeps an ask for each number and language', async () => {
    const ids = [
      await asks('omar', { comicId: 'one' }),
      await asks('omar', { comicId: 'one', number: 7 }),
      await asks('omar', { comicId: 'one', number: 8 }),
      await asks('omar', { comicId: 'one', number: 7, language: 'fr' }),
    ];
    expect(new Set(ids).size).toBe(4);
  });

  it('takes a title that a comic has for that comic', async () => {
    const byName = await asks('omar', { title: 'صَقر النيون' });
    expect(await asks('layla', { comicId: 'one' })).toBe(byName);
    expect(await stored(byName)).toMatchObject({
      title: 'Neon Falcon',
      comic: { comicId: 'one', slug: 'one' },
      readers: 2,
    });
    expect(await stored(await asks('omar', { title: 'Neon' }))).not.toHaveProperty('comic');
  });

  it('leads to what is there already, and keeps nothing', async () => {
    await publish('one-7-en');
    const there = { askId: null, chapterId: 'one-7-en' };
    expect(await ask(as('omar'), { comicId: 'one', number: 7, language: 'en' })).toEqual(there);
    expect(await ask(as('omar'), { title: 'neon falcon', number: null, language: 'en' })).toEqual(there);
    expect((await emulated.firestore.collection(paths.asks()).get()).size).toBe(0);
  });

  it('refuses a comic that is not there, and what reviewers have taken away', async () => {
    await expect(asks('omar', { comicId: 'gone' })).rejects.toMatchObject({
      details: { code: 'target-missing' },
    });
    const askId = await asks('omar', { title: 'Something rude' });
    await hideAsk(as('reviewer'), { askId, hidden: true });
    const again = { title: 'something Rude' };
    for (const send of [() => asks('layla', again), () => joinAsk(as('layla'), { askId })])
      await expect(send()).rejects.toMatchObject({ details: { code: 'ask-hidden' } });
  });

  it('refuses what names neither a title nor a comic', async () => {
    await expect(asks('omar', {})).rejects.toMatchObject({
      details: { code: 'invalid-fields', fields: { title: 'required' } },
    });
  });

  it('loses nobody when many ask at once', async () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'];
    const [askId = ''] = await Promise.all(all.map((uid) => asks(uid, { title: 'The same' })));
    expect(await stored(askId)).toMatchObject({ readers: 6 });
    expect(await wantedBy(askId)).toEqual(all);
  });
});

describe('joining and leaving', () => {
  it('count each person once, whatever comes twice', async () => {
    const askId = await asks('omar', { title: 'A title' });
    await joinAsk(as('layla'), { askId });
    await joinAsk(as('layla'), { askId });
    expect(await stored(askId)).toMatchObject({ readers: 2 });
    await leaveAsk(as('omar'), { askId });
    await leaveAsk(as('omar'), { askId });
    expect(await stored(askId)).toMatchObject({ readers: 1 });
    expect(await wantedBy(askId)).toEqual(['layla']);
  });

  it('leave nothing of an open ask that nobody wants', async () => {
    const askId = await asks('omar', { title: 'A title' });
    await leaveAsk(as('omar'), { askId });
    expect(await stored(askId)).toBeUndefined();
    await expect(joinAsk(as('omar'), { askId })).rejects.toMatchObject({
      details: { code: 'target-missing' },
    });
  });

  it('change nothing of what has arrived', async () => {
    const askId = await asks('omar', { comicId: 'one', number: 7 });
    await publish('one-7-en');
    await joinAsk(as('layla'), { askId });
    expect(await stored(askId)).toMatchObject({ state: 'arrived', readers: 1 });
    expect(await wantedBy(askId)).toEqual(['omar']);
  });

  it('end with the account', async () => {
    const [own, shared] = [await asks('omar', { title: 'Own' }), await asks('omar', { title: 'Shared' })];
    await joinAsk(as('layla'), { askId: shared });
    await leaveAll(emulated.firestore, 'omar');
    expect(await stored(own)).toBeUndefined();
    expect(await stored(shared)).toMatchObject({ readers: 1 });
    expect((await emulated.firestore.collectionGroup('wanted').get()).docs.map(({ id }) => id)).toEqual([
      'layla',
    ]);
  });
});

describe('a chapter that was asked for', () => {
  it('closes what asks for its number and for its comic in its language, and tells each person once', async () => {
    const number = await asks('omar', { comicId: 'one', number: 7 });
    const whole = await asks('omar', { comicId: 'one' });
    await joinAsk(as('layla'), { askId: whole });
    const others = [
      await asks('sami', { comicId: 'one', number: 8 }),
      await asks('sami', { comicId: 'one', number: 7, language: 'fr' }),
    ];
    await publish('one-7-en');
    for (const askId of [number, whole])
      expect(await stored(askId)).toMatchObject({ state: 'arrived', chapterId: 'one-7-en' });
    for (const askId of others) expect(await stored(askId)).toMatchObject({ state: 'open' });
    expect(await notifiedPeople()).toEqual(['layla', 'omar']);
    expect(await told()).toMatchObject([{ because: 'asked' }, { because: 'asked' }]);
  });

  it('is announced once to who asked and follows its translator too, and to others who follow', async () => {
    for (const uid of ['omar', 'layla'])
      await set(paths.follow(uid, 'amal'), { translatorId: 'amal', name: 'Amal', at: EPOCH });
    await asks('omar', { comicId: 'one', number: 7 });
    await publish('one-7-en', { translator: { id: 'amal', name: 'Amal' } });
    const all = await told();
    expect(all).toHaveLength(2);
    expect(all).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ uid: 'layla', because: 'following' }),
        expect.objectContaining({ uid: 'omar', because: 'asked' }),
      ]),
    );
    expect((await emulated.firestore.collectionGroup('feed').get()).size).toBe(2);
  });

  it('is announced to who asked, though it came with an import and they want no other chapters told', async () => {
    const notifications = { ...DEFAULT_SETTINGS.notifications, chapters: false };
    await set(paths.user('omar'), { ...sampleUser(EPOCH), settings: { ...DEFAULT_SETTINGS, notifications } });
    await set(paths.follow('layla', 'amal'), { translatorId: 'amal', name: 'Amal', at: EPOCH });
    await asks('omar', { comicId: 'one', number: 7 });
    await publish('one-7-en', { translator: { id: 'amal', name: 'Amal' }, imported: true });
    expect(await notifiedPeople()).toEqual(['omar']);
  });

  it('closes what its event could not the first time', async () => {
    const askId = await asks('omar', { comicId: 'one', number: 7 });
    await publish('one-7-en');
    await emulated.firestore.doc(paths.ask(askId)).update({ state: 'open' });
    await publish('one-7-en');
    expect(await stored(askId)).toMatchObject({ state: 'arrived' });
    expect(await notifiedPeople()).toEqual(['omar']);
  });

  it('may be asked for again once it is withdrawn', async () => {
    const askId = await asks('omar', { comicId: 'one', number: 7 });
    await publish('one-7-en');
    await emulated.firestore.doc(paths.chapter('one', 'one-7-en')).delete();
    expect(await asks('layla', { comicId: 'one', number: 7 })).toBe(askId);
    expect(await stored(askId)).toMatchObject({ state: 'open', readers: 2 });
    expect(await stored(askId)).not.toHaveProperty('chapterId');
  });
});

describe('a title that reviewers find to be a comic', () => {
  it('has arrived where the comic has a chapter in its language, and is told once', async () => {
    await publish('one-7-en');
    const askId = await asks('omar', { title: 'The falcon of neon' });
    const before = await raw(askId);
    await answerAsk(as('reviewer'), { askId, comicId: 'one' });
    await settled(askId, before);
    expect(await stored(askId)).toMatchObject({ state: 'arrived', chapterId: 'one-7-en' });
    expect(await told()).toMatchObject([{ uid: 'omar', because: 'asked', chapterId: 'one-7-en' }]);
    await settled(askId, before);
    expect(await told()).toHaveLength(1);
    expect(
      (await emulated.firestore.collection('audit').get()).docs.map((each) => each.data()),
    ).toMatchObject([{ action: 'answerAsk', by: 'reviewer', reason: 'one' }]);
  });

  it('stays open where it has none, and is found by the comic’s names', async () => {
    await publish('one-7-en');
    const askId = await asks('omar', { title: 'The bird of neon', language: 'fr' });
    const before = await raw(askId);
    await answerAsk(as('reviewer'), { askId, comicId: 'one' });
    await settled(askId, before);
    expect(await stored(askId)).toMatchObject({ state: 'open', comic: { comicId: 'one' } });
    expect((await stored(askId))?.searchKeys).toEqual(expect.arrayContaining(['bird', 'falcon', 'صقر']));
    await publish('one-7-fr', { language: 'fr' });
    expect(await notifiedPeople()).toEqual(['omar']);
  });

  it('is not answered where the ask or the comic is gone, or while the ask is hidden', async () => {
    const askId = await asks('omar', { title: 'The falcon of neon' });
    const answer = (comicId: string, of = askId) => answerAsk(as('reviewer'), { askId: of, comicId });
    await expect(answer('gone')).rejects.toMatchObject({ details: { code: 'target-missing' } });
    await expect(answer('one', 'gone')).rejects.toMatchObject({ details: { code: 'target-missing' } });
    await expect(hideAsk(as('reviewer'), { askId: 'gone', hidden: true })).rejects.toMatchObject({
      details: { code: 'target-missing' },
    });
    await hideAsk(as('reviewer'), { askId, hidden: true });
    await expect(answer('one')).rejects.toMatchObject({ details: { code: 'ask-hidden' } });
    expect(await stored(askId)).not.toHaveProperty('comic');
  });

  it('is answered once with the same comic, may be corrected, and stays as it is once it has arrived', async () => {
    await comic('two', 'Paper Moon', 'قمر من ورق');
    const askId = await asks('omar', { title: 'The falcon of neon', number: 7 });
    const answers = async () => (await emulated.firestore.collection('audit').get()).size;
    await answerAsk(as('reviewer'), { askId, comicId: 'two' });
    await answerAsk(as('reviewer'), { askId, comicId: 'two' });
    expect(await answers()).toBe(1);
    await answerAsk(as('reviewer'), { askId, comicId: 'one' });
    expect(await stored(askId)).toMatchObject({ comic: { comicId: 'one' } });
    await publish('one-7-en');
    await answerAsk(as('reviewer'), { askId, comicId: 'two' });
    expect(await stored(askId)).toMatchObject({ state: 'arrived', comic: { comicId: 'one' } });
    expect(await answers()).toBe(2);
  });

  it('arrives when it is brought back, where it came while it was hidden', async () => {
    const askId = await asks('omar', { comicId: 'one', number: 7 });
    await hideAsk(as('reviewer'), { askId, hidden: true });
    await publish('one-7-en');
    expect(await told()).toEqual([]);
    const before = await raw(askId);
    await hideAsk(as('reviewer'), { askId, hidden: false });
    await hideAsk(as('reviewer'), { askId, hidden: false });
    await settled(askId, before);
    expect(await stored(askId)).toMatchObject({ state: 'arrived' });
    expect(await notifiedPeople()).toEqual(['omar']);
    expect((await emulated.firestore.collection('audit').get()).size).toBe(2);
  });

  it('is left alone while it is hidden or names no comic, and once it is deleted', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const [hidden, untitled] = [
      await asks('omar', { comicId: 'one', number: 7 }),
      await asks('omar', { title: 'The falcon of neon', number: 7 }),
    ];
    await hideAsk(as('reviewer'), { askId: hidden, hidden: true });
    await publish('one-7-en');
    await settled(hidden, undefined);
    await settled(untitled, undefined);
    const deleted = emulated.firestore.doc(paths.ask(untitled));
    const before = await raw(untitled);
    await deleted.delete();
    await settled(untitled, before);
    const begun = await emulated.firestore.doc(paths.fanOut(fanOutIdOf(hidden, 'one-7-en'))).get();
    expect(begun.exists).toBe(false);
    expect(await told()).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is not settled by who joins: that reads nothing', async () => {
    const askId = await asks('omar', { comicId: 'one', number: 7 });
    const before = await raw(askId);
    await joinAsk(as('layla'), { askId });
    const after = await raw(askId);
    emulated.resetBilling();
    await onAskWritten(fanning(), askId, { before, after });
    expect(emulated.billing().reads).toBe(0);
  });
});

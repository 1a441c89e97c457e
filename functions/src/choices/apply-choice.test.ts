import { LIMITS } from '@rawi/model/limits';
import { counterOf, invalidationIdOf } from '@rawi/model/pages/invalidation-target';
import { paths } from '@rawi/model/paths';
import { daysLater, EPOCH } from '@rawi/model/testing/samples';
import { countTargets } from '@rawi/model/truth/counts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { countedIn, sampleUser } from '../testing/choices.ts';
import { applyChoice } from './apply-choice.ts';
import { emptyLibrary } from './library-parts.ts';

let emulated: EmulatedFirestore;
let time = daysLater(10);
beforeAll(async () => {
  emulated = await emulatedFirestore('apply-choice');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  time = daysLater(10);
  await set(paths.user('layla'), sampleUser(EPOCH));
});

const choosing = () => ({ firestore: emulated.firestore, now: () => time });
const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
const remove = (path: string) => emulated.firestore.doc(path).delete();
const stored = async (path: string) => (await emulated.firestore.doc(path).get()).data();
const library = (part = 1) => stored(paths.library('layla', part));
const at = EPOCH;

const FOLLOW = { uid: 'layla', translatorId: 'amal' };
const REACTION = { uid: 'layla', comicId: 'one', chapterId: 'one-1-en' };
const follow = () => set(paths.follow('layla', 'amal'), { translatorId: 'amal', name: 'Amal', at });
const react = (value: string) => set(paths.reaction('one', 'one-1-en', 'layla'), { uid: 'layla', value, at });
const rate = (quality: number, clarity: number) =>
  set(paths.rating('amal', 'layla'), { uid: 'layla', quality, clarity, at });
const applyFollow = () => applyChoice(choosing(), 'following', FOLLOW);
const applyReaction = () => applyChoice(choosing(), 'reactions', REACTION);
const applyRating = () => applyChoice(choosing(), 'ratings', FOLLOW);
const counted = (counter: string) => countedIn(emulated.firestore, counter);
const AMAL = countTargets.translator('amal');
const CHAPTER = countTargets.chapter('one-1-en');

describe('a choice', () => {
  it('is in the library and counted once, however often it is applied, until it is taken back', async () => {
    await follow();
    await applyFollow();
    await applyFollow();
    expect(await library()).toMatchObject({ following: { amal: true }, parts: 1, votesWaitUntil: null });
    expect(await counted(AMAL)).toEqual({ followers: 1 });
    await remove(paths.follow('layla', 'amal'));
    await applyFollow();
    await applyFollow();
    expect((await library())?.['following']).toEqual({});
    expect(await counted(AMAL)).toEqual({});
  });

  it('that turns into its opposite moves both numbers', async () => {
    await react('like');
    await applyReaction();
    expect(await counted(CHAPTER)).toEqual({ likes: 1 });
    await react('dislike');
    await applyReaction();
    expect(await counted(CHAPTER)).toEqual({ dislikes: 1 });
    expect(await library()).toMatchObject({
      reactions: { 'one-1-en': { comicId: 'one', value: 'dislike' } },
    });
  });

  it('invalidates its sum, also when nothing is left to count', async () => {
    const invalidation = paths.invalidation(invalidationIdOf({ kind: 'translatorCounts', id: 'amal' }));
    await follow();
    await applyFollow();
    expect(await stored(invalidation)).toMatchObject({ kind: 'translatorCounts', id: 'amal', claimed: null });
    await remove(invalidation);
    await applyFollow();
    expect(await stored(invalidation)).toBeDefined();
  });

  it('of a comic is kept with its shelf, as it was last put there, and a list by its id', async () => {
    const apply = () => applyChoice(choosing(), 'saved', { uid: 'layla', key: 'comic:one' });
    const shelve = (shelf: object) =>
      set(paths.savedItem('layla', 'comic:one'), { kind: 'comic', at, ...shelf });
    await shelve({ shelf: 'reading' });
    await apply();
    expect((await library())?.['saved']).toEqual({ 'comic:one': 'reading' });
    await shelve({ shelf: 'finished' });
    await apply();
    expect((await library())?.['saved']).toEqual({ 'comic:one': 'finished' });
    await shelve({});
    await apply();
    expect((await library())?.['saved']).toEqual({ 'comic:one': true });
    await set(paths.ownList('layla', 'a'), { name: 'A', entries: {}, at });
    await applyChoice(choosing(), 'lists', { uid: 'layla', listId: 'a' });
    expect((await library())?.['lists']).toEqual({ a: true });
    await remove(paths.ownList('layla', 'a'));
    await applyChoice(choosing(), 'lists', { uid: 'layla', listId: 'a' });
    expect((await library())?.['lists']).toEqual({});
  });

  it('of a comic or a place is kept and counts nowhere', async () => {
    const place = { page: 3, pageCount: 20, finished: false, readAt: time };
    await set(paths.savedItem('layla', 'comic_one'), { kind: 'comic', at });
    await set(paths.historyEntry('layla', 'one-1-en'), { ...place, comicId: 'one' });
    await applyChoice(choosing(), 'saved', { uid: 'layla', key: 'comic_one' });
    await applyChoice(choosing(), 'places', { uid: 'layla', chapterId: 'one-1-en' });
    const now = await library();
    expect(now?.['saved']).toEqual({ comic_one: true });
    expect(now?.['places']['one-1-en']).toMatchObject({ page: 3, pageCount: 20, finished: false });
    expect((await emulated.firestore.collection(paths.invalidations()).get()).size).toBe(0);
    expect((await emulated.firestore.collectionGroup('shards').get()).size).toBe(0);
  });
});

describe('a rating of a translator', () => {
  it('of a young account waits, and is counted once its time has come', async () => {
    time = new Date(EPOCH.getTime() + 71 * 3_600_000);
    await rate(5, 4);
    await applyRating();
    expect(await counted(AMAL)).toEqual({});
    const until = (await library())?.['votesWaitUntil'].toDate();
    expect(until).toEqual(daysLater(3));
    time = daysLater(3);
    await applyRating();
    expect(await counted(AMAL)).toEqual({ ratingCount: 1, qualitySum: 5, claritySum: 4 });
    expect((await library())?.['votesWaitUntil']).toBeNull();
  });

  it('that changes moves the sums by the difference', async () => {
    await rate(5, 4);
    await applyRating();
    await rate(1, 2);
    await applyRating();
    expect(await counted(AMAL)).toEqual({ ratingCount: 1, qualitySum: 1, claritySum: 2 });
  });
});

describe('where the account is gone,', () => {
  it('a choice is deleted and counts for nothing', async () => {
    await remove(paths.user('layla'));
    await follow();
    await applyFollow();
    expect(await stored(paths.follow('layla', 'amal'))).toBeUndefined();
    expect(await library()).toBeUndefined();
    expect(await counted(AMAL)).toEqual({});
    expect((await emulated.firestore.collection(paths.invalidations()).get()).size).toBe(0);
  });

  it('a choice that is gone leaves no library behind', async () => {
    await applyFollow();
    expect(await library()).toBeUndefined();
  });
});

describe('a library that is full', () => {
  const full = (prefix: string) =>
    Object.fromEntries(
      Array.from({ length: LIMITS.libraryEntries }, (_, index) => [`${prefix}_${index}`, true] as const),
    );

  it('goes on in another document, where what it holds is found again', async () => {
    await set(paths.library('layla'), { ...emptyLibrary(EPOCH), saved: full('comic') });
    await follow();
    await react('like');
    await applyFollow();
    await applyReaction();
    expect(await library()).toMatchObject({ parts: 2, following: {} });
    expect(await library(2)).toMatchObject({
      following: { amal: true },
      reactions: { 'one-1-en': { value: 'like' } },
    });
    await react('dislike');
    await applyReaction();
    await remove(paths.follow('layla', 'amal'));
    await applyFollow();
    expect(await library(2)).toMatchObject({
      following: {},
      reactions: { 'one-1-en': { value: 'dislike' } },
    });
    expect(await counted(AMAL)).toEqual({});
    expect(await counted(CHAPTER)).toEqual({ dislikes: 1 });
  });

  it('fills what became free before it begins a third document', async () => {
    await set(paths.library('layla'), { ...emptyLibrary(EPOCH, 2), saved: full('comic') });
    await set(paths.library('layla', 2), { ...emptyLibrary(EPOCH, 2), saved: full('chapter') });
    await applyChoice(choosing(), 'saved', { uid: 'layla', key: 'chapter_7' });
    await follow();
    await applyFollow();
    expect(await library()).toMatchObject({ parts: 2 });
    expect(await library(2)).toMatchObject({ following: { amal: true } });
    await react('like');
    await applyReaction();
    expect(await library()).toMatchObject({ parts: 3 });
    expect(await library(3)).toMatchObject({ reactions: { 'one-1-en': { value: 'like' } } });
  });
});

it('choices that are many at once for one translator are all counted', async () => {
  const uids = Array.from({ length: 20 }, (_, index) => `reader-${index}`);
  for (const uid of uids) {
    await set(paths.user(uid), sampleUser(EPOCH));
    await set(paths.follow(uid, 'amal'), { translatorId: 'amal', name: 'Amal', at });
  }
  await Promise.all(uids.map((uid) => applyChoice(choosing(), 'following', { uid, translatorId: 'amal' })));
  expect(await counted(counterOf({ kind: 'translatorCounts', id: 'amal' }))).toEqual({ followers: 20 });
});

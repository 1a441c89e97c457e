import { type InvalidationTarget, invalidationIdOf } from '@rawi/model/pages/invalidation-target';
import { paths } from '@rawi/model/paths';
import {
  daysLater,
  sampleChapter,
  sampleComic,
  sampleComment,
  sampleImage,
} from '@rawi/model/testing/samples';
import { REVIEWS } from '@rawi/model/truth/comic-review';
import type { Comment } from '@rawi/model/truth/comment';
import { countTargets } from '@rawi/model/truth/counts';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { pagesToInvalidate } from '../pages/pages-to-invalidate.ts';
import { sampleTranslator } from '../testing/choices.ts';
import { type PageQueue, pageQueue } from '../testing/page-queue.ts';
import { writeComic } from '../testing/write-comic.ts';
import { isSumShown } from './write-sum.ts';

let emulated: EmulatedFirestore;
let queue: PageQueue;
beforeAll(async () => {
  emulated = await emulatedFirestore('write-sum');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  queue = pageQueue(emulated.firestore);
  const translator = { id: 'amal', name: 'Amal' };
  const chapter = (comicId: string, number: number) =>
    sampleChapter(`${comicId}-${number}-en`, { comicId, number, ...(comicId !== 'two' && { translator }) });
  for (const slug of ['one', 'two', 'three']) {
    await writeComic(emulated.firestore, sampleComic(slug), [chapter(slug, 1), chapter(slug, 2)]);
  }
  await set(paths.translator('amal'), sampleTranslator('Amal'));
});

const AMAL = { kind: 'translatorCounts', id: 'amal' } as const;
const CHAPTER = { kind: 'chapterCounts', id: 'one-1-en', comicId: 'one' } as const;
const set = (path: string, data: object) => emulated.firestore.doc(path).set(data);
const stored = async (path: string) => (await emulated.firestore.doc(path).get()).data();
const shard = (counter: string, name: string, data: object) => set(paths.countShard(counter, name), data);
const invalidations = async () => {
  const { docs } = await emulated.firestore.collection(paths.invalidations()).get();
  return docs.map(({ id }) => id);
};
/** Invalidates a sum and runs its task; the invalidations of pages stay. */
async function sumShards(target: InvalidationTarget): Promise<void> {
  await queue.invalidate(target);
  const task = queue.take(false);
  if (!task) throw new Error('no task');
  await queue.run(task);
}

describe('the sum of a translator', () => {
  const followers = async () => (await stored(paths.translator('amal')))?.['followers'];

  it('is that of all shards, the demonstration’s too, and invalidates the pages of the comics that show it', async () => {
    await shard(countTargets.translator('amal'), '0', { followers: 3, ratingCount: 2, qualitySum: 9 });
    await shard(countTargets.translator('amal'), '5', { followers: -1, claritySum: 7 });
    await shard(countTargets.translator('amal'), 'demonstration', { followers: 40 });
    await sumShards(AMAL);
    expect(await stored(paths.translator('amal'))).toEqual({
      ...sampleTranslator('Amal'),
      followers: 42,
      ratings: { count: 2, qualitySum: 9, claritySum: 7 },
    });
    expect(await invalidations()).toEqual(['comic_one', 'comic_three', 'translator_amal']);
  });

  it('invalidates no page but their own where no other shows the difference, and none where nothing is new', async () => {
    await set(paths.translator('amal'), { ...sampleTranslator('Amal'), followers: 1200 });
    await shard(countTargets.translator('amal'), '0', {
      followers: 1201,
      ratingCount: 1,
      qualitySum: 5,
      claritySum: 5,
    });
    await sumShards(AMAL);
    expect(await followers()).toBe(1201);
    expect(await invalidations()).toEqual(['translator_amal']);
    await emulated.firestore.doc(paths.invalidation('translator_amal')).delete();
    await sumShards(AMAL);
    expect(await invalidations()).toEqual([]);
  });

  it('that changes while a task holds it is invalidated again, and sumShards once that task is over', async () => {
    const invalidation = invalidationIdOf(AMAL);
    await shard(countTargets.translator('amal'), '0', { followers: 1 });
    await queue.invalidate(AMAL);
    const held = queue.take(false);
    if (!held) throw new Error('no task');
    await emulated.firestore
      .doc(paths.invalidation(invalidation))
      .update({ claimed: held.generation, dueAt: queue.now() });
    await shard(countTargets.translator('amal'), '0', { followers: 2 });
    await queue.invalidate(AMAL);
    expect((await queue.invalidationOf(invalidation))?.['generation']).not.toBe(held.generation);
    await queue.sweep();
    for (let task = queue.take(false); task; task = queue.take(false)) await queue.run(task);
    expect(await followers()).toBe(2);
    expect(await queue.invalidationOf(invalidation)).toBeUndefined();
  });

  it('of nobody writes nothing, and its invalidation goes', async () => {
    await shard(countTargets.translator('gone'), '0', { followers: 1 });
    await sumShards({ kind: 'translatorCounts', id: 'gone' });
    expect(await stored(paths.translator('gone'))).toBeUndefined();
    expect(await invalidations()).toEqual([]);
  });

  it('is never shown below zero, and said to be wrong', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
    await shard(countTargets.translator('amal'), '0', { followers: -1 });
    await sumShards(AMAL);
    expect(await followers()).toBe(0);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

describe('the sum of a comic', () => {
  const target = { kind: 'comicCounts', id: 'one' } as const;
  const counter = countTargets.comic('one');
  const ratings = async () => (await stored(paths.comic('one')))?.['ratings'];

  it('is how many gave each number of stars, and invalidates its page once enough have', async () => {
    await shard(counter, '0', { star4: 2, star5: 1 });
    await shard(counter, '5', { star5: 1 });
    await sumShards(target);
    expect(await ratings()).toEqual([0, 0, 0, 2, 2]);
    expect(await invalidations()).toEqual([]);
    await shard(counter, '6', { star1: 1 });
    await sumShards(target);
    expect(await ratings()).toEqual([1, 0, 0, 2, 2]);
    expect(await invalidations()).toEqual(['comic_one']);
  });

  it('is absent once every rating was taken back', async () => {
    await shard(counter, '0', { star4: 5 });
    await sumShards(target);
    await emulated.firestore.doc(paths.invalidation('comic_one')).delete();
    await shard(counter, '0', { star4: 0 });
    await sumShards(target);
    expect(await stored(paths.comic('one'))).not.toHaveProperty('ratings');
    expect(await invalidations()).toEqual(['comic_one']);
  });

  it('is which tags enough readers propose, and invalidates its page and its part of search once there is one', async () => {
    await shard(counter, '0', { taggers: 2, 'tag:funny': 2, 'tag:sad': 1, 'tag:of-another-build': 3 });
    await sumShards(target);
    const tags = async () => (await stored(paths.comic('one')))?.['tags'];
    expect(await tags()).toEqual({ readers: 2, given: { funny: 2, sad: 1 }, shown: [] });
    expect(await invalidations()).toEqual([]);
    await shard(counter, '5', { taggers: 1, 'tag:funny': 1 });
    await sumShards(target);
    expect(await tags()).toEqual({ readers: 3, given: { funny: 3, sad: 1 }, shown: ['funny'] });
    expect(await invalidations()).toEqual(['catalog_1', 'comic_one']);
    expect(await isSumShown(emulated.firestore, target)).toBe(true);
    await shard(counter, '6', { 'tag:sad': 1 });
    expect(await isSumShown(emulated.firestore, target)).toBe(false);
  });

  it('of a comic that is gone writes nothing', async () => {
    await shard(countTargets.comic('gone'), '0', { star4: 1 });
    await sumShards({ kind: 'comicCounts', id: 'gone' });
    expect(await stored(paths.comic('gone'))).toBeUndefined();
  });
});

describe('the sum of a chapter', () => {
  it('invalidates its own page alone', async () => {
    await shard(countTargets.chapter('one-1-en'), '1', { likes: 2, dislikes: 1 });
    await sumShards(CHAPTER);
    expect((await stored(paths.chapter('one', 'one-1-en')))?.['reactions']).toEqual({
      likes: 2,
      dislikes: 1,
    });
    expect(await invalidations()).toEqual(['chapter_one-1-en']);
  });

  it('that is gone writes nothing', async () => {
    await emulated.firestore.doc(paths.chapter('one', 'one-1-en')).delete();
    await shard(countTargets.chapter('one-1-en'), '1', { likes: 2 });
    await sumShards(CHAPTER);
    expect(await stored(paths.chapter('one', 'one-1-en'))).toBeUndefined();
    expect(await invalidations()).toEqual([]);
  });
});

describe('the sum of a comment', () => {
  const TARGET = { kind: 'commentCounts', id: 'a', comicId: 'one' } as const;
  const say = (id: string, changes: Partial<Comment>) =>
    set(paths.comment('one', id), { ...sampleComment('layla', changes) });
  const likes = async () => (await stored(paths.comment('one', 'a')))?.['likes'];
  const newer = async (count: number, changes: Partial<Comment> = {}) => {
    for (let index = 0; index < count; index += 1) await say(`n${index}`, { at: daysLater(2), ...changes });
  };
  beforeEach(async () => {
    await say('a', { at: daysLater(1), likes: 0, number: 1 });
    await shard(countTargets.comment('one', 'a'), '1', { likes: 2 });
    await shard(countTargets.comment('two', 'a'), '1', { likes: 9 });
  });

  it('invalidates the pages on which it is among the newest', async () => {
    await sumShards(TARGET);
    expect(await likes()).toBe(2);
    expect(await invalidations()).toEqual(['chapter_one-1-en', 'comic_one']);
  });

  it('invalidates no page of a chapter once three of its number are newer, and none of the comic once twenty are', async () => {
    await newer(3, { number: 1 });
    await sumShards(TARGET);
    expect(await invalidations()).toEqual(['comic_one']);
    await emulated.firestore.doc(paths.invalidation('comic_one')).delete();
    await newer(20, { number: 1 });
    await shard(countTargets.comment('one', 'a'), '1', { likes: 3 });
    await sumShards(TARGET);
    expect(await likes()).toBe(3);
    expect(await invalidations()).toEqual([]);
  });

  it('invalidates the comic’s page for one of its newest three reviews, and for no older one', async () => {
    await say('a', { at: daysLater(1), likes: 0, parent: REVIEWS });
    await newer(20);
    await sumShards(TARGET);
    expect(await invalidations()).toEqual(['comic_one']);
    await emulated.firestore.doc(paths.invalidation('comic_one')).delete();
    await newer(3, { parent: REVIEWS });
    await shard(countTargets.comment('one', 'a'), '1', { likes: 3 });
    await sumShards(TARGET);
    expect(await likes()).toBe(3);
    expect(await invalidations()).toEqual([]);
  });

  it('invalidates no page for an answer, nor where nothing is new', async () => {
    await say('a', { parent: 'top', likes: 0 });
    await sumShards(TARGET);
    expect(await invalidations()).toEqual([]);
    await say('a', { at: daysLater(1), likes: 2 });
    await sumShards(TARGET);
    expect(await invalidations()).toEqual([]);
  });

  it('that is gone writes nothing', async () => {
    await emulated.firestore.doc(paths.comment('one', 'a')).delete();
    await sumShards(TARGET);
    expect(await stored(paths.comment('one', 'a'))).toBeUndefined();
    expect(await invalidations()).toEqual([]);
  });
});

it('a translator’s new picture is on the pages of their comics and of their chapters', async () => {
  const before = sampleTranslator('Amal');
  const after = { ...before, photo: sampleImage('amal') };
  const pages = await pagesToInvalidate(emulated.firestore, [
    { of: 'translator', translatorId: 'amal', before, after },
  ]);
  expect(pages.map(invalidationIdOf).toSorted()).toEqual([
    'chapter_one-1-en',
    'chapter_one-2-en',
    'chapter_three-1-en',
    'chapter_three-2-en',
    'comic_one',
    'comic_three',
    'translator_amal',
    'translators',
  ]);
});

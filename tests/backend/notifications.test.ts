import { randomUUID } from 'node:crypto';
import { paths } from '@rawi/model/paths';
import { notificationIds, notificationSchema } from '@rawi/model/truth/notification';
import { savedKeys } from '@rawi/model/truth/saved-key';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invalidateTargets } from '../../functions/src/pages/invalidate.ts';
import { required, runningSite } from '../support/running-site.ts';
import { eventually } from './accounts/mailbox.ts';

const site = runningSite('notifications-tests');
const set = (path: string, data: object) => site.firestore.doc(path).set(data);
const get = async (path: string) => (await site.firestore.doc(path).get()).data();

/** A chapter of the demonstration, and one more like it that nobody has heard of. */
let comic: { id: string; slug: string };
const CHAPTER = `news-${randomUUID()}`;
const TRANSLATOR = `translator-${randomUUID()}`;
const [FOLLOWER, SAVER] = [`follower-${randomUUID()}`, `saver-${randomUUID()}`];
beforeAll(async () => {
  for (const uid of [FOLLOWER, SAVER]) {
    const now = new Date();
    await set(paths.user(uid), {
      fullName: 'Layla',
      locale: 'en',
      settings: DEFAULT_SETTINGS,
      consentedAt: now,
      createdAt: now,
    });
  }
  const { docs } = await site.firestore.collection(paths.comics()).limit(1).get();
  comic = { id: docs[0]?.id ?? '', slug: String(docs[0]?.get('slug')) };
  await set(paths.follow(FOLLOWER, TRANSLATOR), { translatorId: TRANSLATOR, name: 'Amal', at: new Date() });
  await set(paths.savedItem(SAVER, savedKeys.comic(comic.id)), {
    kind: 'comic',
    comicId: comic.id,
    at: new Date(),
  });
});
afterAll(async () => {
  await site.firestore.doc(paths.chapter(comic.id, CHAPTER)).delete();
  for (const uid of [FOLLOWER, SAVER])
    await site.firestore.recursiveDelete(site.firestore.doc(paths.user(uid)));
  // Another test may have had the page built while the chapter was there.
  await invalidateTargets(site.firestore, [{ kind: 'comic', id: comic.id }], new Date());
  await site.close();
});

describe('a chapter that is published', () => {
  it('is told to who follows its translator and to who saved its comic', async () => {
    const chapters = await site.firestore.collection(paths.chapters(comic.id)).limit(1).get();
    const { imported: _, ...chapter } = chapters.docs[0]?.data() ?? {};
    const translator = { id: TRANSLATOR, name: 'Amal' };
    await set(paths.chapter(comic.id, CHAPTER), { ...chapter, translator, publishedAt: new Date() });
    for (const [uid, because] of [
      [FOLLOWER, 'following'],
      [SAVER, 'saved'],
    ] as const) {
      const told = await eventually(`notification for ${because}`, () =>
        get(paths.notification(uid, notificationIds.chapter(CHAPTER))),
      );
      expect(notificationSchema.parse(told)).toMatchObject({ kind: 'chapter', because, slug: comic.slug });
      expect(await get(paths.inbox(uid))).toMatchObject({ unread: 1 });
    }
    expect(await get(paths.feedEntry(FOLLOWER, CHAPTER))).toMatchObject({ translator });
    expect(await get(paths.feedEntry(SAVER, CHAPTER))).toBeUndefined();
  });
});

describe('/api/unsubscribe', () => {
  const ask = (method: string, token: string) =>
    fetch(`${required('RAWI_SITE')}/api/unsubscribe?${new URLSearchParams({ token }).toString()}`, {
      method,
    });

  it('takes a POST with a token of ours, and nothing else', async () => {
    const get = await ask('GET', 'x.y');
    expect([get.status, get.headers.get('allow'), get.headers.get('cache-control')]).toEqual([
      405,
      'POST',
      'no-store',
    ]);
    expect((await ask('POST', `${FOLLOWER}.forged`)).status).toBe(400);
  });
});

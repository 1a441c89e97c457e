import { paths } from '@rawi/model/paths';
import { sampleBlog, sampleComment, sampleImage } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { hideComment } from '../calls/hide-comment.ts';
import { showComment } from '../calls/show-comment.ts';
import type { TakedownDesk } from '../testing/takedown-desk.ts';
import { takedownScene } from '../testing/takedown-scene.ts';

const ID = 'simurgh-6-ar_layla';

let backend: EmulatedFirestore;
let desk: TakedownDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('take-down-parts');
});
beforeEach(async () => {
  desk = await takedownScene(backend);
});
afterAll(() => backend.stop());

const at = async (path: string) => (await backend.firestore.doc(path).get()).data();
const set = (path: string, data: object) => backend.firestore.doc(path).set({ ...data });
const update = (path: string, change: object) => backend.firestore.doc(path).update({ ...change });
const ids = async (collection: string) =>
  (await backend.firestore.collection(collection).get()).docs.map(({ id }) => id).toSorted();
const files = (begin: string) => desk.bucket.paths().filter((path) => path.startsWith(begin));
const refused = (code: string) => ({ details: { code } });

describe('of what is less than a chapter or a comic', () => {
  it('an article goes with its picture, and comes back', async () => {
    const { slug, ...blog } = sampleBlog('a-roar');
    await set(paths.blog(slug), blog);
    const target = { kind: 'article', slug } as const;
    const before = await at(paths.blog(slug));
    for (const { path } of blog.picture.en?.sources ?? []) desk.bucket.put(path, Buffer.from(path));
    const published = files('public/');
    await desk.takeDown(target);
    expect([await at(paths.blog(slug)), files('public/a-roar-')]).toEqual([undefined, []]);
    expect(await ids('dirty')).toEqual(expect.arrayContaining(['blog_a-roar', 'blogs']));
    await desk.giveBack(target);
    expect([await at(paths.blog(slug)), files('public/')]).toEqual([before, published]);
  });

  it('a cover goes with its share pictures, and its comic stays with none that can be seen', async () => {
    const cards = { en: 'public/simurgh-0123456789abcdef/share-en.jpg' };
    await update(paths.comic('simurgh'), { shareCards: cards });
    desk.bucket.put(cards.en, Buffer.from('a card'));
    const before = await at(paths.comic('simurgh'));
    const published = files('public/simurgh-0');
    await desk.takeDown({ kind: 'cover', comicId: 'simurgh' });
    const comic = await at(paths.comic('simurgh'));
    expect(comic).not.toHaveProperty('shareCards');
    expect(comic?.['cover']).toMatchObject({
      en: { sources: [{ path: expect.stringContaining('cover-320') }] },
    });
    expect(files('public/simurgh-0')).toEqual([]);
    expect(await at(paths.publisher('atlas'))).toMatchObject({ covers: [comic?.['cover']] });
    await desk.giveBack({ kind: 'cover', comicId: 'simurgh' });
    expect(await at(paths.comic('simurgh'))).toEqual(before);
    expect(files('public/simurgh-')).toEqual(expect.arrayContaining(published));
    expect(
      files('public/').filter(
        (path) =>
          path.endsWith('cover-320.webp') && !published.includes(path) && !path.includes('simurgh-1-en'),
      ),
    ).toEqual([]);
  });

  it('a chapter’s cover goes, and its pages stay', async () => {
    await desk.publishChapter();
    const before = await at(paths.chapter('simurgh', ID));
    const pages = files(`public/${ID}-`).filter((path) => !path.includes('/cover'));
    const blurred = files(`public/${ID}-`).filter((path) => path.endsWith('/cover.webp'));
    expect(blurred).toHaveLength(1);
    const target = { kind: 'cover', comicId: 'simurgh', chapterId: ID } as const;
    await desk.takeDown(target);
    expect(files(`public/${ID}-`)).toEqual(expect.arrayContaining(pages));
    expect(files(`public/${ID}-`)).not.toContain(blurred[0]);
    expect(JSON.stringify(await at(paths.chapter('simurgh', ID)))).not.toContain('cover-160');
    await desk.giveBack(target);
    expect(files(`public/${ID}-`)).toContain(blurred[0]);
    expect(await at(paths.chapter('simurgh', ID))).toEqual(before);
  });

  it.each([
    ['a comic', {}, paths.comic('simurgh'), { cover: { en: sampleImage('newer') } }],
    ['a chapter', { chapterId: ID }, paths.chapter('simurgh', ID), { cover: sampleImage('newer') }],
  ] as const)(
    'the cover of %s stays away where it has another by now, or is gone',
    async (_, of, path, newer) => {
      await desk.publishChapter();
      const target = { kind: 'cover', comicId: 'simurgh', ...of } as const;
      await desk.takeDown(target);
      await update(path, newer);
      await desk.giveBack(target);
      expect(await at(path)).toMatchObject(newer);
      await desk.takeDown(target);
      await desk.beginReturn(target);
      await backend.firestore.doc(path).delete();
      await desk.drain();
      expect(await at(path)).toBeUndefined();
      expect(await desk.read(target)).toMatchObject({ state: 'returned' });
    },
  );

  it('a chapter’s cover is deleted when its time is over, and its place stays taken', async () => {
    await desk.publishChapter();
    const target = { kind: 'cover', comicId: 'simurgh', chapterId: ID } as const;
    await desk.takeDown(target, { reason: 'wrong' });
    await desk.later(200);
    await desk.later(31 * 24 * 3600);
    expect(await desk.read(target)).toMatchObject({ state: 'down', sealedUntil: null });
    expect(await ids('reservations')).toEqual([`chapter:${ID}`]);
  });

  it('a photo goes from the profile, from Auth and from the bucket; a newer one is left alone', async () => {
    const photo = sampleImage('layla');
    await update(paths.user('layla'), { photo });
    for (const { path } of photo.sources) desk.bucket.put(path, Buffer.from(path));
    const target = { kind: 'photo', uid: 'layla' } as const;
    await desk.takeDown(target);
    expect(await at(paths.user('layla'))).not.toHaveProperty('photo');
    expect(files('public/layla-')).toEqual([]);
    expect((await desk.stage.auth.getUser('layla')).photoURL ?? null).toBeNull();
    expect(await desk.read(target)).toMatchObject({ shown: { title: '' }, whose: { uid: 'layla' } });
    // Its owner is notified once, by a notification and a mail.
    const told = await backend.firestore.collection(paths.notifications('layla')).get();
    expect(told.docs.map((each) => each.data())).toMatchObject([
      { kind: 'decision', about: 'photo', verdict: 'unpublished', title: '' },
    ]);
    expect((await backend.firestore.collection('outbox').get()).docs.map(({ id }) => id)).toEqual(
      told.docs.map(({ id }) => id),
    );
    await desk.giveBack(target);
    expect(await at(paths.user('layla'))).toMatchObject({ photo });
    expect((await desk.stage.auth.getUser('layla')).photoURL).toContain('layla-');
  });

  it('a comment loses its words, for its author and reviewers too, and keeps its place', async () => {
    const target = { kind: 'comment', comicId: 'simurgh', commentId: 'a' } as const;
    const comment = sampleComment('layla', { text: 'Salt!', likes: 3, replies: 1, shows: true });
    await set(paths.comment('simurgh', 'a'), comment);
    const before = await at(paths.comment('simurgh', 'a'));
    await desk.takeDown(target, { reason: 'harmful' });
    expect(await at(paths.comment('simurgh', 'a'))).toMatchObject({
      text: '',
      hidden: { reason: 'other' },
      shows: false,
    });
    expect(await at(paths.withheldComment('simurgh', 'a'))).toBeUndefined();
    const ids = { comicId: 'simurgh', commentId: 'a', version: 1 };
    await expect(showComment(desk.admin(), ids)).rejects.toMatchObject(refused('taken-down'));
    await expect(
      hideComment(desk.admin(), { ...ids, reason: 'spam', note: undefined }),
    ).rejects.toMatchObject(refused('taken-down'));
    await desk.giveBack(target);
    expect(await at(paths.comment('simurgh', 'a'))).toEqual(before);
  });

  it('a comment that reviewers had hidden comes back hidden, with the words that its author reads', async () => {
    const ids = { comicId: 'simurgh', commentId: 'a' } as const;
    const target = { kind: 'comment', ...ids } as const;
    await set(paths.comment('simurgh', 'a'), sampleComment('layla', { text: 'Salt!' }));
    await hideComment(desk.admin(), { ...ids, reason: 'insult', note: undefined });
    const read = async () => [
      await at(paths.comment('simurgh', 'a')),
      await at(paths.withheldComment('simurgh', 'a')),
    ];
    const before = await read();
    expect(before).toMatchObject([{ hidden: { reason: 'insult' } }, { text: 'Salt!' }]);
    await desk.takeDown(target);
    expect(await read()).toMatchObject([{ hidden: { reason: 'other' } }, undefined]);
    await desk.giveBack(target);
    expect(await read()).toEqual(before);
  });

  it('a comment that went with all that was below it meanwhile stays away', async () => {
    const target = { kind: 'comment', comicId: 'simurgh', commentId: 'a' } as const;
    await set(paths.comment('simurgh', 'a'), sampleComment('layla', { text: 'Salt!' }));
    await desk.takeDown(target);
    await backend.firestore.doc(paths.comment('simurgh', 'a')).delete();
    await desk.giveBack(target);
    expect(await at(paths.comment('simurgh', 'a'))).toBeUndefined();
    expect(await desk.read(target)).toMatchObject({ state: 'returned' });
  });

  it('a comment that its author deletes meanwhile stays deleted', async () => {
    const target = { kind: 'comment', comicId: 'simurgh', commentId: 'a' } as const;
    await set(paths.comment('simurgh', 'a'), sampleComment('layla', { text: 'Salt!' }));
    await desk.takeDown(target);
    await update(paths.comment('simurgh', 'a'), { deleted: true });
    await desk.giveBack(target);
    expect(await at(paths.comment('simurgh', 'a'))).toMatchObject({ text: '', deleted: true });
  });
});

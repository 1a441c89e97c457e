import { paths } from '@rawi/model/paths';
import { sampleBlog, sampleComment, sampleImage } from '@rawi/model/testing/samples';
import { notificationSchema } from '@rawi/model/truth/notification';
import { reviewIds, reviewSchema } from '@rawi/model/truth/review';
import { type TakedownTarget, takedownIdOf } from '@rawi/model/truth/takedown';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sampleTranslator } from '../testing/choices.ts';
import type { TakedownDesk } from '../testing/takedown-desk.ts';
import { takedownScene } from '../testing/takedown-scene.ts';

const COMIC = { kind: 'comic', comicId: 'simurgh' } as const;
const IMPORTED = { kind: 'chapter', comicId: 'simurgh', chapterId: 'simurgh-1-en' } as const;
const CHAPTER = { ...IMPORTED, chapterId: 'simurgh-6-ar_layla' } as const;
const COVER = { kind: 'cover', comicId: 'simurgh' } as const;
const COVER_OF_CHAPTER = { ...IMPORTED, kind: 'cover' } as const;
const ARTICLE = { kind: 'article', slug: 'a-roar' } as const;
const PHOTO = { kind: 'photo', uid: 'layla' } as const;
const COMMENT = { kind: 'comment', comicId: 'simurgh', commentId: 'a' } as const;

let backend: EmulatedFirestore;
let desk: TakedownDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('take-documents');
});
beforeEach(async () => {
  desk = await takedownScene(backend);
  const { slug, ...blog } = sampleBlog(ARTICLE.slug);
  await at(paths.blog(slug)).set(blog);
  await at(paths.user('layla')).update({ photo: sampleImage('layla') });
  await at(paths.comment('simurgh', 'a')).set(sampleComment('layla', { text: 'Salt!' }));
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const sealed = async (target: TakedownTarget) =>
  (await at(paths.sealedDocument(takedownIdOf(target))).get()).data();
/** What somebody was told of work that went. */
const told = async (uid = 'layla') => {
  const { docs } = await backend.firestore.collection(paths.notifications(uid)).get();
  return docs
    .map((each) => notificationSchema.parse(each.data()))
    .filter((each) => each.kind === 'decision' && each.verdict === 'unpublished');
};
const verdicts = async (id = 'one') =>
  reviewSchema
    .parse((await at(paths.review(reviewIds.submission(id))).get()).data())
    .decisions.map(({ verdict }) => verdict);

describe('a task that comes again, since it died before it had noted what it did', () => {
  it.each<[string, TakedownTarget, string, object]>([
    ['a cover', COVER, paths.comic('simurgh'), { cover: { en: sampleImage('newer') } }],
    ['a photo', PHOTO, paths.user('layla'), { photo: sampleImage('newer') }],
    ['a comment', COMMENT, paths.comment('simurgh', 'a'), { likes: 4 }],
  ])('seals no second time what stands there by now: %s', async (_, target, path, change) => {
    const takedownId = await desk.takeDown(target);
    await at(path).update(change);
    const before = [await sealed(target), (await at(path).get()).data()];
    const unnoted = { state: 'running', step: 'documents', cursor: null, dueAt: desk.stage.now() };
    await at(paths.takedown(takedownId)).update(unnoted);
    await desk.run(takedownId);
    expect([await sealed(target), (await at(path).get()).data()]).toEqual(before);
    expect(before[0]).toBeDefined();
  });
});

describe('what is gone before its task comes', () => {
  it.each<[string, TakedownTarget, () => Promise<unknown>]>([
    ['a comic', COMIC, () => at(paths.comic('simurgh')).delete()],
    ['a chapter', IMPORTED, () => at(paths.chapter('simurgh', 'simurgh-1-en')).delete()],
    ['an article', ARTICLE, () => at(paths.blog(ARTICLE.slug)).delete()],
    ['a cover', COVER, () => at(paths.comic('simurgh')).delete()],
    ['a photo', PHOTO, () => at(paths.user('layla')).update({ photo: FieldValue.delete() })],
    ['a comment', COMMENT, () => at(paths.comment('simurgh', 'a')).delete()],
    ['the words of a comment', COMMENT, () => at(paths.comment('simurgh', 'a')).update({ deleted: true })],
  ])('is down, with nothing under seal: %s', async (_, target, happen) => {
    await desk.decide(target);
    const files = () => desk.bucket.paths().filter((path) => !path.startsWith('ledger/'));
    const before = files();
    await happen();
    await desk.drain();
    expect(await desk.read(target)).toMatchObject({ state: 'down' });
    expect(await sealed(target)).toBeUndefined();
    if (target.kind !== 'comic') expect(files()).toEqual(before);
  });

  it.each<[string, TakedownTarget, string]>([
    ['a comic', COVER, paths.comic('simurgh')],
    ['a chapter', COVER_OF_CHAPTER, paths.chapter('simurgh', 'simurgh-1-en')],
  ])('is no cover of %s that goes while the task is at it', async (_, target, path) => {
    const takedownId = await desk.decide(target);
    await desk.run(takedownId, { bucket: desk.bucket.paced(async () => void (await at(path).delete())) });
    expect(await desk.read(target)).toMatchObject({ state: 'down' });
    expect(await sealed(target)).toBeUndefined();
    expect((await at(path).get()).exists).toBe(false);
  });
});

describe('whose something was', () => {
  it('is nobody’s of an imported comic, whoever translated a chapter of it', async () => {
    await desk.publishChapter();
    await desk.decide(COVER);
    expect(await desk.read(COVER)).toMatchObject({ whose: null, total: 2 });
    await desk.drain();
    expect(await told()).toEqual([]);
    await desk.takeDown(COMIC);
    expect(await desk.read(COMIC)).toMatchObject({ whose: null });
    expect(await told()).toMatchObject([{ about: 'comic', submissionId: null }]);
  });

  it('is its translator’s of a chapter and of its cover, which is called like it', async () => {
    await desk.publishChapter();
    const cover = { ...CHAPTER, kind: 'cover' } as const;
    await desk.decide(cover);
    const whose = { uid: 'layla', name: 'Name of layla' };
    expect(await desk.read(cover)).toMatchObject({ whose, shown: { number: 6, language: 'ar' }, total: 2 });
  });

  it('is an imported translator’s of their photo, who has no account', async () => {
    const amal = { ...sampleTranslator('Amal'), photo: sampleImage('amal') };
    await at(paths.translator('amal')).set(amal);
    const target = { kind: 'photo', uid: 'amal' } as const;
    await desk.takeDown(target);
    expect(await desk.read(target)).toMatchObject({ whose: { uid: 'amal', name: 'Amal' } });
    expect((await at(paths.translator('amal')).get()).get('photo')).toBeUndefined();
  });

  it.each<[string, TakedownTarget, () => Promise<unknown>]>([
    ['a chapter whose comic is gone', IMPORTED, () => at(paths.comic('simurgh')).delete()],
    [
      'a comment that its author has deleted',
      COMMENT,
      () => at(paths.comment('simurgh', 'a')).update({ deleted: true }),
    ],
  ])('is not asked of %s', async (_, target, happen) => {
    await happen();
    await expect(desk.decide(target)).rejects.toMatchObject({ details: { code: 'target-missing' } });
  });
});

describe('the work behind it', () => {
  it('is stopped, where only its document was still to come', async () => {
    await desk.addChapter('two', 'layla', { number: 7 });
    await desk.publishing.decide('two');
    await at(paths.publication('two')).update({ step: 'document' });
    await desk.takeDown(COMIC);
    expect(await desk.publishing.read('two')).toMatchObject({ state: 'unpublished', publication: 'done' });
    expect(await desk.publishing.work('two')).toMatchObject({ way: 'back', step: 'done', dueAt: null });
  });

  it('leaves no file that its task still copies, and keeps those from which it may be published again', async () => {
    await desk.addChapter('two', 'layla', { number: 7 });
    await desk.publishing.decide('two');
    await desk.takeDown(COMIC);
    const [folder] = (await desk.publishing.work('two'))?.folders ?? [];
    if (!folder) expect.fail('It has files.');
    const files = (begin: string) => desk.bucket.paths().filter((path) => path.startsWith(begin));
    const staged = files(folder.from);
    desk.bucket.put(`${folder.into}/1.webp`, Buffer.from('a late page'));
    await desk.later(200);
    expect(files(folder.into)).toEqual([]);
    expect(files(folder.from)).toEqual(staged);
    expect(staged).not.toEqual([]);
  });

  it('has no decision of somebody who has no account any more', async () => {
    await desk.publishChapter();
    const takedownId = await desk.decide(CHAPTER);
    await at(paths.takedown(takedownId)).update({ by: null });
    await desk.drain();
    expect(await desk.publishing.read('one')).toMatchObject({ state: 'unpublished' });
    await desk.beginReturn(CHAPTER);
    await at(paths.takedown(takedownId)).update({ 'returned.by': null });
    await desk.drain();
    expect(await desk.publishing.read('one')).toMatchObject({ state: 'published' });
    expect(await verdicts()).toEqual([]);
  });

  it('goes and comes back where there is no review of it', async () => {
    await desk.publishChapter();
    const review = at(paths.review(reviewIds.submission('one')));
    await review.delete();
    await desk.takeDown(CHAPTER);
    await desk.giveBack(CHAPTER);
    expect(await desk.publishing.read('one')).toMatchObject({ state: 'published' });
    expect((await review.get()).exists).toBe(false);
  });
});

it('a photo that Auth cannot be asked about is tried again', async () => {
  const takedownId = await desk.decide(PHOTO);
  vi.spyOn(desk.stage.auth, 'updateUser').mockRejectedValueOnce(new Error('Auth is away.'));
  await expect(desk.run(takedownId)).rejects.toThrow('Auth is away.');
  await desk.later(200);
  expect(await desk.read(PHOTO)).toMatchObject({ state: 'down' });
});

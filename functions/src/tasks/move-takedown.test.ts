import { paths } from '@rawi/model/paths';
import { sampleBlog, sampleChapter, sampleImage } from '@rawi/model/testing/samples';
import { reviewIds } from '@rawi/model/truth/review';
import { TAKEDOWN_DOCUMENTS_A_RUN, type TakedownTarget, takedownIdOf } from '@rawi/model/truth/takedown';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { republish } from '../calls/republish.ts';
import { retryTakedown } from '../calls/retry-takedown.ts';
import { unpublish } from '../calls/unpublish.ts';
import { eraseAccount } from '../erasure/erase-account.ts';
import { decisionIdOf } from '../review/decision-id.ts';
import type { TakedownDesk } from '../testing/takedown-desk.ts';
import { takedownScene } from '../testing/takedown-scene.ts';

const ID = 'simurgh-6-ar_layla';
const CHAPTER = { kind: 'chapter', comicId: 'simurgh', chapterId: ID } as const satisfies TakedownTarget;
const COMIC = { kind: 'comic', comicId: 'simurgh' } as const satisfies TakedownTarget;
const IMPORTED = { ...CHAPTER, chapterId: 'simurgh-1-en' } as const;
const DAY = 24 * 3600;

let backend: EmulatedFirestore;
let desk: TakedownDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('take-down');
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
const clearInvalidation = async () => {
  for (const id of await ids('dirty')) await backend.firestore.doc(paths.invalidation(id)).delete();
};

describe('a chapter that is taken down', () => {
  beforeEach(async () => {
    await desk.publishChapter();
    await update(paths.chapter('simurgh', ID), { views: 12, reactions: { likes: 3, dislikes: 1 } });
    await clearInvalidation();
  });

  it('goes from readers with all that shows it, and lies under seal', async () => {
    const published = files(`public/${ID}-`);
    const takedownId = await desk.takeDown(CHAPTER);
    expect(await at(paths.chapter('simurgh', ID))).toBeUndefined();
    expect(await at(paths.comic('simurgh'))).toMatchObject({ languages: ['en'], chapterCount: 1 });
    expect(await at(paths.translator('layla'))).toMatchObject({ publishedChapters: 0 });
    expect(await ids('dirty')).toEqual(
      expect.arrayContaining([`chapter_${ID}`, 'comic_simurgh', 'translator_layla']),
    );
    expect(await at(paths.removed())).toMatchObject({ ids: [{ id: ID, takenDown: true }] });
    expect(files(`public/${ID}-`)).toEqual([]);
    expect(files('sealed/')).toEqual(published.map((path) => `sealed/${takedownId}/${path}`));
    expect([files('staging/'), desk.uploads.paths()]).toEqual([[], []]);
    expect(await at(paths.sealedDocument(takedownId))).toMatchObject({
      kind: 'chapter',
      chapter: { views: 12 },
    });
    expect(await desk.read(CHAPTER)).toMatchObject({ state: 'down', done: 2, total: 2, step: 'again' });
    // What is not of it stays.
    expect(files('public/simurgh-1-en-')).not.toEqual([]);
  });

  it('shows in its submission, and is reported to reviewers and to its owner once', async () => {
    await desk.takeDown(CHAPTER);
    expect(await desk.publishing.read('one')).toMatchObject({
      state: 'unpublished',
      takedown: takedownIdOf(CHAPTER),
      // What its owner reads in “My work”.
      takenDownFor: 'rights',
    });
    expect(await at(paths.review(reviewIds.submission('one')))).toMatchObject({
      decisions: [{ verdict: 'unpublished', by: { uid: 'admin' }, reasons: ['rights'] }],
    });
    const told = (await backend.firestore.collection(paths.notifications('layla')).get()).docs.filter(
      (each) => each.get('verdict') === 'unpublished',
    );
    expect(told.map((each) => each.data())).toMatchObject([{ number: 6 }]);
    expect(await ids('outbox')).toEqual(expect.arrayContaining(told.map(({ id }) => id)));
    expect(await at(paths.audit(decisionIdOf('admin', 'take-down-1')))).toMatchObject({
      action: 'takeDown',
      by: 'admin',
      about: paths.takedown(takedownIdOf(CHAPTER)),
      reason: 'rights',
    });
  });

  it('is decided by its take-down alone until it is given back', async () => {
    await desk.takeDown(CHAPTER);
    const move = { submissionId: 'one', requestId: 'again' };
    await expect(republish(desk.admin(), move)).rejects.toMatchObject(refused('taken-down'));
    await expect(unpublish(desk.admin(), { ...move, reason: 'rights', forGood: true })).rejects.toMatchObject(
      refused('taken-down'),
    );
    await expect(desk.decide(CHAPTER)).rejects.toMatchObject(refused('already-down'));
    await desk.giveBack(CHAPTER);
    await expect(unpublish(desk.admin(), { ...move, reason: 'images', forGood: false })).resolves.toEqual({});
  });

  it('comes back as it was, with its files and what readers have done', async () => {
    const [before, published] = [await at(paths.chapter('simurgh', ID)), files('public/')];
    const translator = await at(paths.translator('layla'));
    await desk.takeDown(CHAPTER);
    await desk.giveBack(CHAPTER);
    expect(await at(paths.chapter('simurgh', ID))).toEqual(before);
    expect(files('public/')).toEqual(published);
    expect([files('sealed/'), await ids('sealed')]).toEqual([[], []]);
    expect(await at(paths.removed())).toEqual({ ids: [] });
    expect(await at(paths.translator('layla'))).toEqual(translator);
    expect(await at(paths.comic('simurgh'))).toMatchObject({ languages: ['en', 'ar'], chapterCount: 2 });
    const submission = await desk.publishing.read('one');
    expect(submission).toMatchObject({ state: 'published', publication: 'done' });
    expect(submission).not.toHaveProperty('takedown');
    expect(submission).not.toHaveProperty('takenDownFor');
    expect(await desk.read(CHAPTER)).toMatchObject({ state: 'returned', sealedUntil: null, dueAt: null });
  });

  it('can be taken down again', async () => {
    await desk.takeDown(CHAPTER);
    await desk.giveBack(CHAPTER);
    await desk.takeDown(CHAPTER, { reason: 'wrong' });
    expect(await desk.read(CHAPTER)).toMatchObject({ state: 'down', reason: 'wrong', returned: null });
    expect(files(`public/${ID}-`)).toEqual([]);
  });

  it('is deleted when its time is over, and never comes back', async () => {
    await desk.takeDown(CHAPTER);
    await desk.later(200);
    expect(await desk.read(CHAPTER)).toMatchObject({ state: 'down', step: 'done' });
    await desk.later(41 * DAY);
    expect([files('sealed/'), await ids('sealed')]).toEqual([[], []]);
    expect(await desk.read(CHAPTER)).toMatchObject({ state: 'down', sealedUntil: null, dueAt: null });
    expect(await desk.publishing.read('one')).toMatchObject({ gone: true });
    await expect(desk.giveBack(CHAPTER)).rejects.toMatchObject(refused('sealed-gone'));
    // Rights were the reason: the same is not published under the same place again.
    expect(await ids('reservations')).toEqual([`chapter:${ID}`]);
    await desk.addChapter('two', 'layla');
    expect(await desk.publishing.needsOf('two')).toMatchObject({ 'not-taken-down': false });
  });

  it('leaves its place free for a better one once its time is over, where rights are not the reason', async () => {
    await desk.takeDown(CHAPTER, { reason: 'wrong' });
    await desk.later(200);
    await desk.later(31 * DAY);
    expect(await ids('reservations')).toEqual([]);
  });

  it('waits for the end of its seal without a task', async () => {
    await desk.takeDown(CHAPTER);
    await desk.later(200);
    await desk.later(10 * DAY);
    expect(files('sealed/')).not.toEqual([]);
    expect(await desk.sweep()).toBe(0);
  });

  it('goes with all versions of its file', async () => {
    desk.bucket.put(`public/${ID}-00000000deadbeef/1.webp`, Buffer.from('an older version'));
    desk.bucket.put(`public/${ID}-2-en-0123456789abcdef/1.webp`, Buffer.from('of another chapter'));
    await desk.publishChapter('two', { replaces: 'one', comicId: 'simurgh', chapterId: ID });
    await desk.takeDown(CHAPTER);
    expect(files(`public/${ID}-`)).toEqual([`public/${ID}-2-en-0123456789abcdef/1.webp`]);
    expect(await desk.publishing.read('one')).toMatchObject({ state: 'unpublished', replacedBy: 'two' });
    expect(await desk.publishing.read('two')).toMatchObject({ state: 'unpublished' });
    await desk.giveBack(CHAPTER);
    expect(await desk.publishing.read('one')).toMatchObject({ state: 'published', replacedBy: 'two' });
    expect(await desk.publishing.read('two')).toMatchObject({ state: 'published' });
  });

  it('takes a replacement with it that is on its way, which never comes out', async () => {
    await desk.addChapter('two', 'layla', {}, { replaces: 'one', comicId: 'simurgh', chapterId: ID });
    await desk.publishing.decide('two');
    await desk.decide(CHAPTER);
    await desk.publishing.drain();
    await desk.drain();
    expect(await at(paths.chapter('simurgh', ID))).toBeUndefined();
    await desk.later(200);
    await desk.publishing.sweep();
    await desk.publishing.drain();
    expect(await at(paths.chapter('simurgh', ID))).toBeUndefined();
    expect(files(`public/${ID}-`)).toEqual([]);
    expect(await desk.publishing.read('two')).toMatchObject({ state: 'unpublished', publication: 'done' });
    await desk.giveBack(CHAPTER);
    expect(await at(paths.chapter('simurgh', ID))).toMatchObject({ submissionId: 'one' });
    expect(await desk.publishing.read('two')).toMatchObject({ state: 'unpublished' });
  });
});

describe('what a deleted account has published', () => {
  it('is taken down like all else, without naming who it was', async () => {
    await desk.publishChapter();
    await desk.decide(IMPORTED, { reason: 'wrong' });
    await desk.stage.auth.deleteUser('layla');
    const services = { ...desk.stage, uploads: desk.uploads, published: desk.bucket };
    await eraseAccount(services, { uid: 'layla', email: 'layla@example.com', deletedAt: desk.stage.now() });
    expect(await at(paths.chapter('simurgh', ID))).toBeDefined();
    await desk.takeDown(CHAPTER);
    expect(await at(paths.chapter('simurgh', ID))).toBeUndefined();
    expect(files(`public/${ID}-`)).toEqual([]);
    expect(await desk.read(CHAPTER)).toMatchObject({ state: 'down', whose: null, shown: { number: 6 } });
    expect(JSON.stringify(await desk.read(CHAPTER))).not.toContain('Name of layla');
    expect(JSON.stringify(await at(paths.sealedDocument(takedownIdOf(CHAPTER))))).not.toContain(
      'Name of layla',
    );
  });
});

describe('a comic that is taken down', () => {
  beforeEach(async () => {
    await desk.publishChapter();
    await clearInvalidation();
  });

  it('goes with all its chapters by one decision, and comes back with them', async () => {
    const { id: _, ...stored } = sampleChapter('x', {
      comicId: 'simurgh',
      translator: { id: 'brought-in', name: 'B' },
    });
    // More than one run of its task takes.
    for (let number = 10; number <= 10 + TAKEDOWN_DOCUMENTS_A_RUN; number += 1) {
      await set(paths.chapter('simurgh', `simurgh-${number}-en`), { ...stored, number });
    }
    const chapters = await ids(paths.chapters('simurgh'));
    const comic = await at(paths.comic('simurgh'));
    const published = files('public/');
    await desk.takeDown(COMIC);
    expect([await ids(paths.chapters('simurgh')), await at(paths.comic('simurgh'))]).toEqual([[], undefined]);
    expect(files('public/')).toEqual([]);
    expect(await ids('dirty')).toEqual(
      expect.arrayContaining([
        'home',
        'comics',
        'catalog_1',
        'mostRead',
        'sitemap_1',
        'publisher_atlas',
        ...chapters.map((id) => `chapter_${id}`),
      ]),
    );
    expect(await desk.read(COMIC)).toMatchObject({ state: 'down', done: 58, total: 58 });
    expect(await desk.publishing.read('one')).toMatchObject({ state: 'unpublished' });
    await desk.giveBack(COMIC);
    expect(await ids(paths.chapters('simurgh'))).toEqual(chapters);
    // The chapters of this test came without what their comic keeps of them, which is derived when they come back.
    const derived = { chapterCount: chapters.length, newestChapter: expect.anything() as unknown };
    expect(await at(paths.comic('simurgh'))).toEqual({ ...comic, ...derived });
    expect(files('public/')).toEqual(published);
    expect(await desk.read(COMIC)).toMatchObject({ state: 'returned', done: 58 });
    expect(await desk.publishing.read('one')).toMatchObject({ state: 'published' });
    expect(await at(paths.removed())).toEqual({ ids: [] });
  });

  it('keeps what was taken down before it, when it is given back', async () => {
    await desk.takeDown(CHAPTER);
    await desk.takeDown(COMIC);
    await expect(desk.giveBack(CHAPTER)).rejects.toMatchObject(refused('comic-unpublished'));
    await desk.giveBack(COMIC);
    expect(await at(paths.chapter('simurgh', ID))).toBeUndefined();
    await desk.giveBack(CHAPTER);
    expect(await at(paths.chapter('simurgh', ID))).toBeDefined();
  });

  it('takes chapters with it that are on their way, which can be published once it is back', async () => {
    await desk.addChapter('two', 'layla', { number: 7 });
    await desk.publishing.decide('two');
    await desk.takeDown(COMIC);
    await desk.publishing.drain();
    await desk.later(200);
    await desk.publishing.sweep();
    await desk.publishing.drain();
    expect([await ids(paths.chapters('simurgh')), files('public/')]).toEqual([[], []]);
    expect(await desk.publishing.read('two')).toMatchObject({ state: 'unpublished', publication: 'done' });
    await desk.giveBack(COMIC);
    const stopped = await desk.publishing.read('two');
    expect(stopped).toMatchObject({ state: 'unpublished' });
    // Its owner reads no more that it is taken down.
    expect(stopped).not.toHaveProperty('takedown');
    expect(stopped).not.toHaveProperty('takenDownFor');
    expect(await at(paths.review(reviewIds.submission('two')))).toMatchObject({
      decisions: [{ verdict: 'unpublished' }],
    });
    await republish(desk.admin(), { submissionId: 'two', requestId: 'bring-back' });
    await desk.publishing.hear('two');
    await desk.publishing.drain();
    expect(await at(paths.chapter('simurgh', 'simurgh-7-ar_layla'))).toBeDefined();
  });

  it('is not brought again under another address, where rights were the reason', async () => {
    const own = { kind: 'comic', comicId: 'the-salt-caravan' } as const;
    await desk.addComic('comic');
    await desk.publishing.decide('comic');
    await desk.publishing.drain();
    await desk.takeDown(own);
    await desk.addComic('again');
    expect(await desk.publishing.needsOf('again')).toMatchObject({ 'not-taken-down': false });
    await desk.giveBack(own);
    expect(await desk.publishing.needsOf('again')).toMatchObject({ 'not-taken-down': true });
  });

  it('leaves alone an article and a person that are named alike', async () => {
    const { slug: _, ...blog } = sampleBlog('simurgh');
    await set(paths.blog('simurgh'), {
      ...blog,
      picture: {
        en: sampleImage('simurgh').sources && {
          ...sampleImage('simurgh'),
          sources: [{ path: 'public/simurgh-aaaaaaaaaaaaaaaa/picture.webp', width: 640 }],
        },
      },
    });
    desk.bucket.put('public/simurgh-aaaaaaaaaaaaaaaa/picture.webp', Buffer.from('a picture'));
    await desk.takeDown(COMIC);
    expect(files('public/')).toEqual(['public/simurgh-aaaaaaaaaaaaaaaa/picture.webp']);
  });
});

describe('the names of a comic that is taken down', () => {
  const names = {
    comicId: 'simurgh',
    version: 1,
    terms: [{ id: 'ziad', kind: 'person', renderings: { en: 'Ziad' } }],
  };
  beforeEach(() => set(paths.glossary('simurgh'), names));

  it('are there again with it', async () => {
    await desk.takeDown(COMIC);
    await desk.later(200);
    await desk.giveBack(COMIC);
    expect(await at(paths.glossary('simurgh'))).toEqual(names);
  });

  it('go once its time is over, and not with one of its chapters', async () => {
    await desk.takeDown(IMPORTED);
    await desk.later(41 * DAY);
    expect(await at(paths.glossary('simurgh'))).toEqual(names);
    await desk.takeDown(COMIC);
    await desk.later(200);
    await desk.later(41 * DAY);
    expect(await ids('glossaries')).toEqual([]);
  });
});

describe('a take-down that fails', () => {
  it('is parked with its error, and tried again when an admin says so', async () => {
    const bucket = desk.bucket.paced(async () => {
      throw new Error('The bucket is away.');
    });
    const takedownId = await desk.decide(IMPORTED);
    for (let tries = 0; tries < 10; tries += 1) {
      await desk.run(takedownId, { bucket }).catch(() => {});
      desk.stage.pass(200);
    }
    expect(await desk.read(IMPORTED)).toMatchObject({
      state: 'parked',
      error: 'The bucket is away.',
      dueAt: null,
    });
    await retryTakedown(desk.admin(), { takedownId });
    await retryTakedown(desk.admin(), { takedownId });
    await desk.hear(takedownId);
    await desk.drain();
    expect(await desk.read(IMPORTED)).toMatchObject({ state: 'down' });
    expect(files('public/simurgh-1-en-')).toEqual([]);
  });
});

import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { comicSchema } from '@rawi/model/truth/comic';
import { FILES_A_RUN, LEFTOVER_DAYS, PUBLICATION_TRIES, REPLACED_HOURS } from '@rawi/model/truth/publication';
import { publisherSchema } from '@rawi/model/truth/publisher';
import { reading } from '@rawi/model/truth/tolerant';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { writeComic } from '../testing/write-comic.ts';

let backend: EmulatedFirestore;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('publish');
});
beforeEach(async () => {
  backend.clear();
  desk = publishingDesk(backend.firestore);
  await desk.addPerson('layla');
  await desk.addNames();
});
afterAll(() => backend.stop());

const ID = 'simurgh-6-ar_layla';
const at = async (path: string) => (await backend.firestore.doc(path).get()).data();
const ids = async (collection: string) =>
  (await backend.firestore.collection(collection).get()).docs.map(({ id }) => id).toSorted();
const chapterAt = async (id = ID) => {
  const data = await at(paths.chapter('simurgh', id));
  return data && reading(chapterSchema).parse(data);
};
const comicAt = async (id: string) => reading(comicSchema).parse(await at(paths.comic(id)));
const isPublic = (path: string) => path.startsWith('public/');
const names = (folder: string) =>
  desk.bucket
    .paths()
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length));
const DAY = 24 * 60 * 60;

/** A comic with one chapter in English, as the importer leaves it. */
const addSimurgh = () =>
  writeComic(backend.firestore, sampleComic('simurgh', { chapterCount: 1 }), [
    sampleChapter('simurgh-1-en', { comicId: 'simurgh', number: 1 }),
  ]);

describe('a chapter that is published', () => {
  beforeEach(addSimurgh);

  it('reaches readers with its pages, its cover and its copy for download', async () => {
    await desk.addChapter('one', 'layla', { title: 'The nest' });
    await desk.decide('one');
    desk.stage.pass(60);
    await desk.drain();
    const chapter = await chapterAt();
    const folder = chapter?.manifest?.folder ?? '';
    expect(folder).toMatch(/^public\/simurgh-6-ar_layla-[0-9a-f]{16}$/);
    expect(chapter).toMatchObject({
      comicId: 'simurgh',
      number: 6,
      language: 'ar',
      title: 'The nest',
      translator: { id: 'layla', name: 'Name of layla' },
      pageCount: 3,
      pdf: { path: `${folder}/chapter.pdf`, bytes: 1000 },
      cover: { sources: [{ path: `${folder}/cover-160.webp`, width: 160 }] },
      readingDirection: 'rtl',
      downloadable: true,
      views: 0,
      reactions: { likes: 0, dislikes: 0 },
      publishedAt: desk.stage.now(),
    });
    expect(chapter?.sha256).toHaveLength(64);
    expect(names(`${folder}/`)).toEqual([
      '1-8.webp',
      '2-8.webp',
      '3-8.webp',
      'chapter.pdf',
      'cover-160.webp',
      'credits-unnamed.part',
      'credits.part',
      'strip-150.webp',
      'strip-300.webp',
    ]);
    expect(await desk.read('one')).toMatchObject({
      state: 'published',
      publication: 'done',
      comicId: 'simurgh',
      chapterId: ID,
      since: { published: desk.stage.now() },
    });
    expect(await desk.work('one')).toMatchObject({ step: 'done', lease: null, tries: 0, error: null });
  });

  it('has credits for its copy for download, with the name of its translator and without', async () => {
    await desk.addChapter('one', 'layla', { title: 'The nest' });
    await desk.decide('one');
    await desk.drain();
    const { pdf, credits } = (await chapterAt()) ?? {};
    const said = (path = '') => JSON.parse(String(desk.bucket.files.get(path)?.bytes));
    expect(said(credits?.named?.path)).toMatchObject({
      comic: 'سلسلة simurgh',
      number: 6,
      title: 'The nest',
      translator: 'Name of layla',
      address: 'https://rawi.example/comic/simurgh',
      readingDirection: 'rtl',
    });
    expect(said(credits?.unnamed.path)).not.toHaveProperty('translator');
    expect(desk.bucket.files.get(credits?.named?.path ?? '')?.bytes).toHaveLength(credits?.named?.bytes ?? 0);
    // Of the copy itself only its end is read, and it is copied as it was.
    expect(desk.bucket.files.get(pdf?.path ?? '')?.bytes.toString()).toBe('the copy chapter-of-one');
  });

  it('keeps its cover apart from its first page, where it has one', async () => {
    await desk.addChapter('one', 'layla', { cover: 'file' });
    await desk.decide('one');
    await desk.drain();
    const path = (await chapterAt())?.cover.sources[0]?.path ?? '';
    expect(desk.bucket.files.get(path)?.bytes.toString()).toBe('the cover cover-of-one');
  });

  it('is rated as its reviewer said, and as its comic where they said so', async () => {
    await desk.addChapter('one', 'layla', { ageRating: 'everyone' });
    await desk.decide('one', undefined, { ageRating: '16', contentNotes: ['flashing', 'blood'] });
    await desk.addChapter('two', 'layla', { number: 7, ageRating: '18' });
    await desk.decide('two', undefined, { ageRating: 'asTheComic', contentNotes: [] });
    await desk.drain();
    expect(await chapterAt()).toMatchObject({ ageRating: '16', contentNotes: ['blood', 'flashing'] });
    expect(await chapterAt('simurgh-7-ar_layla')).not.toHaveProperty('ageRating');
    expect((await comicAt('simurgh')).newestChapter).toMatchObject({ ar: { number: 7 } });
    expect((await comicAt('simurgh')).firstChapter).toMatchObject({ ar: { number: 6, ageRating: '16' } });
  });

  it('is counted by its comic and its translator, and invalidates the pages that show it', async () => {
    await desk.addChapter('one');
    await desk.decide('one');
    await desk.drain();
    expect(await comicAt('simurgh')).toMatchObject({
      languages: ['en', 'ar'],
      chapterCount: 2,
      newestChapter: { ar: { id: ID, number: 6 } },
    });
    expect(await at(paths.translator('layla'))).toMatchObject({
      name: 'Name of layla',
      publishedChapters: 1,
    });
    expect(await ids(paths.invalidations())).toEqual(
      expect.arrayContaining([`chapter_${ID}`, 'comic_simurgh', 'home', 'translator_layla']),
    );
  });

  it('is announced to its owner once, by a notification and a mail', async () => {
    await desk.addChapter('one', 'layla', {}, { appeal: { revision: 1, at: desk.stage.now() } });
    await desk.decide('one');
    await desk.drain();
    expect(await at(paths.notification('layla', 'decision:decision-of-one'))).toMatchObject({
      kind: 'decision',
      about: 'chapter',
      verdict: 'published',
      appeal: true,
      title: 'Series simurgh',
      names: { ar: 'سلسلة simurgh' },
      number: 6,
      comicSlug: 'simurgh',
      chapterId: ID,
      submissionId: 'one',
    });
    expect(await at(paths.outboxMail('decision:decision-of-one'))).toMatchObject({ to: 'layla@example.com' });
    expect(await at(paths.inbox('layla'))).toMatchObject({ unread: 1 });
  });

  it('leaves what reviewers compare, and nothing that readers have, where it was staged', async () => {
    await desk.addChapter('one');
    await desk.decide('one');
    await desk.drain();
    expect(names('staging/').map((path) => path.slice(path.lastIndexOf('/') + 1))).toEqual([
      '1.jpg',
      '2.jpg',
      '3.jpg',
      'cover.json',
      'manifest.json',
      'pages-1-3.json',
      'pages.json',
      'panels.json',
    ]);
    desk.stage.pass(LEFTOVER_DAYS * DAY - 60);
    expect(await desk.sweep()).toBe(0);
    desk.stage.pass(60);
    expect(await desk.sweep()).toBe(1);
    await desk.drain();
    expect(names('staging/').every((path) => path.endsWith('.json'))).toBe(true);
    expect(desk.uploads.paths()).toEqual([]);
    // Its pages and what is made of them, and two that are blurred.
    expect(desk.bucket.paths().filter(isPublic)).toHaveLength(10 + 2);
    expect(await desk.work('one')).toMatchObject({ dueAt: null });
  });

  it('is copied by several tasks where it has many files', async () => {
    await desk.addChapter('one');
    const folder = desk.folderOf('layla', 'chapter-of-one');
    const pages = 2 * FILES_A_RUN + 1;
    const manifest: unknown = JSON.parse(String(desk.bucket.files.get(`${folder}/manifest.json`)?.bytes));
    const images = Array.from({ length: pages }, () => '8x12#000000');
    desk.bucket.put(`${folder}/manifest.json`, Buffer.from(JSON.stringify({ ...Object(manifest), images })));
    for (let page = 1; page <= pages; page += 1) {
      desk.bucket.put(`${folder}/${page}-8.webp`, Buffer.from(`page ${page}`));
    }
    await desk.decide('one');
    const [first] = desk.queue.splice(0);
    await desk.run(first ?? '');
    expect(desk.bucket.paths().filter(isPublic)).toHaveLength(FILES_A_RUN);
    expect(desk.queue).toEqual(['one']);
    await desk.drain();
    expect(desk.bucket.paths().filter(isPublic)).toHaveLength(pages + 7 + 2);
    expect((await chapterAt())?.manifest?.images).toHaveLength(pages);
  });

  it('never comes out, where the profile of who translated it goes at the last moment', async () => {
    await desk.addChapter('one');
    await desk.decide('one');
    await backend.firestore.doc(paths.user('layla')).delete();
    await desk.drain();
    expect(await chapterAt()).toBeUndefined();
    expect(await ids('outbox')).toEqual([]);
  });

  it('is not published where its submission is gone, and nothing of it stays', async () => {
    await desk.addChapter('one');
    await desk.decide('one');
    const paused = desk.bucket.paced(async () => {
      await backend.firestore.doc(paths.submission('one')).delete();
    });
    await desk.run('one', { bucket: paused });
    expect(await chapterAt()).toBeUndefined();
    expect(desk.bucket.paths().filter(isPublic)).toEqual([]);
    expect(await ids('publications')).toEqual([]);
  });
});

describe('a comic that is published', () => {
  it('reaches readers with its cover and the pictures that are shared of it', async () => {
    await desk.addComic('one', 'layla', { language: 'ar', translatedName: 'قافلة الملح', otherName: 'Salt' });
    await desk.decide('one');
    await desk.drain();
    const comic = await comicAt('the-salt-caravan');
    const folder = comic.cover.ar?.sources[0]?.path.replace('/cover-160.webp', '') ?? '';
    expect(comic).toMatchObject({
      slug: 'the-salt-caravan',
      series: 'The Salt Caravan',
      otherName: 'Salt',
      names: { ar: 'قافلة الملح' },
      publisher: { id: 'blue-minaret', name: { en: 'Blue Minaret' } },
      writer: { id: 'amal', name: { en: 'Amal' } },
      artists: [{ id: 'karim', name: { en: 'Karim' } }],
      genres: [{ id: 'adventure', name: { en: 'Adventure', ar: 'مغامرات' } }],
      status: 'ongoing',
      ageRating: '16',
      contentNotes: ['violence', 'blood'],
      shareCards: { en: `${folder}/share-en.jpg` },
      shelf: 1,
      chapterCount: 0,
      languages: [],
    });
    expect(comic.searchKeys).toContain('caravan');
    expect(comic.description).toEqual({
      en: 'Written by Amal, drawn by Karim.',
      ar: 'تأليف Amal ورسم Karim.',
    });
    expect(names(`${folder}/`)).toEqual(['cover-160.webp', 'share-en.jpg']);
    expect(await at(paths.person('karim'))).toEqual({ name: { en: 'Karim' }, searchKeys: expect.any(Array) });
    expect(publisherSchema.parse(await at(paths.publisher('blue-minaret')))).toMatchObject({
      name: { en: 'Blue Minaret' },
      comicCount: 1,
      covers: [comic.cover],
    });
    expect(await at(paths.catalogueCounts())).toEqual({ comics: 1, publishers: 1, arrivals: 1 });
    expect(await ids(paths.invalidations())).toEqual(
      expect.arrayContaining(['comic_the-salt-caravan', 'comics', 'comics_1', 'home']),
    );
    expect(await desk.read('one')).toMatchObject({ publication: 'done', comicId: 'the-salt-caravan' });
    expect(await at(paths.notification('layla', 'decision:decision-of-one'))).toMatchObject({
      about: 'comic',
      title: 'The Salt Caravan',
      chapterId: null,
    });
  });

  it('shares a new publisher with another that is published at the same time', async () => {
    await desk.addPerson('sara');
    await desk.addComic('one');
    await desk.addComic('two', 'sara', { series: 'Another' });
    await Promise.all([desk.decide('one'), desk.decide('two')]);
    await Promise.all([desk.run('one'), desk.run('two')]);
    expect(await ids('publishers')).toEqual(['blue-minaret']);
    expect(await at(paths.publisher('blue-minaret'))).toMatchObject({ comicCount: 2, arrivals: 2 });
    expect(await at(paths.catalogueCounts())).toEqual({ comics: 2, publishers: 1, arrivals: 2 });
    expect(await ids(paths.people())).toEqual(['amal', 'karim']);
  });
});

describe('a replacement', () => {
  beforeEach(async () => {
    await addSimurgh();
    await desk.addChapter('one', 'layla', { title: 'The nest' });
    await desk.decide('one');
    await desk.drain();
    await backend.firestore
      .doc(paths.chapter('simurgh', ID))
      .update({ views: 12, reactions: { likes: 3, dislikes: 1 }, unknown: 'kept' });
    await desk.addChapter(
      'two',
      'layla',
      { downloadable: false },
      { replaces: 'one', comicId: 'simurgh', chapterId: ID },
    );
    desk.stage.pass(DAY);
  });

  it('takes the place of the pages, and nothing else changes for readers', async () => {
    const before = await chapterAt();
    await desk.decide('two');
    await desk.drain();
    const after = await chapterAt();
    expect(after).toMatchObject({
      views: 12,
      reactions: { likes: 3, dislikes: 1 },
      publishedAt: before?.publishedAt,
      downloadable: false,
    });
    expect(after).not.toHaveProperty('title');
    expect(await at(paths.chapter('simurgh', ID))).toMatchObject({ unknown: 'kept' });
    expect(after?.manifest?.folder).not.toBe(before?.manifest?.folder);
    expect(await at(paths.translator('layla'))).toMatchObject({ publishedChapters: 1 });
    expect(await desk.read('one')).toMatchObject({ state: 'published', replacedBy: 'two' });
    expect(await desk.read('two')).toMatchObject({ state: 'published', publication: 'done', chapterId: ID });
  });

  it('leaves the pages that somebody is reading for a day', async () => {
    const folder = (await chapterAt())?.manifest?.folder ?? '';
    await desk.decide('two');
    await desk.drain();
    desk.stage.pass(REPLACED_HOURS * 3600 - 60);
    expect(await desk.sweep()).toBe(0);
    expect(names(`${folder}/`)).toHaveLength(9);
    desk.stage.pass(60);
    expect(await desk.sweep()).toBe(1);
    await desk.drain();
    expect(names(`${folder}/`)).toEqual([]);
    expect(names(`${(await chapterAt())?.manifest?.folder}/`)).toHaveLength(9);
  });
});

describe('a publication that fails', () => {
  beforeEach(addSimurgh);

  it('is tried again from where it was, and parked after some', async () => {
    await desk.addChapter('one');
    await desk.decide('one');
    const broken = desk.bucket.paced(async () => {
      throw new Error('No line.');
    });
    for (let tries = 1; tries < PUBLICATION_TRIES; tries += 1) {
      await expect(desk.run('one', { bucket: broken })).rejects.toThrow('No line.');
      expect(await desk.work('one')).toMatchObject({
        error: 'No line.',
        lease: null,
        dueAt: expect.any(Date),
      });
    }
    await desk.run('one', { bucket: broken });
    expect(await desk.work('one')).toMatchObject({
      step: 'files',
      error: 'No line.',
      lease: null,
      dueAt: null,
    });
    expect(await desk.read('one')).toMatchObject({ state: 'published', publication: 'parked' });
    await desk.run('one');
    expect(await chapterAt()).toBeUndefined();
  });

  it('is parked at once where a file has vanished', async () => {
    await desk.addChapter('one');
    await desk.bucket.remove(`${desk.folderOf('layla', 'chapter-of-one')}/2-8.webp`);
    await desk.decide('one');
    await desk.drain();
    expect(await desk.read('one')).toMatchObject({ publication: 'parked' });
    expect((await desk.work('one'))?.error).toContain('2-8.webp is not there');
    expect(await chapterAt()).toBeUndefined();
  });

  it('is noticed where a copy is not what it was made of', async () => {
    await desk.addChapter('one');
    await desk.decide('one');
    const lossy = desk.bucket.paced(async () => {});
    lossy.copy = async (_, to) => {
      desk.bucket.put(to, Buffer.from('page 2 of chapter-of-onE'));
      return true;
    };
    await expect(desk.run('one', { bucket: lossy })).rejects.toThrow('is not what');
    expect(await chapterAt()).toBeUndefined();
  });

  it('leaves what another task holds to that task, until it has died', async () => {
    await desk.addChapter('one');
    await desk.decide('one');
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const held = desk.run('one', { bucket: desk.bucket.paced(() => gate) });
    await expect.poll(async () => (await desk.work('one'))?.lease).not.toBeNull();
    await desk.run('one');
    expect(await chapterAt()).toBeUndefined();
    desk.stage.pass(3600);
    await desk.run('one');
    const chapter = await chapterAt();
    expect(chapter).toBeDefined();
    go();
    await held;
    expect(await chapterAt()).toEqual(chapter);
    expect(await at(paths.inbox('layla'))).toMatchObject({ unread: 1 });
  });
});

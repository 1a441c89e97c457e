import { LOCALES } from '@rawi/model/lists/locales';
import { feedsOfComic } from '@rawi/model/pages/opds-feeds';
import type { PageDocument } from '@rawi/model/pages/pages';
import { paths, type storagePaths } from '@rawi/model/paths';
import {
  sampleBlog,
  sampleChapter,
  sampleComic,
  sampleComment,
  sampleImage,
  samplePublisher,
} from '@rawi/model/testing/samples';
import { REVIEWS, reviewIdOf } from '@rawi/model/truth/comic-review';
import { filesOfChapter, filesOfComic } from '@rawi/model/truth/named-files';
import { listKeysOf } from '@rawi/model/truth/public-list';
import { removedSchema } from '@rawi/model/truth/removed';
import type { Image } from '@rawi/model/truth/schemas';
import { TAKEDOWN_KINDS, type TakedownKind, type TakedownTarget } from '@rawi/model/truth/takedown';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { invalidateTargets } from '../pages/invalidate.ts';
import { sitemap } from '../served/sitemaps.ts';
import { rebuildPage } from '../tasks/rebuild-page.ts';
import { sampleTranslator } from '../testing/choices.ts';
import { type TakedownDesk, takedownDesk } from '../testing/takedown-desk.ts';
import { writeComic } from '../testing/write-comic.ts';
import { onCommentWritten } from '../triggers/on-comment-written.ts';
import { onUserWritten } from '../triggers/on-user-written.ts';

vi.setConfig({ testTimeout: 120_000 });

const DAY_SECONDS = 24 * 60 * 60;

/** Each target of the scene, and words by which all that shows it would be told; none of them occurs elsewhere. */
const TARGETS: Readonly<
  Record<TakedownKind, { readonly target: TakedownTarget; readonly words: readonly string[] }>
> = {
  comic: {
    target: { kind: 'comic', comicId: 'kestrel' },
    words: ['kestrel', 'Kestrel in Zaffre', 'Quillon', 'Nacreous'],
  },
  chapter: {
    target: { kind: 'chapter', comicId: 'kestrel', chapterId: 'kestrel-1-en' },
    words: ['kestrel-1-en', 'Quillon'],
  },
  article: { target: { kind: 'article', slug: 'gossamer' }, words: ['gossamer', 'Gossamer'] },
  cover: { target: { kind: 'cover', comicId: 'kestrel' }, words: ['kestrel-0123456789abcdef'] },
  photo: { target: { kind: 'photo', uid: 'layla' }, words: ['layla-0123456789abcdef'] },
  comment: { target: { kind: 'comment', comicId: 'kestrel', commentId: 'a' }, words: ['Nacreous'] },
};

/** Every kind of page: the scene has one of each, so a new kind fails until it is here and in the scene. */
const PAGES: Readonly<
  Record<PageDocument['kind'], 'looked at' | 'part of the kind before it' | 'in its place'>
> = {
  home: 'looked at',
  comic: 'looked at',
  chapter: 'looked at',
  comics: 'looked at',
  updates: 'looked at',
  transparency: 'looked at',
  publishers: 'looked at',
  publisher: 'looked at',
  publisherShelf: 'looked at',
  blogs: 'looked at',
  blogsPart: 'part of the kind before it',
  blog: 'looked at',
  catalog: 'looked at',
  mostRead: 'looked at',
  translators: 'looked at',
  search: 'looked at',
  sitemap: 'looked at',
  sitemapPart: 'part of the kind before it',
  sitemapList: 'looked at',
  list: 'looked at',
  reader: 'looked at',
  opdsComics: 'looked at',
  opdsGroups: 'looked at',
  translator: 'looked at',
  translatorPart: 'part of the kind before it',
  redirect: 'looked at',
  gone: 'in its place',
};

/** Every place of files, and what of a target may lie there afterwards. A new one does not compile until it is here. */
const PLACES: Readonly<Record<keyof typeof storagePaths, 'nothing' | 'under seal' | 'its id'>> = {
  incoming: 'nothing',
  incomingPhoto: 'nothing',
  incomingChapter: 'nothing',
  incomingCover: 'nothing',
  staging: 'nothing',
  stagedFile: 'nothing',
  stagedFolder: 'nothing',
  keptFolder: 'nothing',
  publicFolders: 'nothing',
  publicFolder: 'nothing',
  textFolder: 'nothing',
  sealed: 'under seal',
  ledger: 'its id',
};

let backend: EmulatedFirestore;
let desk: TakedownDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('nothing-left');
});
afterAll(() => backend.stop());

const set = (path: string, data: object) => backend.firestore.doc(path).set({ ...data });
const put = (images: readonly (Image | undefined)[]) => {
  for (const image of images)
    for (const { path } of image?.sources ?? []) desk.bucket.put(path, Buffer.from(path));
};

beforeEach(async () => {
  backend.clear();
  const { firestore } = backend;
  desk = takedownDesk(firestore);
  await desk.addPerson('layla');
  await desk.addStaff('admin', 'admin');
  const photo = sampleImage('layla');
  await backend.firestore.doc(paths.user('layla')).update({ photo, 'settings.publicPage': true });
  const translator = { id: 'layla', name: 'Name of layla' };
  await set(paths.translator('layla'), { ...sampleTranslator('Name of layla'), photo, publishedChapters: 2 });
  const { id: publisherId, ...publisher } = samplePublisher('atlas', { name: { en: 'Atlas' } });
  await set(paths.publisher(publisherId), { ...publisher, comicCount: 2, arrivals: 2 });
  await set(paths.catalogueCounts(), { comics: 2, publishers: 1, arrivals: 2 });
  const comic = sampleComic('kestrel', {
    series: 'Kestrel in Zaffre',
    names: {},
    description: { en: 'Of Zaffre.' },
    shareCards: { en: 'public/kestrel-0123456789abcdef/share-en.jpg' },
  });
  const chapters = ['1', '2'].map((number) =>
    sampleChapter(`kestrel-${number}-en`, {
      comicId: 'kestrel',
      number: Number(number),
      translator,
      shareCards: { en: `public/kestrel-${number}-en-0011223344556677/share-en.jpg` },
      ...(number === '1' && { title: 'Quillon' }),
    }),
  );
  await writeComic(firestore, comic, chapters);
  await set(paths.slug('kestrel-of-old'), { comicId: 'kestrel', slug: 'kestrel' });
  const other = sampleChapter('other-1-en', { comicId: 'other', number: 1, translator });
  await writeComic(firestore, sampleComic('other'), [other]);
  for (const path of [...filesOfComic(comic), ...chapters.flatMap(filesOfChapter)])
    desk.bucket.put(path, Buffer.from(path));
  const { slug, ...blog } = sampleBlog('gossamer', {});
  const texts = { en: { ...(blog.texts.en ?? blog.texts.ar), title: 'Gossamer' } };
  await set(paths.blog(slug), { ...blog, texts, languages: ['en'], body: { en: 'Gossamer.' } });
  const { slug: otherSlug, ...otherBlog } = sampleBlog('linen');
  await set(paths.blog(otherSlug), otherBlog);
  put([photo, blog.picture.en, blog.picture.ar]);
  const comment = sampleComment('layla', {
    text: 'Nacreous!',
    shows: true,
    likes: 0,
    replies: 0,
    parent: null,
  });
  await set(paths.comment('kestrel', 'a'), {
    ...comment,
    comic: { id: 'kestrel', slug: 'kestrel', series: comic.series, names: {} },
    author: { name: 'Name of layla', photo },
  });
  await set(paths.comment('kestrel', reviewIdOf('layla')), {
    ...comment,
    text: 'It flies.',
    parent: REVIEWS,
    comic: { id: 'kestrel', slug: 'kestrel', series: comic.series, names: {} },
    author: { name: 'Name of layla', photo, page: true },
  });
  const entries = [
    { kind: 'comic', comicId: 'kestrel' },
    { kind: 'chapter', comicId: 'kestrel', chapterId: chapters[0]?.id ?? '' },
    { kind: 'comic', comicId: 'other' },
  ] as const;
  const published = { publishedAt: desk.stage.now(), changedAt: desk.stage.now(), version: 1 };
  await set(paths.publicList('birds'), {
    owner: { kind: 'site' },
    name: 'Birds',
    entries,
    keys: listKeysOf(entries),
    ...published,
  });
  await set(paths.publicList('of-layla'), {
    owner: { kind: 'person', uid: 'layla', listId: 'own' },
    name: 'My birds',
    entries,
    keys: listKeysOf(entries),
    ...published,
  });
  await invalidateTargets(
    firestore,
    [
      { kind: 'home' },
      ...['birds', 'of-layla'].map((id) => ({ kind: 'list', id }) as const),
      { kind: 'reader', id: 'layla' },
      { kind: 'comics' },
      { kind: 'updates' },
      { kind: 'transparency' },
      { kind: 'shelf', shelf: '1' },
      { kind: 'publishers' },
      { kind: 'publisher', id: 'atlas' },
      { kind: 'publisherShelf', id: 'atlas', shelf: '1' },
      { kind: 'blogs' },
      { kind: 'mostRead' },
      ...feedsOfComic(sampleComic('kestrel'), true).map((feed) => ({ kind: 'opds', feed }) as const),
      { kind: 'translators' },
      { kind: 'catalog', part: '1' },
      { kind: 'sitemap', shelf: '1' },
      { kind: 'translator', id: 'layla' },
      ...['gossamer', 'linen'].map((id) => ({ kind: 'blog', id }) as const),
      ...['kestrel', 'kestrel-of-old', 'other'].map((id) => ({ kind: 'comic', id }) as const),
      ...[...chapters, other].map(({ id, comicId }) => ({ kind: 'chapter', id, comicId }) as const),
    ],
    desk.stage.now(),
  );
  await rebuildAll();
});

/** Answers every invalidation, as the queue would. */
async function rebuildAll(): Promise<void> {
  const { firestore } = backend;
  for (let left = true; left; ) {
    const { docs } = await firestore.collection(paths.invalidations()).get();
    left = docs.length > 0;
    for (const { id } of docs) {
      await rebuildPage({ firestore, now: desk.stage.now, enqueue: async () => {} }, { pageId: id });
      expect((await firestore.doc(paths.invalidation(id)).get()).get('error') ?? null).toBeNull();
    }
  }
}

const pagesNow = async () =>
  (await backend.firestore.collection(paths.pages()).get()).docs.map((page) => ({
    id: page.id,
    data: page.data(),
  }));

/** What everybody can read: pages, the catalogue as search reads it, sitemaps, and the truth that is public. */
async function shownNow(): Promise<Map<string, string>> {
  const { firestore } = backend;
  const shown = new Map((await pagesNow()).map(({ id, data }) => [`pages/${id}`, JSON.stringify(data)]));
  const read = async (pageId: string): Promise<unknown> =>
    (await firestore.doc(paths.page(pageId)).get()).data();
  for (const locale of LOCALES) {
    const source = { origin: 'https://rawi.example', read };
    shown.set(`sitemap of ${locale}`, (await sitemap(source, locale, undefined)) ?? '');
  }
  for (const name of ['comics', 'blogs', 'publishers', 'translators']) {
    for (const each of (await firestore.collection(name).get()).docs)
      shown.set(each.ref.path, JSON.stringify(each.data()));
  }
  for (const group of ['chapters', 'comments']) {
    for (const each of (await firestore.collectionGroup(group).get()).docs) {
      // What others have said of it stays with them, below what is gone.
      if (group === 'comments' && !(await firestore.doc(paths.comic('kestrel')).get()).exists) continue;
      shown.set(each.ref.path, JSON.stringify(each.data()));
    }
  }
  return shown;
}

const showing = async (words: readonly string[]) =>
  [...(await shownNow())].filter(([where, text]) =>
    // The page in its place has its address, and nothing else of it.
    words.some((word) => text.includes(word) || (where.includes(word) && !text.includes('"kind":"gone"'))),
  );

describe('what is taken down', () => {
  it('is looked for on every kind of page', async () => {
    const kinds = new Set((await pagesNow()).map(({ data }) => String(data['kind'])));
    const wanted = Object.entries(PAGES).filter(([, how]) => how === 'looked at');
    expect([...kinds].toSorted()).toEqual(wanted.map(([kind]) => kind).toSorted());
  });

  it.each(TAKEDOWN_KINDS)('a %s leaves nothing of it where anybody looks', async (kind) => {
    const { target, words } = TARGETS[kind];
    expect((await showing(words)).length).toBeGreaterThan(0);
    const [user, comment] = [await readUser(), await readComment()];
    await desk.takeDown(target, { reason: 'harmful' });
    // What triggers do about a profile and a comment that have changed.
    await onUserWritten(
      { firestore: backend.firestore, published: desk.bucket, now: desk.stage.now },
      'layla',
      {
        before: user,
        after: await readUser(),
      },
    );
    const written = { before: comment, after: await readComment() };
    const context = { firestore: backend.firestore, now: desk.stage.now };
    await onCommentWritten(context, { comicId: 'kestrel', commentId: 'a' }, written);
    await rebuildAll();
    expect((await showing(words)).map(([where]) => where)).toEqual([]);
    expect(filesOf(words)).toEqual([]);
    if (kind === 'comic' || kind === 'chapter') {
      const { ids } = removedSchema.parse((await backend.firestore.doc(paths.removed()).get()).data());
      const id = 'chapterId' in target ? target.chapterId : 'kestrel';
      expect(ids).toContainEqual(expect.objectContaining({ id, takenDown: true }));
    }
  });

  it('says at its addresses that it is gone, also at former ones and of each chapter, until it is back', async () => {
    const { target } = TARGETS.comic;
    await desk.takeDown(target, { reason: 'harmful' });
    await rebuildAll();
    const gone = (await pagesNow()).filter(({ data }) => data['kind'] === 'gone');
    expect(gone.map(({ id, data: { payload } }) => [id, payload])).toEqual([
      ['chapter_kestrel-1-en', { what: 'chapter' }],
      ['chapter_kestrel-2-en', { what: 'chapter' }],
      ['comic_kestrel', { what: 'comic' }],
      ['comic_kestrel-of-old', { what: 'comic' }],
    ]);
    await desk.giveBack(target);
    await rebuildAll();
    expect((await pagesNow()).filter(({ data }) => data['kind'] === 'gone')).toEqual([]);
  });

  it('says at the address of an article that it is gone, also when its seal is over, until it is back', async () => {
    const { target } = TARGETS.article;
    const page = async () => (await backend.firestore.doc('pages/blog_gossamer').get()).data();
    await desk.takeDown(target, { reason: 'harmful' });
    await rebuildAll();
    expect(await page()).toMatchObject({ kind: 'gone', payload: { what: 'article' } });
    await desk.giveBack(target);
    await rebuildAll();
    expect(await page()).toMatchObject({ kind: 'blog' });

    await desk.takeDown(target, { reason: 'harmful' });
    await desk.later(31 * DAY_SECONDS);
    await expect(desk.giveBack(target)).rejects.toThrow();
    await invalidateTargets(backend.firestore, [{ kind: 'blog', id: 'gossamer' }], desk.stage.now());
    await rebuildAll();
    expect(await page()).toMatchObject({ kind: 'gone', payload: { what: 'article' } });
  });

  it('leads from the address of a chapter to its comic, while that is there', async () => {
    const pageOfChapter = async () =>
      (await backend.firestore.doc('pages/chapter_kestrel-1-en').get()).data();
    await desk.takeDown(TARGETS.chapter.target, { reason: 'harmful' });
    await rebuildAll();
    expect(await pageOfChapter()).toMatchObject({
      kind: 'gone',
      payload: { what: 'chapter', comicId: 'kestrel' },
    });
    await desk.takeDown(TARGETS.comic.target, { reason: 'harmful' });
    await rebuildAll();
    expect(await pageOfChapter()).toMatchObject({ kind: 'gone', payload: { what: 'chapter' } });
    expect((await showing(TARGETS.comic.words)).map(([where]) => where)).toEqual([]);
  });

  it('lies in no place of files but under seal', () => {
    const open = Object.entries(PLACES).filter(([, what]) => what === 'under seal');
    expect(open.map(([place]) => place)).toEqual(['sealed']);
  });
});

const readUser = async () => (await backend.firestore.doc(paths.user('layla')).get()).data();
const readComment = async () => (await backend.firestore.doc(paths.comment('kestrel', 'a')).get()).data();

/** Files of it that lie anywhere but under seal; the ledger has its id, and that is all. */
function filesOf(words: readonly string[]): string[] {
  return [...desk.bucket.paths(), ...desk.uploads.paths()].filter(
    (path) => !/^(sealed|ledger)\//.test(path) && words.some((word) => path.includes(word)),
  );
}

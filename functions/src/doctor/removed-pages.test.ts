import { pageIds } from '@rawi/model/page-ids';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { paths } from '@rawi/model/paths';
import { chapterIdOf } from '@rawi/model/truth/chapter-id';
import type { TakedownTarget } from '@rawi/model/truth/takedown';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { unpublish } from '../calls/unpublish.ts';
import { invalidateTargets } from '../pages/invalidate.ts';
import { healthySite, THERE, type TreatedSite } from '../testing/patient.ts';
import { look, repairAll } from './look.ts';
import { removedChapter } from './removed-pages.ts';

/** The pages in the place of what was taken from readers: derived too, and built again once they are lost. */

const { comicId, article } = THERE;
const YEAR = 366 * 24 * 60 * 60;

let backend: EmulatedFirestore;
let site: TreatedSite;
beforeAll(async () => {
  backend = await emulatedFirestore('doctor-removed-pages');
});
beforeEach(async () => {
  site = await healthySite(backend);
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const findings = async () => (await look(site.patient)).map(({ check, id }) => `${check} ${id}`).toSorted();
const chapterPage = () => paths.page(pageIds.chapter(site.chapterId));
const COMIC_PAGE = paths.page(pageIds.comic(comicId));
const ARTICLE_PAGE = paths.page(pageIds.blog(article));

async function pages(): Promise<Readonly<Record<string, unknown>>> {
  const { docs } = await backend.firestore.collection(paths.pages()).get();
  return Object.fromEntries(docs.map((page) => [page.ref.path, page.data()]));
}

async function takeDown(target: TakedownTarget): Promise<void> {
  await site.desk.takeDown(target);
  await site.settle();
}

/** What may lag by design: lists of search; and mail, which is sent elsewhere. */
async function catchUp(): Promise<void> {
  await invalidateTargets(
    backend.firestore,
    [{ kind: 'mostRead' }, { kind: 'translators' }],
    site.patient.now(),
  );
  await site.settle();
  await backend.firestore.recursiveDelete(backend.firestore.collection('outbox'));
}

/** All pages go, and the doctor has them built again. */
async function loseAllPages(): Promise<void> {
  await backend.firestore.recursiveDelete(backend.firestore.collection(paths.pages()));
  for (let run = 0; run < 2; run += 1) {
    expect((await repairAll(site.patient, await look(site.patient))).failed).toEqual([]);
    await site.settle();
  }
}

const REMOVED: readonly (readonly [
  what: string,
  take: () => Promise<void>,
  gone: () => readonly string[],
])[] = [
  ['an article', () => takeDown({ kind: 'article', slug: article }), () => [ARTICLE_PAGE]],
  [
    'a chapter',
    () => takeDown({ kind: 'chapter', comicId, chapterId: site.chapterId }),
    () => [chapterPage()],
  ],
  [
    'a comic with its chapters',
    () => takeDown({ kind: 'comic', comicId }),
    () => [COMIC_PAGE, chapterPage()],
  ],
  [
    'a comic whose seal is over',
    async () => {
      await takeDown({ kind: 'comic', comicId });
      await site.desk.later(YEAR);
      await site.settle();
      expect((await backend.firestore.collection(paths.sealedDocuments()).get()).size).toBe(0);
    },
    () => [COMIC_PAGE, chapterPage()],
  ],
  [
    'a chapter that was unpublished',
    async () => {
      const request = {
        submissionId: 'two',
        requestId: 'unpublish',
        reason: 'rights',
        forGood: false,
      } as const;
      await unpublish(site.desk.admin(), request);
      await site.desk.publishing.hear('two');
      await site.settle();
    },
    () => [chapterPage()],
  ],
];

describe('the page in the place of what was taken from readers', () => {
  it.each(REMOVED)('%s: is as it should be, and is built again once it is lost', async (_, take, gone) => {
    await take();
    await catchUp();
    expect(await findings()).toEqual([]);
    const before = await pages();
    for (const path of gone()) expect(before[path]).toMatchObject({ kind: 'gone' });
    await loseAllPages();
    expect(await pages()).toEqual(before);
    expect(await findings()).toEqual([]);
  });

  it('stays where nothing knows any more what was there', async () => {
    await takeDown({ kind: 'comic', comicId });
    for (const path of [paths.takedowns(), paths.sealedDocuments(), 'removed'])
      await backend.firestore.recursiveDelete(backend.firestore.collection(path));
    const found = await findings();
    expect(found.filter((each) => each.startsWith('page-'))).toEqual([]);
  });

  it('goes where the chapter is there all the same', async () => {
    const chapter = await pages();
    await at(chapterPage()).set({ version: PAGE_VERSION, kind: 'gone', payload: { what: 'chapter' } });
    expect(await findings()).toEqual([`page-differs ${chapterPage()}`]);
    await repairAll(site.patient, await look(site.patient));
    await site.settle();
    expect(await pages()).toEqual(chapter);
  });

  it('is looked for in a sample too', async () => {
    await takeDown({ kind: 'comic', comicId });
    await at(chapterPage()).delete();
    const found = await look({ ...site.patient, all: false });
    expect(found.map(({ check, id }) => `${check} ${id}`)).toEqual([`page-missing ${chapterPage()}`]);
  });
});

describe('the comic of a removed chapter of which only the id is known', () => {
  it.each([
    ['salt-1-en', 'salt'],
    ['the-salt-caravan-6_5-ar_layla', 'the-salt-caravan'],
    ['area-51-12-en', 'area-51'],
    [chapterIdOf('salt', 1e-7, 'en', 'amal'), 'salt'],
  ])('of %s is %s', (id, of) => {
    expect(removedChapter(id)).toEqual({ kind: 'chapter', id, comicId: of });
  });
});

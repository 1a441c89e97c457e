import { pageIds } from '@rawi/model/page-ids';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { paths } from '@rawi/model/paths';
import { samplePages } from '@rawi/model/testing/sample-pages';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { outdatedPages } from '../data/outdated-pages.ts';
import { renewPage } from '../pages/renew-page.ts';
import { type PageQueue, pageQueue } from '../testing/page-queue.ts';
import { writeComic } from '../testing/write-comic.ts';
import { renewPages } from './renew-pages.ts';

vi.setConfig({ testTimeout: 120_000 });

let emulated: EmulatedFirestore;
beforeAll(async () => {
  emulated = await emulatedFirestore('renew-pages');
});
afterAll(() => emulated.stop());
let queue: PageQueue;
beforeEach(() => {
  emulated.clear();
  queue = pageQueue(emulated.firestore);
});

const page = async (id: string) => (await emulated.firestore.doc(paths.page(id)).get()).data();
const write = (id: string, document: object) => emulated.firestore.doc(paths.page(id)).set(document);
const outdated = async () => (await outdatedPages(emulated.firestore).get()).docs.map(({ id }) => id);
const renew = (served: number | 'nothing' = PAGE_VERSION) =>
  renewPages({
    firestore: emulated.firestore,
    now: queue.now,
    servedVersion: async () => (served === 'nothing' ? undefined : served),
  });
async function runQueue() {
  for (let task = queue.take(false); task; task = queue.take(false)) await queue.run(task);
}

const FORMER = PAGE_VERSION - 1;
const sample = (kind: string) => samplePages().find((each) => each.kind === kind) ?? expect.fail(kind);
const BUILT = ['home', 'comic_one', 'chapter_one-1-en', 'comics'] as const;
const LISTS = [
  [pageIds.search(), sample('search')],
  [pageIds.sitemapList(), sample('sitemapList')],
  ['chapter_taken', { ...sample('gone'), payload: { what: 'chapter' } }],
] as const;

/** A small catalogue whose pages are all of the version before; resolves to what they were. */
async function formerPages(): Promise<Map<string, object | undefined>> {
  await writeComic(emulated.firestore, sampleComic('one'), [sampleChapter('one-1-en')]);
  await queue.invalidate({ kind: 'home' });
  await queue.invalidate({ kind: 'comic', id: 'one' });
  await queue.invalidate({ kind: 'chapter', id: 'one-1-en', comicId: 'one' });
  await queue.invalidate({ kind: 'comics' });
  await runQueue();
  for (const [id, document] of LISTS) await write(id, document);
  const ids = [...BUILT, ...LISTS.map(([id]) => id)];
  const before = new Map<string, object | undefined>();
  for (const id of ids) {
    before.set(id, await page(id));
    await emulated.firestore.doc(paths.page(id)).update({ version: FORMER });
  }
  return before;
}

describe('after the version of the pages was raised', () => {
  it('all pages are built again from the truth, and what lists them is converted', async () => {
    const before = await formerPages();
    expect((await outdated()).toSorted()).toEqual([...before.keys()].toSorted());
    expect(await renew()).toBe(before.size);
    expect((await outdated()).toSorted()).toEqual([...BUILT].toSorted());
    expect(await renew(), 'all of them wait').toBe(0);
    queue.pass(61);
    await queue.sweep();
    await runQueue();
    expect(await outdated()).toEqual([]);
    for (const [id, document] of before) expect(await page(id), id).toEqual(document);
    expect(await renew()).toBe(0);
  });

  it.each(['nothing', FORMER, PAGE_VERSION + 1] as const)(
    'no page is touched while the site answers with %s',
    async (served) => {
      await formerPages();
      const old = await outdated();
      expect(await renew(served)).toBe(0);
      expect(await outdated()).toEqual(old);
      expect(await queue.invalidationOf('home')).toBeUndefined();
    },
  );

  it('nothing is invalidated while many changes wait for their pages', async () => {
    await formerPages();
    const batch = emulated.firestore.batch();
    for (let index = 0; index < 200; index += 1) {
      batch.set(emulated.firestore.doc(paths.invalidation(`blog_${index}`)), { dueAt: queue.now() });
    }
    await batch.commit();
    const old = await outdated();
    expect(await renew()).toBe(0);
    expect(await outdated()).toEqual(old);
  });

  it('pages of a newer version are left alone', async () => {
    await write('home', { ...sample('home'), version: PAGE_VERSION + 1 });
    expect(await renew()).toBe(0);
    expect(await page('home')).toMatchObject({ version: PAGE_VERSION + 1 });
  });

  it('a page whose rebuild was given up is not begun again and again', async () => {
    await write('home', { ...sample('home'), version: FORMER });
    await emulated.firestore
      .doc(paths.invalidation('home'))
      .set({ error: 'It cannot be built.', dueAt: null });
    expect(await renewPage(emulated.firestore, { id: 'home', document: sample('home') }, queue.now())).toBe(
      false,
    );
    expect(await renew()).toBe(0);
    expect(await queue.invalidationOf('home')).toEqual({ error: 'It cannot be built.', dueAt: null });
  });

  it('a list is not written over one that was renewed meanwhile', async () => {
    const list = sample('search');
    await write('search', list);
    const stale = { id: 'search', document: { ...list, version: FORMER, payload: { parts: [] } } };
    expect(await renewPage(emulated.firestore, stale, queue.now())).toBe(false);
    expect(await page('search')).toEqual(list);
  });
});

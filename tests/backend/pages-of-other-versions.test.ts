import { LOCALES } from '@rawi/model/lists/locales';
import { pageIds } from '@rawi/model/page-ids';
import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { comicPayloadSchema } from '@rawi/model/pages/pages';
import { paths } from '@rawi/model/paths';
import { reading } from '@rawi/model/truth/tolerant';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { required, runningSite } from '../support/running-site.ts';
import { scheduled } from '../support/schedules.ts';
import { eventually } from './accounts/mailbox.ts';

/** A site that was just updated, or rolled back: what is stored is of another version than what serves it. */

const origin = required('RAWI_SITE');
const running = runningSite('pages-of-other-versions');
const { firestore } = running;
const { DOMParser } = new Window();
afterAll(() => running.close());

/** Pages that are built of different truth, each with its address below the language where it has one. */
let pages: Map<string, string | undefined>;
beforeAll(async () => {
  const comics = await firestore.collection(paths.pages()).where('kind', '==', 'comic').limit(1).get();
  const comic = reading(comicPayloadSchema).parse(comics.docs[0]?.get('payload'));
  const [chapter] = comic.chapters;
  pages = new Map([
    [pageIds.home(), ''],
    [pageIds.comic(comic.slug), `/comic/${comic.slug}`],
    [pageIds.chapter(chapter?.id ?? ''), `/chapter/${chapter?.id}`],
    [pageIds.comics(), '/comics'],
    [pageIds.publishers(), '/publishers'],
    [pageIds.search(), undefined],
    [pageIds.catalog(1), undefined],
    [pageIds.sitemapList(), undefined],
    [pageIds.sitemap(1), undefined],
  ]);
});

const versions = async () => {
  const found = await firestore.getAll(...[...pages.keys()].map((id) => firestore.doc(paths.page(id))));
  return found.map((page): unknown => page.get('version'));
};
async function setVersion(version: number): Promise<void> {
  const batch = firestore.batch();
  for (const id of pages.keys())
    batch.update(firestore.doc(paths.page(id)), { version, 'payload.added': true });
  await batch.commit();
}

/** Every page is drawn whole, in both languages, and so are its payload and the sitemaps. */
async function expectWhole(): Promise<void> {
  for (const locale of LOCALES) {
    for (const below of pages.values()) {
      if (below === undefined) continue;
      const response = await fetch(`${origin}/${locale}${below}`);
      expect(response.status, below).toBe(200);
      const document = new DOMParser().parseFromString(
        (await response.text()).replaceAll('rel="stylesheet"', ''),
        'text/html',
      );
      expect(document.querySelectorAll('#root h1').length, `${locale}${below} is drawn`).toBe(1);
      const payload = await fetch(`${origin}/${locale}${below}/_payload.json`);
      expect(await payload.json(), below).toMatchObject({ version: PAGE_VERSION });
    }
    const sitemap = await (await fetch(`${origin}/${locale}/sitemap.xml`)).text();
    expect(sitemap).toContain(`/${locale}/comic/`);
  }
}

describe('pages of another version', () => {
  it('after a site was rolled back are served, and left to the build that wrote them', async () => {
    await setVersion(PAGE_VERSION + 1);
    try {
      await expectWhole();
      await (await scheduled('renewPages')).run();
      // Another test may have had one of them built again.
      expect((await versions()).filter((version) => version === PAGE_VERSION + 1).length).toBeGreaterThan(4);
    } finally {
      await setVersion(PAGE_VERSION - 1);
    }
  });

  it('after an update are served, and built again behind', async () => {
    await setVersion(PAGE_VERSION - 1);
    await expectWhole();
    await (await scheduled('renewPages')).run();
    await eventually('a catalogue of today’s version', async () =>
      (await versions()).every((version) => version === PAGE_VERSION) ? true : undefined,
    );
    await expectWhole();
    const outdated = firestore.collection(paths.pages()).where('version', '<', PAGE_VERSION);
    expect((await outdated.get()).docs.map(({ id }) => id)).toEqual([]);
  });
});

import { pageIds } from '@rawi/model/page-ids';
import { feedsOfComic } from '@rawi/model/pages/opds-feeds';
import type { PageTarget } from '@rawi/model/pages/page-target';
import { paths } from '@rawi/model/paths';
import { comicSchema } from '@rawi/model/truth/comic';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import { invalidateTargets } from '../pages/invalidate.ts';
import { eachDocument } from './each-document.ts';
import type { Migration } from './migration.ts';

const placedSchema = reading(
  comicSchema.pick({ slug: true, shelf: true, languages: true, genres: true, publisher: true }),
);

/**
 * Has the lists for reading apps built of the comics that came before there were any, and the pages of these comics, which then say how many images
 * each chapter has. Functions build them, a few at a time.
 */
export const OPEN_FEEDS: Migration = {
  name: '008-lists-for-reading-apps',
  async run(db, isDry) {
    const left: string[] = [];
    const seen = new Set<string>();
    let changed = 0;
    await eachDocument(db.collection(paths.comics()), async (comic) => {
      const { data: placed } = placedSchema.safeParse(comic.data());
      if (!placed) {
        left.push(comic.ref.path);
        return;
      }
      const feeds = feedsOfComic(placed, true).filter((feed) => !seen.has(feed));
      for (const feed of feeds) seen.add(feed);
      const missing = await feedsMissing(db, feeds);
      const targets: readonly PageTarget[] = [
        ...missing.map((feed) => ({ kind: 'opds', feed }) as const),
        ...((await saysNoImages(db, placed.slug)) ? [{ kind: 'comic', id: placed.slug } as const] : []),
      ];
      changed += targets.length;
      if (!isDry && targets.length > 0) await invalidateTargets(db, targets, new Date());
    });
    return { changed, left };
  },
};

async function feedsMissing(db: Firestore, feeds: readonly string[]): Promise<string[]> {
  if (feeds.length === 0) return [];
  const pages = feeds.map((feed) => db.doc(paths.page(pageIds.opds(feed))));
  const found = await db.getAll(...pages, { fieldMask: ['version'] });
  return feeds.filter((_feed, index) => !found[index]?.exists);
}

/** Whether a comic's page is from before such pages said how many images chapters have. */
async function saysNoImages(db: Firestore, slug: string): Promise<boolean> {
  const page = await db.doc(paths.page(pageIds.comic(slug))).get();
  return page.get('kind') === 'comic' && page.get('payload.images') === undefined;
}

import { isSame } from '@rawi/model/pages/is-same';
import { PAGE_LIMITS } from '@rawi/model/pages/page-limits';
import { newestShelf } from '@rawi/model/pages/shelves';
import { paths } from '@rawi/model/paths';
import type { CatalogueCounts } from '@rawi/model/truth/catalogue-counts';
import type { Firestore } from 'firebase-admin/firestore';
import { comics } from '../../data/comics.ts';
import { catalogueCountsRef } from '../../data/documents.ts';
import { publishers } from '../../data/publishers.ts';
import type { Check } from '../check.ts';
import { mend } from '../mend.ts';

const NOTHING: CatalogueCounts = { comics: 0, publishers: 0, arrivals: 0 };

/** How many comics and publishers there are, as the home page says it, and the newest shelf. */
export const CATALOGUE_COUNTS: Check = {
  name: 'catalogue-count',
  reads: ({ comics: count }) => 3 + Math.ceil(count / 1000),
  async *find(patient) {
    const { firestore: db } = patient;
    const ref = catalogueCountsRef(db);
    const stored = (await ref.get()).data() ?? NOTHING;
    if (isSame(stored, await counted(db, stored))) return;
    yield {
      id: paths.catalogueCounts(),
      problem: 'The numbers of comics and publishers are not those of what is there.',
      remedy: '--repair counts them again.',
      repair: mend(patient, async (transaction) => {
        const snapshot = await transaction.get(ref);
        const before = snapshot.data() ?? NOTHING;
        const after = await counted(db, before);
        const pages = [{ kind: 'home' }, { kind: 'comics' }, { kind: 'publishers' }] as const;
        return { ref, before: snapshot.exists ? before : undefined, after, pages };
      }),
    };
  },
};

/** The counts as they should be: arrivals only grow, and reach the newest shelf that has a comic. */
async function counted(db: Firestore, { arrivals }: CatalogueCounts): Promise<CatalogueCounts> {
  const [ofComics, ofPublishers, last] = await Promise.all([
    comics(db).count().get(),
    publishers(db).count().get(),
    comics(db).orderBy('shelf', 'desc').limit(1).get(),
  ]);
  const count = ofComics.data().count;
  const stored: unknown = last.docs[0]?.get('shelf');
  const shelf = typeof stored === 'number' ? stored : 1;
  const isBehind = arrivals < count || newestShelf(arrivals) < shelf;
  const least = Math.max(count, (shelf - 1) * PAGE_LIMITS.shelf.comics + 1);
  return {
    comics: count,
    publishers: ofPublishers.data().count,
    arrivals: isBehind ? least : arrivals,
  };
}

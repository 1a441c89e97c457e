import { paths } from '@rawi/model/paths';
import { eachDocument } from './each-document.ts';
import type { Migration } from './migration.ts';

/**
 * Has publications of chapters whose originals are still there say that files for dense screens wait to be drawn of them: no query finds a
 * field that is missing. `drawDense` does the rest, some at a time.
 */
export const DENSE_WANTED: Migration = {
  name: '007-chapters-wait-for-dense-pages',
  async run(db, isDry) {
    let changed = 0;
    const fields = ['way', 'step', 'chapterId', 'leftoversAt', 'densePage'];
    await eachDocument(db.collection(paths.publications()).select(...fields), async (publication) => {
      if (!isWithout(publication)) return;
      changed += 1;
      if (isDry) return;
      await db.runTransaction(async (transaction) => {
        // It may have been withdrawn meanwhile.
        const now = await transaction.get(publication.ref);
        if (now.exists && isWithout(now)) transaction.update(publication.ref, { densePage: 1 });
      });
    });
    return { changed, left: [] };
  },
};

const isWithout = (publication: { get(field: string): unknown }) =>
  publication.get('way') === 'out' &&
  publication.get('step') === 'done' &&
  typeof publication.get('chapterId') === 'string' &&
  (publication.get('leftoversAt') ?? null) !== null &&
  publication.get('densePage') === undefined;

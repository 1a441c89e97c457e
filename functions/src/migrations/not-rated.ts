import { paths } from '@rawi/model/paths';
import { eachDocument } from './each-document.ts';
import type { Migration } from './migration.ts';

/**
 * Has comics that were stored before there were ratings say that they are not rated: reviewers list those, and no query finds a
 * field that is missing. Pages show them as before.
 */
export const NOT_RATED: Migration = {
  name: '005-comics-say-that-they-are-not-rated',
  async run(db, isDry) {
    let changed = 0;
    await eachDocument(db.collection(paths.comics()).select('ageRating'), async (comic) => {
      if (comic.get('ageRating') !== undefined) return;
      changed += 1;
      if (isDry) return;
      await db.runTransaction(async (transaction) => {
        // Somebody may have rated or removed it meanwhile.
        const now = await transaction.get(comic.ref);
        if (now.exists && now.get('ageRating') === undefined)
          transaction.update(comic.ref, { ageRating: null });
      });
    });
    return { changed, left: [] };
  },
};

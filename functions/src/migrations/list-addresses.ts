import { invalidateMissingSitemaps, missingSitemaps } from '../pages/sitemap-pages.ts';
import type { Migration } from './migration.ts';

/** Has the addresses of shelves listed that were begun before there were such lists; functions then build them. */
export const LIST_ADDRESSES: Migration = {
  name: '004-list-addresses',
  run: async (db, isDry) => {
    const changed = isDry
      ? (await missingSitemaps(db)).length
      : await invalidateMissingSitemaps(db, new Date());
    return { changed, left: [] };
  },
};

import { PAGE_VERSION } from '@rawi/model/pages/page-version';
import { paths } from '@rawi/model/paths';
import type { Firestore, Query } from 'firebase-admin/firestore';

/** The pages of earlier versions, the earliest first, with what says how they are built again. */
export function outdatedPages(db: Firestore): Query {
  return db
    .collection(paths.pages())
    .where('version', '<', PAGE_VERSION)
    .orderBy('version')
    .select('version', 'payload.comicId', 'payload.comic.id');
}

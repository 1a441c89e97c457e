import type { View } from '@rawi/model/calls/view';
import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';

/** Whether such a chapter exists. */
export type KnownChapters = (view: View) => Promise<boolean>;

/** How many chapters an instance caches: a hundred bytes each. */
const MAX_REMEMBERED = 20_000;

/**
 * Caches which chapters exist, so that each costs an instance one read. A missing one is looked up each time,
 * because it may be added. A removed one is still counted for a while; the roll-up adds its views to its
 * comic only.
 */
export function knownChapters(db: Firestore, remembered = MAX_REMEMBERED): KnownChapters {
  const known = new Set<string>();
  return async ({ comicId, chapterId }) => {
    const path = paths.chapter(comicId, chapterId);
    if (known.has(path)) return true;
    // A chapter's document is large, and none of its fields are needed here.
    const [chapter] = await db.getAll(db.doc(path), { fieldMask: ['number'] });
    if (!chapter?.exists) return false;
    if (known.size >= remembered) known.clear();
    known.add(path);
    return true;
  };
}

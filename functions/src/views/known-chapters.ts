import type { View } from '@rawi/model/calls/view';
import { paths } from '@rawi/model/paths';
import type { Firestore } from 'firebase-admin/firestore';

/** Whether there is such a chapter. */
export type KnownChapters = (view: View) => Promise<boolean>;

/** How many chapters an instance remembers: a hundred bytes each. */
const REMEMBERED = 20_000;

/**
 * Remembers the chapters that are there, so that each costs an instance one read. One that is not there is looked for each
 * time, for it may come. One that goes is still counted for a while; the roll-up adds its views to its comic alone.
 */
export function knownChapters(db: Firestore, remembered = REMEMBERED): KnownChapters {
  const known = new Set<string>();
  return async ({ comicId, chapterId }) => {
    const path = paths.chapter(comicId, chapterId);
    if (known.has(path)) return true;
    // A chapter's document is large, and nothing in it matters here.
    const [chapter] = await db.getAll(db.doc(path), { fieldMask: ['number'] });
    if (!chapter?.exists) return false;
    if (known.size >= remembered) known.clear();
    known.add(path);
    return true;
  };
}

import { slugOf } from '@rawi/model/text/slugify';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import type { CatalogEntry } from './read-catalog.ts';
import { comicIdAt } from './site-truth.ts';

/** Knows which chapters are made of one file: those of this catalogue that were asked for before, and the site's. */
export interface SameFiles {
  /** Another chapter of the same file, by a name that its owner finds it by; the chapter asked for is `name`. */
  chapterOf(name: string, sha256: string): Promise<string | undefined>;
}

/** A site hardly has more copies than the catalogue's own chapters, and one is enough to report. */
const LOOKED_AT = 20;

/**
 * Each pair is reported once: a later chapter of the catalogue names the earlier one, also when both are in the site
 * already.
 */
export async function sameFiles(firestore: Firestore, entries: readonly CatalogEntry[]): Promise<SameFiles> {
  const own = new Set<string>();
  for (const { slug, chapters } of entries) {
    const comicId = await comicIdAt(firestore, slug);
    for (const { chapter } of chapters) {
      const { number, language, translator } = chapter;
      own.add(keyOf(comicId, number, language, translator === undefined ? '' : slugOf(translator)));
    }
  }
  const asked = new Map<string, string>();
  return {
    async chapterOf(name, sha256) {
      const before = asked.get(sha256);
      if (before !== undefined) return before;
      asked.set(sha256, name);
      const found = await firestore
        .collectionGroup('chapters')
        .where('sha256', '==', sha256)
        .limit(LOOKED_AT)
        .get();
      const other = found.docs.find((document) => {
        const chapter = reading(chapterSchema).safeParse(document.data());
        return chapter.success && !own.has(keyOfChapter(chapter.data));
      });
      return other && `the chapter ${other.id}, which is in the site already`;
    },
  };
}

function keyOfChapter({ comicId, number, language, translator }: Chapter): string {
  return keyOf(comicId, number, language, translator?.id ?? '');
}

const keyOf = (...parts: readonly (string | number)[]) => parts.join(' ');

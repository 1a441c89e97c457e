import { chapterGroup } from '@rawi/model/paths';
import type { Query } from 'firebase-admin/firestore';
import { eachDocument } from './each-document.ts';
import type { Migration } from './migration.ts';

/** Fields of a chapter that are null while it waits for a schedule, and missing in what was stored before. */
type WaitingField = 'panelsFile' | 'shareCards';

/**
 * A migration that has chapters with page images, kept ones too, wait for what fills a field: no query finds a field that is missing.
 * Chapters that are only a PDF have none.
 */
export function chaptersWanting(name: string, field: WaitingField): Migration {
  const isWithout = (chapter: { get(field: string): unknown }) =>
    chapter.get('manifest.folder') !== undefined && chapter.get(field) === undefined;
  return {
    name,
    async run(db, isDry) {
      let changed = 0;
      const want = (chapters: Query) =>
        eachDocument(chapters.select('manifest.folder', field), async (chapter) => {
          if (!isWithout(chapter)) return;
          changed += 1;
          if (isDry) return;
          await db.runTransaction(async (transaction) => {
            // It may have been replaced or removed meanwhile.
            const now = await transaction.get(chapter.ref);
            if (now.exists && isWithout(now)) transaction.update(chapter.ref, { [field]: null });
          });
        });
      await want(db.collectionGroup(chapterGroup));
      await want(db.collection('keptChapters'));
      return { changed, left: [] };
    },
  };
}

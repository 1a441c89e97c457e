import { chapterGroup } from '@rawi/model/paths';
import type { Query } from 'firebase-admin/firestore';
import { eachDocument } from './each-document.ts';
import type { Migration } from './migration.ts';

/**
 * Has chapters that were stored before chapters had pictures for sharing say that theirs wait to be drawn: no query finds a field
 * that is missing. `drawCards` does the rest, some at a time. Chapters that are only a PDF have none.
 */
export const CARDS_WANTED: Migration = {
  name: '009-chapters-wait-for-their-cards',
  async run(db, isDry) {
    let changed = 0;
    const want = (chapters: Query) =>
      eachDocument(chapters.select('manifest.folder', 'shareCards'), async (chapter) => {
        if (!isWithout(chapter)) return;
        changed += 1;
        if (isDry) return;
        await db.runTransaction(async (transaction) => {
          // It may have been replaced or removed meanwhile.
          const now = await transaction.get(chapter.ref);
          if (now.exists && isWithout(now)) transaction.update(chapter.ref, { shareCards: null });
        });
      });
    await want(db.collectionGroup(chapterGroup));
    await want(db.collection('keptChapters'));
    return { changed, left: [] };
  },
};

const isWithout = (chapter: { get(field: string): unknown }) =>
  chapter.get('manifest.folder') !== undefined && chapter.get('shareCards') === undefined;

import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { setPage } from '@rawi/model/panels/set-pages';
import { paths } from '@rawi/model/paths';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { ChapterPanels } from '@rawi/model/truth/chapter-panels';
import { dueWanting, dueWithout } from '@rawi/model/truth/panels-due';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { writeAudit } from '../comments/write-audit.ts';
import { chapterRef, chaptersOfNumber } from '../data/chapters.ts';
import { readChapterChange } from '../publishing/chapter-change.ts';
import { FileVanished } from '../publishing/file-vanished.ts';
import { saveFollowing } from '../publishing/following-files.ts';
import { isPanelsOf, nextPanels, readPanels, removeUnnamed } from '../publishing/panels-files.ts';
import { folderOf } from '../publishing/published-files.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Says for every reader where the panels of a chapter's pages are: writes the chapter's next file of panels, names it, and has the other
 * translations of the same number look whether their pages are the same. Its translator and reviewers may do this. Who began
 * with a file that is not the chapter's any more is refused; a call that comes twice is one.
 */
export async function setPanels(
  context: SignedInContext,
  { comicId, chapterId, began, rightToLeft, pages }: TranslatorRequestOf<'setPanels'>,
): Promise<TranslatorResponse<'setPanels'>> {
  const { firestore: db, published, caller } = context;
  const at = { comicId, chapterId };
  const chapter = await db.runTransaction((transaction) => ownChapter(transaction, db, at, caller.uid));
  if (!isPanelsOf(chapterId, began) || !runs(chapter, rightToLeft)) throw new CallError('moved-on');
  const file = await readPanels(published, began).catch((error: unknown) => {
    // It is deleted a day after somebody else has saved.
    if (error instanceof FileVanished) throw new CallError('moved-on');
    throw error;
  });
  const panels = withSet(file, chapter, pages);
  const next = nextPanels(chapterId, panels, began);
  if (chapter.panelsFile === next.path) return { panelsFile: next.path };
  if (chapter.panelsFile !== began) throw new CallError('moved-on');
  await saveFollowing(published, next);
  const isNamed = await nameFile(context, at, { began, path: next.path, rightToLeft });
  if (!isNamed) {
    await removeUnnamed(published, chapterRef(db, comicId, chapterId), next.path);
    throw new CallError('moved-on');
  }
  return { panelsFile: next.path };
}

interface ChapterAt {
  readonly comicId: string;
  readonly chapterId: string;
}

/** The chapter, which the caller may correct. */
async function ownChapter(
  transaction: Transaction,
  db: Firestore,
  { comicId, chapterId }: ChapterAt,
  uid: string,
): Promise<Chapter> {
  const chapter = (await transaction.get(chapterRef(db, comicId, chapterId))).data();
  if (!chapter) throw new CallError('target-missing');
  if (chapter.translator?.id !== uid) await staffEntry(transaction, db, uid);
  return chapter;
}

/** Whether a chapter still runs the way in which its panels were put in order, where that was sent. */
const runs = ({ readingDirection }: Chapter, rightToLeft: boolean | undefined): boolean =>
  rightToLeft === undefined || rightToLeft === (readingDirection === 'rtl');

/** The file with the pages that were set; the file has as many pages as the chapter. */
function withSet(
  file: ChapterPanels,
  { readingDirection }: Chapter,
  pages: TranslatorRequestOf<'setPanels'>['pages'],
): ChapterPanels {
  const next = [...file.pages];
  for (const { page, panels } of pages) {
    const before = next[page - 1];
    if (!before) throw new CallError('moved-on');
    next[page - 1] = setPage(before, panels, readingDirection === 'rtl');
  }
  return { version: 1, pages: next };
}

/** Names the new file, if the chapter still has the one before; a call that comes twice finds it named. */
async function nameFile(
  { firestore: db, now, random, caller: { uid } }: SignedInContext,
  { comicId, chapterId }: ChapterAt,
  {
    began,
    path,
    rightToLeft,
  }: { readonly began: string; readonly path: string; readonly rightToLeft: boolean | undefined },
): Promise<boolean> {
  return await db.runTransaction(async (transaction) => {
    const chapter = await ownChapter(transaction, db, { comicId, chapterId }, uid);
    if (chapter.panelsFile === path) return true;
    if (chapter.panelsFile !== began || !runs(chapter, rightToLeft)) return false;
    const time = now();
    const { docs } = await transaction.get(chaptersOfNumber(db, comicId, chapter.number));
    const after = (before: Chapter | undefined): Chapter | undefined => {
      if (!before) return undefined;
      const panelsDue = dueWithout(before.panelsDue, folderOf(began), time);
      return { ...before, panelsFile: path, panelsSet: true, panelsDue };
    };
    const { write } = await readChapterChange(transaction, db, { comicId, chapterId, after }, time);
    write();
    for (const other of docs) {
      const { panelsFile, panelsDue } = other.data();
      if (other.id === chapterId || panelsFile === undefined) continue;
      // No page shows it.
      transaction.update(other.ref, { panelsDue: dueWanting(panelsDue, time) });
    }
    writeAudit(transaction, db, random, {
      action: 'setPanels',
      by: uid,
      at: time,
      about: paths.chapter(comicId, chapterId),
      reason: null,
    });
    return true;
  });
}

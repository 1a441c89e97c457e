import type { TranslatorRequestOf, TranslatorResponse } from '@rawi/model/calls/translator-calls';
import { placesIn } from '@rawi/model/transcripts/placed-pages';
import { isAsInFile, isSameArrangement } from '@rawi/model/truth/arranged-pages';
import { type ChapterFile, FILE_OVERDUE_SECONDS, type FileProgress } from '@rawi/model/truth/file';
import { FieldValue } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { fileRef } from '../data/chapter-files.ts';
import { later } from '../data/lease.ts';
import { submissionRef } from '../data/submissions.ts';
import type { SignedInContext } from '../services/services.ts';
import { ownDraft } from '../submissions/own-submission.ts';
import { readNaming } from '../transcripts/name-pages.ts';

/**
 * Stores how the pages of a draft's chapter are arranged, and has them put together so. Its text goes with its pages by itself. A task that works on an earlier
 * arrangement loses its lease, so what it still does changes nothing. The same arrangement twice is one.
 */
export async function arrangePages(
  { firestore, now, random, enqueueFile, caller: { uid } }: SignedInContext,
  { submissionId, fileId, pages }: TranslatorRequestOf<'arrangePages'>,
): Promise<TranslatorResponse<'arrangePages'>> {
  const hasWork = await firestore.runTransaction(async (transaction) => {
    const draft = await ownDraft(transaction, firestore, submissionId, uid);
    const ref = fileRef(firestore, fileId);
    const file = (await transaction.get(ref)).data();
    // Another file has taken its place.
    if (!file || draft.files.chapter?.fileId !== fileId) throw new CallError('moved-on');
    const own = ownPagesOf(file);
    if (!own) throw new CallError('files-unchecked');
    if (pages.some(({ source }) => source > own.pageCount)) {
      throw new CallError('invalid-fields', { fields: { pages: 'invalid' } });
    }
    const isUndone = isAsInFile(pages, own.pageCount);
    const isStored = file.arrangement ? isSameArrangement(file.arrangement.pages, pages) : isUndone;
    if (isStored && !hasFailed(file.progress)) return file.dueAt !== null;
    const namePages = await readNaming(
      transaction,
      firestore,
      submissionId,
      placesIn(own.pageCount, file.arrangement?.pages),
    );
    namePages();
    transaction.update(firestore.doc(ref.path), {
      lease: null,
      tries: 0,
      dueAt: later(now(), FILE_OVERDUE_SECONDS),
      arrangement: isUndone ? FieldValue.delete() : { id: random.id(), ...own, pages, parts: [] },
      progress: isUndone ? drawnProgress(file, own.pageCount) : { state: 'waiting' },
    });
    transaction.update(submissionRef(firestore, submissionId), { savedAt: now() });
    return true;
  });
  // The sweep adds it where this does not succeed.
  if (hasWork) await enqueueFile(fileId);
  return {};
}

/** How many pages the file itself has, and where they lie; undefined before they were drawn once. */
function ownPagesOf({
  arrangement,
  progress,
}: ChapterFile): Pick<NonNullable<ChapterFile['arrangement']>, 'pageCount' | 'folder'> | undefined {
  if (arrangement) return { pageCount: arrangement.pageCount, folder: arrangement.folder };
  return progress.state === 'ready' ? { pageCount: progress.pageCount, folder: progress.folder } : undefined;
}

function hasFailed({ state }: FileProgress): boolean {
  return state === 'refused' || state === 'failed';
}

/** Where the work on the file's own pages stands: only what is made of all of them is left. */
function drawnProgress({ parts }: ChapterFile, pageCount: number): FileProgress {
  return parts.at(-1) === pageCount ? { state: 'working', done: pageCount, pageCount } : { state: 'waiting' };
}

import { LIMITS } from '@rawi/model/limits';
import type { OwnerMove } from '@rawi/model/review/shared-moves';
import type { Submission } from '@rawi/model/truth/submission';
import { type TranscriptDraft, transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import type { FieldErrors } from '@rawi/model/validation/fields';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { fileRef } from '../data/chapter-files.ts';
import { transcriptPagesOf, transcriptRef } from '../data/transcripts.ts';
import { contentOf, withWritten, writtenPages } from '../transcripts/written-pages.ts';

/** The text of a submission, as a transaction has read it for a move of that. */
export interface SubmissionText {
  /** What is no text, by its page and place; `pages` where it is more than a chapter may have. */
  readonly wrong: FieldErrors;
  /** Takes the text along: its owner writes it while nobody reviews it. */
  readonly write: (now: Date) => void;
}

/** Reads the text of a submission for a move of its owner; undefined where it has none. */
export async function readSubmissionText(
  transaction: Transaction,
  db: Firestore,
  { submissionId, submission, move }: Moved,
): Promise<SubmissionText | undefined> {
  if (submission.kind !== 'chapter') return undefined;
  const transcriptId = transcriptIdOf({ kind: 'submission', submissionId });
  const ref = transcriptRef(db, transcriptId);
  const head = (await transaction.get(ref)).data();
  if (!head) return undefined;
  const isSubmitted = move === 'submit';
  const pageCount = isSubmitted ? await pagesOfSubmission(transaction, db, submission) : undefined;
  const { language } = submission.content;
  const wrong = isSubmitted
    ? wrongPages((await transaction.get(transcriptPagesOf(db, transcriptId))).docs, {
        pageCount: pageCount ?? LIMITS.pdfPages.max,
        language,
      })
    : {};
  return {
    wrong,
    write(now) {
      const isWith = move === 'submit' || move === 'appeal';
      const change: Partial<TranscriptDraft> = {
        state: isWith ? 'submitted' : 'draft',
        ...(isSubmitted && { language, revision: head.revision + 1 }),
        ...(isSubmitted && pageCount !== undefined && { pageCount }),
        ...(isSubmitted &&
          submission.name !== undefined && { submitted: { at: now, name: submission.name } }),
      };
      transaction.update(db.doc(ref.path), change);
    },
  };
}

interface Moved {
  readonly submissionId: string;
  readonly submission: Submission;
  readonly move: OwnerMove;
}

function wrongPages(
  docs: Parameters<typeof writtenPages>[0],
  { pageCount, language }: Pick<TranscriptDraft, 'pageCount' | 'language'>,
): FieldErrors {
  try {
    const written = writtenPages(docs, pageCount);
    // Without a language it is not complete: the field of the language says so.
    const text = language && withWritten(undefined, written, { pageCount, language });
    if (text) contentOf(text);
    return {};
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.details.code === 'too-large' ? { pages: 'max' } : (error.details.fields ?? {});
  }
}

/** How many pages the file of a submission has, once its checks have passed. */
export async function pagesOfSubmission(
  transaction: Transaction,
  db: Firestore,
  { files }: Pick<Submission, 'files'>,
): Promise<number | undefined> {
  if (!files.chapter) return undefined;
  const file = (await transaction.get(fileRef(db, files.chapter.fileId))).data();
  return file?.progress.state === 'ready' ? file.progress.pageCount : undefined;
}

import { LIMITS } from '@rawi/model/limits';
import type { OwnerMove } from '@rawi/model/review/shared-moves';
import { type FilePlaces, placesIn, type TextPlaces } from '@rawi/model/transcripts/placed-pages';
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
  const places = isSubmitted ? await placesOfSubmission(transaction, db, submission) : undefined;
  const { language } = submission.content;
  // The pages of a text of before are named by their places.
  const seen = places && (head.file ? places : { pageCount: places.pageCount });
  const wrong = seen
    ? wrongPages((await transaction.get(transcriptPagesOf(db, transcriptId))).docs, { ...seen, language })
    : {};
  return {
    wrong,
    write(now) {
      const isWith = move === 'submit' || move === 'appeal';
      const change: Partial<TranscriptDraft> = {
        state: isWith ? 'submitted' : 'draft',
        ...(isSubmitted && { language, revision: head.revision + 1 }),
        ...seen,
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
  { language, ...places }: TextPlaces & Pick<TranscriptDraft, 'language'>,
): FieldErrors {
  try {
    const written = writtenPages(docs, places);
    const { pageCount } = places;
    // Without a language it is not complete: the field of the language says so.
    const text = language && withWritten(undefined, written, { pageCount, language });
    if (text) contentOf(text);
    return {};
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.details.code === 'too-large' ? { pages: 'max' } : (error.details.fields ?? {});
  }
}

/** Where the pages of a submission’s text stand, by what is known of its file: as many as a file may have, until its checks have passed. */
export async function placesOfSubmission(
  transaction: Transaction,
  db: Firestore,
  { files }: Pick<Submission, 'files'>,
): Promise<FilePlaces> {
  const file = files.chapter && (await transaction.get(fileRef(db, files.chapter.fileId))).data();
  if (file?.arrangement) return placesIn(file.arrangement.pageCount, file.arrangement.pages);
  return placesIn(file?.progress.state === 'ready' ? file.progress.pageCount : LIMITS.pdfPages.max);
}

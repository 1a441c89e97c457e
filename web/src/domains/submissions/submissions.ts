import { paths } from '@rawi/model/paths';
import { fileSchema } from '@rawi/model/truth/file';
import { type Submission, submissionSchema } from '@rawi/model/truth/submission';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { documentAt } from '../../core/data/documents.ts';
import { writeSaves } from '../../core/data/saves.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { isRefused } from '../../core/session/refused-write.ts';
import { authErrorCode } from '../../core/session/session-errors.ts';
import { callTranslators } from '../../core/session/translator-calls.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

/** What a translator writes of a comic or a chapter, with its kind. */
export type Draft = { [K in Submission['kind']]: Pick<Extract<Submission, { kind: K }>, 'kind' | 'content'> }[
  | 'comic'
  | 'chapter'];

/** A comic or a chapter that a person hands in. */
export const submissionOf = documentAt(paths.submission, submissionSchema);
/** What becomes of a file that was uploaded for it. */
export const fileOf = documentAt(paths.file, fileSchema);

/** An id that no other submission has. */
export const newSubmissionId = (): string => crypto.randomUUID();

/** Begins a draft; beginning it once more changes nothing. Rejects with a `SendingError`. */
export async function createDraft(submissionId: string, draft: Draft): Promise<void> {
  await callTranslators({ action: 'createSubmission', submissionId, draft });
}

/**
 * Stores what was written. It goes now or not at all: a write that waits for a network would arrive over what was written
 * since. Rejects with a `SendingError`: `moved-on` where it is a draft no more, `too-many-today` where a day has no more.
 */
export async function saveDraft(uid: string, submissionId: string, content: Draft['content']): Promise<void> {
  const database = firebaseFirestore();
  const ref = doc(database, paths.submission(submissionId));
  try {
    await writeSaves(uid, ref, (saves) =>
      runTransaction(
        database,
        async (transaction) => {
          transaction.update(ref, { content, savedAt: serverTimestamp(), saves });
        },
        { maxAttempts: 1 },
      ),
    );
  } catch (error) {
    if (error instanceof SendingError) throw error;
    // What is saved fits its schema, as the rules demand, so they refuse what is a draft no more.
    if (isRefused(error)) throw new SendingError({ code: 'moved-on' }, error);
    const isOffline = !navigator.onLine || authErrorCode(error) === 'unavailable';
    throw new SendingError({ code: isOffline ? 'offline' : 'internal' }, error);
  }
}

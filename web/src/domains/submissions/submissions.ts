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

/** The content of a comic or a chapter with its kind. */
export type Draft = { [K in Submission['kind']]: Pick<Extract<Submission, { kind: K }>, 'kind' | 'content'> }[
  | 'comic'
  | 'chapter'];

/** A person's submission of a comic or a chapter. */
export const submissionOf = documentAt(paths.submission, submissionSchema);
/** A file that was uploaded for it, with its state. */
export const fileOf = documentAt(paths.file, fileSchema);

/** An id that no other submission has. */
export const newSubmissionId = (): string => crypto.randomUUID();

/** Creates a draft; creating it again changes nothing. Rejects with a `SendingError`. */
export async function createDraft(submissionId: string, draft: Draft): Promise<void> {
  await callTranslators({ action: 'createSubmission', submissionId, draft });
}

/**
 * Stores what was written. It runs now or not at all: a write that waits for a network would arrive over a
 * later one. Rejects with a `SendingError`: `moved-on` when it is no longer a draft, `too-many-today` when
 * the day's limit is reached.
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
    // What is saved fits its schema, as the rules demand, so they refuse only what is no longer a draft.
    if (isRefused(error)) throw new SendingError({ code: 'moved-on' }, error);
    const isOffline = !navigator.onLine || authErrorCode(error) === 'unavailable';
    throw new SendingError({ code: isOffline ? 'offline' : 'internal' }, error);
  }
}

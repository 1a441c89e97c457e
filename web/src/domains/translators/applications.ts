import { paths } from '@rawi/model/paths';
import { standingOf } from '@rawi/model/review/application-machine';
import { type Application, type ApplicationForm, applicationSchema } from '@rawi/model/truth/application';
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { documentAt } from '../../core/data/documents.ts';
import { writeSaves } from '../../core/data/saves.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { isRefused } from '../../core/session/refused-write.ts';
import { authErrorCode } from '../../core/session/session-errors.ts';
import { callTranslators } from '../../core/session/translator-calls.ts';

/** Import this file from signed-in areas only: it brings the whole Firestore SDK. */

/** A person's own application to become a translator. */
export const applicationOf = documentAt(paths.application, applicationSchema);

/**
 * Stores the draft as it was typed, and submits it. Rejects with a `SendingError` that says why it was
 * refused.
 */
export async function sendApplication(
  uid: string,
  form: ApplicationForm,
  known: Application | undefined,
): Promise<void> {
  try {
    await writeDraft(uid, form, known);
  } catch (error) {
    if (error instanceof SendingError) throw error;
    // The form checks what the rules check, so they refuse only what is no longer a draft.
    if (isRefused(error)) throw new SendingError({ code: 'moved-on' }, error);
    const isOffline = !navigator.onLine || authErrorCode(error) === 'unavailable';
    throw new SendingError({ code: isOffline ? 'offline' : 'internal' }, error);
  }
  await callTranslators({ action: 'submitApplication', revision: standingOf(known).revision });
}

/**
 * A transaction runs now or not at all; a batch would wait for a network and arrive when nobody expects it.
 */
function writeDraft(uid: string, form: ApplicationForm, known: Application | undefined): Promise<void> {
  const database = firebaseFirestore();
  const ref = doc(database, paths.application(uid));
  const seen = known?.saves && { at: known.saves.at.toISOString(), count: known.saves.count };
  const write = (saves: object) =>
    runTransaction(
      database,
      async (transaction) => {
        const written = { ...form, savedAt: serverTimestamp(), saves };
        if (known) transaction.update(ref, written);
        else transaction.set(ref, { uid, ...written });
      },
      { maxAttempts: 1 },
    );
  return writeSaves(uid, ref, write, seen);
}

import { paths } from '@rawi/model/paths';
import { companionIds } from '@rawi/model/truth/limit-companion';
import { reportKey } from '@rawi/model/truth/report';
import { doc, getDocFromServer, runTransaction, serverTimestamp } from 'firebase/firestore';
import { writeWithCompanion } from '../../core/data/companion.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import type { Problem } from '../../core/forms/problem-text.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { isRefused } from '../../core/session/refused-write.ts';
import { authErrorCode } from '../../core/session/session-errors.ts';
import type { NewReport } from './new-report.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

/**
 * Writes a person's report with its companion. There is one per page and issue, so a later report replaces an
 * earlier one. Rejects with a `SendingError` that says why it was refused.
 */
export async function writeReport(uid: string, report: NewReport): Promise<void> {
  const { issue, note, comicId, chapterId, page, fault } = report;
  const fields = { issue, note, comicId, chapterId, page, fault };
  const database = firebaseFirestore();
  const key = reportKey(fields, uid);
  const at = serverTimestamp();
  try {
    await writeWithCompanion(uid, 'report', companionIds.report(key), (companion) =>
      // A transaction runs now or not at all; a batch would wait for a network and arrive when nobody expects
      // it.
      runTransaction(
        database,
        async (transaction) => {
          transaction.set(doc(database, paths.report(key)), { ...fields, state: 'open', reporter: uid, at });
          transaction.set(companion.reference, companion.data);
        },
        { maxAttempts: 1 },
      ),
    );
  } catch (error) {
    if (error instanceof SendingError) throw error;
    throw new SendingError(isRefused(error) ? await whyRefused(fields) : problemOfWrite(error), error);
  }
}

/** Finds why the rules refused a report that is neither too soon nor too often. */
async function whyRefused({
  comicId,
  chapterId,
}: Pick<NewReport, 'comicId' | 'chapterId'>): Promise<Problem> {
  try {
    const about = await getDocFromServer(doc(firebaseFirestore(), paths.chapter(comicId, chapterId)));
    return { code: about.exists() ? 'internal' : 'target-missing' };
  } catch (error) {
    return problemOfWrite(error);
  }
}

function problemOfWrite(error: unknown): Problem {
  const isOffline = !navigator.onLine || authErrorCode(error) === 'unavailable';
  return { code: isOffline ? 'offline' : 'internal' };
}

import { COMMENT_INTERVAL_SECONDS } from '@rawi/model/constants';
import { paths } from '@rawi/model/paths';
import { companionIds, limitCompanionSchema } from '@rawi/model/truth/limit-companion';
import { reading } from '@rawi/model/truth/tolerant';
import { doc, getDocFromServer, runTransaction, serverTimestamp } from 'firebase/firestore';
import { firebaseFirestore } from '../../lib/firestore.ts';
import type { Problem } from '../../lib/problem-text.ts';
import { SendingError } from '../area-calls.ts';
import { isRefused, ownWrite } from '../refused-write.ts';
import { authErrorCode } from '../session-errors.ts';
import type { NewReport } from './new-report.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

/** Writes a person's report with its companion. Rejects with a `SendingError` that says why it was refused. */
export async function writeReport(uid: string, { id, ...fields }: NewReport): Promise<void> {
  const database = firebaseFirestore();
  const at = serverTimestamp();
  // A transaction goes now or not at all; a batch would wait for a network and arrive when nobody expects it.
  const send = () =>
    runTransaction(
      database,
      async (transaction) => {
        transaction.set(doc(database, paths.report(id)), { ...fields, state: 'open', reporter: uid, at });
        transaction.set(doc(database, paths.sent(uid, 'report')), { at, id: companionIds.report(id) });
      },
      { maxAttempts: 1 },
    );
  try {
    await ownWrite(send);
  } catch (error) {
    const problem = isRefused(error) ? await whyRefused(uid, { id, ...fields }) : unsent(error);
    if (problem) throw new SendingError(problem, error);
  }
}

/** Why the rules refused a report; nothing where it is there already, since an earlier answer was lost. */
async function whyRefused(uid: string, report: NewReport): Promise<Problem | undefined> {
  try {
    const stored = await getDocFromServer(doc(firebaseFirestore(), paths.sent(uid, 'report')));
    const last = stored.exists() ? reading(limitCompanionSchema).parse(stored.data()) : undefined;
    if (last?.id === companionIds.report(report.id)) return undefined;
    const wait = last ? COMMENT_INTERVAL_SECONDS - (Date.now() - last.at.getTime()) / 1000 : 0;
    if (wait > 0) {
      // A device whose clock is wrong waits no longer than any other.
      return { code: 'too-soon', retryAfterSeconds: Math.min(Math.ceil(wait), COMMENT_INTERVAL_SECONDS) };
    }
    const chapter = paths.chapter(report.comicId, report.chapterId);
    const about = await getDocFromServer(doc(firebaseFirestore(), chapter));
    return { code: about.exists() ? 'internal' : 'target-missing' };
  } catch (error) {
    return unsent(error);
  }
}

function unsent(error: unknown): Problem {
  const isOffline = !navigator.onLine || authErrorCode(error) === 'unavailable';
  return { code: isOffline ? 'offline' : 'internal' };
}

import { paths } from '@rawi/model/paths';
import { logger } from 'firebase-functions/v2';
import { type ErasureServices, eraseAgain } from '../erasure/erase-account.ts';

/** A bounded piece of work a run; what is left waits for the next. */
const BATCH = 20;

/** Erases accounts once more whose last token has ended. One that fails is kept for the next run. */
export async function sweepErasures(services: ErasureServices): Promise<number> {
  const due = await services.firestore
    .collection(paths.erasures())
    .where('dueAt', '<=', services.now())
    .orderBy('dueAt')
    .limit(BATCH)
    .get();
  for (const { id } of due.docs) {
    await eraseAgain(services, id).catch((error: unknown) => {
      logger.error('An account could not be erased once more.', { uid: id, error });
    });
  }
  return due.size;
}

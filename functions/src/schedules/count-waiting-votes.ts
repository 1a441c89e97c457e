import { logger } from 'firebase-functions/v2';
import { applyChoice, type Choosing } from '../choices/apply-choice.ts';
import { librariesWithDueVotes } from '../data/library.ts';

/** A bounded piece of work a run; what is left waits for the next. */
const BATCH = 200;

/**
 * Counts the votes of accounts that are old enough by now. A library whose votes cannot be counted is logged and kept for
 * the next run.
 */
export async function countWaitingVotes(choosing: Choosing): Promise<number> {
  const due = await librariesWithDueVotes(choosing.firestore, choosing.now(), BATCH).get();
  for (const part of due.docs) {
    const uid = part.ref.parent.parent?.id;
    if (uid === undefined) continue;
    try {
      const waiting = Object.entries(part.data().ratings).filter(([, { counted }]) => !counted);
      for (const [translatorId] of waiting) await applyChoice(choosing, 'ratings', { uid, translatorId });
    } catch (error) {
      logger.error('Votes that waited cannot be counted.', { uid, error });
    }
  }
  return due.size;
}

import { applyChoice, type Choosing } from '../choices/apply-choice.ts';
import { librariesWithDueVotes } from '../data/library.ts';
import { BATCH, eachDue } from './each-alone.ts';

/**
 * Counts the votes of accounts that are old enough by now. A library whose votes cannot be counted is logged
 * and kept for the next run. Returns how many libraries were processed.
 */
export function countWaitingVotes(choosing: Choosing): Promise<number> {
  const due = librariesWithDueVotes(choosing.firestore, choosing.now(), BATCH);
  return eachDue({ due, failure: 'Votes that waited cannot be counted.' }, async (part) => {
    const uid = part.ref.parent.parent?.id;
    if (uid === undefined) return false;
    const waiting = Object.entries(part.data().ratings).filter(([, { counted }]) => !counted);
    for (const [translatorId] of waiting) await applyChoice(choosing, 'ratings', { uid, translatorId });
    return true;
  });
}

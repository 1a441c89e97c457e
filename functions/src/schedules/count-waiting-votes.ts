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
    const { ratings, comicRatings, comicTags } = part.data();
    for (const translatorId of waitingIn(ratings))
      await applyChoice(choosing, 'ratings', { uid, translatorId });
    for (const comicId of waitingIn(comicRatings))
      await applyChoice(choosing, 'comicRatings', { uid, comicId });
    for (const comicId of waitingIn(comicTags)) await applyChoice(choosing, 'comicTags', { uid, comicId });
    return true;
  });
}

/** What the votes are about that do not count yet. */
function waitingIn(votes: Readonly<Record<string, { readonly counted: boolean }>>): string[] {
  return Object.entries(votes).flatMap(([about, { counted }]) => (counted ? [] : [about]));
}

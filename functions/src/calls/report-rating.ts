import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { CallError } from '../callers/call-error.ts';
import { comicRef } from '../data/comics.ts';
import { ratingReportRef } from '../data/rating-reports.ts';
import { ratingCorrection } from '../review/rating-correction.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * Says that the age rating or the content notes of a comic are wrong, beside what they are now. A second report of the caller's takes
 * the place of the first. A proposal of what there is already is refused: somebody has corrected it meanwhile.
 */
export async function reportRating(
  { firestore: db, now, caller: { uid } }: SignedInContext,
  { comicId, note, ...proposed }: CommunityRequestOf<'reportRating'>,
): Promise<CommunityResponse<'reportRating'>> {
  await db.runTransaction(async (transaction) => {
    const comic = (await transaction.get(comicRef(db, comicId))).data();
    if (!comic) throw new CallError('target-missing');
    const shown = { ageRating: comic.ageRating, contentNotes: comic.contentNotes };
    if (ratingCorrection(shown, proposed) === undefined) throw new CallError('moved-on');
    transaction.set(ratingReportRef(db, comicId, uid), {
      comicId,
      uid,
      shown,
      proposed,
      ...(note !== undefined && { words: note }),
      state: 'open',
      at: now(),
    });
  });
  return {};
}

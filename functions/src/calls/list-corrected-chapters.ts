import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { LIMITS } from '@rawi/model/limits';
import type { ChapterPlace, CorrectedChapter } from '@rawi/model/suggestions/suggestion-calls';
import { type Suggestion, suggestionSchema } from '@rawi/model/truth/suggestion';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { chapterRef } from '../data/chapters.ts';
import { ifReadable } from '../data/converter.ts';
import { suggestionsAbout, suggestionsFor } from '../data/suggestions.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * The chapters of a translator about which something waits: to be decided, or for the next file. By comic and number, so many at once;
 * how much waits is counted, so that a chapter costs the same whatever is suggested about it. Of a chapter that is not there, or not theirs
 * any more, nothing can be done.
 */
export async function listCorrectedChapters(
  { firestore: db, caller: { uid } }: SignedInContext,
  { from }: CommunityRequestOf<'listCorrectedChapters'>,
): Promise<CommunityResponse<'listCorrectedChapters'>> {
  const { firsts, next } = await firstOfEach(db, uid, from);
  const chapters = await Promise.all(firsts.map((first) => correctedChapter(db, uid, first)));
  return { chapters: chapters.flatMap((each) => each ?? []), ...(next && { next }) };
}

/** What is suggested first about each chapter: each is found behind all that is about the one before, for one read. */
async function firstOfEach(db: Firestore, uid: string, from: ChapterPlace | undefined) {
  const list = suggestionsFor(db, uid).limit(1);
  const firsts = new Map<string, Suggestion>();
  let rest = from ? list.startAt(from.slug, from.number, from.chapterId) : list;
  // One more than are listed tells where the next ones begin.
  for (let looked = 0; looked <= LIMITS.suggestions.chaptersListed; looked += 1) {
    // oxlint-disable-next-line no-await-in-loop -- where to look is known once the one before was found
    const [found] = (await rest.get()).docs;
    if (!found) return { firsts: [...firsts.values()], next: undefined };
    const place = placeOf(found);
    if (looked === LIMITS.suggestions.chaptersListed) return { firsts: [...firsts.values()], next: place };
    const suggestion = ifReadable(found);
    if (suggestion && !firsts.has(suggestion.chapterId)) firsts.set(suggestion.chapterId, suggestion);
    rest =
      suggestion && place
        ? list.startAfter(place.slug, place.number, place.chapterId)
        : list.startAfter(found);
  }
  return { firsts: [...firsts.values()], next: undefined };
}

const placeSchema = suggestionSchema.pick({ slug: true, number: true, chapterId: true });

/** Its place in the list, from what it is ordered by alone. */
function placeOf(found: QueryDocumentSnapshot<Suggestion>): ChapterPlace | undefined {
  const [slug, number, chapterId] = [found.get('slug'), found.get('number'), found.get('chapterId')];
  return placeSchema.safeParse({ slug, number, chapterId }).data;
}

async function correctedChapter(
  db: Firestore,
  uid: string,
  { comicId, chapterId, series, slug, names, number, language, page }: Suggestion,
): Promise<CorrectedChapter | undefined> {
  const chapter = (await chapterRef(db, comicId, chapterId).get()).data();
  if (chapter?.translator?.id !== uid) return undefined;
  const [open, accepted] = await Promise.all([
    countAbout(db, chapterId, 'open'),
    countAbout(db, chapterId, 'accepted'),
  ]);
  return { comicId, chapterId, series, slug, names, number, language, page, open, accepted };
}

async function countAbout(db: Firestore, chapterId: string, state: Suggestion['state']): Promise<number> {
  return (await suggestionsAbout(db, chapterId, state).count().get()).data().count;
}

import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import type { ShownSuggestion } from '@rawi/model/suggestions/suggestion-calls';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Suggestion } from '@rawi/model/truth/suggestion';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { chapterRef } from '../data/chapters.ts';
import { ifReadable } from '../data/converter.ts';
import { staffRef } from '../data/staff.ts';
import {
  ownSuggestionsAbout,
  suggestionsAbout,
  suggestionsFor,
  suggestionVotesRef,
} from '../data/suggestions.ts';
import type { SignedInContext } from '../services/services.ts';

interface Found {
  readonly id: string;
  readonly suggestion: Suggestion;
}

/**
 * What is suggested, by page, those first that most agree with, and never whose it is. Readers see the open ones of a chapter that
 * nobody has reported, and what became of their own; its translator and reviewers also what was accepted.
 */
export async function listSuggestions(
  { firestore: db, caller: { uid } }: SignedInContext,
  { of }: CommunityRequestOf<'listSuggestions'>,
): Promise<CommunityResponse<'listSuggestions'>> {
  if (of.kind === 'translated') return { suggestions: await translated(db, uid), mayDecide: true };
  const { comicId, chapterId } = of;
  const [there, staff, votes, open, accepted, own] = await Promise.all([
    chapterRef(db, comicId, chapterId).get(),
    staffRef(db, uid).get(),
    suggestionVotesRef(db, chapterId, uid).get(),
    read(suggestionsAbout(db, chapterId, 'open')),
    read(suggestionsAbout(db, chapterId, 'accepted')),
    read(ownSuggestionsAbout(db, chapterId, uid)),
  ]);
  const chapter = there.data();
  if (!chapter) throw new CallError('target-missing');
  const mayDecide = chapter.translator?.id === uid || staff.exists;
  const others = [...open, ...accepted].filter(
    ({ suggestion: { uid: whose, state, waitsSince } }) =>
      whose !== uid && (mayDecide || (state === 'open' && !waitsSince)),
  );
  const agreed = votes.data()?.agreed ?? [];
  const found = [...own, ...others].toSorted(byPage);
  return { suggestions: shown(found, { uid, agreed, chapterOf: () => chapter }), mayDecide };
}

/** What waits for a translator: to be decided, or for the next file. Of a chapter that is not there nothing can be done. */
async function translated(db: Firestore, uid: string): Promise<ShownSuggestion[]> {
  const [open, accepted] = await Promise.all([
    read(suggestionsFor(db, uid, 'open')),
    read(suggestionsFor(db, uid, 'accepted')),
  ]);
  const found = [...open, ...accepted].toSorted(byPage);
  const about = new Map(found.map(({ suggestion: { comicId, chapterId } }) => [chapterId, comicId]));
  const chapters = new Map(
    await Promise.all(
      [...about].map(
        async ([chapterId, comicId]) =>
          [chapterId, (await chapterRef(db, comicId, chapterId).get()).data()] as const,
      ),
    ),
  );
  const theirs = found.filter(
    ({ suggestion: { chapterId } }) => chapters.get(chapterId)?.translator?.id === uid,
  );
  return shown(theirs, { uid, agreed: [], chapterOf: (chapterId) => chapters.get(chapterId) });
}

/** Some, without those that cannot be read. */
async function read(query: Query<Suggestion>): Promise<Found[]> {
  const { docs } = await query.get();
  return docs.flatMap((each) => {
    const suggestion = ifReadable(each);
    return suggestion ? [{ id: each.id, suggestion }] : [];
  });
}

function byPage({ suggestion: one }: Found, { suggestion: other }: Found): number {
  return (
    one.slug.localeCompare(other.slug) ||
    one.number - other.number ||
    one.page - other.page ||
    other.agreed - one.agreed ||
    one.at.getTime() - other.at.getTime()
  );
}

interface Viewer {
  readonly uid: string;
  readonly agreed: readonly string[];
  readonly chapterOf: (chapterId: string) => Chapter | undefined;
}

/** Copied field by field, so that nothing tells whose it is. */
function shown(found: readonly Found[], { uid, agreed, chapterOf }: Viewer): ShownSuggestion[] {
  return found.map(({ id, suggestion }) => {
    const { comicId, chapterId, series, slug, names, number, language, page, kind, state } = suggestion;
    const { place, item, before, after, note, word } = suggestion;
    return {
      id,
      comicId,
      chapterId,
      series,
      slug,
      names,
      number,
      language,
      page,
      kind,
      ...(place && { place }),
      ...(item && { item }),
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
      ...(note !== undefined && { note }),
      state,
      ...(word !== undefined && { word }),
      agreed: suggestion.agreed,
      at: suggestion.at.toISOString(),
      isApplied: suggestion.applied === true,
      isOlder: (chapterOf(chapterId)?.replacedAt ?? suggestion.at) > suggestion.at,
      isMine: suggestion.uid === uid,
      isAgreed: agreed.includes(id),
    };
  });
}

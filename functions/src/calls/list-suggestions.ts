import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { LIMITS } from '@rawi/model/limits';
import type { ShownSuggestion } from '@rawi/model/suggestions/suggestion-calls';
import type { Chapter } from '@rawi/model/truth/chapter';
import type { Suggestion } from '@rawi/model/truth/suggestion';
import type { Query } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { chapterRef } from '../data/chapters.ts';
import { ifReadable } from '../data/converter.ts';
import { staffRef } from '../data/staff.ts';
import { suggestionsAbout, suggestionsBy, suggestionsFor, suggestionVotesRef } from '../data/suggestions.ts';
import type { SignedInContext } from '../services/services.ts';

interface Found {
  readonly id: string;
  readonly suggestion: Suggestion;
}

/**
 * What is suggested, by page, those first that most agree with, and never whose it is. Readers see the open ones of a chapter that
 * nobody has reported, and their own; its translator and reviewers also what was accepted.
 */
export async function listSuggestions(
  { firestore: db, caller: { uid } }: SignedInContext,
  { of }: CommunityRequestOf<'listSuggestions'>,
): Promise<CommunityResponse<'listSuggestions'>> {
  if (of.kind === 'mine') {
    const found = await read(suggestionsBy(db, uid, LIMITS.suggestions.ofChapter));
    return { suggestions: shown(found.toSorted(latestFirst), { uid, agreed: [] }), mayDecide: false };
  }
  if (of.kind === 'translated') {
    const found = await read(suggestionsFor(db, uid));
    return { suggestions: shown(found.toSorted(byPage), { uid, agreed: [] }), mayDecide: true };
  }
  const { comicId, chapterId } = of;
  const [there, staff, votes, open, accepted] = await Promise.all([
    chapterRef(db, comicId, chapterId).get(),
    staffRef(db, uid).get(),
    suggestionVotesRef(db, chapterId, uid).get(),
    read(suggestionsAbout(db, chapterId, 'open')),
    read(suggestionsAbout(db, chapterId, 'accepted')),
  ]);
  const chapter = there.data();
  if (!chapter) throw new CallError('target-missing');
  const mayDecide = chapter.translator?.id === uid || staff.exists;
  const found = [...open, ...accepted].filter(
    ({ suggestion: { uid: whose, state, waitsSince } }) =>
      mayDecide || whose === uid || (state === 'open' && !waitsSince),
  );
  const agreed = votes.data()?.agreed ?? [];
  return { suggestions: shown(found.toSorted(byPage), { uid, agreed, chapter }), mayDecide };
}

/** Some, without those that cannot be read. */
async function read(query: Query<Suggestion>): Promise<Found[]> {
  const { docs } = await query.get();
  return docs.flatMap((each) => {
    const suggestion = ifReadable(each);
    return suggestion ? [{ id: each.id, suggestion }] : [];
  });
}

const latestFirst = (one: Found, other: Found): number =>
  other.suggestion.at.getTime() - one.suggestion.at.getTime();

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
  readonly chapter?: Chapter;
}

/** Copied field by field, so that nothing tells whose it is. */
function shown(found: readonly Found[], { uid, agreed, chapter }: Viewer): ShownSuggestion[] {
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
      isOlder: chapter?.replacedAt !== undefined && chapter.replacedAt > suggestion.at,
      isMine: suggestion.uid === uid,
      isAgreed: agreed.includes(id),
    };
  });
}

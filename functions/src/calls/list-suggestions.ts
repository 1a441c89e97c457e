import type { CommunityRequestOf, CommunityResponse } from '@rawi/model/calls/community-calls';
import { LIMITS } from '@rawi/model/limits';
import type { ListPlace, ShownSuggestion } from '@rawi/model/suggestions/suggestion-calls';
import type { Chapter } from '@rawi/model/truth/chapter';
import { type Suggestion, suggestionSchema } from '@rawi/model/truth/suggestion';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { chapterRef } from '../data/chapters.ts';
import { ifReadable } from '../data/converter.ts';
import { staffRef } from '../data/staff.ts';
import { listedSuggestions, ownSuggestionsAbout, suggestionVotesRef } from '../data/suggestions.ts';
import type { SignedInContext } from '../services/services.ts';

/**
 * What is suggested about a chapter, by page, those first that most agree with, and never whose it is; so many at once. Readers see the
 * open ones that nobody has reported, and what became of their own; its translator and reviewers also what was accepted.
 */
export async function listSuggestions(
  { firestore: db, caller: { uid } }: SignedInContext,
  { comicId, chapterId, from }: CommunityRequestOf<'listSuggestions'>,
): Promise<CommunityResponse<'listSuggestions'>> {
  const [there, staff, votes] = await Promise.all([
    chapterRef(db, comicId, chapterId).get(),
    staffRef(db, uid).get(),
    suggestionVotesRef(db, chapterId, uid).get(),
  ]);
  const chapter = there.data();
  if (!chapter) throw new CallError('target-missing');
  const mayDecide = chapter.translator?.id === uid || staff.exists;
  const isSeen = ({ found }: Row) =>
    mayDecide || found.get('uid') === uid || found.get('waitsSince') === undefined;
  const lists = [
    listedSuggestions(db, chapterId, mayDecide ? 'waiting' : 'open'),
    ownSuggestionsAbout(db, chapterId, uid),
  ];
  const rows = await merged(lists, from);
  const next = await nextSeen(lists, rows, isSeen);
  const agreed = votes.data()?.agreed ?? [];
  return {
    suggestions: rows
      .slice(0, LIMITS.suggestions.listed)
      .filter(isSeen)
      .flatMap(({ found }) => {
        const suggestion = ifReadable(found);
        return suggestion ? [shown({ id: found.id, suggestion }, { uid, agreed, chapter })] : [];
      }),
    ...(next && { next }),
    mayDecide,
  };
}

interface Found {
  readonly id: string;
  readonly suggestion: Suggestion;
}

/** One of a list, and where in it. */
interface Row {
  readonly found: QueryDocumentSnapshot<Suggestion>;
  readonly place: RowPlace;
}

/**
 * The first of several lists that have one order, as one list, with the one behind them: each is read one further than the whole is long
 * at most, so that none of what stands between is left out. Those that cannot be read are among them.
 */
async function merged(
  lists: readonly Query<Suggestion>[],
  from: ListPlace | undefined,
): Promise<readonly Row[]> {
  const most = LIMITS.suggestions.listed + 1;
  const start = from?.row
    ? [from.page, from.row.agreed, new Date(from.row.at), from.row.id]
    : [from?.page ?? 1];
  const answers = await Promise.all(
    lists.map((list) =>
      list
        .startAt(...start)
        .limit(most)
        .get(),
    ),
  );
  const each = new Map(answers.flatMap(({ docs }) => docs.map((found) => [found.id, found])));
  return [...each.values()]
    .flatMap((found) => placeOf(found).map((place) => ({ found, place })))
    .toSorted((one, other) => byPlace(one.place, other.place))
    .slice(0, most);
}

/**
 * Where the list goes on behind some of it: at the first that the caller sees, so that it tells nothing of what is reported. It costs
 * nothing but where that stands there.
 */
async function nextSeen(
  lists: readonly Query<Suggestion>[],
  rows: readonly Row[],
  isSeen: (row: Row) => boolean,
): Promise<ListPlace | undefined> {
  const behind = rows[LIMITS.suggestions.listed];
  if (!behind || isSeen(behind)) return behind?.place;
  const further = await merged(lists, behind.place);
  const seen = further.slice(0, LIMITS.suggestions.listed).find(isSeen);
  return seen ? seen.place : await nextSeen(lists, further, isSeen);
}

type RowPlace = ListPlace & { readonly row: NonNullable<ListPlace['row']> };

const placeSchema = suggestionSchema.pick({ page: true, agreed: true, at: true });

/** Its place in the list, from what it is ordered by alone; none of what cannot be ordered. */
function placeOf(found: QueryDocumentSnapshot<Suggestion>): readonly RowPlace[] {
  const [page, agreed, time] = [found.get('page'), found.get('agreed'), found.get('at')];
  const { success, data } = placeSchema.safeParse({ page, agreed, at: time });
  if (!success) return [];
  return [{ page: data.page, row: { agreed: data.agreed, at: data.at.toISOString(), id: found.id } }];
}

function byPlace({ page, row }: RowPlace, other: RowPlace): number {
  return (
    page - other.page ||
    other.row.agreed - row.agreed ||
    compare(row.at, other.row.at) ||
    compare(row.id, other.row.id)
  );
}

/** As Firestore orders them. */
const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

interface Viewer {
  readonly uid: string;
  readonly agreed: readonly string[];
  readonly chapter: Chapter;
}

/** Copied field by field, so that nothing tells whose it is. */
function shown({ id, suggestion }: Found, { uid, agreed, chapter }: Viewer): ShownSuggestion {
  const { language, page, kind, state, place, item, before, after, note, word } = suggestion;
  return {
    id,
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
    isOlder: (chapter.replacedAt ?? suggestion.at) > suggestion.at,
    isMine: suggestion.uid === uid,
    isAgreed: agreed.includes(id),
  };
}

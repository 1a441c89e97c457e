import { SEARCH_TEXT_LENGTH } from '../constants.ts';
import { COMIC_STATUSES, type ComicStatus } from '../lists/comic-statuses.ts';
import { isTag } from '../lists/comic-tags.ts';
import { isContentNote } from '../lists/content-notes.ts';
import { FILTERS } from '../lists/filters.ts';
import { isLanguage, type Language } from '../lists/languages.ts';
import { fold } from '../text/fold.ts';

/** What is searched for, as an address says it: nothing of it can be wrong, what is not known is left out. Imports no zod. */

/** What a search narrows by ids: the filters of the specification, the tags of readers, and content notes. */
export const SEARCH_FILTERS = [...FILTERS, 'tag', 'note'] as const;
export type SearchFilter = (typeof SEARCH_FILTERS)[number];

/** Up to which rating a search may ask for comics: up to 18 asks for all of them. */
export const ASKED_RATINGS = ['everyone', '12', '16'] as const;
export type AskedRating = (typeof ASKED_RATINGS)[number];

/** What the address of a search of the site itself says beside the request: up to which rating comics are listed for who asks. */
export const LISTED_UP_TO = 'listed';

/** The ids that a result has, and has not, of one filter. */
export interface FilterChoice {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** All of `include`; any of them otherwise. */
  readonly all: boolean;
}

export const SORTS = ['match', 'latest', 'read', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export interface SearchRequest {
  readonly text: string;
  readonly filters: Readonly<Record<SearchFilter, FilterChoice>>;
  /** With a chapter in one of these; all comics where there is none. */
  readonly languages: readonly Language[];
  readonly status: ComicStatus | undefined;
  /** For readers of this age at most; what is not rated stands between 12 and 16. */
  readonly upTo: AskedRating | undefined;
  readonly sort: Sort;
}

/** Maximum values of one filter in an address: nobody chooses more by hand. */
const MAX_OF_ONE_FILTER = 30;
const ID = /^(?=.{1,100}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** A comic has one publisher and one writer, so asking for all of several would find nothing. */
export const MAY_ASK_ALL: ReadonlySet<SearchFilter> = new Set(['artist', 'genre', 'tag', 'note']);

/** The id without the `-` that excludes it. */
const WITHOUT = '-';

/** Reads an address's query; unknown values, and what is too much, are passed over. */
export function searchRequestOf(query: URLSearchParams): SearchRequest {
  const text = [...(query.get('q') ?? '')].slice(0, SEARCH_TEXT_LENGTH).join('');
  const asked = new Set(query.getAll('all'));
  const status = query.get('status');
  const upTo = query.get('upTo');
  const sort = query.get('sort');
  return {
    text,
    filters: filtersOf((filter) => {
      const values = query.getAll(filter).slice(0, MAX_OF_ONE_FILTER);
      const exclude = values.filter((value) => value.startsWith(WITHOUT)).map((value) => value.slice(1));
      return {
        include: knownIds(
          filter,
          values.filter((value) => !value.startsWith(WITHOUT)),
        ),
        exclude: knownIds(filter, exclude),
        all: MAY_ASK_ALL.has(filter) && asked.has(filter),
      };
    }),
    languages: [...new Set(query.getAll('language'))].filter(isLanguage),
    status: COMIC_STATUSES.find((known) => known === status),
    upTo: ASKED_RATINGS.find((known) => known === upTo),
    sort: SORTS.find((known) => known === sort) ?? defaultSort(text),
  };
}

/** The same as a query, in one order: two requests that are equal have one address. */
export function searchQuery(request: SearchRequest): URLSearchParams {
  const query = new URLSearchParams();
  if (request.text !== '') query.set('q', request.text);
  for (const filter of SEARCH_FILTERS) {
    const { include, exclude, all } = request.filters[filter];
    for (const id of include) query.append(filter, id);
    for (const id of exclude) query.append(filter, WITHOUT + id);
    if (all && MAY_ASK_ALL.has(filter)) query.append('all', filter);
  }
  for (const language of request.languages) query.append('language', language);
  if (request.status) query.set('status', request.status);
  if (request.upTo) query.set('upTo', request.upTo);
  if (request.sort !== defaultSort(request.text)) query.set('sort', request.sort);
  return query;
}

/** Whether a text looks for something: a letter, a digit or a picture, which nothing is called by. Punctuation alone asks for nothing. */
export const isLookingFor = (text: string): boolean =>
  fold(text) !== '' || /\p{Extended_Pictographic}/u.test(text);

/** Typed text is ordered by likeness; text without a letter or digit has no likeness. */
export function defaultSort(text: string): Sort {
  return fold(text) === '' ? 'latest' : 'match';
}

export const NO_CHOICE: FilterChoice = { include: [], exclude: [], all: false };

export function filtersOf<T>(value: (filter: SearchFilter) => T): Record<SearchFilter, T> {
  return {
    publisher: value('publisher'),
    artist: value('artist'),
    genre: value('genre'),
    writer: value('writer'),
    tag: value('tag'),
    note: value('note'),
  };
}

/** Nothing is asked for but the text, in the order that belongs to it. */
export function textRequest(text: string): SearchRequest {
  return searchRequestOf(new URLSearchParams({ q: text }));
}

/** How many filters are set; text and order are none. */
export function chosenCount({ filters, languages, status, upTo }: SearchRequest): number {
  const ids = SEARCH_FILTERS.map((filter) => filters[filter].include.length + filters[filter].exclude.length);
  return ids.reduce((sum, count) => sum + count, languages.length + (status ? 1 : 0) + (upTo ? 1 : 0));
}

/** The ids that may be those of something: a tag is one of the vocabulary, a note one of the list. */
function knownIds(filter: SearchFilter, values: readonly string[]): string[] {
  const isKnown =
    filter === 'tag' ? isTag : filter === 'note' ? isContentNote : (value: string) => ID.test(value);
  return [...new Set(values)].filter(isKnown);
}

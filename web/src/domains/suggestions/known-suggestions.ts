import type { ListPlace, ShownSuggestion } from '@rawi/model/suggestions/suggestion-calls';

/** What the server answers with: some of a chapter's list, from where it was asked for on. */
export interface SomeSuggestions {
  readonly suggestions: readonly ShownSuggestion[];
  readonly next?: ListPlace | undefined;
  readonly mayDecide: boolean;
}

/** A part of the list that is here: from the beginning of a page to before a place, or to the end of the list. */
interface Part {
  readonly from: number;
  readonly next: ListPlace | undefined;
}

/** What is known here of a chapter's list. */
export interface Known {
  readonly suggestions: readonly ShownSuggestion[];
  readonly mayDecide: boolean;
  readonly parts: readonly Part[];
}

export const NOTHING_KNOWN: Known = { suggestions: [], mayDecide: false, parts: [] };

/**
 * The part in which a page's suggestions are, if only the first of them: one that goes on behind the page, or one that begins with it; of
 * others, which end within it, the last that came. One that ends before its first suggestion has none of it.
 */
export function partAt({ parts, suggestions }: Known, page: number): Part | undefined {
  const hasSome = suggestions.some((each) => each.page === page);
  const reaching = parts.filter(
    ({ from, next }) =>
      from <= page && (!next || next.page > page || (next.page === page && (from === page || hasSome))),
  );
  return (
    reaching.find(({ next }) => next?.page !== page) ??
    reaching.find(({ from }) => from === page) ??
    reaching.at(-1)
  );
}

/** How many pages come along with one that is turned back to. */
const PAGES_BEFORE = 10;

/**
 * From which page on the list is asked for, for a page that no part reaches: from itself; where one turns back, from earlier on, so that
 * not each of the pages before it costs a call, but from nowhere that is known already.
 */
export function startFor({ parts }: Known, page: number): number {
  if (!parts.some(({ from }) => from > page)) return page;
  const ends = parts.flatMap(({ next }) => (next && next.page <= page ? [next.page] : []));
  return Math.max(1, page - PAGES_BEFORE, ...ends);
}

/** With a part that begins with a page. */
export function withPart(known: Known, from: number, answer: SomeSuggestions): Known {
  return { ...together(known, answer), parts: [...known.parts, { from, next: answer.next }] };
}

/** With what a part goes on with; as it was where that part is not known any more, as after all was asked for again. */
export function withMore(known: Known, part: Part, answer: SomeSuggestions): Known {
  if (!known.parts.includes(part)) return known;
  const parts = known.parts.map((each) => (each === part ? { ...part, next: answer.next } : each));
  return { ...together(known, answer), parts };
}

/** None twice; one that is known stays at its place, as it is now. */
function together(known: Known, { suggestions, mayDecide }: SomeSuggestions): Known {
  const all = new Map([...known.suggestions, ...suggestions].map((each) => [each.id, each]));
  return { ...known, mayDecide, suggestions: [...all.values()] };
}

/** The next page with suggestions, as far as what is known reaches. */
export function nextPageBehind(known: Known, page: number): number | undefined {
  const part = partAt(known, page);
  if (!part) return undefined;
  const last = part.next?.page ?? Number.POSITIVE_INFINITY;
  const pages = known.suggestions.map((each) => each.page).filter((each) => each > page && each <= last);
  if (part.next && part.next.page > page) pages.push(part.next.page);
  return pages.length === 0 ? undefined : Math.min(...pages);
}

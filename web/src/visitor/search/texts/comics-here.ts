import { LIMITS } from '@rawi/model/limits';
import type { SearchPayload } from '@rawi/model/pages/search-payloads';
import type { Wish } from '@rawi/model/rating/decide-showing';
import { comicsListed } from '@rawi/model/search/listing';
import { chosenCount, type SearchRequest, textRequest } from '@rawi/model/search/search-request';
import { openSearch } from '../../../domains/search/open-search.ts';
import { wishHere } from '../../../domains/settings/wish.ts';

/** What is chosen of comics alone: the lines of a text are narrowed by language and age themselves. */
export type ComicChoice = Pick<SearchRequest, 'filters' | 'status'>;

export interface ComicsHere {
  /**
   * Those that are not listed here as the catalogue has them now: the index has a rating that was raised within the hour only. Of a
   * catalogue that the site alone knows, none.
   */
  readonly hidden: ReadonlySet<string>;
  /** Those that fit the choice; undefined where nothing is chosen. */
  readonly fitting: ReadonlySet<string> | undefined;
}

const SHOWS_ALL: Wish = { upTo: '18', blursFrom: null };

/** Whether the site alone knows the comics of a catalogue: then a choice of comics narrows no text. */
export const isBySite = (catalogue: SearchPayload): boolean =>
  comicsListed(catalogue) > LIMITS.catalogPart.inBrowser;

const requestOf = ({ filters, status }: ComicChoice): SearchRequest => ({
  ...textRequest(''),
  filters,
  status,
});

/** Whether anything is chosen of comics. */
export const isNarrowed = (choice: ComicChoice): boolean => chosenCount(requestOf(choice)) > 0;

/**
 * The comics that a choice leaves, by the catalogue in the browser. Who types on asks for the same, so the last answer is kept. Rejects
 * where not all of the catalogue can be had, and begins again the next time.
 */
export function readComics(catalogue: unknown, choice: ComicChoice): Promise<ComicsHere> {
  const { filters, status } = choice;
  const key = JSON.stringify([catalogue, wishHere(), filters, status]);
  if (last?.key === key) return last.comics;
  const asked = { key, comics: listComics(choice) };
  last = asked;
  asked.comics.catch(() => {
    if (last === asked) last = undefined;
  });
  return asked.comics;
}

let last: { readonly key: string; readonly comics: Promise<ComicsHere> } | undefined;

async function listComics(choice: ComicChoice): Promise<ComicsHere> {
  const search = await openSearch();
  if (!search) throw new Error('The catalogue does not come.');
  const { list } = search;
  if (!list) return { hidden: new Set(), fitting: undefined };
  const request = requestOf(choice);
  const [known, listed] = await Promise.all([list(request, SHOWS_ALL), list(request)]);
  // A comic that is not known would be taken for one that does not fit, or for one that is shown.
  if (known.isPartial || listed.isPartial) throw new Error('A part of the catalogue does not come.');
  const shown = new Set(listed.slugs);
  const hidden = new Set(known.slugs.filter((slug) => !shown.has(slug)));
  return { hidden, fitting: isNarrowed(choice) ? new Set(known.slugs) : undefined };
}

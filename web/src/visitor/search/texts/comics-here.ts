import type { Wish } from '@rawi/model/rating/decide-showing';
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

/**
 * The comics that a choice leaves, by the catalogue in the browser; undefined where something is chosen and the site alone knows the
 * catalogue. Who types on asks for the same, so the last answer is kept.
 */
export function readComics(catalogue: unknown, choice: ComicChoice): Promise<ComicsHere | undefined> {
  const { filters, status } = choice;
  const key = JSON.stringify([catalogue, wishHere(), filters, status]);
  if (last?.key === key) return last.comics;
  const asked = { key, comics: listComics({ filters, status }) };
  last = asked;
  asked.comics.catch(() => {
    if (last === asked) last = undefined;
  });
  return asked.comics;
}

let last: { readonly key: string; readonly comics: Promise<ComicsHere | undefined> } | undefined;

async function listComics(choice: ComicChoice): Promise<ComicsHere | undefined> {
  const request: SearchRequest = { ...textRequest(''), ...choice };
  const isChosen = chosenCount(request) > 0;
  const { list } = (await openSearch()) ?? {};
  if (!list) return isChosen ? undefined : { hidden: new Set(), fitting: undefined };
  const [known, listed] = await Promise.all([list(request, SHOWS_ALL), list(request)]);
  const shown = new Set(listed);
  const hidden = new Set(known.filter((slug) => !shown.has(slug)));
  return { hidden, fitting: isChosen ? new Set(known) : undefined };
}

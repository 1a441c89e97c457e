import type { Wish } from '@rawi/model/rating/decide-showing';
import type { SearchAnswer, Showing } from '@rawi/model/search/answer';
import type { SearchRequest } from '@rawi/model/search/search-request';
import type { ListedComics, Progress } from './messages.ts';

/** Answers searches: a worker with the whole catalogue, or the site when that is too large. */
export interface SearchProvider {
  /** Searches, and calls `tell` with each better answer until the returned `stop()` is called. */
  readonly ask: (request: SearchRequest, showing: Showing, tell: (state: SearchState) => void) => () => void;
  /** All comics that fit and that a wish lists, by itself that of this device, without a read; undefined where the site alone knows them. */
  readonly list?: (request: SearchRequest, wish?: Wish) => Promise<ListedComics>;
  /** Whether values of a filter can be found by name, and all of them are counted. */
  readonly isWhole: boolean;
}

export type SearchState =
  | { readonly state: 'answered'; readonly answer: SearchAnswer; readonly progress: Progress }
  | { readonly state: 'failed' };

import type { PageDocument } from '@rawi/model/pages/pages';
import type { SearchPayload } from '@rawi/model/pages/search-payloads';
import type { Wish } from '@rawi/model/rating/decide-showing';
import type { SearchAnswer, Showing } from '@rawi/model/search/answer';
import type { NamedComics, WantedComic } from '@rawi/model/search/named-comics';

/** The messages between the page and the search worker. */

export type ToWorker =
  /** The current list of the catalogue's parts; the worker keeps those it has already. */
  | { readonly kind: 'open'; readonly listing: SearchPayload }
  /**
   * `query` is that of an address (`searchQuery`). It is answered, and again while the catalogue is read,
   * until it is stopped.
   */
  | { readonly kind: 'ask'; readonly id: number; readonly query: string; readonly showing: Showing }
  | { readonly kind: 'stop'; readonly id: number }
  /** Answered once, when all of the catalogue has been read. */
  | { readonly kind: 'name'; readonly id: number; readonly wanted: readonly WantedComic[] }
  /** Answered once, when all of the catalogue has been read, with all comics that fit and that such a wish lists. */
  | { readonly kind: 'list'; readonly id: number; readonly query: string; readonly wish: Wish }
  /** A document that the worker could not fetch; undefined when nobody can. */
  | { readonly kind: 'document'; readonly address: string; readonly document: unknown };

/** How much of the catalogue has been read. */
export interface Progress {
  readonly read: number;
  readonly of: number;
  /** Whether a part of it cannot be loaded now. */
  readonly isPartial: boolean;
}

/** The addresses of all comics that fit. */
export interface ListedComics {
  readonly slugs: readonly string[];
  /** Whether a part of the catalogue is missing, and with it some that may fit. */
  readonly isPartial: boolean;
}

export type FromWorker =
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly answer: SearchAnswer;
      readonly progress: Progress;
    }
  /** The comics of these names, in their order. */
  | {
      readonly kind: 'named';
      readonly id: number;
      readonly comics: readonly NamedComics[];
      readonly isPartial: boolean;
    }
  | ({ readonly kind: 'listed'; readonly id: number } & ListedComics)
  /** The site does not answer for this address: the page may get the document elsewhere. */
  | { readonly kind: 'missing'; readonly address: string };

export type CatalogDocument = Extract<PageDocument, { kind: 'catalog' | 'mostRead' | 'translators' }>;

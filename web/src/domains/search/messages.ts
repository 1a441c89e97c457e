import type { PageDocument, SearchPayload } from '@rawi/model/pages/pages';
import type { SearchAnswer, Showing } from '@rawi/model/search/answer';

/** What the page and the worker that searches say to each other. */

export type ToWorker =
  /** The catalogue as it is listed now; what the worker has of it already stays. */
  | { readonly kind: 'open'; readonly listing: SearchPayload }
  /** `query` is that of an address (`searchQuery`). It is answered, and again while the catalogue is read, until it is stopped. */
  | { readonly kind: 'ask'; readonly id: number; readonly query: string; readonly showing: Showing }
  | { readonly kind: 'stop'; readonly id: number }
  /** A document that the worker could not fetch; undefined where nobody can. */
  | { readonly kind: 'document'; readonly address: string; readonly document: unknown };

/** How much of the catalogue has been read. */
export interface Progress {
  readonly read: number;
  readonly of: number;
  /** Something of it cannot be had now. */
  readonly isPartial: boolean;
}

export type FromWorker =
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly answer: SearchAnswer;
      readonly progress: Progress;
    }
  /** The site does not answer for it: its document may be had otherwise. */
  | { readonly kind: 'missing'; readonly address: string };

export type CatalogDocument = Extract<PageDocument, { kind: 'catalog' | 'mostRead' }>;

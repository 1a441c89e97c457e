import type { SiteSearch } from '../search/site-search.ts';
import type { OpenedSite } from './open-site.ts';

/** What serving needs, and what it answers with. */

export interface PageAnswer {
  readonly status: 200 | 301 | 404 | 405 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Serving {
  /** The site's own address, without a slash at its end. */
  readonly origin: string;
  readonly open: () => Promise<OpenedSite>;
  /** A page's document; undefined where there is none. */
  readonly read: (pageId: string) => Promise<unknown>;
  /** How many comics have ever come. */
  readonly arrivals: () => Promise<number>;
  /** Not kept in memory at all: 0. Seconds of `AGES.memory` otherwise. */
  readonly memorySeconds?: number;
  readonly report: (message: string, error: unknown) => void;
  /** Searches a catalogue that is too large for browsers. */
  readonly search: SiteSearch;
}

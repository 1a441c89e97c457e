import type { Rate } from '../allowances/rate.ts';
import type { OpdsSearch } from '../search/opds-search.ts';
import type { SiteSearch } from '../search/site-search.ts';
import type { OpenedSite } from './open-site.ts';

/** What serving needs, and what it answers with. */

export interface PageAnswer {
  readonly status: 200 | 204 | 301 | 302 | 304 | 400 | 404 | 405 | 410 | 429 | 501 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Serving {
  /** The site's own address, without a slash at its end. */
  readonly origin: string;
  /** The address of a published file by its path in the bucket. */
  readonly fileUrl: (path: string) => string;
  /** The address that people write to; undefined or empty where the owner has set none. */
  readonly contact?: () => string | undefined;
  readonly open: () => Promise<OpenedSite>;
  /** A page's document; undefined if there is none. */
  readonly read: (pageId: string) => Promise<unknown>;
  /** Hears of a page that is of an earlier version, to have it built again; nothing waits for it. */
  readonly onOutdated: (pageId: string, document: unknown) => void;
  /** 0 to cache nothing in memory; otherwise seconds, `AGES.memory` by default. */
  readonly memorySeconds?: number;
  /** How many answers are made a minute of what other programs read; `OPEN_RATE` by default. */
  readonly rate?: Rate;
  /** How many searches are made a minute for reading apps; `SEARCH_RATE` by default. */
  readonly searchRate?: Rate;
  readonly report: (message: string, error: unknown) => void;
  /** Searches a catalogue that is too large for browsers. */
  readonly search: SiteSearch;
  /** Searches for reading apps; without it nothing is found for them. */
  readonly opdsSearch?: OpdsSearch;
}

import type { Locale } from '@rawi/model/lists/locales';

/** A feed before it is written in one of its formats. Times are ISO 8601 in UTC. */
export interface Feed {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** The page that it follows, as people open it. */
  readonly page: string;
  /** Its own address in each format. */
  readonly self: { readonly atom: string; readonly json: string };
  /** When the newest of it is from. */
  readonly updated: string;
  readonly icon: string;
  readonly siteName: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Its address in whichever language, which stays: programs know by it what they have. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** What its content is in, where that is known. */
  readonly language?: string;
  readonly published: string;
  readonly updated: string;
  readonly authors: readonly { readonly name: string; readonly url?: string }[];
  readonly categories: readonly string[];
  /** A picture that everybody is shown. */
  readonly image?: string;
}

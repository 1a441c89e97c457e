import type { Locale } from '../lists/locales.ts';

/** What a message brings to the service worker, which loads no schemas to read it. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A path of the site. */
  readonly path: string;
  readonly locale: Locale;
  readonly dir: 'ltr' | 'rtl';
  /** The unread notifications, for the badge. */
  readonly unread: number;
}

/** Where a message leads, with the id of its one notification: whoever opens it from there has read it. */
export const NOTIFIED_PARAM = 'notified';

import type { Bilingual } from './lists/locales.ts';

/** Business constants of the specification (section 9) and of product.md. */

/** What the site is called where no words of its pages are: in feeds, and where programs ask. */
export const SITE_NAME: Bilingual = { en: 'Rawi', ar: 'راوي' };

/** Shown as `265,600+` until the live number passes it. */
export const READERS_FIGURE = 265_600;

export const COPYRIGHT_NOTICE_BUSINESS_DAYS = 3;
export const CONTACT_RESPONSE_HOURS = { min: 24, max: 48 } as const;

/** Hours of the day in `timeZone`, which is what the specification calls EST. */
export const SUPPORT_HOURS = {
  timeZone: 'America/New_York',
  weekdays: { from: 9, to: 18 },
  weekend: { from: 10, to: 16 },
} as const;
export const SUPPORT_HOURS_TEXT: { readonly weekdays: Bilingual; readonly weekend: Bilingual } = {
  weekdays: {
    en: 'Monday to Friday 9 AM-6 PM EST',
    ar: 'من الاثنين إلى الجمعة، من ٩ صباحًا إلى ٦ مساءً بتوقيت شرق الولايات المتحدة',
  },
  weekend: {
    en: 'weekend 10 AM-4 PM EST',
    ar: 'السبت والأحد، من ١٠ صباحًا إلى ٤ عصرًا بتوقيت شرق الولايات المتحدة',
  },
};

/** A full reload for a new build happens at most once for a path within this time. */
export const RELOAD_GUARD_SECONDS = 10;
export const MAX_PAGE_PRELOADS = 4;

export const COLORS = { gold: '#E9BD36', notification: '#111827', blackPage: '#000000' } as const;
export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];
export const COLOR_MODE_KEY = 'rawi-color-mode';

export const RESET_CODE = {
  validMinutes: 10,
  tries: 3,
  resendSeconds: 60,
  /** Mails that are asked for one address: from one address of origin, and from all of them. */
  perAddressPerDay: 5,
  perAddressPerDayFromAll: 25,
  /**
   * Codes for one address, over all senders: a code can be guessed. Beyond this a link is mailed instead, which
   * cannot be guessed.
   */
  codesPerAddressPerDay: 3,
  perDay: 5000,
  alertPerDay: 1000,
  /**
   * How long mails to an address are counted: a sender who uses up the count has only filled the owner's mailbox with
   * links that work.
   */
  linkHours: 24,
  ticketMinutes: 10,
  keptHours: 24,
} as const;
/** The code that a sign-up's mail has beside its link: only the browser of the sign-up can try it. */
export const SIGN_UP_CODE = {
  validMinutes: 30,
  tries: 5,
  /** Over all senders, as of the codes above; a mail beyond that has its link alone. */
  codesPerAddressPerDay: 3,
} as const;
/** How long the link that confirms an address works. */
export const VERIFICATION_HOURS = 72;
/** A change of address: how long its link works, and how long the old address may take it back. */
export const EMAIL_CHANGE = { validMinutes: 60, takeBackHours: 72, perPersonPerDay: 5 } as const;
export const FRESH_SIGN_IN_MINUTES = 5;

export const BRAND: Bilingual = { en: 'Rawi', ar: 'راوي' };

/** Of each language, the newest chapters that a comic's page shows first, as strips of their panels. */
export const STRIP_ROWS = 12;

/**
 * How ratings of a translator are shown: a mean drawn towards `prior` as by `weight` votes, once there are `shownFrom`. Those of a
 * comic are shown as they are spread, from as many on. Either counts once its account is `waitHours` old.
 */
export const RATING = { weight: 10, prior: 3.5, shownFrom: 5, waitHours: 72 } as const;
/** How far a device's clock may be ahead where a person's own history is written. */
export const READ_AT_AHEAD_MINUTES = 5;
/** How many parts a number that many people change is counted in: each takes about one change a second. */
export const COUNT_SHARDS = 8;
/** After so many reports a comment is folded until it is reviewed. */
export const COMMENT_FOLDED_FROM = 3;
/** The same of a public list. */
export const LIST_FOLDED_FROM = 3;
/** The least time between two comments of a person, and between two reports. */
export const COMMENT_INTERVAL_SECONDS = 20;
/** The least time between two edits of a person, of whatever comments. */
export const EDIT_INTERVAL_SECONDS = 5;
/** How many days "Most read" looks back, today among them. */
export const VIEW_WINDOWS = { week: 7, month: 30 } as const;
/** Over what time "Most read" counts. */
export const MOST_READ_WINDOWS = ['week', 'month', 'all'] as const;
export type MostReadWindow = (typeof MOST_READ_WINDOWS)[number];
/** How many views from one origin are counted a day: an office, a school or a mobile network shares one. */
export const VIEWS_PER_ORIGIN = 2000;
/** The most entries of a visitor's history that a device keeps, and that a login takes over. */
export const DEVICE_HISTORY = 200;
/** How long what a visitor wanted is remembered while they log in. */
export const INTENT_MINUTES = 10;

/** The end of a payload's address: a page's document alone, for who goes on inside the site (specification, section 7). */
export const PAYLOAD = '/_payload.json';

/** Maximum length of a search, in characters: a name has 200 at most, and a longer text finds nothing more. */
export const SEARCH_TEXT_LENGTH = 200;

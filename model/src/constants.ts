import type { Bilingual } from './locales.ts';

/** Business constants of the specification (section 9) and of product.md. */

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
    ar: 'السبت والأحد، من ١٠ صباحًا إلى ٤ مساءً بتوقيت شرق الولايات المتحدة',
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
  perAddressPerDay: 5,
  perDay: 5000,
  alertPerDay: 1000,
  ticketMinutes: 10,
} as const;
export const FRESH_SIGN_IN_MINUTES = 5;
export const REVIEW_CLAIM_MINUTES = 30;
export const REVIEW_LATE_DAYS = 3;
export const ORIGINALS_KEPT_DAYS = 30;

export const BRAND: Bilingual = { en: 'Rawi', ar: 'راوي' };

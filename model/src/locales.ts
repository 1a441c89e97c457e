/** The interface languages (specification, section 9). */
export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** The BCP 47 tag by which dates and numbers of a locale are written; Arabic with the Gregorian calendar. */
export const LOCALE_TAGS = { en: 'en-US', ar: 'ar-SA-u-ca-gregory' } as const satisfies Record<
  Locale,
  string
>;

export const LOCALE_DIRECTIONS = { en: 'ltr', ar: 'rtl' } as const satisfies Record<Locale, 'ltr' | 'rtl'>;

/** product.md, "Routes and their rules"; the specification gives the 365 days. */
export const LOCALE_COOKIE = { name: 'rawi_locale', days: 365 } as const;

export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'ar';
}

/** A text in both interface languages. */
export type Bilingual = Readonly<Record<Locale, string>>;

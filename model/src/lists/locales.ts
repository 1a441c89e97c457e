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

/** What stands between the items of a list. */
export const LIST_COMMAS = { en: ', ', ar: '، ' } as const satisfies Record<Locale, string>;

/** product.md, "Routes and their rules"; the specification gives the 365 days. */
export const LOCALE_COOKIE = { name: 'rawi_locale', days: 365 } as const;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Every interface language, `locale` first and the others in their order: the order in which variants are tried. */
export function localesFrom(locale: Locale): readonly Locale[] {
  return [locale, ...otherLocales(locale)];
}

export function otherLocales(locale: Locale): readonly Locale[] {
  return LOCALES.filter((other) => other !== locale);
}

/** A value of each interface language. */
export function byLocale<T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** A text in every interface language. */
export type Bilingual = Readonly<Record<Locale, string>>;

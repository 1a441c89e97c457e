import { LOCALES, type Locale, localesFrom } from '../lists/locales.ts';

/** A value in any of the interface languages, or in none. */
export type Variants<T> = { readonly [L in Locale]?: T | undefined };

/** A value in one interface language at least. */
export type Localized<T> = {
  [L in Locale]: { readonly [Own in L]: T } & Omit<Variants<T>, L>;
}[Locale];

/**
 * The variant of `locale`, else the first that there is in the order of `LOCALES`, with the locale it is really in
 * (so that `lang` can be set).
 */
export function localize<T>(
  localized: Variants<T> & NoInfer<Localized<T>>,
  locale: Locale,
): { readonly value: T; readonly locale: Locale } {
  const variants: Variants<T> = localized;
  for (const candidate of localesFrom(locale)) {
    const value = variants[candidate];
    if (value !== undefined) return { value, locale: candidate };
  }
  throw new TypeError('A localized value exists in one language at least.');
}

/** The variants that there are. Throws when there is none. */
export function localizedOf<T>(variants: Variants<T>): Localized<T> {
  const present = mapVariants(variants, (value) => value);
  if (!isLocalized(present)) throw new TypeError('A localized value exists in one language at least.');
  return present;
}

/** The same languages, each variant turned into another value. */
export function mapLocalized<T, U>(
  localized: Variants<T> & NoInfer<Localized<T>>,
  map: (value: T) => U,
): Localized<U> {
  return localizedOf(mapVariants(localized, map));
}

/** The same languages, each variant turned into another value; the result may be empty. */
export function mapVariants<T, U>(variants: Variants<T>, map: (value: T) => U): Variants<U> {
  const mapped: { [L in Locale]?: U } = {};
  for (const locale of LOCALES) {
    const value = variants[locale];
    if (value !== undefined) mapped[locale] = map(value);
  }
  return mapped;
}

export function isLocalized<T>(variants: Variants<T>): variants is Localized<T> {
  return LOCALES.some((locale) => variants[locale] !== undefined);
}

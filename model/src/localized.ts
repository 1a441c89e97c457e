import type { Locale } from './locales.ts';

/** Something that exists in one interface language at least. */
export type Localized<T> =
  | { readonly en: T; readonly ar?: T | undefined }
  | { readonly en?: T | undefined; readonly ar: T };

/** The variant of `locale`, else the other one, with the locale it is really in (so that `lang` can be set). */
export function localize<T>(
  localized: Localized<T>,
  locale: Locale,
): { readonly value: T; readonly locale: Locale } {
  const own = localized[locale];
  if (own !== undefined) return { value: own, locale };
  const other: Locale = locale === 'en' ? 'ar' : 'en';
  const fallback = localized[other];
  if (fallback === undefined) throw new TypeError('A localized value exists in one language at least.');
  return { value: fallback, locale: other };
}

/** Both variants, or the one there is. Throws when there is none. */
export function localizedOf<T>(en: T | undefined, ar: T | undefined): Localized<T> {
  if (en !== undefined) return ar === undefined ? { en } : { en, ar };
  if (ar !== undefined) return { ar };
  throw new TypeError('A localized value exists in one language at least.');
}

/** The same languages, each variant turned into another value. */
export function mapLocalized<T, U>(localized: Localized<T>, map: (value: T) => U): Localized<U> {
  const { en, ar } = localized;
  return localizedOf(en === undefined ? undefined : map(en), ar === undefined ? undefined : map(ar));
}

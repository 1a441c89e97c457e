import type { Bilingual } from './locales.ts';

/** The filters of the search page, in the specification's order (section 3, Lists). */
export const FILTERS = ['publisher', 'artist', 'genre', 'writer'] as const;
export type Filter = (typeof FILTERS)[number];

export const FILTER_NAMES: Readonly<Record<Filter, Bilingual>> = {
  publisher: { en: 'publisher', ar: 'الناشر' },
  artist: { en: 'artist', ar: 'الرسام' },
  genre: { en: 'genre', ar: 'النوع' },
  writer: { en: 'writer', ar: 'الكاتب' },
};

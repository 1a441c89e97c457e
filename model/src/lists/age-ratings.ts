import type { Bilingual } from './locales.ts';

/** For whom a comic is, from the mildest on; the numbers are ages. What is stored without one is not rated. */
export const AGE_RATINGS = ['everyone', '12', '16', '18'] as const;
export type AgeRating = (typeof AGE_RATINGS)[number];

/** What a chapter's form says where the chapter is for the same readers as its comic. */
export const AS_THE_COMIC = 'asTheComic' as const;

export const AGE_RATING_NAMES: Readonly<Record<AgeRating, Bilingual>> = {
  everyone: { en: 'Everyone', ar: 'لجميع الأعمار' },
  '12': { en: 'Ages 12 and up', ar: 'من عمر ١٢ فما فوق' },
  '16': { en: 'Ages 16 and up', ar: 'من عمر ١٦ فما فوق' },
  '18': { en: 'Ages 18 and up', ar: 'من عمر ١٨ فما فوق' },
};

/** What stands in the place of a rating where there is none. */
export const NOT_RATED: Bilingual = { en: 'Not rated', ar: 'لم تُحدَّد الفئة العمرية' };

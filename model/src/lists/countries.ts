import type { Bilingual } from './locales.ts';

/** The eight countries of the specification (section 3, Lists), in its order, by ISO 3166 code. */
export const COUNTRY_CODES = ['EG', 'FR', 'US', 'GB', 'DE', 'CA', 'JP', 'IN'] as const;
export type Country = (typeof COUNTRY_CODES)[number];

export const COUNTRY_NAMES: Readonly<Record<Country, Bilingual>> = {
  EG: { en: 'Egypt', ar: 'مصر' },
  FR: { en: 'France', ar: 'فرنسا' },
  US: { en: 'USA', ar: 'الولايات المتحدة' },
  GB: { en: 'UK', ar: 'المملكة المتحدة' },
  DE: { en: 'Germany', ar: 'ألمانيا' },
  CA: { en: 'Canada', ar: 'كندا' },
  JP: { en: 'Japan', ar: 'اليابان' },
  IN: { en: 'India', ar: 'الهند' },
};

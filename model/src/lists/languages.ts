import type { Bilingual } from './locales.ts';

/** The ten translation languages, in the specification's order (section 3, Lists). */
export const LANGUAGE_CODES = ['en', 'ar', 'zh', 'hi', 'it', 'es', 'ru', 'tr', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGE_CODES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, Bilingual>> = {
  en: { en: 'English', ar: 'الإنجليزية' },
  ar: { en: 'Arabic', ar: 'العربية' },
  zh: { en: 'Chinese', ar: 'الصينية' },
  hi: { en: 'Hindi', ar: 'الهندية' },
  it: { en: 'Italian', ar: 'الإيطالية' },
  es: { en: 'Spanish', ar: 'الإسبانية' },
  ru: { en: 'Russian', ar: 'الروسية' },
  tr: { en: 'Turkish', ar: 'التركية' },
  fr: { en: 'French', ar: 'الفرنسية' },
  de: { en: 'German', ar: 'الألمانية' },
};

/** The languages a translator may offer (section 3, Translator). */
export const TRANSLATOR_LANGUAGES = ['ar', 'en', 'fr'] as const satisfies readonly Language[];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGE_CODES.some((code) => code === value);
}

import type { Bilingual } from './locales.ts';

/** Specification, section 3, User. */
export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export const GENDER_NAMES: Readonly<Record<Gender, Bilingual>> = {
  male: { en: 'male', ar: 'ذكر' },
  female: { en: 'female', ar: 'أنثى' },
};

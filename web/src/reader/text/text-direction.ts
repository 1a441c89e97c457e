import type { Language } from '@rawi/model/lists/languages';

/** Of the ten languages of translations Arabic alone is written from right to left. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

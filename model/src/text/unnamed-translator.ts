import { type Bilingual, LOCALES } from '../lists/locales.ts';

/** What stands for the name of a translator where people's names are left out. */
const WORDS: Bilingual = { en: 'A translator', ar: 'من فريق الترجمة' };

/** A name is one text for every language of the site, so that it says it in each. */
export const UNNAMED_TRANSLATOR = LOCALES.map((locale) => WORDS[locale]).join(' · ');

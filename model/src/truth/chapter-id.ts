import type { Language } from '../lists/languages.ts';

/**
 * The id of an imported chapter. No two meet: slugs hold no underscore, so that a fraction and a second translator
 * stand apart from the rest. `translatorId` is given for every translator of the same number and language but one.
 */
export function chapterIdOf(slug: string, number: number, language: Language, translatorId?: string): string {
  const plain = `${slug}-${String(number).replace('.', '_')}-${language}`;
  return translatorId === undefined ? plain : `${plain}_${translatorId}`;
}

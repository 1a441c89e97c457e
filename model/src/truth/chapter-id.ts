import type { Language } from '../lists/languages.ts';

/**
 * The id of a chapter. No two meet: slugs hold no underscore, so that a fraction and a translator stand apart from the rest.
 * `translatorId` is given for what is uploaded here, and of imported chapters for every translator of the same number and
 * language but one.
 */
export function chapterIdOf(slug: string, number: number, language: Language, translatorId?: string): string {
  // In a number that is written with a power of ten, the hyphen would look like the one behind the slug.
  const plain = `${slug}-${String(number).replace('.', '_').replace('e-', '_e')}-${language}`;
  return translatorId === undefined ? plain : `${plain}_${translatorId}`;
}

/** The id of a chapter of a comic whose address is too long for it: `hash` names the comic and the translator. */
export function shortChapterIdOf(hash: string, number: number, language: Language): string {
  // No slug ends so: it holds no underscore.
  return chapterIdOf(`c_${hash}`, number, language);
}

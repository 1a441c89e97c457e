import { LANGUAGE_CODES } from '../lists/languages.ts';

/** The end of the id of an imported chapter (`chapterIdOf`): a number and a language. */
const CHAPTER = new RegExp(`-\\d+-(?:${LANGUAGE_CODES.join('|')})$`);
/** What the ids of accounts look like, which the sign-up makes. */
const ACCOUNT = /^[0-9a-f]{28}$/;

/**
 * Whether a comic's address could be the id of a chapter or of an account. No comic gets one: folders of files, and the list of
 * what was removed, are named by the ids of all three.
 */
export function isLikeOtherId(slug: string): boolean {
  return CHAPTER.test(slug) || ACCOUNT.test(slug);
}

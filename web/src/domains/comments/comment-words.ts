import { LIMITS } from '@rawi/model/limits';
import { plainText, SEEN_IN_TEXT } from '@rawi/model/text/plain-text';

/** The length of a comment as plain text, as the rules count it: an emoji of one code point is one. */
export const lengthOf = (text: string): number => [...plainText(text)].length;

export const isTooLong = (text: string): boolean => lengthOf(text) > LIMITS.commentLength.max;

/** Whether a comment has no visible character, only spaces or invisible marks. The rules check the same. */
export const isEmpty = (text: string): boolean => !SEEN_IN_TEXT.test(plainText(text));

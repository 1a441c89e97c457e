import { LIMITS } from '@rawi/model/limits';
import { plainText, SEEN_IN_TEXT } from '@rawi/model/text/plain-text';

/** How long a comment is once it is plain text, as the rules count: an emoji of one code point is one. */
export const lengthOf = (text: string): number => [...plainText(text)].length;

export const isTooLong = (text: string): boolean => lengthOf(text) > LIMITS.commentLength.max;

/** Whether there is something to be seen: not only spaces, or marks that nobody sees. The rules ask the same. */
export const isEmpty = (text: string): boolean => !SEEN_IN_TEXT.test(plainText(text));

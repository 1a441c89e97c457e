import { LIMITS } from '@rawi/model/limits';
import { plainText } from '@rawi/model/text/plain-text';

/** How long a comment is once it is plain text, as the rules count: an emoji of one code point is one. */
export const lengthOf = (text: string): number => [...plainText(text)].length;

export const isTooLong = (text: string): boolean => lengthOf(text) > LIMITS.commentLength.max;

/** Whether there is something to be seen: not only spaces, or marks that nobody sees. The rules ask the same. */
export const isEmpty = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(plainText(text));

import { LIMITS } from '@rawi/model/limits';
import { plainText, SEEN_IN_TEXT, UNWANTED_IN_TEXT } from '@rawi/model/text/plain-text';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEmpty, isTooLong, lengthOf } from './comment-words.ts';

it('the length of a comment is in code points', () => {
  const { max } = LIMITS.commentLength;
  expect(lengthOf(' 😀é ')).toBe(2);
  expect(isTooLong('😀'.repeat(max))).toBe(false);
  expect(isTooLong('😀'.repeat(max + 1))).toBe(true);
});

it('a comment without visible characters is empty', () => {
  for (const text of ['', ' \n ', '\u200B\u200F', '\u202E']) expect(isEmpty(text)).toBe(true);
  for (const text of ['a', '؟', '😀', ' ١ ']) expect(isEmpty(text)).toBe(false);
});

it('a comment that the rules would refuse is not sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const sent = plainText(text);
      expect(UNWANTED_IN_TEXT.test(sent)).toBe(false);
      expect(SEEN_IN_TEXT.test(sent)).toBe(!isEmpty(text));
    }),
  );
});

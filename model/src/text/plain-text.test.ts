import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainText, plainText } from './plain-text.ts';

/** Letters, what is seen and allowed, and what is not. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'ا', ' ', '\n', '\r', '\t', '\0', '\u202E', '\u2066', '\u009B') }),
);

describe('plain text', () => {
  it.each(['', 'Two lines\nof words', 'كلمة word كلمة', '\u200Fعربي\u200E', '👩‍👩‍👧 \u061C'])(
    'is %j',
    (text) => {
      expect(isPlainText(text)).toBe(true);
    },
  );

  it.each(['\0', '\t', '\u000B', '\r', '\u001F', '\u007F', '\u009F', '\u202A', '\u202E', '\u2066', '\u2069'])(
    'is none with %j',
    (mark) => {
      expect(isPlainText(`before${mark}after`)).toBe(false);
      expect(isPlainText(`line\n${mark}`)).toBe(false);
    },
  );

  it('is made of any text, and of plain text nothing else', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = plainText(text);
        expect(isPlainText(plain)).toBe(true);
        expect(plainText(plain)).toBe(plain);
      }),
    );
  });

  it('keeps lines and words', () => {
    expect(plainText(' one\r\ntwo\tthree\u202E\u0007 ')).toBe('one\ntwo three');
    expect(plainText('e\u0301')).toBe('é');
  });
});

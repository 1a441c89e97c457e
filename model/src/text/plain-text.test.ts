import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IGNORED_IN_TEXT, isPlainText, OVERSTRUCK_IN_TEXT, plainText, SEEN_IN_TEXT } from './plain-text.ts';

/** Letters, what is seen and allowed, and what is not. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'ا', ' ', '\n', '\r', '\t', '\0', '\u202E', '\u2066', '\u009B') }),
  // Marks that stack, that compose, and what parts them unseen.
  fc.string({
    unit: fc.constantFrom('a', '\u0301', '\u0308', '\u0323', '\u200D', '\u034F', '\u0958', '\u3164'),
    maxLength: 40,
  }),
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

  it.each([
    ['vowel signs', 'ٱلْحَمْدُ لِلَّهِ رَبِّ ٱلْعَـٰلَمِينَ'],
    ['signs of recitation', 'ذَٰلِكَ ٱلْكِتَـٰبُ لَا رَيْبَ ۛ فِيهِ ۛ هُدًۭى'],
    ['a Persian joiner', 'می\u200Cخواهم'],
    [
      'a family, a heart, a keycap and a flag',
      '👩‍❤️‍💋‍👨 ❤️ 7️⃣ 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['Hebrew with cantillation', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים'],
    ['Thai, Hindi and Vietnamese', 'ที่นี่ नमस्ते Việt'],
  ])('keeps %s as it is', (_, text) => {
    expect(isPlainText(text)).toBe(true);
    expect(plainText(text)).toBe(text.normalize('NFC'));
  });

  it('has no row of marks that runs over the lines around, whatever unseen parts them', () => {
    for (const row of [
      '\u0338'.repeat(300),
      'a' + '\u0338\u200D'.repeat(6),
      'a' + '\u0338\u034F'.repeat(3),
    ]) {
      expect(isPlainText(`a${row}`), JSON.stringify(row)).toBe(false);
    }
    expect(plainText(`a${'\u0338'.repeat(300)}b`)).toBe(`a${'\u0338'.repeat(5)}b`);
  });

  it.each(['\u3164', '\u115F\u1160', '\uFFA0', '\u034F', '\u2800', '\u200B\u2060 ', '\u0301', '\u{1D159}'])(
    'of %j alone shows nothing, and is empty',
    (text) => {
      expect(SEEN_IN_TEXT.test(text)).toBe(false);
      expect(plainText(text)).toBe('');
    },
  );

  it('knows as ignored what Unicode says is', () => {
    const every = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code));
    const ignorable = /\p{Default_Ignorable_Code_Point}/u;
    expect(every.filter((each) => IGNORED_IN_TEXT.test(each) !== ignorable.test(each))).toEqual([]);
    // Those that are no marks may stand in a row of marks without ending it.
    const parting = every.filter((each) => ignorable.test(each) && !/\p{M}/u.test(each));
    expect(parting.filter((each) => !OVERSTRUCK_IN_TEXT.test(`\u0301${each}`.repeat(6)))).toEqual([]);
  });

  it('keeps line breaks and words when unsafe characters are removed', () => {
    expect(plainText(' one\r\ntwo\tthree\u202E\u0007 ')).toBe('one\ntwo three');
    expect(plainText('e\u0301')).toBe('é');
  });
});

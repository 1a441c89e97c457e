import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstSentence, taglineOf } from './tagline.ts';

describe('firstSentence', () => {
  it.each([
    ['One here. Two there.', 'One here.'],
    ['Is it? It is.', 'Is it?'],
    ['Dr. Strange Noon wakes. He sleeps.', 'Dr. Strange Noon wakes.'],
    ['J. K. met no. 9. Then left.', 'J. K. met no.'],
    ['تستيقظ د. سلمى قبل الفجر. تنام.', 'تستيقظ د. سلمى قبل الفجر.'],
    ['د. سلمى طبيبة. تعمل ليلًا.', 'د. سلمى طبيبة.'],
    ['A well of 3.5 metres. Deep.', 'A well of 3.5 metres.'],
    ['“Run!” she said. He ran.', '“Run!”'],
    ['No end at all', 'No end at all'],
    ['Two\nlines. More.', 'Two lines.'],
    ['هل تعود؟ لا أحد يعلم.', 'هل تعود؟'],
    ['بيبر ساحرة صغيرة. تعيش مع قطها.', 'بيبر ساحرة صغيرة.'],
    ['', ''],
  ])('%j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });

  it('cuts a long sentence between words', () => {
    const sentence = firstSentence('word, '.repeat(100));
    expect(Array.from(sentence).length).toBeLessThanOrEqual(200);
    expect(sentence).toMatch(/word…$/);
  });

  it('is the beginning of the text and never more than 200 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const sentence = firstSentence(text);
        expect(Array.from(sentence).length).toBeLessThanOrEqual(200);
        const plain = text.replace(/\s+/g, ' ').trim();
        expect(plain.startsWith(sentence) || plain.startsWith(sentence.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

describe('taglineOf', () => {
  it('has the languages of the description', () => {
    expect(taglineOf({ en: 'A. B.', ar: 'أ. ب.' })).toHaveProperty('ar');
    expect(taglineOf({ en: 'Only here. Yes.' })).toEqual({ en: 'Only here.' });
    expect(taglineOf({ ar: 'هنا فقط. نعم.' })).toEqual({ ar: 'هنا فقط.' });
  });
});

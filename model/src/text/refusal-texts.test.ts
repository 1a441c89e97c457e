import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { FILE_REFUSALS } from '../lists/file-refusals.ts';
import { LOCALES } from '../lists/locales.ts';
import { REFUSAL_TEXTS, refusalText } from './refusal-texts.ts';

const ARABIC = /\p{Script=Arabic}/u;
const cases = FILE_REFUSALS.flatMap((code) => LOCALES.map((locale) => [code, locale] as const));

describe('the sentence of a refusal', () => {
  it.each(cases)(
    '%s in %s is there for a file, a page and a cover, every number filled in',
    (code, locale) => {
      const sentences = [
        refusalText({ code }, locale),
        refusalText({ code, page: 7 }, locale),
        refusalText({ code }, locale, 'cover'),
      ];
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^[^{}]+\.$/);
        expect(ARABIC.test(sentence)).toBe(locale === 'ar');
      }
    },
  );

  it.each(cases)('%s in %s names a page where it has words for one', (code, locale) => {
    const number = locale === 'ar' ? '٤٧' : '47';
    const isNamed = refusalText({ code, page: 47 }, locale).includes(number);
    expect(isNamed).toBe(REFUSAL_TEXTS[code].page !== undefined);
    expect(refusalText({ code }, locale)).not.toContain(number);
  });

  it('has the limits as they are, in the digits of the language', () => {
    expect(LIMITS.pdfBytes).toBe(100 * 1024 * 1024);
    expect(refusalText({ code: 'too-heavy' }, 'en')).toContain('100 MB');
    expect(refusalText({ code: 'too-heavy' }, 'ar')).toContain('١٠٠ ميغابايت');
    expect(refusalText({ code: 'too-heavy' }, 'en', 'cover')).toContain('5 MB');
    expect(refusalText({ code: 'too-many-pages' }, 'ar')).toContain('٥٠٠');
    expect(refusalText({ code: 'page-too-large' }, 'en', 'cover')).toMatch(/12,000 .* 40 /);
  });
});

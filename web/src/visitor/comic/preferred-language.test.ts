import { LANGUAGE_CODES } from '@rawi/model/lists/languages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

describe('the language in which chapters are listed', () => {
  it('is the one last read if there is one, else the interface’s', () => {
    const language = fc.constantFrom(...LANGUAGE_CODES);
    const chapters = fc.array(fc.record({ language }), { maxLength: 6 });
    const last = fc.option(fc.record({ language }), { nil: undefined });
    fc.assert(
      fc.property(chapters, last, fc.constantFrom('en' as const, 'ar' as const), (rows, read, locale) => {
        const isThere = read !== undefined && rows.some((row) => row.language === read.language);
        expect(preferredLanguage(rows, read, locale)).toBe(isThere ? read.language : locale);
      }),
    );
  });
});

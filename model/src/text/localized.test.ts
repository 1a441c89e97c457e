import { describe, expect, it } from 'vitest';
import { localizedSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';
import { localize, localizedOf, mapLocalized } from './localized.ts';

describe('localize', () => {
  it('takes the variant of the language, else the other, and says which', () => {
    expect(localize({ en: 'a', ar: 'ب' }, 'ar')).toEqual({ value: 'ب', locale: 'ar' });
    expect(localize({ en: 'a' }, 'ar')).toEqual({ value: 'a', locale: 'en' });
    expect(localize({ ar: 'ب' }, 'en')).toEqual({ value: 'ب', locale: 'ar' });
  });
});

describe('mapLocalized', () => {
  it('keeps the languages', () => {
    expect(mapLocalized({ en: 'a' }, (text) => text.length)).toStrictEqual({ en: 1 });
    expect(mapLocalized({ ar: 'ب' }, (text) => text.length)).toStrictEqual({ ar: 1 });
    expect(mapLocalized({ en: 'a', ar: 'بب' }, (text) => text.length)).toStrictEqual({ en: 1, ar: 2 });
  });
  it('one language at least there must be', () => {
    expect(() => localizedOf({ en: undefined })).toThrow(TypeError);
  });
});

describe('a localized value', () => {
  const schema = localizedSchema(z.string().min(1));
  it.each([[{ en: 'a' }], [{ ar: 'ب' }], [{ en: 'a', ar: 'ب' }]])('may be %o', (value) => {
    expect(schema.parse(value)).toEqual(value);
  });
  it.each([[{}], [{ fr: 'a' }], [{ en: 'a', fr: 'b' }], [{ en: '' }], ['a']])('may not be %o', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

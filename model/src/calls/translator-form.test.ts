import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { validate } from '../validation/fields.ts';
import { translatorForm } from './translator-form.ts';

const good = { bio: 'Loves puns.', languages: ['ar'] };

describe('what a translator says of themselves', () => {
  it('is taken as plain text, with each language once', () => {
    expect(
      translatorForm.parse({ bio: '  Loves\tpuns.\u202e\r\nAnd tea. ', languages: ['fr', 'ar', 'fr'] }),
    ).toEqual({ bio: 'Loves puns.\nAnd tea.', languages: ['ar', 'fr'] });
    expect(translatorForm.parse({ ...good, bio: '' }).bio).toBe('');
  });

  it.each([
    ['bio', 'max', { bio: 'a'.repeat(LIMITS.bioLength + 1) }],
    ['bio', 'max', { bio: 'a'.repeat(LIMITS.textLength + 1) }],
    ['bio', 'invalid', { bio: 7 }],
    ['languages', 'required', { languages: [] }],
    ['languages', 'invalid', { languages: ['de'] }],
    ['languages', 'invalid', { languages: ['ar', 'en', 'fr', 'ar'] }],
    ['languages', 'invalid', { languages: 'ar' }],
    ['level', 'invalid', { level: 10 }],
  ])('is refused by its field: %s, %s', (field, code, change) => {
    expect(validate(translatorForm, { ...good, ...change })).toEqual({ [field]: code });
  });

  it('may be as long as the limit', () => {
    expect(validate(translatorForm, { ...good, bio: 'ب'.repeat(LIMITS.bioLength) })).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import specification from '../../test-data/validation-messages.json' with { type: 'json' };
import { MESSAGES, messageText } from './messages.ts';

describe('the validation messages', () => {
  it('are those of the specification, word for word, and no others', () => {
    const english = Object.fromEntries(Object.entries(MESSAGES).map(([code, { en }]) => [code, en]));
    expect(english).toEqual(specification);
  });

  it.each(Object.entries(MESSAGES))('%s exists in Arabic script', (_code, { ar }) => {
    expect(ar).toMatch(/^[\p{Script=Arabic}\p{M}\s\d،.()]+\.$/u);
  });

  it('differ from each other in each language', () => {
    for (const locale of ['en', 'ar'] as const) {
      const texts = Object.values(MESSAGES).map((message) => message[locale]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('are chosen by the language of the moment', () => {
    expect(messageText('required', 'en')).toBe('This field is required.');
    expect(messageText('required', 'ar')).toBe('هذا الحقل مطلوب.');
  });
});

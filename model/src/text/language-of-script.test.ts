import { describe, expect, it } from 'vitest';
import { languageOfScript } from './language-of-script.ts';

describe('languageOfScript', () => {
  it('depends on the letters, not the digits', () => {
    expect(languageOfScript('المدار 9')).toBe('ar');
    expect(languageOfScript('9')).toBe('en');
  });
});

import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, startI18n } from './i18n.ts';

const files = import.meta.glob<object>('../../**/*.{en,ar}.json', { import: 'default', eager: true });

beforeAll(() => startI18n('en'));
afterEach(() => vi.restoreAllMocks());

it('a missing value is reported, and no braces are shown', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(i18n.t('error.pageNotFoundAt', { path: '/x' })).toBe('Page Not Found: /x');
  expect(error).not.toHaveBeenCalled();
  expect(i18n.t('error.pageNotFoundAt')).toBe('Page Not Found: ');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('{{path}}'));
});

/** Every text of a file of words, whatever its key. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

it.each(['{{name}}', '$t(error.pageNotFound)', '{{path}}', '$&', '<email></email>'])(
  '%s is inserted as it was typed, wherever any words have a place for it',
  (typed) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const texts = [...new Set(Object.values(files).flatMap(textsIn))].filter((text) => text.includes('{{'));
    expect(texts.length).toBeGreaterThan(100);
    // Each text has a key of its own, so that no key chooses a plural form by a count.
    i18n.addResourceBundle('en', 'hostile', Object.fromEntries(texts.map((text, at) => [`k${at}`, text])));
    for (const [at, text] of texts.entries()) {
      const places = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
      const values = Object.fromEntries(places.map((name) => [name, typed]));
      const shown: unknown = Reflect.apply(i18n.t, i18n, [`hostile:k${at}`, { ...values, count: undefined }]);
      const expected = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
        name === 'count' ? '' : typed,
      );
      expect(shown).toBe(expected);
    }
  },
);

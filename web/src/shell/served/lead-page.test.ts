import { describe, expect, it } from 'vitest';
import { bootScript, bootTag, policyHash } from '../../../first-paint.ts';
import { leadPage } from './lead-page.ts';

const html = leadPage(bootTag(), 'Rawi · راوي', [
  { locale: 'en', href: '/en/comic/a&b', name: 'English' },
  { locale: 'ar', href: '/ar/comic/a&b', name: 'العربية' },
]);
const page = new DOMParser().parseFromString(html, 'text/html');

describe('the page of an address without a language', () => {
  it('has boot.js as the policy admits it, and tells it to lead on', () => {
    const [script, ...more] = page.querySelectorAll('script');
    expect(more).toEqual([]);
    expect(script?.dataset['leads']).toBe('');
    expect(script?.dataset['locales']).toBe('en:ltr ar:rtl');
    expect(policyHash(script?.textContent ?? '')).toBe(policyHash(bootScript()));
  });

  it('leads to each language without a script, in its own words', () => {
    // A parser for a document without scripts reads what is in the element, too.
    const links = new DOMParser().parseFromString(
      page.querySelector('noscript')?.innerHTML ?? '',
      'text/html',
    );
    expect(
      Array.from(links.querySelectorAll('a'), (link) => [
        link.lang,
        link.dir,
        link.getAttribute('href'),
        link.textContent,
      ]),
    ).toEqual([
      ['en', 'ltr', '/en/comic/a&b', 'English'],
      ['ar', 'rtl', '/ar/comic/a&b', 'العربية'],
    ]);
  });

  it('is kept by no search engine, is small, and has nothing of the app', () => {
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(
      page.querySelectorAll('link[rel="canonical"], link[rel="alternate"], template, #root'),
    ).toHaveLength(0);
    expect(Buffer.byteLength(html) - Buffer.byteLength(bootTag())).toBeLessThan(1500);
  });
});

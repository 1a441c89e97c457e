import { describe, expect, it } from 'vitest';
import { isolatedName } from '../domains/comics/comic-name.ts';
import { type Head, headTags, tabTitle } from './head-tags.ts';

const LATIN = { text: 'Owl & Daughter', lang: 'en' } as const;
const ARABIC = { text: 'كابتن سَمْت', lang: 'ar' } as const;

it('a title in Arabic reads from right to left whatever it begins with', () => {
  expect(tabTitle(`${isolatedName(LATIN, 'ar')} · راوي`, 'ar')).toBe(
    '\u200f\u2068Owl & Daughter\u2069 · راوي',
  );
  expect(tabTitle(`${isolatedName(ARABIC, 'ar')} · راوي`, 'ar')).toBe('كابتن سَمْت · راوي');
});

it('a name in another script is isolated in English too, and nothing else is added', () => {
  expect(tabTitle(`${isolatedName(ARABIC, 'en')} · Rawi`, 'en')).toBe('\u2068كابتن سَمْت\u2069 · Rawi');
  expect(tabTitle(`${isolatedName(LATIN, 'en')} · Rawi`, 'en')).toBe('Owl & Daughter · Rawi');
});

describe('the addresses that a page names', () => {
  const addresses = (head: Head, pathname: string) =>
    headTags(head, {
      locale: 'en',
      pathname,
      origin: 'https://rawi.test',
      name: 'Rawi',
      description: 'Comics',
    }).tags.flatMap((tag) =>
      tag.tag === 'link' ? [[tag.hreflang ?? tag.rel, tag.href.replace('https://rawi.test', '')]] : [],
    );

  it('are its own, and the same in each language', () => {
    expect(addresses({ title: 'Moth Queen' }, '/en/comic/moth-queen')).toEqual([
      ['canonical', '/en/comic/moth-queen'],
      ['en', '/en/comic/moth-queen'],
      ['ar', '/ar/comic/moth-queen'],
      ['x-default', '/en/comic/moth-queen'],
    ]);
    expect(addresses({}, '/en').at(-1)).toEqual(['x-default', '/']);
  });

  it('are those of its translations where it has pages of their own, and its own alone where it has none', () => {
    const alternates = { en: '/en/chapter/one', ar: '/ar/chapter/two' };
    expect(addresses({ alternates }, '/ar/chapter/two')).toEqual([
      ['canonical', '/ar/chapter/two'],
      ['en', '/en/chapter/one'],
      ['ar', '/ar/chapter/two'],
      ['x-default', '/en/chapter/one'],
    ]);
    expect(addresses({ alternates: {} }, '/ar/chapter/two')).toEqual([['canonical', '/ar/chapter/two']]);
  });

  it('are none where nobody is to find it', () => {
    expect(addresses({ title: 'Page not found', isIndexed: false }, '/en/nowhere')).toEqual([]);
  });
});

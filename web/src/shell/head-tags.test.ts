import { expect, it } from 'vitest';
import { isolatedName } from '../domains/comics/comic-name.ts';
import { tabTitle } from './head-tags.ts';

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

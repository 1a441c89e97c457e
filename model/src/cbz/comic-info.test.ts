import { describe, expect, it } from 'vitest';
import { type ComicInfoFacts, comicInfoXml } from './comic-info.ts';

const FACTS: ComicInfoFacts = {
  series: 'Salt & Sand',
  number: 12.5,
  language: 'ar',
  readingDirection: 'rtl',
  pages: [
    { bytes: 10, width: 800, height: 1200, wide: false },
    { bytes: 20, width: 1600, height: 1200, wide: true },
  ],
};
const element = (name: string, changes: Partial<ComicInfoFacts> = {}) =>
  new RegExp(`<${name}>(.*)</${name}>`, 'u').exec(comicInfoXml({ ...FACTS, ...changes }))?.[1];

describe('what a CBZ says of its chapter', () => {
  it('names each page with its size, and a spread', () => {
    expect(comicInfoXml(FACTS)).toContain(
      [
        '    <Page Image="0" ImageSize="10" ImageWidth="800" ImageHeight="1200"/>',
        '    <Page Image="1" DoublePage="true" ImageSize="20" ImageWidth="1600" ImageHeight="1200"/>',
      ].join('\n'),
    );
    expect(element('PageCount')).toBe('2');
  });

  it.each([
    ['rtl', 'YesAndRightToLeft', undefined],
    ['ltr', 'No', undefined],
    ['vertical', 'No', 'Webtoon'],
  ] as const)('%s', (readingDirection, manga, format) => {
    expect(element('Manga', { readingDirection })).toBe(manga);
    expect(element('Format', { readingDirection })).toBe(format);
  });

  it.each([
    [undefined, undefined],
    ['everyone', 'Everyone'],
    ['12', 'Teen'],
    ['16', 'Mature 17+'],
    ['18', 'R18+'],
  ] as const)('for %s is never said milder: %s', (ageRating, word) => {
    expect(element('AgeRating', { ageRating })).toBe(word);
  });

  it('keeps names apart, each once, and takes out what no XML holds', () => {
    expect(element('Series')).toBe('Salt &amp; Sand');
    expect(element('Penciller', { artists: ['Doe, Jane', ' ', 'نور', 'نور', '<b>\u0007'] })).toBe(
      'Doe Jane, نور, &lt;b&gt;',
    );
    expect(element('Writer', { writers: [] })).toBeUndefined();
    expect(element('Number')).toBe('12.5');
  });
});

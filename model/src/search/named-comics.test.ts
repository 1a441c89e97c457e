import { describe, expect, it } from 'vitest';
import { buildCatalogPart } from '../pages/build-catalog.ts';
import { sampleComic } from '../testing/samples.ts';
import { Catalog } from './catalog.ts';
import { NamedComicsIndex } from './named-comics.ts';

const catalog = new Catalog();
const part = buildCatalogPart([
  sampleComic('lantern', { series: 'The Lantern', names: { en: 'The Lantern', ar: 'القنديل' } }),
  sampleComic('lantern-road', { series: 'Lantern Road', names: {} }),
  sampleComic('moon', { series: 'Moon', names: {} }),
  sampleComic('moon-2', { series: 'MOON', names: {} }),
]);
if (part?.kind === 'catalog') catalog.add(part.payload);
const index = new NamedComicsIndex(catalog);
const slugs = (name: string, slug?: string) => {
  const { exact, near } = index.find({ name, slug });
  return { exact: exact.map((entry) => entry.slug), near: near.map((entry) => entry.slug) };
};

describe('comics by their whole names', () => {
  it.each([
    ['as it is', 'The Lantern'],
    ['in another case and with other marks', 'THE   LÁNTERN!'],
    ['in Arabic, without its article', 'قنديل'],
    ['with tatweel and vowel signs', 'القِنـــديل'],
    ['with the year of an edition behind it', 'The Lantern (2011)'],
  ])('are found %s', (_how, name) => {
    expect(slugs(name)).toEqual({ exact: ['lantern'], near: [] });
  });

  it('are several where several are called so, and one where its slug tells which', () => {
    expect(slugs('Moon').exact).toEqual(['moon', 'moon-2']);
    expect(slugs('Moon', 'moon-2').exact).toEqual(['moon-2']);
  });

  it('are only near where the name is another, whatever the slug says', () => {
    expect(slugs('Lantrn Road')).toEqual({ exact: [], near: ['lantern-road'] });
    expect(slugs('Something else', 'moon')).toEqual({ exact: [], near: ['moon'] });
  });

  it('are found by another of their names, once none has the first', () => {
    const found = (name: string, ...others: readonly string[]) =>
      index.find({ name, others }).exact.map((entry) => entry.slug);
    expect(found('Das Licht', 'nothing', 'القنديل')).toEqual(['lantern']);
    expect(found('Lantern Road', 'Moon')).toEqual(['lantern-road']);
  });

  it.each(['', '???', ' '])('are none for %j', (name) => {
    expect(slugs(name)).toEqual({ exact: [], near: [] });
  });
});

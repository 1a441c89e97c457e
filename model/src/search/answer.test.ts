import { describe, expect, it } from 'vitest';
import { buildCatalogPart } from '../pages/build-catalog.ts';
import { daysLater, sampleComic } from '../testing/samples.ts';
import type { Comic } from '../truth/comic.ts';
import { answer, type Showing } from './answer.ts';
import { Catalog } from './catalog.ts';
import { searchRequestOf } from './search-request.ts';

const named = (id: string) => ({ id, name: { en: id.toUpperCase(), ar: `اسم ${id}` } });
const comic = (slug: string, day: number, changes: Partial<Comic>) =>
  sampleComic(slug, { series: slug, names: {}, updatedAt: daysLater(day), ...changes });
const COMICS = [
  comic('moon', 1, { genres: [named('horror'), named('war')], writer: named('ann'), artists: [named('bo')] }),
  comic('moonrise', 2, {
    genres: [named('horror')],
    writer: named('ann'),
    artists: [named('bo'), named('cy')],
  }),
  comic('sun', 3, { genres: [named('war')], writer: named('dee'), status: 'completed', languages: ['fr'] }),
  comic('star', 4, {
    genres: [named('love')],
    writer: named('dee'),
    publisher: named('dawn'),
    languages: [],
  }),
];

function catalogOf(comics: readonly Comic[]) {
  const catalog = new Catalog();
  const part = buildCatalogPart(comics);
  if (part?.kind === 'catalog') catalog.add(part.payload);
  return catalog;
}
const catalog = catalogOf(COMICS);
catalog.orders.setMostRead(['sun', 'moon']);
const found = (query: string, showing: Partial<Showing> = {}) =>
  answer(catalog, searchRequestOf(new URLSearchParams(query)), { locale: 'en', count: 10, ...showing });
const slugs = (query: string) => found(query).comics.map(({ entry }) => entry.slug);
const counts = (query: string, filter: 'genre' | 'writer' | 'artist' | 'publisher') =>
  Object.fromEntries(found(query).values[filter].map(({ id, count }) => [id, count]));

describe('what is found', () => {
  it('is everything where nothing is asked, the latest first', () => {
    expect(slugs('')).toEqual(['star', 'sun', 'moonrise', 'moon']);
    expect(slugs('q=%20.*')).toEqual(['star', 'sun', 'moonrise', 'moon']);
  });

  it('is nothing where a picture is typed, and all but some where those are left out', () => {
    expect(slugs('q=🌙')).toEqual([]);
    expect(slugs('q=-moon')).toEqual(['sun', 'star']);
    expect(slugs('q=moon -moonrise')).toEqual(['moon']);
  });

  it('is a guess where a letter is wrong, and none where all is there', () => {
    expect(found('q=moonrize').isClose).toBe(true);
    expect(found('q=moonrise').isClose).toBe(false);
    expect(found('').isClose).toBe(false);
  });

  it('has one of the values, or all of them, and none of those that are left out', () => {
    expect(slugs('genre=horror&genre=war')).toEqual(['sun', 'moonrise', 'moon']);
    expect(slugs('genre=horror&genre=war&all=genre')).toEqual(['moon']);
    expect(slugs('genre=horror&genre=-war')).toEqual(['moonrise']);
    expect(slugs('writer=-dee&publisher=atlas')).toEqual(['moonrise', 'moon']);
    expect(slugs('genre=nothing-of-this')).toEqual([]);
  });

  it('has a chapter in one of the languages, and the status', () => {
    expect(slugs('language=fr&language=ar')).toEqual(['sun', 'moonrise', 'moon']);
    expect(slugs('status=completed')).toEqual(['sun']);
  });

  it('stands in the order that is asked for', () => {
    expect(slugs('sort=name')).toEqual(['moon', 'moonrise', 'star', 'sun']);
    expect(slugs('sort=read')).toEqual(['sun', 'moon', 'star', 'moonrise']);
    expect(slugs('q=moon')).toEqual(['moon', 'moonrise']);
    expect(slugs('q=moon&sort=latest')).toEqual(['moonrise', 'moon']);
  });

  it('is found while its first letters are typed, names that begin so first', () => {
    const inside = catalogOf([comic('a', 2, { series: 'Big Sun' }), comic('b', 1, { series: 'Sun Big' })]);
    const request = searchRequestOf(new URLSearchParams('q=su'));
    const answered = answer(inside, request, { locale: 'en', count: 10 });
    expect(answered.comics.map(({ entry }) => entry.slug)).toEqual(['b', 'a']);
  });

  it('says how many there are beyond those that are shown, and which words were found', () => {
    const answered = found('q=moon', { count: 1 });
    expect([answered.total, answered.comics.length]).toEqual([2, 1]);
    expect(answered.comics[0]?.words).toEqual(['moon']);
  });
});

describe('the values of the filters', () => {
  it('count what there would be with each, under all other choices', () => {
    expect(counts('genre=horror', 'genre')).toEqual({ horror: 2, war: 2, love: 1 });
    expect(counts('genre=horror', 'writer')).toEqual({ ann: 2 });
    expect(counts('genre=horror&writer=dee', 'writer')).toEqual({ ann: 2, dee: 0 });
    expect(found('status=completed').statuses).toEqual({ ongoing: 3, completed: 1 });
    expect(found('status=completed').languages).toEqual({ fr: 1 });
  });

  it('count under the chosen ones too where all of them are asked for', () => {
    expect(counts('genre=horror&all=genre', 'genre')).toEqual({ horror: 2, war: 1 });
  });

  it('are found by their names, in either language, and keep what is chosen', () => {
    const ids = (query: string, artist: string) =>
      found(query, { finds: { artist } }).values.artist.map(({ id }) => id);
    expect(ids('', 'cy')).toEqual(['cy']);
    expect(ids('', 'اسم b')).toEqual(['bo']);
    expect(ids('artist=bo', 'cy')).toEqual(['bo', 'cy']);
  });

  it('are the most common, at most twelve beside the chosen ones', () => {
    const many = catalogOf(
      Array.from({ length: 30 }, (_, index) => comic(`c${index}`, index, { writer: named(`w${index}`) })),
    );
    const request = searchRequestOf(new URLSearchParams('writer=w29'));
    const { writer } = answer(many, request, { locale: 'ar', count: 1 }).values;
    expect(writer).toHaveLength(13);
    expect(writer.map(({ id }) => id)).toContain('w29');
  });
});

describe('translators', () => {
  const translator = (id: string, name: string) => ({ id, name, professional: false, languages: [] });
  const own = catalogOf(COMICS);
  own.setTranslators([
    translator('noor', 'نور الأمين'),
    translator('salma', 'Salma El-Masri'),
    translator('salwa', 'Salwa Haddad'),
    translator('sali', 'Sali Aziz'),
    translator('salem', 'Salem Omar'),
  ]);
  const named = (query: string) =>
    answer(own, searchRequestOf(new URLSearchParams(query)), { locale: 'en', count: 10 }).translators.map(
      ({ translator: { id } }) => id,
    );

  it('are found by their names, whole or begun, with or without an article', () => {
    expect(named('q=نور الامين')).toEqual(['noor']);
    expect(named('q=امين')).toEqual(['noor']);
    expect(named('q=masri')).toEqual(['salma']);
    expect(named('q=salwa had')).toEqual(['salwa']);
  });

  it('are few at a time, the busiest first, whatever comics are narrowed to', () => {
    expect(named('q=sal&genre=war')).toEqual(['salma', 'salwa', 'sali']);
  });

  it('are no guess, and none are shown for a letter or two or for nothing', () => {
    expect(named('q=salna')).toEqual([]);
    expect(named('q=sa')).toEqual([]);
    expect(named('')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { byComicField, COMIC_FIELDS, fieldsOfKind, NAMED_FIELDS } from '../lists/comic-fields.ts';
import { TAGS } from '../lists/comic-tags.ts';
import { buildCatalogPart } from '../pages/build-catalog.ts';
import { sampleComic } from '../testing/samples.ts';
import { answer } from './answer.ts';
import { Catalog } from './catalog.ts';
import { filtersOf, MAY_ASK_ALL, NO_CHOICE, searchRequestOf, textRequest } from './search-request.ts';

/** Search names the fields of a comic itself, to be small in a browser: here it is held to their table. */

const namedOf = (id: string) => ({ id: `of-${id}`, name: { en: `Name ${id}` } });
const comic = sampleComic('sought', {
  ...byComicField({
    title: null,
    text: null,
    prose: null,
    one: namedOf,
    several: (field) => [namedOf(field)],
    option: null,
    rating: null,
    notes: null,
  }),
});
const catalog = new Catalog();
const part = buildCatalogPart([comic, sampleComic('another')]);
if (part?.kind === 'catalog') catalog.add(part.payload);
const showing = { locale: 'en', count: 9 } as const;
const slugsOf = ({ comics }: ReturnType<typeof answer>) => comics.map(({ entry }) => entry.slug);

describe('search', () => {
  it.each(NAMED_FIELDS)('filters by the names of the field %s, and knows them', (field) => {
    const { filter } = COMIC_FIELDS[field];
    const { id, name } = namedOf(field);
    const filters = filtersOf((each) => (each === filter ? { ...NO_CHOICE, include: [id] } : NO_CHOICE));
    const found = answer(catalog, { ...textRequest(''), filters }, showing);
    expect(slugsOf(found)).toEqual(['sought']);
    expect(found.values[filter]).toContainEqual({ id, name, count: 1 });
  });

  it.each(NAMED_FIELDS)('finds a comic by a typed name of the field %s', (field) => {
    expect(slugsOf(answer(catalog, textRequest(namedOf(field).name.en), showing))).toEqual(['sought']);
  });

  it('filters with and without tags, counts all of them, and passes over what the vocabulary lacks', () => {
    const withTags = (slug: string, shown: readonly string[]) =>
      sampleComic(slug, { tags: { readers: 3, given: {}, shown: [...shown] } });
    const tagged = new Catalog();
    const built = buildCatalogPart([
      withTags('a', ['funny', 'sea']),
      withTags('b', ['funny', 'of-another-build']),
      withTags('c', TAGS.slice(1)),
      sampleComic('d'),
    ]);
    if (built?.kind === 'catalog') tagged.add(built.payload);
    const found = (query: string) => answer(tagged, searchRequestOf(new URLSearchParams(query)), showing);
    const slugs = (query: string) => slugsOf(found(query)).toSorted();
    expect(slugs('tag=funny')).toEqual(['a', 'b', 'c']);
    expect(slugs('tag=funny&tag=-sea')).toEqual(['b']);
    expect(slugs('tag=heartwarming&tag=sea')).toEqual(['a', 'c']);
    expect(slugs('tag=scary&tag=sea&all=tag')).toEqual(['c']);
    expect(slugs('tag=of-another-build')).toEqual(['a', 'b', 'c', 'd']);
    const { tag } = found('').values;
    expect(tag.map(({ id }) => id).toSorted()).toEqual(TAGS.slice(1).toSorted());
    expect(tag[0]).toEqual({ id: 'funny', name: { en: 'Funny', ar: 'مضحكة' }, count: 3 });
  });

  it('narrows by content notes and by the age a comic is for, and counts both', () => {
    const rated = new Catalog();
    const built = buildCatalogPart([
      sampleComic('a', { ageRating: 'everyone' }),
      sampleComic('b', { ageRating: '12', contentNotes: ['violence'] }),
      sampleComic('c'),
      sampleComic('d', { ageRating: '16', contentNotes: ['violence', 'blood'] }),
      sampleComic('e', { ageRating: '18', contentNotes: ['blood'] }),
    ]);
    if (built?.kind === 'catalog') rated.add(built.payload);
    const found = (query: string, upTo?: '12' | '16' | '18') =>
      answer(rated, searchRequestOf(new URLSearchParams(query)), { ...showing, upTo });
    const slugs = (...asked: Parameters<typeof found>) => slugsOf(found(...asked)).toSorted();
    expect(slugs('upTo=everyone')).toEqual(['a']);
    expect(slugs('upTo=12')).toEqual(['a', 'b']);
    expect(slugs('upTo=16')).toEqual(['a', 'b', 'c', 'd']);
    expect(slugs('upTo=18')).toEqual(['a', 'b', 'c', 'd', 'e']);
    const leftOut = (['12', '16', '18', undefined] as const).map((upTo) => found('', upTo).leftOut);
    expect(leftOut).toEqual([3, 1, 0, 0]);
    expect(found('upTo=16', '12').leftOut).toBe(2);
    expect(slugs('note=-violence')).toEqual(['a', 'c', 'e']);
    expect(slugs('note=violence&note=-blood')).toEqual(['b']);
    expect(slugs('note=violence&note=blood&all=note')).toEqual(['d']);
    expect(slugs('note=of-another-build')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(found('').ratings).toEqual({ everyone: 1, '12': 2, '16': 4 });
    expect(found('upTo=12').ratings).toMatchObject({ everyone: 1, '12': 2, '16': 4 });
    expect(found('upTo=12').values.note.map(({ id, count }) => [id, count])).toEqual([['violence', 1]]);
    // What somebody is not listed is neither found nor counted, whatever they ask for.
    expect(slugs('', '16')).toEqual(['a', 'b', 'c', 'd']);
    expect(slugs('note=blood', '16')).toEqual(['d']);
    expect(found('', '12')).toMatchObject({ total: 2, ratings: { everyone: 1, '12': 2 } });
    expect(found('', '16').values.note.map(({ id, count }) => [id, count])).toEqual([
      ['violence', 2],
      ['blood', 1],
    ]);
    expect(found('note=blood', '18').total).toBe(2);
  });

  it('can ask for all of several values where a comic has several names', () => {
    const several = fieldsOfKind('several').map((field) => COMIC_FIELDS[field].filter);
    expect([...MAY_ASK_ALL].toSorted()).toEqual([...several, 'tag', 'note'].toSorted());
  });
});

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

  it('can ask for all of several values where a comic has several names', () => {
    const several = fieldsOfKind('several').map((field) => COMIC_FIELDS[field].filter);
    expect([...MAY_ASK_ALL].toSorted()).toEqual([...several, 'tag'].toSorted());
  });
});

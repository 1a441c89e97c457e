import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import {
  byComicField,
  byNamedField,
  COMIC_FIELD_NAMES,
  COMIC_FIELDS,
  fieldsOfKind,
  filledTexts,
  NAMED_FIELDS,
} from './comic-fields.ts';
import { FILTERS } from './filters.ts';

describe('the table of a comic’s fields', () => {
  it('has each filter of the search page at one field', () => {
    const filters = NAMED_FIELDS.map((field) => COMIC_FIELDS[field].filter);
    expect(filters.toSorted()).toEqual(FILTERS.toSorted());
  });

  it('bounds the names that a draft may have by those that a comic may have', () => {
    for (const field of fieldsOfKind('several')) {
      expect(LIMITS.submission[field], field).toBeLessThanOrEqual(COMIC_FIELDS[field].max);
    }
  });

  it('lists the fields of some kinds in its own order', () => {
    expect(fieldsOfKind('several', 'title')).toEqual(['series', 'artists', 'genres']);
    expect(fieldsOfKind('option')).toEqual(['status']);
  });
});

describe('what is made for each field', () => {
  const kindOf = (field: string, { kind }: { readonly kind: string }) => `${field}, ${kind}`;
  const makers = {
    title: kindOf,
    text: kindOf,
    prose: kindOf,
    one: kindOf,
    several: kindOf,
    option: kindOf,
    rating: kindOf,
    notes: kindOf,
  };

  it('is made by the maker of its kind, which gets its name and its row', () => {
    const made = byComicField(makers);
    expect(Object.keys(made)).toEqual(COMIC_FIELD_NAMES);
    expect(made.description).toBe('description, prose');
    expect(made.artists).toBe('artists, several');
    expect(made.status).toBe('status, option');
  });

  it('is nothing for a kind without a maker', () => {
    const made = byComicField({ ...makers, text: null, several: null, notes: null });
    expect(Object.keys(made)).toEqual([
      'series',
      'description',
      'publisher',
      'writer',
      'status',
      'ageRating',
    ]);
  });
});

describe('what was found for the fields that hold names', () => {
  it('is one value or a list, as the field has it', () => {
    const names = byNamedField((field) => [`${field} 1`, `${field} 2`]);
    expect(names).toEqual({
      publisher: 'publisher 1',
      writer: 'writer 1',
      artists: ['artists 1', 'artists 2'],
      genres: ['genres 1', 'genres 2'],
    });
  });

  it('is refused where a field that holds one has none', () => {
    expect(() => byNamedField((field) => (field === 'writer' ? [] : ['one']))).toThrow('writer');
  });
});

it('an optional text that is empty is absent', () => {
  expect(filledTexts({ otherName: 'Salt' })).toEqual({ otherName: 'Salt' });
  expect(filledTexts({ otherName: '' })).toEqual({});
  expect(filledTexts({})).toEqual({});
});

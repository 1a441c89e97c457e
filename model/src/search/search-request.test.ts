import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEARCH_TEXT_LENGTH } from '../constants.ts';
import { chosenCount, searchQuery, searchRequestOf, textRequest } from './search-request.ts';

const of = (query: string) => searchRequestOf(new URLSearchParams(query));

describe('the search request of an address', () => {
  it('has every filter, the order and the text of the address', () => {
    const query =
      'q=moon&publisher=atlas&artist=kaede&artist=rokuro&genre=horror&genre=-war&all=artist&language=ar&language=fr&status=completed&sort=name';
    expect(of(query)).toMatchObject({
      text: 'moon',
      filters: {
        publisher: { include: ['atlas'], exclude: [], all: false },
        artist: { include: ['kaede', 'rokuro'], exclude: [], all: true },
        genre: { include: ['horror'], exclude: ['war'], all: false },
        writer: { include: [], exclude: [], all: false },
      },
      languages: ['ar', 'fr'],
      status: 'completed',
      sort: 'name',
    });
    expect(chosenCount(of(query))).toBe(8);
  });

  it('is ordered by best match if something is typed, otherwise by the latest', () => {
    expect(textRequest('moon').sort).toBe('match');
    expect(of('').sort).toBe('latest');
    expect(of('q=%20').sort).toBe('latest');
  });

  it('leaves out unknown values and values beyond the maximum', () => {
    const many = Array.from({ length: 500 }, (_, index) => `genre=g${index}`).join('&');
    expect(of(many).filters.genre.include).toHaveLength(30);
    expect(
      of('genre=../x&genre=--&genre=&writer=%00&language=klingon&status=lost&sort=down&all=writer'),
    ).toEqual(of(''));
    expect(of(`q=${'x'.repeat(1000)}`).text).toHaveLength(SEARCH_TEXT_LENGTH);
  });

  it('has one address, whatever it contains', () => {
    const names = [
      'q',
      'publisher',
      'artist',
      'genre',
      'writer',
      'all',
      'language',
      'status',
      'sort',
      'other',
    ];
    const values = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.constantFrom(
        'horror',
        '-horror',
        'ar',
        'completed',
        'read',
        'genre',
        '(.*)+$',
        '[',
        '%',
        '<script>',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 12 }), (pairs) => {
        const request = searchRequestOf(new URLSearchParams(pairs));
        expect(searchRequestOf(searchQuery(request))).toEqual(request);
      }),
    );
  });
});

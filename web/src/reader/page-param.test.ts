import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePage, searchWithPage } from './page-param.ts';

describe('parsePage', () => {
  it('returns page 1 without a parameter', () => {
    expect(parsePage(null, 3)).toBe(1);
  });

  it.each(['', 'abc', '0', '-1', '501', '1.5', '01', ' 2', '2 ', '1e1', '٢', '999999'])(
    'refuses %j of 3 pages',
    (param) => {
      expect(parsePage(param, 3)).toBeUndefined();
    },
  );

  it('returns undefined beyond the last page, but the last page for a reader who had been there when there were more', () => {
    expect(parsePage('4', 3)).toBeUndefined();
    expect(parsePage('4', 3, 4)).toBe(3);
    expect(parsePage('5', 3, 4)).toBeUndefined();
  });

  it('reads what searchWithPage writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (page) => {
        const search = searchWithPage('?from=home', page);
        expect(parsePage(new URLSearchParams(search).get('page'), 500)).toBe(page);
      }),
    );
  });
});

describe('searchWithPage', () => {
  it('keeps the other parameters and drops the page for page one', () => {
    expect(searchWithPage('?a=b&page=7', 1)).toBe('?a=b');
    expect(searchWithPage('?page=7', 1)).toBe('');
    expect(searchWithPage('?page=7', 8)).toBe('?page=8');
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePage, searchWithPage } from '../page-param.ts';
import { parsePanel, searchOfPanel } from './panel-param.ts';

describe('a panel in an address', () => {
  it('is read as it was written, beside its page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 998 }), (page, panel) => {
        const params = new URLSearchParams(searchOfPanel({ page, panel }));
        expect(parsePage(params.get('page'), 500)).toBe(page);
        expect(parsePanel(params.get('panel'), page)).toEqual({ page, panel });
      }),
    );
  });

  it('is written without the page where that is the first', () => {
    expect(searchOfPanel({ page: 1, panel: 0 })).toBe('?panel=1');
    expect(searchOfPanel({ page: 3, panel: 1 })).toBe('?page=3&panel=2');
  });

  it.each([null, '', '0', '-1', '01', '1.5', ' 2', '1e1', '٢', '1000', 'last'])('is none in %j', (param) => {
    expect(parsePanel(param, 1)).toBeUndefined();
  });

  it('goes with its page when another is turned to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (from, to) => {
        expect(searchWithPage(searchOfPanel({ page: from, panel: 3 }), to)).toBe(searchWithPage('', to));
      }),
    );
  });
});

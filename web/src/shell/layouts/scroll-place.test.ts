import { describe, expect, it, vi } from 'vitest';
import { scrollKey } from './scroll-place.tsx';

const at = (pathname: string, key = 'default', search = '') => ({
  pathname,
  search,
  key,
  hash: '',
  state: null,
});

describe('scrollKey', () => {
  it('the key differs between two openings of one address', () => {
    expect(scrollKey(at('/en/comics'))).not.toBe(scrollKey(at('/en/comic/x')));
    expect(scrollKey(at('/en/search', 'default', '?q=a'))).not.toBe(scrollKey(at('/en/search')));
  });

  it('is the same when a page is loaded again, and one for each visit of a page within a document', () => {
    expect(scrollKey(at('/en/comics'))).toBe(scrollKey(at('/en/comics')));
    expect(scrollKey(at('/en/comics', 'a1'))).not.toBe(scrollKey(at('/en/comics', 'b2')));
  });

  it('is new with each document where a chapter is read', () => {
    const before = scrollKey(at('/ar/chapter/x', 'a1'));
    expect(scrollKey(at('/ar/chapter/x', 'a1'))).toBe(before);
    const later = vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1);
    expect(scrollKey(at('/ar/chapter/x', 'a1'))).not.toBe(before);
    later.mockRestore();
  });
});

import { describe, expect, it } from 'vitest';
import { anEntry } from '../../testing/read-entry.ts';
import { latestOfEachComic, withEntry } from './entries.ts';

describe('a history with one more entry', () => {
  it('has the newest first, and each chapter once', () => {
    const before = [anEntry('b', 2), anEntry('a', 1)];
    expect(withEntry(before, anEntry('a', 3)).map(({ chapterId }) => chapterId)).toEqual(['a', 'b']);
  });

  it('never goes back in time', () => {
    const before = [anEntry('a', 5, { page: 7 })];
    expect(withEntry(before, anEntry('a', 4, { page: 2 }))).toBe(before);
  });

  it('keeps what was finished', () => {
    const [entry] = withEntry([anEntry('a', 1, { finished: true })], anEntry('a', 2, { page: 1 }));
    expect(entry).toMatchObject({ page: 1, finished: true });
  });

  it('drops the oldest beyond its bound', () => {
    const before = [anEntry('b', 2), anEntry('a', 1)];
    expect(withEntry(before, anEntry('c', 3), 2).map(({ chapterId }) => chapterId)).toEqual(['c', 'b']);
  });
});

describe('the chapter last read of each comic', () => {
  it('is the newest one of each comic, newest comic first', () => {
    const entries = [
      anEntry('a', 1, { comicId: 'one' }),
      anEntry('b', 3, { comicId: 'one' }),
      anEntry('c', 2, { comicId: 'two' }),
    ];
    expect(latestOfEachComic(entries).map(({ chapterId }) => chapterId)).toEqual(['b', 'c']);
  });
});

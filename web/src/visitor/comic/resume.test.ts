import type { ChapterRow } from '@rawi/model/pages/pages';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../domains/library/own.ts';
import { resumeOf } from './resume.ts';

const row = (id: string, number: number, fields: Partial<ChapterRow> = {}): ChapterRow => ({
  id,
  number,
  language: 'en',
  pageCount: 9,
  bytes: 1,
  downloadable: true,
  publishedAt: '2026-01-01T00:00:00.000Z',
  thumbnail: { path: 'public/a/1.webp', width: 1, height: 1, color: '#000000' },
  ...fields,
});

const at = (page: number, readAt: number, finished = false): Place => ({
  page,
  pageCount: 9,
  finished,
  readAt,
});

const CHAPTERS = [row('one', 1), row('two', 2), row('three', 3), row('trois', 3, { language: 'fr' })];
const resume = (places: Readonly<Record<string, Place>>, chapters = CHAPTERS) => {
  const found = resumeOf(chapters, (id) => places[id]);
  return found && [found.chapter.id, found.page];
};

describe('the place where a reader continues', () => {
  it('is undefined before they have started', () => {
    expect(resume({})).toBeUndefined();
  });

  it('is the last position', () => {
    expect(resume({ one: at(9, 1, true), three: at(2, 2), two: at(4, 3) })).toEqual(['two', 4]);
  });

  it('is the next chapter of the same language once one is finished', () => {
    expect(resume({ two: at(9, 1, true) })).toEqual(['three', undefined]);
  });

  it('is where the next chapter was left, skipping chapters that are already finished', () => {
    expect(resume({ one: at(9, 3, true), two: at(9, 1, true), three: at(5, 2) })).toEqual(['three', 5]);
  });

  it('is undefined once everything is read', () => {
    expect(resume({ three: at(9, 1, true) })).toBeUndefined();
  });

  it('stays with the same translator if there are several', () => {
    const mona = { id: 'mona', name: 'Mona' };
    const chapters = [
      row('one', 1, { translator: mona }),
      row('other', 2, { translator: { id: 'yousef', name: 'Yousef' } }),
      row('same', 2, { translator: mona }),
    ];
    expect(resume({ one: at(9, 1, true) }, chapters)).toEqual(['same', undefined]);
  });
});

import type { ReadEntry } from '../domains/history/entry.ts';

/** An entry of a history, read `minute` minutes into a day. Never part of a build. */
export function anEntry(chapterId: string, minute: number, fields: Partial<ReadEntry> = {}): ReadEntry {
  return {
    chapterId,
    comicId: `comic-of-${chapterId}`,
    slug: 'orbit-9',
    series: 'Orbit 9',
    names: { ar: 'المدار ٩' },
    picture: { path: 'public/orbit/1-480.webp', width: 480, height: 680, color: '#24504f' },
    number: 1,
    language: 'en',
    page: 2,
    pageCount: 8,
    finished: false,
    readAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
    ...fields,
  };
}

import { beforeEach, expect, it, vi } from 'vitest';
import { readWritten } from './written-chapter.ts';

const { comic, chapter } = vi.hoisted(() => ({
  comic: vi.fn<(slug: string) => Promise<object>>(),
  chapter: vi.fn<(id: string) => Promise<object>>(),
}));
vi.mock('../../core/pages/pages.ts', () => ({ readComicPage: comic, readChapterPage: chapter }));
vi.mock('../../core/firebase/env.ts', () => ({ firebaseSettings: () => ({ storageBucket: 'b' }) }));

const row = (id: string, language: string, more: object = {}) => ({
  id,
  number: 2,
  language,
  pageCount: 3,
  ...more,
});
const PAGES = [[], [], []];
const written = (more: object = {}) =>
  readWritten({
    kind: 'submission',
    submissionId: 's',
    pages: PAGES,
    beside: { slug: 'salt', number: 2, language: 'ar' },
    ...more,
  });

beforeEach(() => {
  const chapters = [
    row('own', 'ar'),
    row('longer', 'fr', { pageCount: 4 }),
    row('later', 'en', { number: 3 }),
    row('silent', 'de'),
    row('other', 'en'),
  ];
  comic.mockReset().mockResolvedValue({ state: 'ready', payload: { chapters } });
  chapter.mockReset().mockImplementation(async (id) => ({
    state: 'ready',
    payload: { language: 'en', ...(id === 'other' && { transcript: { path: 'public/x/transcript.json' } }) },
  }));
});

it('a draft has the text of another translation of its chapter beside it, with as many pages', async () => {
  const { other, pages } = await written();
  expect(pages).toBe(PAGES);
  expect(other).toMatchObject({ language: 'en', file: 'public/x/transcript.json' });
  expect(other?.pageOf(2)).toBe(2);
  expect(chapter.mock.calls).toEqual([['silent'], ['other']]);
});

it('a draft is written alone where its place is not said, or its comic does not come', async () => {
  expect((await written({ beside: undefined })).other).toBeUndefined();
  expect(comic).not.toHaveBeenCalled();
  comic.mockResolvedValue({ state: 'unavailable' });
  expect((await written()).other).toBeUndefined();
});

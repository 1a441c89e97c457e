import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../../core/session/session-store.ts';
import { goTo, show, speak, wordsOf } from '../../../testing/show.tsx';
import { QueuePage } from '../queue-page.tsx';

const mocks = vi.hoisted(() => ({
  texts: {} as object,
  reviews: {} as object,
  isOnline: true,
}));
vi.mock('../../../core/live/use-list.ts', () => ({
  useList: ({ path }: { path: string }) => (path === 'transcripts' ? mocks.texts : mocks.reviews),
}));
vi.mock('../../../core/live/use-shown-document.ts', () => ({
  useShownDocument: ({ path }: { path: string }) => ({
    state: {
      state: 'ready',
      data: path.includes('chapters')
        ? { number: 11 }
        : {
            series: 'Paper Tigers',
            names: { ar: 'نمور من ورق' },
            cover: {
              en: { width: 1, height: 1, color: '#102030', sources: [{ path: 'public/a.webp', width: 1 }] },
            },
          },
    },
    retry: () => {},
  }),
}));
vi.mock('../../../core/network/use-online.ts', () => ({ useOnline: () => mocks.isOnline }));
vi.mock('../../../domains/transcripts/submitted/submitted-texts.ts', () => ({
  SUBMITTED_TEXTS: { path: 'transcripts' },
}));
vi.mock('../../../domains/reviews/reviews.ts', () => ({ queueOf: () => ({ path: 'reviews' }) }));
vi.mock('../../../domains/asks/ask-lists.ts', () => ({
  comicAt: (id: string) => ({ path: `comics/${id}` }),
}));
vi.mock('../../../domains/staff/lists.ts', () => ({
  chapterAt: (comic: string, chapter: string) => ({ path: `comics/${comic}/chapters/${chapter}` }),
}));
vi.mock('../../../domains/submissions/use-submission.ts', () => ({}));
vi.mock('../../../domains/submissions/use-file-progress.ts', () => ({}));
vi.mock('../../../domains/submissions/taken.ts', () => ({}));
vi.mock('../../../core/firebase/env.ts', () => ({
  firebaseSettings: () => ({ storageBucket: 'bucket' }),
  contactAddress: () => '',
}));

const w = wordsOf('review-texts');
const review = wordsOf('review');
const DAY = 86_400_000;
const head = (uid: string, days: number) => ({
  path: `transcripts/chapter:tigers:${uid}`,
  data: {
    uid,
    of: { kind: 'chapter', comicId: 'tigers', chapterId: uid },
    pageCount: 3,
    language: 'en',
    state: 'submitted',
    revision: 1,
    createdAt: new Date(0),
    submitted: { at: new Date(Date.now() - days * DAY), name: 'Noor Al-Amin' },
  },
});
const list = (items: readonly object[] | undefined, change: object = {}) => ({
  items,
  isFromCache: false,
  hasMore: false,
  ...change,
});

beforeAll(() => speak('review', 'review-texts', 'session', 'shell'));
beforeEach(() => {
  mocks.texts = list([head('noor', 4), head('maha', 1)]);
  mocks.reviews = list([]);
  mocks.isOnline = true;
});
afterEach(cleanup);

function open(search = '?show=texts', locale = 'en') {
  const user = {
    uid: 'maha',
    email: 'a@rawi.test',
    emailVerified: true,
    displayName: 'A',
    photoURL: undefined,
    roles: ['reviewer' as const],
  };
  act(() => setSession({ state: 'signed-in', authTime: 0, user }));
  return show(<QueuePage />, `/${locale}/review${search}`);
}

describe('the texts of published chapters that wait', () => {
  it.each([
    ['en', ['Paper Tigers', 'Text of chapter 11', 'English', 'Noor Al-Amin', '4 days']],
    ['ar', ['نمور من ورق', 'نص الفصل ١١', 'الإنجليزية', 'Noor Al-Amin', '٤ أيام']],
  ] as const)(
    'stand in a list of their own beside the queue, each with its chapter, in %s',
    (locale, facts) => {
      open('?show=texts', locale);
      const [row] = screen.getAllByRole('listitem');
      if (!row) throw new Error('There is no row.');
      for (const fact of facts) expect(within(row).getByText(fact, { exact: false })).toBeTruthy();
      expect(within(row).getByText(review('overdue', {}, locale))).toBeTruthy();
      expect(within(row).getByRole('link').getAttribute('href')).toBe(
        `/${locale}/review/chapter:tigers:noor`,
      );
    },
  );

  it('are counted where the queue is, and reached from it', async () => {
    const { router } = open('');
    expect(screen.getByRole('radio', { name: w('tabCount', { total: '2' }) })).toBeTruthy();
    // Nothing else waits, which says so without hiding them.
    await act(async () => screen.getByRole('button', { name: w('show') }).click());
    expect(router.state.location.search).toBe('?show=texts');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await goTo(router, '/en/review?show=else');
    expect(screen.getByRole('heading', { name: w('only.title') })).toBeTruthy();
  });

  it('say which are one’s own', () => {
    open();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).not.toContain(w('part.ownShort'));
    expect(second?.textContent).toContain(w('part.ownShort'));
  });

  it('say that there are none, that they load, and that none are known without a network', () => {
    mocks.texts = list([]);
    open();
    expect(screen.getByRole('heading', { name: w('empty.title') })).toBeTruthy();
    cleanup();
    mocks.texts = list(undefined);
    open();
    expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
    cleanup();
    mocks.texts = list([], { isFromCache: true });
    mocks.isOnline = false;
    open();
    expect(screen.getByRole('heading', { name: review('failed.title') })).toBeTruthy();
  });

  it('come some at a time', () => {
    mocks.texts = list([head('noor', 1)], { hasMore: true });
    open();
    expect(screen.getByRole('button', { name: review('more') })).toBeTruthy();
    expect(screen.getByRole('radio', { name: w('tabMore', { total: '1' }) })).toBeTruthy();
  });
});

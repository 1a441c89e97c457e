import type { AgeRating } from '@rawi/model/lists/age-ratings';
import { AGE_RATINGS } from '@rawi/model/lists/age-ratings';
import { strictnessOf } from '@rawi/model/rating/age-order';
import { CHILDRENS_WISH, VISITORS_WISH, type Wish } from '@rawi/model/rating/decide-showing';
import { act, cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../core/session/session-store.ts';
import { forgetDeviceHistory } from '../domains/history/device-history.ts';
import { forgetRatings, learnRatings } from '../domains/ratings/known-ratings.ts';
import { keepWish } from '../domains/settings/wish.ts';
import { OwnCommentsPage } from '../member/account/comments/own-comments-page.tsx';
import { LatestWorks } from '../member/account/following/latest-works.tsx';
import { OwnListPage } from '../member/account/saved-items/own-list-page.tsx';
import { OwnLists } from '../member/account/saved-items/own-lists.tsx';
import { AskPage } from '../member/ask/ask-page.tsx';
import { eventually } from '../testing/eventually.ts';
import { show, speak } from '../testing/show.tsx';
import { DownloadsPage } from '../visitor/downloads/downloads-page.tsx';
import { NumbersPage } from '../visitor/numbers/numbers-page.tsx';
import type { PictureWords } from '../visitor/numbers/picture/picture-words.ts';

/** What somebody keeps, says or asks for: in the mode for children what is for children alone stands there; lists of others ask as any list. */

const live = vi.hoisted(() => ({
  lists: {} as Record<string, readonly object[]>,
  document: undefined as object | undefined,
  months: vi.fn<() => Promise<object>>(),
  works: vi.fn<() => Promise<object>>(),
  draw: vi.fn<(words: PictureWords) => Promise<Blob>>(),
}));
vi.mock('../core/firebase/firestore.ts', () => ({ firebaseFirestore: () => ({}) }));
vi.mock('../core/firebase/env.ts', () => ({
  firebaseSettings: () => ({ storageBucket: 'bucket' }),
  contactAddress: () => '',
}));
vi.mock('../core/live/use-list.ts', () => ({
  useList: ({ path }: { path: string }) => ({ items: live.lists[path.split('/').at(-1) ?? ''] ?? [] }),
}));
vi.mock('../core/live/use-document.ts', () => ({
  useDocument: () => ({
    state: live.document ? { state: 'ready', data: live.document } : { state: 'missing' },
  }),
}));
vi.mock('../core/pages/pages.ts', async (original) => ({
  ...(await original<object>()),
  readTranslatorPage: live.works,
}));
vi.mock('../core/lib/use-is-on-screen.ts', () => ({ useIsOnScreen: () => true }));
vi.mock('../domains/comments/comment-queue.ts', () => ({ followQueue: () => () => {} }));
vi.mock('../domains/comments/comment-item.tsx', () => ({ CommentItem: () => null }));
vi.mock('../member/account/account-context.ts', () => ({ useAccount: () => ({ user: { uid: 'me' } }) }));
vi.mock('../domains/library/library.ts', () => ({
  useLibrary: () => ({ positionOf: () => undefined, places: {} }),
}));
vi.mock('../domains/takedowns/use-removed.ts', () => ({ useRemoved: () => new Set() }));
vi.mock('../domains/downloads/records.ts', async (original) => ({
  ...(await original<object>()),
  readRecords: async () => live.lists['downloads'] ?? [],
}));
vi.mock('../core/pages/saved-pages.ts', async (original) => ({
  ...(await original<object>()),
  hasDownloads: () => true,
}));
vi.mock('../domains/numbers/account-months.ts', () => ({
  readMonths: live.months,
  readHistory: async () => ({ entries: [], isCut: false }),
  learnCounting: async () => {},
  emptyMonths: async () => {},
}));
vi.mock('../visitor/numbers/picture/make-picture.ts', () => ({ makePicture: live.draw }));

const RATINGS: readonly (AgeRating | null)[] = [...AGE_RATINGS, null];
const slugOf = (rating: AgeRating | null) => `rated-${rating ?? 'not'}`;
const comicOf = (rating: AgeRating | null) => ({
  comicId: slugOf(rating),
  slug: slugOf(rating),
  series: `Series ${slugOf(rating)}`,
  names: {},
  picture: { path: `public/${slugOf(rating)}/a`, width: 2, height: 3, color: '#000000' },
});
const each = <T,>(make: (rating: AgeRating | null, index: number) => T): T[] => RATINGS.map(make);
const record = <T,>(make: (rating: AgeRating | null, index: number) => readonly [string, T]) =>
  Object.fromEntries(each(make));
const YEAR = new Date().getFullYear();
const ownList = () => ({
  name: 'Rainy days',
  at: new Date(0),
  entries: record((rating, index) => [
    `comic:${slugOf(rating)}`,
    { kind: 'comic', ...comicOf(rating), order: index },
  ]),
});
const saved = { number: 1, language: 'en', pageCount: 8, publishedAt: '2026-11-01T00:00:00Z' };

interface Place {
  readonly page: ReactElement;
  readonly fill: () => void;
  /** Whether it is a list of others, which asks as every list does. */
  readonly isOfOthers?: true;
  /** Its comics are seen by their pictures alone. */
  readonly isUnnamed?: true;
}
const PLACES: Readonly<Record<string, Place>> = {
  'a list of one’s own': {
    page: <OwnListPage listId="one" onLeave={() => {}} />,
    fill: () => {
      live.document = ownList();
    },
  },
  'all lists of one’s own': {
    page: <OwnLists onOpen={() => {}} onImport={() => {}} />,
    isUnnamed: true,
    fill: () => {
      live.lists['lists'] = each((rating) => ({
        path: `users/me/ownLists/${slugOf(rating)}`,
        data: {
          name: slugOf(rating),
          at: new Date(0),
          entries: { [`comic:${slugOf(rating)}`]: { kind: 'comic', ...comicOf(rating), order: 1 } },
        },
      }));
    },
  },
  'downloads that wait': {
    page: <DownloadsPage />,
    fill: () => {
      live.lists['downloads'] = each((rating) => ({
        id: `${slugOf(rating)}-1`,
        about: { ...comicOf(rating), ...saved },
        quality: 'normal',
        askedAt: 1,
        state: 'waiting',
        waitsFor: 'turn',
        pagesDone: 0,
        bytes: 0,
      }));
    },
  },
  'one’s own comments': {
    page: <OwnCommentsPage />,
    fill: () => {
      live.lists['comments'] = each((rating) => ({
        path: `comics/x/comments/${slugOf(rating)}`,
        data: {
          uid: 'me',
          author: { name: 'Maha' },
          comic: { id: slugOf(rating), slug: slugOf(rating), series: comicOf(rating).series, names: {} },
          text: 'Good.',
          spoiler: false,
          parent: null,
          at: new Date(0),
        },
      }));
    },
  },
  'what others ask for': {
    page: <AskPage />,
    isOfOthers: true,
    fill: () => {
      live.lists['asks'] = each((rating) => ({
        path: `asks/${slugOf(rating)}`,
        data: {
          title: comicOf(rating).series,
          comic: { ...comicOf(rating), ...(rating && { ageRating: rating }) },
          number: 2,
          language: 'ar',
          readers: 1,
          state: 'open',
          searchKeys: [],
          createdAt: new Date(0),
        },
      }));
    },
  },
  'what followed translators have published': {
    page: <LatestWorks translatorId="salma" />,
    isOfOthers: true,
    fill: () => {
      // Three are named at most.
      const works = (['18', '16', 'everyone'] as const).map((ageRating) => ({
        ...comicOf(ageRating),
        ageRating,
        cover: { en: comicOf(ageRating).picture },
        chapters: [{ language: 'en', count: 3, first: 1, last: 3 }],
        updatedAt: new Date().toISOString(),
      }));
      live.works.mockResolvedValue({ state: 'ready', payload: { works } });
    },
  },
};

const WISHES: Readonly<Record<string, Wish>> = {
  'a visitor': VISITORS_WISH,
  'a child': CHILDRENS_WISH,
  'an adult': { upTo: '18', blursFrom: null },
};

beforeAll(() =>
  speak(
    'account',
    'ask',
    'choices',
    'comments',
    'downloads',
    'lists',
    'numbers',
    'session',
    'shell',
    'shelves',
    'translator',
  ),
);
beforeEach(() => {
  const shown = (key: (rating: AgeRating | null) => string) =>
    learnRatings(each((rating) => ({ key: key(rating), ageRating: rating })));
  shown(slugOf);
  shown((rating) => `${slugOf(rating)}-1`);
  live.months.mockResolvedValue({});
  live.draw.mockReset().mockResolvedValue(new Blob(['picture'], { type: 'image/png' }));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
  setSession({
    state: 'signed-in',
    authTime: 0,
    user: {
      uid: 'me',
      email: 'a@b.c',
      emailVerified: true,
      displayName: 'Maha',
      photoURL: undefined,
      roles: [],
    },
  });
});
afterEach(() => {
  cleanup();
  act(() => keepWish(VISITORS_WISH));
  forgetRatings();
  forgetDeviceHistory();
  live.lists = {};
  live.document = undefined;
  localStorage.clear();
});

const main = () => document.querySelector('main');
const isNamed = (slug: string) => main()?.textContent.includes(`Series ${slug}`) === true;
const isPictured = (slug: string) => document.querySelector(`main img[src*="${slug}%2F"]`) !== null;
/** Whether it stands there for who wishes this. */
const stands = (rating: AgeRating | null, wish: Wish, isOfOthers = false) =>
  isOfOthers || wish.upTo === '12' ? strictnessOf(rating) <= strictnessOf(wish.upTo) : true;

describe.each(Object.entries(PLACES))('in %s', (_, { page, fill, isOfOthers, isUnnamed }) => {
  it.each(Object.entries(WISHES))('comics stand as decided, for %s', async (_who, wish) => {
    act(() => keepWish(wish));
    fill();
    show(page);
    if (isUnnamed) {
      await eventually(() => expect(main()?.textContent).toContain('rated-everyone'));
      for (const rating of RATINGS.filter((each) => each !== '18'))
        expect([rating, isPictured(slugOf(rating))]).toEqual([rating, stands(rating, wish)]);
      return;
    }
    await eventually(() => expect(isNamed('rated-everyone')).toBe(true));
    const shown = page.type === LatestWorks ? (['18', '16', 'everyone'] as const) : RATINGS;
    for (const rating of shown)
      expect([rating, isNamed(slugOf(rating))]).toEqual([rating, stands(rating, wish, isOfOthers)]);
    expect(main()?.querySelector('[data-left-out]') !== null).toBe(
      shown.some((rating) => !stands(rating, wish, isOfOthers)),
    );
  });
});

it.each(Object.entries(WISHES))(
  'favorites, and their picture to share, name comics as decided, for %s',
  async (_, wish) => {
    live.months.mockResolvedValue({
      [`${YEAR}-01`]: {
        chapters: record((rating, index) => [
          `0${index + 1}:${slugOf(rating)}`,
          { comicId: slugOf(rating), language: 'en', pages: 10 },
        ]),
        comics: record((rating) => [slugOf(rating), comicOf(rating)]),
      },
    });
    act(() => keepWish(wish));
    show(<NumbersPage />);
    await screen.findByRole('table');
    await eventually(() => expect(live.draw).toHaveBeenCalled());
    const drawn = live.draw.mock.calls.at(-1)?.[0].favorites.map(({ name }) => name.text) ?? [];
    const all = each((rating) => [rating, `Series ${slugOf(rating)}`] as const);
    for (const [rating, name] of all.filter(([each]) => !stands(each, wish))) {
      expect([rating, main()?.textContent.includes(name)]).toEqual([rating, false]);
      expect(drawn).not.toContain(name);
    }
    expect(drawn).toHaveLength(Math.min(3, all.filter(([rating]) => stands(rating, wish)).length));
  },
);

import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { eventually } from '../../testing/eventually.ts';
import { shownComment } from '../../testing/samples.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { signIn } from '../../testing/sign-in.ts';
import type { CommentList, KeptComments } from './comment-list.ts';
import type { CommentedPage } from './commented-page.ts';
import { Reviews } from './reviews.tsx';
import { keepWaiting } from './waiting-comments.ts';

const stored = vi.hoisted(() => ({
  own: null as ShownComment | null,
  live: [] as readonly ShownComment[],
  lists: [] as CommentList[],
  page: [] as readonly ShownComment[],
  threads: new Map<string, ShownComment>(),
}));
vi.mock('./read-comments.ts', () => ({
  readComments: (list: CommentList) => {
    stored.lists.push(list);
    return Promise.resolve(stored.page);
  },
  followComments: (_: object, next: (reviews: readonly ShownComment[]) => void) => {
    setTimeout(() => next(stored.live));
    return () => undefined;
  },
  followReview: (_: string, __: string, next: (review: ShownComment | null) => void) => {
    setTimeout(() => next(stored.own));
    return () => undefined;
  },
  readThread: (_: string, id: string) => {
    const comment = stored.threads.get(id);
    return Promise.resolve(comment && { thread: comment, comment });
  },
}));
vi.mock('../../core/lib/use-is-on-screen.ts', () => ({ useIsOnScreen: () => true }));
const post = vi.hoisted(() => vi.fn<(review: object) => void>());
vi.mock('./comment-queue.ts', () => ({ followQueue: () => undefined, postComment: post }));

const comic = { id: 'salt', slug: 'the-salt-caravan', series: 'The Salt Caravan', names: {} };
const page: CommentedPage = { comic, translators: new Set(), chapterPath: () => undefined };
const w = wordsOf('comments');
const review = (uid: string, text: string, changes: Partial<ShownComment> = {}) =>
  shownComment(`review-${uid}`, { author: { uid, name: uid }, parent: ':reviews', text, ...changes });

const open = (kept?: KeptComments, hash = '') =>
  show(<Reviews page={page} kept={kept} />, `/en/comic/the-salt-caravan${hash}`);
const texts = () => screen.getAllByRole('article').map((article) => article.textContent);

beforeAll(() => speak('comments', 'session', 'person'));
beforeEach(() => {
  setSession({ state: 'signed-out' });
  localStorage.clear();
  sessionStorage.clear();
  post.mockClear();
  Object.assign(stored, { own: null, live: [], lists: [], page: [] });
  stored.threads.clear();
});
afterEach(cleanup);

describe('the reviews of a comic', () => {
  it('are those of the page for a visitor, who is asked to log in and reads nothing more', () => {
    open({ newest: [review('omar', 'A storm of a book')], count: 1 });
    expect(screen.getByText('A storm of a book')).toBeTruthy();
    expect(screen.getByRole('link', { name: w('reviews.logIn') })).toBeTruthy();
    expect(screen.queryByRole('button', { name: w('replyTo', { name: 'omar' }) })).toBeNull();
    expect(stored.lists).toEqual([]);
  });

  it('say that there is none', () => {
    open();
    expect(screen.getByText(w('reviews.none'))).toBeTruthy();
  });

  it('are read by their likes when that is chosen', async () => {
    stored.page = [review('sara', 'Most liked', { likes: 9 })];
    open({ newest: [review('omar', 'One'), review('sara', 'Most liked')], count: 2 });
    await act(async () => screen.getByRole('radio', { name: w('liked') }).click());
    expect(stored.lists).toMatchObject([{ comicId: 'salt', parent: ':reviews', order: 'liked' }]);
    expect(texts()).toHaveLength(1);
  });

  it('fold what gives the story away', async () => {
    open({ newest: [review('omar', 'He was the captain', { spoiler: true })], count: 1 });
    expect(screen.queryByText('He was the captain')).toBeNull();
    expect(screen.getByText(w('reviews.isSpoiler'))).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: w('show') }).click());
    expect(screen.getByText('He was the captain')).toBeTruthy();
  });

  it('open the one that the page’s address names', async () => {
    stored.threads.set('review-badr', review('badr', 'Long ago'));
    open({ newest: [review('omar', 'One')], count: 5 }, '#comment.review-badr');
    await eventually(() => expect(document.querySelector('[data-asked]')?.textContent).toContain('Long ago'));
  });
});

describe('one’s own review', () => {
  it('is written where there is none, once it is known', async () => {
    signIn();
    open();
    await eventually(() => expect(screen.getByRole('textbox', { name: w('reviews.write') })).toBeTruthy());
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Read it twice.' } });
    await act(async () => screen.getByRole('button', { name: w('reviews.post') }).click());
    expect(post).toHaveBeenCalledExactlyOnceWith({
      uid: 'yara',
      comic,
      parent: ':reviews',
      number: null,
      text: 'Read it twice.',
      spoiler: false,
    });
  });

  it('stands first, once, and takes the place of the form', async () => {
    signIn();
    stored.own = review('yara', 'New words');
    stored.live = [review('omar', 'One'), review('yara', 'Old words')];
    open({ newest: [review('omar', 'One'), review('yara', 'Old words')], count: 2 });
    await eventually(() => expect(texts()[0]).toContain('New words'));
    expect(texts()).toHaveLength(2);
    expect(screen.queryByText('Old words')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    const own = within(screen.getAllByRole('article')[0] ?? document.body);
    expect(own.getByRole('button', { name: /More about this review/ })).toBeTruthy();
  });

  it('that was deleted is gone from the page’s copy too', async () => {
    signIn();
    stored.live = [review('omar', 'One')];
    open({ newest: [review('yara', 'Old words'), review('omar', 'One')], count: 2 });
    await eventually(() => expect(screen.queryByText('Old words')).toBeNull());
    expect(screen.getByRole('textbox')).toBeTruthy();
  });

  it('that waits on this device shows, and no form for a second one', async () => {
    signIn();
    keepWaiting(() => [
      {
        id: 'review-yara',
        uid: 'yara',
        comic,
        parent: ':reviews',
        number: null,
        text: 'On its way',
        spoiler: false,
        at: '2026-11-27T12:00:00Z',
        state: 'waiting',
      },
    ]);
    open();
    await eventually(() => expect(screen.getByText('On its way')).toBeTruthy());
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../core/session/session-store.ts';
import { eventually } from '../../testing/eventually.ts';
import { shownComment } from '../../testing/samples.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import type { CommentThread, KeptComments } from './comment-list.ts';
import type { CommentedPage } from './commented-page.ts';
import { Comments } from './comments.tsx';

const stored = vi.hoisted(() => ({
  threads: new Map<string, CommentThread>(),
  replies: [] as ShownComment[],
  asked: [] as string[],
}));
vi.mock('./read-comments.ts', () => ({
  readComments: () => Promise.resolve(stored.replies),
  /** The last one was just deleted. */
  followComments: (_: object, next: (comments: readonly ShownComment[]) => void) => {
    setTimeout(() => next([]));
    return () => undefined;
  },
  readThread: (comicId: string, id: string) => {
    stored.asked.push(`${comicId} ${id}`);
    return Promise.resolve(stored.threads.get(id));
  },
}));
vi.mock('../../core/lib/use-is-on-screen.ts', () => ({ useIsOnScreen: () => true }));
vi.mock('./comment-queue.ts', () => ({ followQueue: () => undefined, postComment: () => undefined }));

const page: CommentedPage = {
  comic: { id: 'salt', slug: 'the-salt-caravan', series: 'The Salt Caravan', names: {} },
  translators: new Set(),
  chapterPath: () => undefined,
};
const w = wordsOf('comments');
const top = shownComment('top', { text: 'What a storm', replies: 1 });
const reply = shownComment('reply', { text: 'And what a calm', parent: 'top' });

const open = (kept: KeptComments, hash = '') =>
  show(<Comments page={page} kept={kept} none={w('none')} />, `/en/comic/the-salt-caravan${hash}`);
const asked = () => document.querySelector<HTMLElement>('[data-asked]');

beforeAll(() => speak('comments', 'session', 'person'));
beforeEach(() => {
  setSession({ state: 'signed-out' });
  stored.threads.clear();
  stored.replies = [];
  stored.asked = [];
});
afterEach(cleanup);

describe('comments whose address names one of them', () => {
  it('open the replies, and mark the very reply', async () => {
    stored.threads.set('reply', { thread: top, comment: reply });
    stored.replies = [shownComment('earlier', { text: 'Before', parent: 'top' }), reply];
    open({ newest: [top], count: 2 }, '#comment.reply');
    await eventually(() => expect(asked()?.id).toBe('comment.reply'));
    await eventually(() => expect(screen.getByText('Before')).toBeTruthy());
    expect(within(asked() ?? document.body).getByText('And what a calm')).toBeTruthy();
    expect(screen.getAllByText('And what a calm')).toHaveLength(1);
    expect(stored.asked).toEqual(['salt reply']);
  });

  it('have what is older than those of the page, with a reply beyond the first ones', async () => {
    const old = shownComment('old', { text: 'Long ago', replies: 40 });
    stored.threads.set('far', { thread: old, comment: shownComment('far', { text: 'Far', parent: 'old' }) });
    stored.replies = [shownComment('near', { text: 'Near', parent: 'old' })];
    open({ newest: [top], count: 60 }, '#comment.far');
    await eventually(() => expect(asked()?.textContent).toContain('Far'));
    await eventually(() => expect(screen.getByText('Near')).toBeTruthy());
    expect(screen.getByText('Long ago')).toBeTruthy();
  });

  it('mark one that answers none, and open nothing', async () => {
    stored.threads.set('top', { thread: top, comment: top });
    open({ newest: [top], count: 2 }, '#comment.top');
    await eventually(() => expect(asked()?.id).toBe('comment.top'));
    expect(screen.getByRole('button', { name: w('replies_one', { number: '1' }) })).toBeTruthy();
  });

  it('say so where it is not there any more', async () => {
    open({ newest: [top], count: 2 }, '#comment.gone');
    await eventually(() => expect(screen.getByText(w('problems.commentGone')).id).toBe('comment.gone'));
  });

  it('read nothing for an address that names none', async () => {
    open({ newest: [top], count: 2 }, '#comments');
    await new Promise((resolve) => setTimeout(resolve));
    expect(stored.asked).toEqual([]);
  });
});

describe('the number of comments', () => {
  const heading = () => screen.getByRole('heading', { level: 2 }).textContent?.trim();

  it('is of those that stand here where these are all, whatever the page’s document counted', async () => {
    const user = { uid: 'yara', email: 'yara@example.com', emailVerified: true, roles: [] };
    setSession({
      state: 'signed-in',
      authTime: 0,
      user: { ...user, displayName: 'Yara', photoURL: undefined },
    });
    open({ newest: [top], count: 2 });
    expect(heading()).toBe(`${w('title')} 2`);
    await eventually(() => expect(heading()).toBe(w('title')));
  });

  it('and the choice of an order stay while another order is read', async () => {
    stored.replies = [top];
    open({ newest: [top], count: 2 });
    fireEvent.click(screen.getByRole('radio', { name: w('oldest') }));
    expect(heading()).toBe(`${w('title')} 2`);
    expect(screen.getByRole('radio', { name: w('oldest') })).toBeTruthy();
    await eventually(() => expect(screen.getByText('What a storm')).toBeTruthy());
  });
});

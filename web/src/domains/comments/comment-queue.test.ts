import { COMMENT_INTERVAL_SECONDS } from '@rawi/model/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sent } from './send-comment.ts';
import type { WaitingComment } from './waiting-comments.ts';

const sendComment = vi.hoisted(() => vi.fn<(comment: WaitingComment) => Promise<Sent>>());
vi.mock('./send-comment.ts', () => ({ sendComment }));

const comic = { id: 'salt', slug: 'salt', series: 'Salt', names: {} };
const INTERVAL = COMMENT_INTERVAL_SECONDS * 1000;

let leave = () => {};

/** The queue of a page that a signed-in person has just opened. */
async function openPage() {
  vi.resetModules();
  const listening = vi.spyOn(window, 'addEventListener');
  leave = () => {
    for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
    listening.mockRestore();
  };
  const { setSession } = await import('../../core/session/session-store.ts');
  const user = { uid: 'yara', email: 'yara@example.com', emailVerified: true, roles: [] };
  setSession({
    state: 'signed-in',
    authTime: 0,
    user: { ...user, displayName: 'Yara', photoURL: undefined },
  });
  const queue = await import('./comment-queue.ts');
  const { waitingComments } = await import('./waiting-comments.ts');
  const post = (text: string) =>
    queue.postComment({ uid: 'yara', comic, parent: null, number: null, text, spoiler: false });
  const states = () => waitingComments().map(({ text, state, reason }) => [text, reason ?? state].join(' '));
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { ...queue, post, states, pass, waitingComments };
}
const sent = () => sendComment.mock.calls.map(([{ text }]) => text);

beforeEach(() => {
  vi.useFakeTimers();
  // One tab is enough here.
  const locks = { request: (_: string, task: () => Promise<void>) => task() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  localStorage.clear();
  sendComment.mockReset().mockResolvedValue({ outcome: 'sent' });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('comments that wait on this device', () => {
  it('are sent one at a time: the next when the interval after the previous one is over, and not before', async () => {
    const { post, pass, states } = await openPage();
    post('one');
    post('two');
    await pass(0);
    expect(sent()).toEqual(['one']);
    expect(states()).toContain('two waiting');
    await pass(INTERVAL - 1);
    expect(sent()).toEqual(['one']);
    await pass(1);
    expect(sent()).toEqual(['one', 'two']);
  });

  it('have ids of their own, and a review that of its author', async () => {
    const { post, pass, postComment, waitingComments } = await openPage();
    post('one');
    postComment({ uid: 'yara', comic, parent: ':reviews', number: null, text: 'two', spoiler: false });
    await pass(0);
    const [one, two] = waitingComments();
    expect(one?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(two?.id).toBe('review-yara');
  });

  it('wait without a network, also over a reload, and are sent once when it is back', async () => {
    const { keepWaiting } = await import('./waiting-comments.ts');
    const at = '2026-11-27T12:00:00Z';
    const common = {
      uid: 'yara',
      comic,
      parent: null,
      number: null,
      spoiler: false,
      at,
      state: 'sending',
    } as const;
    keepWaiting(() => [{ ...common, id: 'first', text: 'one' }]);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    sendComment.mockResolvedValueOnce({ outcome: 'later' });
    const { followQueue, pass, states } = await openPage();
    followQueue();
    await pass(INTERVAL * 10);
    expect(states()).toEqual(['one waiting']);
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(states()).toEqual(['one sent']);
    await pass(15_000);
    expect(states()).toEqual([]);
    expect(sent()).toEqual(['one', 'one']);
  });

  it('keep the text of one that was refused, which is sent once it was changed', async () => {
    sendComment.mockResolvedValueOnce({ outcome: 'refused', reason: 'muted' });
    const { post, pass, states, resendComment, waitingComments } = await openPage();
    post('one');
    await pass(0);
    expect(states()).toEqual(['one muted']);
    const [{ id } = { id: '' }] = waitingComments();
    resendComment(id, { text: 'other', spoiler: false });
    await pass(0);
    expect(sent()).toEqual(['one', 'other']);
  });

  it('are sent by themselves when the time that the site has named is over', async () => {
    sendComment.mockResolvedValueOnce({ outcome: 'later', seconds: 12, isForToday: true });
    const { post, pass, states } = await openPage();
    post('one');
    await pass(0);
    expect(states()).toEqual(['one tomorrow']);
    await pass(11_999);
    expect(sent()).toEqual(['one']);
    await pass(1);
    expect(sent()).toEqual(['one', 'one']);
  });
});

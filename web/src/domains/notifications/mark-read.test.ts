import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markAllRead, markRead } from './mark-read.ts';
import { forgetUnread, keepUnread, useIsRead, useUnread } from './unread.ts';

const call = vi.hoisted(() => vi.fn<(request: unknown) => Promise<unknown>>());
vi.mock('../../core/session/community-calls.ts', () => ({ callCommunity: call }));

/** The number that the page shows. */
const unread = () => renderHook(() => useUnread()).result.current;
const isRead = (id: string, isStoredRead = false) =>
  renderHook(() => useIsRead()).result.current(id, isStoredRead);

/** A call that the test answers later. */
function pending() {
  let answer = () => {};
  let refuse = () => {};
  const answered = new Promise<unknown>((resolve, reject) => {
    answer = () => resolve({});
    refuse = () => reject(new Error('refused'));
  });
  call.mockReturnValueOnce(answered);
  return { answer, refuse };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  call.mockReset();
  forgetUnread();
  keepUnread(3);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a notification that is marked as read', () => {
  it('is read at once, and the number is one less until the inbox has it', async () => {
    const { answer } = pending();
    const marked = markRead('a');
    expect([isRead('a'), isRead('b'), unread()]).toEqual([true, false, 2]);
    keepUnread(2);
    expect(unread()).toBe(2);
    answer();
    await expect(marked).resolves.toBe(true);
    expect(call).toHaveBeenCalledWith({ action: 'markRead', notificationId: 'a' });
    expect([isRead('a'), unread()]).toEqual([true, 2]);
  });

  it('does not hide notifications that come afterwards', async () => {
    const { answer } = pending();
    const marked = markRead('a');
    answer();
    await marked;
    expect(unread()).toBe(2);
    keepUnread(2);
    await vi.advanceTimersByTimeAsync(0);
    keepUnread(3);
    expect(unread()).toBe(3);
  });

  it('counts as stored when the inbox does not change: it was read elsewhere', async () => {
    const { answer } = pending();
    const marked = markRead('a');
    answer();
    await marked;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([isRead('a'), unread()]).toEqual([true, 3]);
  });

  it('is unread again when the server refused it', async () => {
    const { refuse } = pending();
    const marked = markRead('a');
    expect(unread()).toBe(2);
    refuse();
    await expect(marked).resolves.toBe(false);
    expect([isRead('a'), isRead('a', true), unread()]).toEqual([false, true, 3]);
  });

  it('reduces the number once, however often it is opened', () => {
    pending();
    pending();
    void markRead('a');
    void markRead('a');
    expect(unread()).toBe(2);
  });
});

describe('all notifications', () => {
  it('are read at once, by one call', async () => {
    const { answer } = pending();
    const marked = markAllRead(['a', 'b']);
    expect([isRead('a'), isRead('b'), isRead('newer'), unread()]).toEqual([true, true, false, 0]);
    answer();
    await expect(marked).resolves.toBe(true);
    expect(call.mock.calls).toEqual([[{ action: 'markRead' }]]);
  });

  it('are as before when that was refused, except for those opened meanwhile', async () => {
    const { refuse } = pending();
    pending();
    const marked = markAllRead(['a', 'b']);
    void markRead('c');
    refuse();
    await expect(marked).resolves.toBe(false);
    expect([isRead('a'), isRead('b'), isRead('c')]).toEqual([false, false, true]);
  });
});

it('are forgotten when the session ends', () => {
  pending();
  void markRead('a');
  forgetUnread();
  expect([isRead('a'), unread()]).toEqual([false, undefined]);
});

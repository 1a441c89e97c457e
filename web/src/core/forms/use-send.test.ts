import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SendingError } from '../session/area-calls.ts';
import { SignInError } from '../session/session-errors.ts';
import { useResend, useSend } from './use-send.ts';

const refusal = (code: 'too-soon' | 'internal', retryAfterSeconds?: number) =>
  new SendingError({ code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }, undefined);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('sending', () => {
  it('reports that it sends, and that it is done until the next time', async () => {
    const { result } = renderHook(useSend);
    let finish = () => {};
    const task = () => new Promise<void>((resolve) => (finish = resolve));
    act(() => void result.current.send(task));
    expect(result.current).toMatchObject({ state: 'sending', isSending: true, problem: undefined });
    await act(async () => finish());
    expect(result.current.state).toBe('done');
    act(() => void result.current.send(task));
    expect(result.current.state).toBe('sending');
  });

  it.each([
    {
      what: 'a refused call',
      error: refusal('too-soon', 30),
      problem: { code: 'too-soon', retryAfterSeconds: 30 },
    },
    { what: 'a sign-in', error: new SignInError('disabled', undefined), problem: { code: 'disabled' } },
    { what: 'an error of ours', error: new Error('oops'), problem: { code: 'internal' } },
  ])('keeps the problem of $what, and forgets it when it sends again', async ({ error, problem }) => {
    const { result } = renderHook(useSend);
    await act(() => result.current.send(() => Promise.reject(error)));
    expect(result.current).toMatchObject({ state: 'idle', problem });
    await act(() => result.current.send(() => Promise.resolve()));
    expect(result.current.problem).toBeUndefined();
  });

  it('reports a failure without a network as such', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = renderHook(useSend);
    await act(() => result.current.send(() => Promise.reject(new TypeError('Failed to fetch'))));
    expect(result.current.problem).toEqual({ code: 'offline' });
  });

  it('leaves a problem to the field that shows it', async () => {
    const { result } = renderHook(useSend);
    await act(() =>
      result.current.send(
        () => Promise.reject(refusal('internal')),
        () => true,
      ),
    );
    expect(result.current).toMatchObject({ state: 'idle', problem: undefined });
  });
});

describe('sending again', () => {
  it('waits as long as the answer says', async () => {
    vi.useFakeTimers();
    const { result } = renderHook(() => useResend());
    expect(result.current.waitSeconds).toBe(0);
    await act(() => result.current.resend(async () => ({ resendSeconds: 60 })));
    expect(result.current).toMatchObject({ state: 'done', waitSeconds: 60 });
    act(() => void vi.advanceTimersByTime(59_000));
    expect(result.current.waitSeconds).toBe(1);
    act(() => void vi.advanceTimersByTime(2000));
    expect(result.current.waitSeconds).toBe(0);
  });

  it('waits as long as a refusal says, and shows the refusal', async () => {
    vi.useFakeTimers();
    const { result } = renderHook(() => useResend());
    await act(() => result.current.resend(() => Promise.reject(refusal('too-soon', 20))));
    expect(result.current.problem?.code).toBe('too-soon');
    expect(result.current.waitSeconds).toBe(20);
  });
});

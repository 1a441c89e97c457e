import type { AccountAction } from '@rawi/model/calls/calls';
import { messageText } from '@rawi/model/validation/messages';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProblemCode } from '../../core/forms/problem-text.ts';
import { i18n } from '../../core/i18n/i18n.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { described, send, show, speak } from '../../testing/show.tsx';
import { CodeForm } from './code-form.tsx';
import { type ResetState, readReset } from './reset-state.ts';

const call = vi.hoisted(() =>
  vi.fn<(request: { action: AccountAction; code?: string }) => Promise<object>>(),
);
vi.mock('../../core/session/account-calls.ts', () => ({ callAccount: call }));
vi.mock('../../core/session/session.ts', () => ({}));

const NOW = Date.parse('2026-11-27T12:00:00Z');
const RESET: ResetState = { email: 'layla@example.com', resendAt: 0, codeExpiresAt: NOW + 600_000 };
const onAccepted = vi.fn<() => void>();

beforeAll(() => speak('reset-password', 'session'));
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  call.mockReset();
  onAccepted.mockClear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (reset: Partial<ResetState> = {}) =>
  show(<CodeForm reset={{ ...RESET, ...reset }} onAccepted={onAccepted} />, '/en/resetcode');
const boxes = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('fieldset input:not([type="hidden"])'));
const focused = () => boxes().findIndex((box) => box === document.activeElement);
const words = (key: 'code.resend' | 'code.resent' | 'problems.codeTriesSpent' | 'problems.codeExpired') =>
  i18n.t(key, { ns: 'reset-password' });
const refuse = (code: ProblemCode, triesLeft?: number) =>
  call.mockRejectedValueOnce(
    new SendingError({ code, ...(triesLeft !== undefined && { triesLeft }) }, undefined),
  );
const note = () => screen.queryByRole('alert')?.textContent;

async function paste(code: string) {
  const [first] = boxes();
  await act(async () => {
    if (first) fireEvent.paste(first, { clipboardData: { getData: () => code } });
  });
}
const verified = () => call.mock.calls.map(([request]) => request.code);

describe('the form of a mailed code', () => {
  it('sends a complete code automatically, in the digits of either keyboard, and keeps the ticket it receives', async () => {
    call.mockResolvedValue({ ticket: 'ticket', expiresAt: '2026-11-27T12:10:00Z' });
    open();
    expect(boxes()).toHaveLength(6);
    await paste('١٢٣٤٥٦');
    expect(verified()).toEqual(['123456']);
    expect(onAccepted).toHaveBeenCalledOnce();
    expect(readReset()?.ticket).toEqual({ value: 'ticket', expiresAt: NOW + 600_000 });
  });

  it('requires all digits before anything is sent', async () => {
    open();
    await paste('12');
    await send();
    expect(focused()).toBe(0);
    const set = document.querySelector('fieldset');
    expect(set && described(set)).toBe(messageText('regex', 'en'));
    expect(call).not.toHaveBeenCalled();
  });

  it('says how many tries are left, empties its boxes, and does not report the empty boxes as a mistake', async () => {
    open();
    for (const [triesLeft, said] of [
      [2, /2 attempts/],
      [1, /one attempt|1 attempt/],
    ] as const) {
      refuse('code-wrong', triesLeft);
      await paste('000000');
      expect(note()).toMatch(said);
      expect(boxes().map(({ value }) => value)).toEqual(['', '', '', '', '', '']);
      expect(focused()).toBe(0);
      await send();
      expect(note()).toMatch(said);
      const set = document.querySelector('fieldset');
      expect(set && described(set)).toBe('');
    }
    expect(call).toHaveBeenCalledTimes(2);
    refuse('code-tries-spent');
    await paste('000001');
    expect(note()).toBe(words('problems.codeTriesSpent'));
    // The right code is sent, too: only the server refuses it.
    refuse('code-expired');
    await paste('123456');
    expect(note()).toBe(words('problems.codeExpired'));
    expect(onAccepted).not.toHaveBeenCalled();
  });

  it('keeps the code while offline, so that it can be sent again', async () => {
    open();
    refuse('offline');
    await paste('123456');
    expect(note()).toBe(i18n.t('problems.offline', { ns: 'session' }));
    expect(
      boxes()
        .map(({ value }) => value)
        .join(''),
    ).toBe('123456');
    call.mockResolvedValue({ ticket: 'ticket', expiresAt: '2026-11-27T12:10:00Z' });
    await send();
    expect(verified()).toEqual(['123456', '123456']);
  });

  it('counts down until the next code may be requested, and says that it was mailed', async () => {
    open({ resendAt: NOW + 60_000 });
    const again = () =>
      screen.getByRole<HTMLButtonElement>('button', { name: /^Send.*again|another|new code/i });
    expect(again().disabled).toBe(true);
    const counted = again().textContent;
    act(() => void vi.advanceTimersByTime(2000));
    expect(again().textContent).not.toBe(counted);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(again().textContent).toBe(words('code.resend'));
    call.mockResolvedValue({ resendSeconds: 60 });
    await act(async () => again().click());
    expect(screen.getByRole('status').textContent).toBe(words('code.resent'));
    expect(again().disabled).toBe(true);
    expect(readReset()?.resendAt).toBe(NOW + 122_000);
  });

  it('says when the code is no longer valid', () => {
    open({ codeExpiresAt: NOW - 1 });
    expect(screen.getByText(i18n.t('code.expired', { ns: 'reset-password' }))).toBeTruthy();
  });
});

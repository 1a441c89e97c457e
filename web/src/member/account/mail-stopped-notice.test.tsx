import { MAIL_STOPPED_DAYS, type MailStopReason } from '@rawi/model/truth/mail-stopped';
import type { Inbox } from '@rawi/model/truth/user';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatMoment } from '../../core/i18n/format.ts';
import { isolated } from '../../core/i18n/isolated.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { show, speak, wordsOf } from '../../testing/show.tsx';
import { MailStoppedNotice } from './mail-stopped-notice.tsx';
import { useMailStopped } from './use-mail-stopped.ts';

const call = vi.hoisted(() => vi.fn<(request: object) => Promise<object>>());
vi.mock('../../core/session/account-calls.ts', () => ({ callAccount: call }));
const stored = vi.hoisted(() => ({ state: undefined as object | undefined }));
vi.mock('../../core/live/use-document.ts', () => ({
  useDocument: () => ({ state: stored.state, retry: () => undefined }),
}));

const EMAIL = 'layla@example.com';
const w = wordsOf('account');

beforeAll(() => speak('account', 'session'));
beforeEach(() => {
  call.mockReset().mockResolvedValue({ resendSeconds: 60 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (reason: MailStopReason, locale: 'en' | 'ar' = 'en') =>
  show(<MailStoppedNotice email={EMAIL} reason={reason} />, `/${locale}/account`);
const press = () => act(async () => screen.getByRole('button').click());
const said = () => screen.getByRole('status').textContent;

describe('the notice that mail to the address has stopped', () => {
  it.each([
    ['bounce', 'en'],
    ['bounce', 'ar'],
    ['complaint', 'en'],
    ['complaint', 'ar'],
  ] as const)('says why, what to do and which address, for a %s in %s', (reason, locale) => {
    open(reason, locale);
    expect(said()).toContain(w(`mailStopped.${reason}`, { email: isolated(EMAIL) }, locale));
    expect(screen.getByRole('button').textContent).toBe(w(`mailStopped.${reason}Action`, {}, locale));
  });

  it('sends one mail, says so, and waits before the next', async () => {
    open('bounce', 'ar');
    await press();
    expect(call).toHaveBeenCalledExactlyOnceWith({ action: 'checkMailbox', locale: 'ar' });
    expect(said()).toContain(w('mailStopped.sent', { email: isolated(EMAIL) }, 'ar'));
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });

  it('says from when the address is tried again, and stays quiet until then', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-04T05:06:00Z'), toFake: ['Date'] });
    call.mockRejectedValue(new SendingError({ code: 'too-many-today', retryAfterSeconds: 7200 }, undefined));
    open('bounce');
    await press();
    const time = formatMoment(Date.now() + 7200 * 1000, 'en');
    expect(said()).toContain(w('mailStopped.triedToday', { time }));
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect([button.disabled, button.textContent]).toEqual([true, w('mailStopped.bounceAction')]);
  });

  it('says that there is no connection, and can be tried again', async () => {
    call.mockRejectedValue(new SendingError({ code: 'offline' }, undefined));
    open('complaint');
    await press();
    expect(said()).toContain(w('errors.offline'));
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
  });
});

describe('whether it is shown', () => {
  const shownFor = (inbox: Partial<Inbox> | undefined) => {
    stored.state = inbox ? { state: 'ready', data: { unread: 0, ...inbox } } : { state: 'missing' };
    return renderHook(() => useMailStopped('layla')).result.current;
  };
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

  it('is what the inbox says, for a year', () => {
    expect(shownFor(undefined)).toBeUndefined();
    expect(shownFor({})).toBeUndefined();
    expect(shownFor({ mailStopped: { reason: 'complaint', since: daysAgo(3) } })).toBe('complaint');
    expect(
      shownFor({ mailStopped: { reason: 'bounce', since: daysAgo(MAIL_STOPPED_DAYS + 1) } }),
    ).toBeUndefined();
  });
});

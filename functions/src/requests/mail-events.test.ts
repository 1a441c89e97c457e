import { LIMITS } from '@rawi/model/limits';
import { logger } from 'firebase-functions/v2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { meter } from '../allowances/rate.ts';
import type { MailboxNews } from '../mail/note-mailbox.ts';
import {
  answerMailEvents,
  type MailEvents,
  type MailEventsRequest,
  mailEventsRequest,
} from './mail-events.ts';

const KEY = 'a-secret-of-a-mail-provider-that-is-long';
const AT = '2026-03-04T05:06:07Z';
const BODY = JSON.stringify({ reports: [{ address: 'layla@example.com', reason: 'bounce', at: AT }] });
const INVITATION = JSON.stringify({
  Type: 'SubscriptionConfirmation',
  SubscribeURL: 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=t',
});
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

const note = vi.fn<(news: MailboxNews) => Promise<void>>();
const open = vi.fn<MailEvents['open']>();
const events: MailEvents = { key: KEY, now: () => new Date(AT), note, open };
beforeEach(() => {
  note.mockReset().mockResolvedValue();
  open.mockReset().mockResolvedValue({ ok: true });
});
afterEach(() => vi.restoreAllMocks());

const generous = () => meter({ perName: 100, inAll: 100 });
const request = (change: Partial<MailEventsRequest> = {}): MailEventsRequest => ({
  method: 'POST',
  headers: { authorization: basic(`rawi:${KEY}`) },
  rawBody: new TextEncoder().encode(BODY),
  ...change,
});
const answer = (change: Partial<MailEventsRequest> = {}, passes = generous()) =>
  answerMailEvents(events, passes, request(change));

describe('a report of the mail provider', () => {
  it.each([
    ['the password of any name', basic(`rawi:${KEY}`)],
    ['the password of no name', basic(`:${KEY}`)],
    ['a token', `Bearer ${KEY}`],
    ['a token, written otherwise', `bearer  ${KEY}`],
  ])('is stored for whoever has the secret as %s', async (_, authorization) => {
    expect(await answer({ headers: { authorization } })).toBe(204);
    expect(note).toHaveBeenCalledExactlyOnceWith({
      address: 'layla@example.com',
      reason: 'bounce',
      at: new Date(AT),
    });
  });

  it.each([
    ['nothing', undefined],
    ['an empty word', ''],
    ['another password', basic('rawi:another')],
    ['the beginning of it', basic(`rawi:${KEY.slice(0, -1)}`)],
    ['more than it', basic(`rawi:${KEY}x`)],
    ['the secret as the name', basic(`${KEY}:`)],
    ['the bare secret', KEY],
    ['another scheme', `Digest ${KEY}`],
    ['a book', `Bearer ${'x'.repeat(100_000)}`],
  ])('is refused from who says %s, before anything is read', async (_, authorization) => {
    expect(await answer({ headers: { authorization }, rawBody: new TextEncoder().encode('{') })).toBe(401);
    expect(await answer({ headers: { authorization } })).toBe(401);
    expect(note).not.toHaveBeenCalled();
  });

  it.each(['GET', 'PUT', 'HEAD', 'OPTIONS'])('is a POST, and no %s', async (method) => {
    expect(await answer({ method })).toBe(405);
    expect(note).not.toHaveBeenCalled();
  });

  it('that is too large or unknown is refused as a whole', async () => {
    expect(await answer({ rawBody: new Uint8Array(LIMITS.mailEventsBytes + 1) })).toBe(413);
    expect(await answer({ rawBody: undefined })).toBe(400);
    const half = [
      { event: 'bounce', email: 'layla@example.com', timestamp: 1 },
      { event: 'bounce', email: 'omar@example.com', timestamp: 'soon' },
    ];
    expect(await answer({ rawBody: new TextEncoder().encode(JSON.stringify(half)) })).toBe(400);
    expect(note).not.toHaveBeenCalled();
  });

  it('comes again where there are too many, and strangers do not count', async () => {
    const passes = meter({ perName: 2, inAll: 2 });
    for (let n = 0; n < 20; n += 1) await answer({ headers: {} }, passes);
    expect(await answer({}, passes)).toBe(204);
    expect(await answer({}, passes)).toBe(204);
    expect(await answer({}, passes)).toBe(429);
    expect(note).toHaveBeenCalledTimes(2);
  });

  it('that is not stored comes again, and nothing that is logged names the address', async () => {
    const logged = vi.spyOn(logger, 'error').mockReturnValue();
    const failure = Object.assign(new Error('No layla@example.com'), { code: 14 });
    note.mockRejectedValue(failure);
    expect(await answer()).toBe(500);
    note.mockRejectedValue('layla@example.com');
    expect(await answer()).toBe(500);
    expect(logged).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('layla');
    expect(JSON.stringify(logged.mock.calls)).toContain('Error 14');
  });
});

describe('a provider that asks whether its messages arrive', () => {
  const rawBody = new TextEncoder().encode(INVITATION);

  it('is told so', async () => {
    expect(await answer({ rawBody })).toBe(204);
    expect(open).toHaveBeenCalledTimes(1);
    expect(String(open.mock.calls[0]?.[0])).toContain('Token=t');
  });

  it('asks again where that did not succeed', async () => {
    open.mockResolvedValue({ ok: false });
    expect(await answer({ rawBody })).toBe(502);
    open.mockRejectedValue(new Error('The line was cut.'));
    expect(await answer({ rawBody })).toBe(502);
  });

  it('is told nothing without the secret', async () => {
    expect(await answer({ rawBody, headers: {} })).toBe(401);
    expect(open).not.toHaveBeenCalled();
  });
});

it('the deployed function asks for the password, and its answers are kept by nobody', async () => {
  const handle = mailEventsRequest(() => events);
  const heard = async (change: Partial<MailEventsRequest>) => {
    const said: Record<string, unknown> = {};
    await handle(request(change), {
      set: (name, value) => (said[name] = value),
      status: (code) => {
        said['status'] = code;
        return { end: () => undefined };
      },
    });
    return said;
  };
  expect(await heard({ headers: {} })).toEqual({
    status: 401,
    'www-authenticate': 'Basic realm="mail-events"',
    'cache-control': 'no-store',
  });
  expect(await heard({})).toEqual({ status: 204, 'cache-control': 'no-store' });
});

import { paths } from '@rawi/model/paths';
import { EPOCH } from '@rawi/model/testing/samples';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { meter } from '../allowances/rate.ts';
import { comicsToRead, viewInstance, waitingViews } from '../testing/views.ts';
import type { ViewCounting } from '../views/count-view.ts';
import { answerView, type ViewRequest, viewRequest } from './view.ts';

let emulated: EmulatedFirestore;
let counting: ViewCounting;
beforeAll(async () => {
  emulated = await emulatedFirestore('view-request');
});
afterAll(() => emulated.stop());
beforeEach(async () => {
  emulated.clear();
  counting = viewInstance(emulated.firestore, () => EPOCH);
  await comicsToRead(emulated.firestore, ['one']);
});

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36';
const VIEW = JSON.stringify({ comicId: 'one', chapterId: 'one-1-en' });
const FROM = { origin: '203.0.113.7', gateway: undefined };
const request = (body: string | undefined, changes: Partial<ViewRequest> = {}): ViewRequest => ({
  method: 'POST',
  headers: { 'user-agent': CHROME, 'sec-fetch-site': 'same-origin' },
  rawBody: body === undefined ? undefined : new TextEncoder().encode(body),
  ...changes,
});
const generous = () => meter({ perName: 100, inAll: 100 });
const answer = (asked: ViewRequest, passes = generous()) => answerView(counting, passes, asked, FROM);
const counted = async () => Object.values(await waitingViews(emulated.firestore)).reduce((a, b) => a + b, 0);

describe('a view that is sent', () => {
  it('is counted, and the answer is the same when it was before', async () => {
    expect(await answer(request(VIEW))).toBe(204);
    expect(await answer(request(VIEW))).toBe(204);
    expect(await counted()).toBe(1);
  });

  it('by an older browser, which does not say from where, is counted', async () => {
    expect(await answer(request(VIEW, { headers: { 'user-agent': CHROME } }))).toBe(204);
    expect(await counted()).toBe(1);
  });

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['nobody who says a name', {}],
    ['the page of another site', { 'user-agent': CHROME, 'sec-fetch-site': 'cross-site' }],
    ['another of our hosts', { 'user-agent': CHROME, 'sec-fetch-site': 'same-site' }],
    ['a page that is drawn ahead', { 'user-agent': CHROME, 'sec-purpose': 'prefetch;prerender' }],
  ])('by %s is answered alike, and not counted', async (_, headers) => {
    expect(await answer(request(VIEW, { headers }))).toBe(204);
    expect(await counted()).toBe(0);
  });

  it('too fast is answered alike, and not counted; through a proxy it is the proxy’s rate', async () => {
    const passes = meter({ perName: 1, inAll: 2 });
    const second = JSON.stringify({ comicId: 'one', chapterId: 'one-2-en' });
    const from = (origin: string) => ({ origin, gateway: '198.51.100.1' });
    expect(await answerView(counting, passes, request(VIEW), from('203.0.113.7'))).toBe(204);
    expect(await answerView(counting, passes, request(second), from('203.0.113.8'))).toBe(204);
    expect(await counted()).toBe(1);
  });

  it('is answered when it cannot be counted, which is logged', async () => {
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
    const broken = { ...counting, isKnown: () => Promise.reject(new Error('unavailable')) };
    expect(await answerView(broken, generous(), request(VIEW), FROM)).toBe(204);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

describe('what is no view', () => {
  it.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])('%s is no way to send one', async (method) => {
    expect(await answer(request(VIEW, { method }))).toBe(405);
    expect(await counted()).toBe(0);
  });

  it.each([
    undefined,
    '',
    'hello',
    'null',
    '[]',
    '{}',
    '{"comicId":"one"}',
    '{"comicId":"one","chapterId":"../two"}',
    '{"comicId":1,"chapterId":"one-1-en"}',
    '{"comicId":"one","chapterId":"one-1-en","uid":"layla"}',
    `{"comicId":"one","chapterId":"${'x'.repeat(121)}"}`,
    '\u0000',
  ])('%s is refused', async (body) => {
    expect(await answer(request(body))).toBe(400);
    expect(await counted()).toBe(0);
  });

  it('a long body is refused before it is read', async () => {
    expect(await answer(request(`${VIEW}${' '.repeat(1024 - VIEW.length)}`))).toBe(204);
    expect(await answer(request(`${VIEW}${' '.repeat(1025 - VIEW.length)}`))).toBe(413);
    expect(await answer(request('['.repeat(1_000_000)))).toBe(413);
  });
});

it('the answer to a view has no body, is kept nowhere, and says how to ask', async () => {
  const sent: [string, unknown][] = [];
  const response = {
    set: (name: string, value: string) => void sent.push([name, value]),
    status: (code: number) => ({ end: (body?: unknown) => void sent.push(['status', code], ['body', body]) }),
  };
  const run = viewRequest(
    () => counting,
    () => FROM,
  );
  await run(request(VIEW, { method: 'GET' }) as never, response);
  expect(sent).toEqual([
    ['cache-control', 'no-store'],
    ['allow', 'POST'],
    ['status', 405],
    ['body', undefined],
  ]);
  expect((await emulated.firestore.collection(paths.viewSets()).get()).size).toBe(0);
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type WireProblem, wireOf } from './wire.ts';

const never = new AbortController().signal;
const file = { path: 'incoming/a/b/c/chapter', bytes: 5, contentType: 'application/pdf' };
type Asked = { readonly url: string; readonly headers: Headers; readonly body: unknown };

/** Storage that gives these answers, one after the other. */
function open(
  answers: readonly (() => Response)[],
  token = (isRenewed: boolean) => (isRenewed ? 'new' : 'old'),
) {
  const asked: Asked[] = [];
  const left = [...answers];
  const wire = wireOf({
    origin: 'https://storage.test',
    bucket: 'rawi-uploads',
    authorize: async (isRenewed) => ({ Authorization: `Firebase ${token(isRenewed)}` }),
    fetch: async (url, init) => {
      asked.push({
        url: url instanceof Request ? url.url : url.toString(),
        headers: new Headers(init?.headers),
        body: init?.body,
      });
      const next = left.shift();
      if (!next) throw new TypeError('Failed to fetch');
      return next();
    },
  });
  return { wire, asked };
}
const answer =
  (status: number, headers: Readonly<Record<string, string>> = {}) =>
  () =>
    new Response(null, { status, headers });
const received = (bytes: number | string, status = 'active') =>
  answer(200, { 'X-Goog-Upload-Status': status, 'X-Goog-Upload-Size-Received': String(bytes) });

describe('a session', () => {
  it('is begun with the name, size and type of the file, by the signed-in person', async () => {
    const { wire, asked } = open([answer(200, { 'X-Goog-Upload-URL': 'https://storage.test/session' })]);
    expect(await wire.start(file, never)).toBe('https://storage.test/session');
    const [{ url, headers, body } = { url: '', headers: new Headers(), body: '' }] = asked;
    expect(url).toBe('https://storage.test/v0/b/rawi-uploads/o?name=incoming%2Fa%2Fb%2Fc%2Fchapter');
    expect(Object.fromEntries(headers)).toMatchObject({
      authorization: 'Firebase old',
      'x-goog-upload-command': 'start',
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-header-content-length': '5',
      'x-goog-upload-header-content-type': 'application/pdf',
    });
    expect(JSON.parse(String(body))).toEqual({ name: file.path, contentType: file.contentType });
  });

  it('fails without an address', async () => {
    const { wire } = open([answer(200)]);
    await expect(wire.start(file, never)).rejects.toMatchObject({ problem: 'failed' });
  });

  it('reports how many bytes it has, or that it has all', async () => {
    const { wire } = open([received(262_144), received(5, 'final'), received(0, 'cancelled'), received('?')]);
    expect(await wire.query('s', never)).toBe(262_144);
    expect(await wire.query('s', never)).toBe('done');
    await expect(wire.query('s', never)).rejects.toMatchObject({ problem: 'gone' });
    await expect(wire.query('s', never)).rejects.toMatchObject({ problem: 'gone' });
  });

  it('accepts bytes at their offset, and the last ones store the file', async () => {
    const { wire, asked } = open([answer(200), answer(200)]);
    await wire.send('s', { offset: 0, body: new Blob(['ab']), isLast: false }, never);
    await wire.send('s', { offset: 2, body: new Blob(['cde']), isLast: true }, never);
    const said = asked.map(({ headers }) =>
      ['command', 'offset'].map((name) => headers.get(`x-goog-upload-${name}`)),
    );
    expect(said).toEqual([
      ['upload', '0'],
      ['upload, finalize', '2'],
    ]);
  });

  it('that is gone can be cancelled', async () => {
    const { wire } = open([answer(404)]);
    await wire.cancel('s');
  });
});

describe('an answer', () => {
  const cases: readonly (readonly [number, WireProblem])[] = [
    [404, 'gone'],
    [410, 'gone'],
    [401, 'refused'],
    [403, 'refused'],
    [408, 'unanswered'],
    [429, 'unanswered'],
    [500, 'unanswered'],
    [503, 'unanswered'],
    [400, 'failed'],
    [412, 'failed'],
  ];
  it.each(cases)('of %i means %s', async (status, problem) => {
    const { wire } = open([answer(status)]);
    await expect(wire.query('s', never)).rejects.toMatchObject({ problem });
  });

  it('that is missing says nothing about what has arrived', async () => {
    const { wire } = open([]);
    await expect(wire.query('s', never)).rejects.toMatchObject({ problem: 'unanswered' });
  });

  it('that refuses makes the next request use a new token, once', async () => {
    const { wire, asked } = open([answer(403), received(0), received(0)]);
    await expect(wire.query('s', never)).rejects.toMatchObject({ problem: 'refused' });
    await wire.query('s', never);
    await wire.query('s', never);
    const tokens = asked.map(({ headers }) => headers.get('authorization'));
    expect(tokens).toEqual(['Firebase old', 'Firebase new', 'Firebase old']);
  });
});

it('a token that cannot be obtained without a network is no refusal', async () => {
  const { wire } = open([], () => {
    throw new Error('auth/network-request-failed');
  });
  await expect(wire.start(file, never)).rejects.toMatchObject({ problem: 'unanswered' });
});

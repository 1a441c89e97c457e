import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FetchError, RangeFile } from './range-file.ts';

const CONTENT = Uint8Array.from({ length: 200 }, (_, index) => index);
const ADDRESS = 'https://files.example/chapter.pdf';
const signal = new AbortController().signal;

/** A server that fails the first `failures` requests and may lack range support. */
function server(options: { ranges?: boolean; failures?: number; status?: number } = {}) {
  const { ranges = true, failures = 0, status } = options;
  let asked = 0;
  const answer = (async (_url: unknown, init?: RequestInit) => {
    asked += 1;
    if (asked <= failures) throw new TypeError('Failed to fetch');
    if (status !== undefined) return new Response('no', { status });
    const [, begin, last] = /^bytes=(\d+)-(\d+)$/.exec(new Headers(init?.headers).get('range') ?? '') ?? [];
    if (!ranges) return new Response(CONTENT, { status: 200 });
    return new Response(CONTENT.slice(Number(begin), Number(last) + 1), { status: 206 });
  }) as typeof fetch;
  return { fetch: answer, asked: () => asked };
}

async function failureOf(run: Promise<unknown>): Promise<string> {
  const error: unknown = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof FetchError ? error.failure : `unexpected: ${String(error)}`;
}

describe('RangeFile', () => {
  it.each([true, false])('reads any part (the server knows ranges: %s)', async (ranges) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(199), fc.integer({ min: 1, max: 200 }), async (begin, length) => {
        const end = Math.min(200, begin + length);
        const file = new RangeFile(ADDRESS, server({ ranges }).fetch);
        expect(await file.read(begin, end, signal)).toEqual(CONTENT.slice(begin, end));
      }),
    );
  });

  it('asks a server without ranges only once', async () => {
    const { fetch, asked } = server({ ranges: false });
    const file = new RangeFile(ADDRESS, fetch);
    await file.read(0, 10, signal);
    expect(await file.read(50, 60, signal)).toEqual(CONTENT.slice(50, 60));
    expect(asked()).toBe(1);
  });

  it('returns any range of a part that is read ahead', async () => {
    const { fetch, asked } = server();
    const file = new RangeFile(ADDRESS, fetch);
    await file.readAhead(100, 120, signal);
    expect(await file.read(100, 110, signal)).toEqual(CONTENT.slice(100, 110));
    expect(await file.read(105, 120, signal)).toEqual(CONTENT.slice(105, 120));
    expect(asked()).toBe(1);
    expect(await file.read(119, 121, signal)).toEqual(CONTENT.slice(119, 121));
    expect(asked()).toBe(2);
  });

  it('returns a range as soon as it has arrived, and requests again what was cut off', async () => {
    let line: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (line = controller) });
    const rest = server();
    const answers = [async () => new Response(body, { status: 206 }), rest.fetch];
    const file = new RangeFile(ADDRESS, (...args) => (answers.shift() ?? rest.fetch)(...args));
    await file.readAhead(10, 50, signal);
    const [early, late] = [file.read(10, 20, signal), file.read(20, 50, signal)];
    line?.enqueue(CONTENT.slice(10, 25));
    expect(await early).toEqual(CONTENT.slice(10, 20));
    expect(rest.asked()).toBe(0);
    line?.error(new TypeError('network error'));
    expect(await late).toEqual(CONTENT.slice(20, 50));
    expect(rest.asked()).toBe(1);
    expect(await file.read(12, 25, signal)).toEqual(CONTENT.slice(12, 25));
    expect(rest.asked()).toBe(1);
  });

  it('asks a server without ranges only once when it reads ahead, too', async () => {
    const { fetch, asked } = server({ ranges: false });
    const file = new RangeFile(ADDRESS, fetch);
    await file.readAhead(0, 20, signal);
    expect(await file.read(0, 10, signal)).toEqual(CONTENT.slice(0, 10));
    expect(await file.read(90, 100, signal)).toEqual(CONTENT.slice(90, 100));
    expect(asked()).toBe(1);
  });

  it('requests again what could not be read ahead', async () => {
    const { fetch, asked } = server({ failures: 1 });
    const file = new RangeFile(ADDRESS, fetch);
    await file.readAhead(0, 20, signal);
    expect(await file.read(0, 20, signal)).toEqual(CONTENT.slice(0, 20));
    expect(asked()).toBe(2);
  });

  it('retries once, and no more', async () => {
    expect(await new RangeFile(ADDRESS, server({ failures: 1 }).fetch).read(0, 4, signal)).toHaveLength(4);
    const { fetch, asked } = server({ failures: 9 });
    expect(await failureOf(new RangeFile(ADDRESS, fetch).read(0, 4, signal))).toBe('offline');
    expect(asked()).toBe(2);
  });

  it.each([
    [404, 'missing', 1],
    [403, 'missing', 1],
    [500, 'interrupted', 2],
  ] as const)('takes status %i as %s', async (status, failure, requests) => {
    const { fetch, asked } = server({ status });
    expect(await failureOf(new RangeFile(ADDRESS, fetch).read(0, 4, signal))).toBe(failure);
    expect(asked()).toBe(requests);
  });

  it('rejects a part that is shorter than requested', async () => {
    const file = new RangeFile(ADDRESS, server().fetch);
    expect(await failureOf(file.read(190, 210, signal))).toBe('interrupted');
  });

  it('rejects with the reason of the cancellation', async () => {
    const controller = new AbortController();
    controller.abort('left');
    const file = new RangeFile(ADDRESS, server({ failures: 9 }).fetch);
    await expect(file.read(0, 4, controller.signal)).rejects.toBe('left');
  });
});

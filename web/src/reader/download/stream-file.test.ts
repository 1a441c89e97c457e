import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DownloadError, emptyFile, fetchPart, type PartialFile, streamFile } from './stream-file.ts';

const CONTENT = Uint8Array.from({ length: 100 }, (_, index) => index);
const URL_OF_FILE = 'https://files.example/chapter.pdf';

/** A server that sends `content` in parts of `part` bytes and breaks off after `breakAt` bytes. */
function server(options: { part?: number; breakAt?: number; ranges?: boolean; content?: Uint8Array } = {}) {
  const { part = 30, breakAt = Number.POSITIVE_INFINITY, ranges = true, content = CONTENT } = options;
  const requested: (string | null)[] = [];
  const answer = (async (_url: unknown, init?: RequestInit) => {
    const range = new Headers(init?.headers).get('range');
    requested.push(range);
    const begin = ranges && range !== null ? Number(/^bytes=(\d+)-$/.exec(range)?.[1]) : 0;
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (init?.signal?.aborted === true) return controller.error(init.signal.reason);
        if (sent >= breakAt) return controller.error(new TypeError('network error'));
        const from = begin + sent;
        if (from >= content.length) return controller.close();
        const chunk = content.slice(from, Math.min(from + part, content.length, begin + breakAt));
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    });
    return new Response(body, { status: ranges && range !== null ? 206 : 200 });
  }) as typeof fetch;
  return { fetch: answer, requested };
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

async function failureOf(file: PartialFile, fetch: typeof globalThis.fetch): Promise<string> {
  const error: unknown = await streamFile(file, { fetch, signal: neverAborted(), onProgress: () => {} }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof DownloadError ? error.failure : `unexpected: ${String(error)}`;
}

const offline: typeof fetch = async () => {
  throw new TypeError('Failed to fetch');
};

const neverAborted = (): AbortSignal => new AbortController().signal;

describe('streamFile', () => {
  it('resolves to the whole file and reports progress', async () => {
    const seen: number[] = [];
    const blob = await streamFile(emptyFile(URL_OF_FILE, 100), {
      fetch: server().fetch,
      signal: neverAborted(),
      onProgress: (received) => seen.push(received),
    });
    expect(await bytesOf(blob)).toEqual(CONTENT);
    expect(blob.type).toBe('application/pdf');
    expect(seen).toEqual([30, 60, 90, 100]);
  });

  it.each([true, false])(
    'goes on after a break and ends with the same bytes (ranges answered: %s)',
    async (ranges) => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 99 }),
          fc.integer({ min: 1, max: 40 }),
          async (breakAt, part) => {
            const file = emptyFile(URL_OF_FILE, 100);
            expect(await failureOf(file, server({ part, breakAt }).fetch)).toBe('interrupted');
            expect(file.received).toBe(breakAt);
            const second = server({ part, ranges });
            const blob = await streamFile(file, {
              fetch: second.fetch,
              signal: neverAborted(),
              onProgress: () => {},
            });
            expect(second.requested).toEqual([`bytes=${breakAt}-`]);
            expect(await bytesOf(blob)).toEqual(CONTENT);
          },
        ),
      );
    },
  );

  it('rejects with "offline" when nothing could be fetched at all', async () => {
    expect(await failureOf(emptyFile(URL_OF_FILE, 100), offline)).toBe('offline');
  });

  it.each([
    [404, 'missing'],
    [403, 'missing'],
    [503, 'interrupted'],
  ])('answers status %i with %s', async (status, failure) => {
    const fetch = async () => new Response('no', { status });
    expect(await failureOf(emptyFile(URL_OF_FILE, 100), fetch)).toBe(failure);
  });

  it('rejects a file that is shorter or longer than the catalogue says', async () => {
    expect(await failureOf(emptyFile(URL_OF_FILE, 120), server().fetch)).toBe('interrupted');
    const file = emptyFile(URL_OF_FILE, 80);
    expect(await failureOf(file, server().fetch)).toBe('interrupted');
    expect(file).toMatchObject({ received: 0, chunks: [] });
  });

  it('stops when it is cancelled, and rejects with the given reason', async () => {
    const controller = new AbortController();
    const run = streamFile(emptyFile(URL_OF_FILE, 100), {
      fetch: server().fetch,
      signal: controller.signal,
      onProgress: () => controller.abort('enough'),
    });
    await expect(run).rejects.toBe('enough');
  });
});

describe('the end of a file', () => {
  const end = { url: 'https://files.example/credits.part', bytes: CONTENT.length };

  it('is what continues it', async () => {
    const part = await fetchPart(end, { signal: neverAborted(), fetch: server().fetch });
    expect(part && (await bytesOf(part))).toEqual(CONTENT);
  });

  it('is left out where it is gone, cut short or not reached: the file is whole without it', async () => {
    const gone = (async () => new Response('', { status: 404 })) as typeof fetch;
    const cut = server({ content: CONTENT.slice(1) }).fetch;
    const away = (async () => await Promise.reject(new TypeError('offline'))) as typeof fetch;
    for (const answer of [gone, cut, away]) {
      expect(await fetchPart(end, { signal: neverAborted(), fetch: answer })).toBeUndefined();
    }
  });

  it('ends with a download that is canceled', async () => {
    const own = new AbortController();
    own.abort(new Error('canceled'));
    const away = (async () => await Promise.reject(new TypeError('aborted'))) as typeof fetch;
    await expect(fetchPart(end, { signal: own.signal, fetch: away })).rejects.toThrow('canceled');
  });
});

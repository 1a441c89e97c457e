import { setTimeout as wait } from 'node:timers/promises';
import type { StoredFiles } from './stored-files.ts';

/** How often something is tried whose connection breaks, and how long the first pause is; each next one is twice as long. */
const TRIES = 6;
const PAUSE_MS = 250;

/** Connections that broke or were not made, and answers of a service that has no time now: in words of Node, `fetch`, Google’s SDK and HTTP. */
const PASSING: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ERR_STREAM_PREMATURE_CLOSE',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'app/network-error',
  'app/network-timeout',
  429,
  500,
  502,
  503,
  504,
]);

/** Whether the same request may well be answered a moment later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // `fetch` and streams say what broke in the cause of their own error.
  return ('code' in error && PASSING.has(error.code)) || isPassing(error.cause);
}

/**
 * Does work that may be done twice, and does it once more, some times, where its connection broke. Firestore’s SDK does so by
 * itself; those of Storage and Auth do not where they write.
 */
export async function persistently<T>(
  work: () => Promise<T>,
  { pauseMs = PAUSE_MS }: { readonly pauseMs?: number } = {},
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= TRIES || !isPassing(error)) throw error;
      await wait(pauseMs * 2 ** (tries - 1));
    }
  }
}

/** Files whose requests survive broken connections. Whoever opens one reads it persistently: its bytes come afterwards. */
export function persistentFiles(
  files: StoredFiles,
  options?: Parameters<typeof persistently>[1],
): StoredFiles {
  const survive = <T>(work: () => Promise<T>) => persistently(work, options);
  return {
    bucket: files.bucket,
    hasAny: (prefix) => survive(() => files.hasAny(prefix)),
    list: (prefix) => survive(() => files.list(prefix)),
    open: (path) => files.open(path),
    send: (path, from, headers) => survive(() => files.send(path, from, headers)),
    write: (path, content, headers) => survive(() => files.write(path, content, headers)),
    create: (path, text) => survive(() => files.create(path, text)),
  };
}

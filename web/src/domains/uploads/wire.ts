/**
 * The resumable protocol of Firebase Storage, one request each. The SDK speaks it too, but forgets an upload
 * with the page; this code needs only the address of a session. Source: the requests of `@firebase/storage`,
 * and the answers of the emulator and Cloud Storage.
 */
export interface Wire {
  /** Starts a session; resolves with its address. */
  readonly start: (file: WireFile, signal: AbortSignal) => Promise<string>;
  /** How many bytes the session has, or `done` once the file is stored. */
  readonly query: (session: string, signal: AbortSignal) => Promise<number | 'done'>;
  /** Sends the bytes at an offset; `isLast` stores the file with them. */
  readonly send: (session: string, chunk: WireChunk, signal: AbortSignal) => Promise<void>;
  /** Cancels the session; cancelling one that is gone is no error. */
  readonly cancel: (session: string) => Promise<void>;
}

export interface WireFile {
  readonly path: string;
  readonly bytes: number;
  readonly contentType: string;
}

export interface WireChunk {
  readonly offset: number;
  readonly body: Blob;
  readonly isLast: boolean;
}

/** Why a request failed. */
export type WireProblem =
  /** No answer: the connection failed, or the server is down. The request may have arrived. */
  | 'unanswered'
  /** The session is unknown or has ended, and has to be started again. */
  | 'gone'
  /** Refused by the rules, or because a token has expired. */
  | 'refused'
  /** Anything else. */
  | 'failed';

export class WireError extends Error {
  override readonly name = 'WireError';
  readonly problem: WireProblem;

  constructor(problem: WireProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

interface WireOptions {
  /** Where Storage answers, such as `https://firebasestorage.googleapis.com`. */
  readonly origin: string;
  readonly bucket: string;
  /**
   * Returns the headers that authorize a request: called for each request, since tokens expire; `isRenewed`
   * after a token was refused.
   */
  readonly authorize: (isRenewed: boolean) => Promise<Readonly<Record<string, string>>>;
  readonly fetch?: typeof globalThis.fetch;
}

export function wireOf({
  origin,
  bucket,
  authorize,
  fetch = globalThis.fetch.bind(globalThis),
}: WireOptions): Wire {
  let wasRefused = false;

  async function ask(
    url: string,
    command: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal | undefined,
    body?: Blob | string,
  ): Promise<Headers> {
    let response: Response;
    try {
      // Renewing a token needs the network too.
      const who = await authorize(wasRefused);
      const all = { ...who, ...headers, 'X-Goog-Upload-Command': command };
      const rest = { ...(body !== undefined && { body }), ...(signal && { signal }) };
      response = await fetch(url, { method: 'POST', headers: all, ...rest });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new WireError('unanswered', `There was no answer to "${command}".`, { cause: error });
    }
    const problem = problemOf(response.status);
    wasRefused = problem === 'refused';
    if (problem) throw new WireError(problem, `"${command}" was answered with ${response.status}.`);
    return response.headers;
  }

  return {
    async start({ path, bytes, contentType }, signal) {
      const url = `${origin}/v0/b/${bucket}/o?name=${encodeURIComponent(path)}`;
      const headers = {
        'X-Goog-Upload-Protocol': 'resumable',
        'X-Goog-Upload-Header-Content-Length': String(bytes),
        'X-Goog-Upload-Header-Content-Type': contentType,
        'Content-Type': 'application/json; charset=utf-8',
      };
      const metadata = JSON.stringify({ name: path, contentType });
      const session = (await ask(url, 'start', headers, signal, metadata)).get('X-Goog-Upload-URL');
      if (session === null) throw new WireError('failed', 'Storage gave no address to upload to.');
      return session;
    },
    async query(session, signal) {
      const headers = await ask(session, 'query', {}, signal);
      const status = headers.get('X-Goog-Upload-Status');
      if (status === 'final') return 'done';
      const received = Number(headers.get('X-Goog-Upload-Size-Received'));
      if (status !== 'active' || !Number.isSafeInteger(received)) {
        throw new WireError('gone', `The session is ${status}.`);
      }
      return received;
    },
    async send(session, { offset, body, isLast }, signal) {
      const headers = { 'X-Goog-Upload-Offset': String(offset) };
      await ask(session, isLast ? 'upload, finalize' : 'upload', headers, signal, body);
    },
    async cancel(session) {
      try {
        await ask(session, 'cancel', {}, undefined);
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
      }
    },
  };
}

function problemOf(status: number): WireProblem | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'refused';
  return status >= 500 || status === 408 || status === 429 ? 'unanswered' : 'failed';
}

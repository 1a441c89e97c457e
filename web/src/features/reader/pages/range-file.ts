/** Why a part of a file did not arrive. */
export type FetchFailure = 'offline' | 'missing' | 'interrupted';

export class FetchError extends Error {
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure, options?: ErrorOptions) {
    super(`A part of the file did not arrive: ${failure}.`, options);
    this.name = 'FetchError';
    this.failure = failure;
  }
}

/**
 * Reads parts of a file over HTTP whose length is known beforehand: across origins a server's range headers are
 * hidden, so they are asked for but never read. A server that answers with the whole file is asked only once.
 */
export class RangeFile {
  readonly #url: string;
  readonly #fetch: typeof fetch;
  #whole: Uint8Array<ArrayBuffer> | undefined;
  /** What is read ahead, by the byte that it begins at. */
  readonly #ahead = new Map<
    number,
    { readonly end: number; readonly bytes: Promise<Uint8Array<ArrayBuffer>> }
  >();

  constructor(url: string, request: typeof fetch = (...args) => fetch(...args)) {
    this.#url = url;
    this.#fetch = request;
  }

  /**
   * The bytes from `begin` up to `end` (exclusive). Tries twice where trying again can help. Rejects with `FetchError`,
   * or with the signal's reason.
   */
  async read(begin: number, end: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    try {
      return await (this.#takeAhead(begin, end) ?? this.#request(begin, end, signal));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof FetchError && error.failure === 'missing') throw error;
      return this.#request(begin, end, signal);
    }
  }

  /**
   * Reads a part before it is asked for: the next `read` of this very part takes it. Resolves when it is there or has failed; never
   * rejects, because `read` asks again.
   */
  async readAhead(begin: number, end: number, signal: AbortSignal): Promise<void> {
    const bytes = this.#request(begin, end, signal);
    this.#ahead.set(begin, { end, bytes });
    await bytes.catch(() => undefined);
  }

  async #request(begin: number, end: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#whole) return this.#whole.slice(begin, end);
    const response = await this.#send(begin, end, signal);
    if (!response.ok) throw new FetchError(response.status >= 500 ? 'interrupted' : 'missing');
    let bytes: Uint8Array<ArrayBuffer>;
    try {
      bytes = new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      signal.throwIfAborted();
      throw new FetchError('interrupted', { cause: error });
    }
    if (response.status !== 206) {
      this.#whole = bytes;
      bytes = bytes.slice(begin, end);
    }
    if (bytes.byteLength !== end - begin) throw new FetchError('interrupted');
    return bytes;
  }

  #takeAhead(begin: number, end: number): Promise<Uint8Array<ArrayBuffer>> | undefined {
    const ahead = this.#ahead.get(begin);
    if (ahead?.end !== end) return undefined;
    this.#ahead.delete(begin);
    return ahead.bytes;
  }

  async #send(begin: number, end: number, signal: AbortSignal): Promise<Response> {
    const headers = { Range: `bytes=${begin}-${end - 1}` };
    try {
      return await this.#fetch(this.#url, { headers, signal, credentials: 'omit' });
    } catch (error) {
      signal.throwIfAborted();
      throw new FetchError('offline', { cause: error });
    }
  }
}

/** Why a part of a file could not be loaded. */
export type FetchFailure = 'offline' | 'missing' | 'interrupted';

export class FetchError extends Error {
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure, options?: ErrorOptions) {
    super(`A part of the file did not arrive: ${failure}.`, options);
    this.name = 'FetchError';
    this.failure = failure;
  }
}

/** A part that is loading: any range that has already arrived can be read. */
class ArrivingPart {
  readonly #begin: number;
  readonly #bytes: Uint8Array<ArrayBuffer>;
  #arrived = 0;
  #hasEnded = false;
  #notify: readonly (() => void)[] = [];

  constructor(begin: number, end: number) {
    this.#begin = begin;
    this.#bytes = new Uint8Array(end - begin);
  }

  covers(begin: number, end: number): boolean {
    return begin >= this.#begin && end <= this.#begin + this.#bytes.byteLength;
  }

  /** Resolves to these bytes as soon as they have arrived; to undefined if they will not. */
  async read(begin: number, end: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    while (!this.#hasEnded && this.#arrived < end - this.#begin)
      await new Promise<void>((resolve) => (this.#notify = [...this.#notify, resolve]));
    return this.#arrived < end - this.#begin
      ? undefined
      : this.#bytes.slice(begin - this.#begin, end - this.#begin);
  }

  add(bytes: Uint8Array): void {
    this.#bytes.set(bytes.subarray(0, this.#bytes.byteLength - this.#arrived), this.#arrived);
    this.#arrived = Math.min(this.#arrived + bytes.byteLength, this.#bytes.byteLength);
    this.#wake();
  }

  /** Marks the part as ended: no more bytes will arrive. */
  end(): void {
    this.#hasEnded = true;
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#notify;
    this.#notify = [];
    for (const notify of waiting) notify();
  }
}

/**
 * Reads parts of a file of known length over HTTP. Across origins a server's range headers are hidden, so
 * ranges are requested but the headers never read. A server that answers with the whole file is asked only
 * once.
 */
export class RangeFile {
  readonly #url: string;
  readonly #fetch: typeof fetch;
  #whole: Uint8Array<ArrayBuffer> | undefined;
  #ahead: readonly ArrivingPart[] = [];

  constructor(url: string, request: typeof fetch = (...args) => fetch(...args)) {
    this.#url = url;
    this.#fetch = request;
  }

  /**
   * The bytes from `begin` up to `end` (exclusive). Retries once if that can help. Rejects with `FetchError`,
   * or with the signal's reason.
   */
  async read(begin: number, end: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const ahead = await this.#ahead.find((part) => part.covers(begin, end))?.read(begin, end);
    if (ahead) return ahead;
    try {
      return await this.#request(begin, end, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof FetchError && error.failure === 'missing') throw error;
      return this.#request(begin, end, signal);
    }
  }

  /**
   * Reads a part ahead: a later `read` of any range in it waits for this request. Resolves when the part has
   * started to arrive, or will not; never rejects, because `read` requests it again.
   */
  async readAhead(begin: number, end: number, signal: AbortSignal): Promise<void> {
    const part = new ArrivingPart(begin, end);
    this.#ahead = [...this.#ahead, part];
    try {
      const response = await this.#send(begin, end, signal);
      if (response.status === 206 && response.body) void fill(part, response.body);
      else {
        if (response.ok) await this.#bytesOf(response, signal);
        part.end();
      }
    } catch {
      part.end();
    }
  }

  async #request(begin: number, end: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#whole) return this.#whole.slice(begin, end);
    const response = await this.#send(begin, end, signal);
    if (!response.ok) throw new FetchError(response.status >= 500 ? 'interrupted' : 'missing');
    const bytes = await this.#bytesOf(response, signal);
    const part = response.status === 206 ? bytes : bytes.slice(begin, end);
    if (part.byteLength !== end - begin) throw new FetchError('interrupted');
    return part;
  }

  /** The bytes of a response; they are kept if they are the whole file. */
  async #bytesOf(response: Response, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    try {
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (response.status !== 206) this.#whole = bytes;
      return bytes;
    } catch (error) {
      signal.throwIfAborted();
      throw new FetchError('interrupted', { cause: error });
    }
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

async function fill(part: ArrivingPart, body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) part.add(read.value);
  } catch {
    // The bytes that arrived can be read; the rest is requested again.
  } finally {
    part.end();
  }
}

import type { Writable } from 'node:stream';

/**
 * What waits for one reader of a stream. A batch may be of any size, but none is added behind more than `limit`
 * bytes that the reader has not taken: then `overflow` is called, once, and everything waiting is dropped.
 */
export class Outbox {
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #blocked = false;
  #overflown = false;
  #emptied: (() => void) | undefined;

  constructor(
    private readonly target: Writable,
    private readonly limit: number,
    private readonly overflow: () => void,
  ) {
    target.on('drain', () => {
      this.#blocked = false;
      this.#flush();
    });
  }

  push(batch: readonly Buffer[]): void {
    if (this.#overflown) return;
    if (this.#waitingBytes > this.limit) {
      this.#overflown = true;
      this.#waiting = [];
      this.overflow();
      return;
    }
    this.#waiting.push(...batch);
    for (const bytes of batch) this.#waitingBytes += bytes.length;
    this.#flush();
  }

  /** Calls back as soon as nothing waits. */
  whenEmpty(done: () => void): void {
    this.#emptied = done;
    this.#flush();
  }

  #flush(): void {
    let sent = 0;
    for (const bytes of this.#waiting) {
      if (this.#blocked) break;
      this.#waitingBytes -= bytes.length;
      sent++;
      this.#blocked = !this.target.write(bytes);
    }
    this.#waiting.splice(0, sent);
    if (this.#waiting.length === 0) {
      this.#emptied?.();
      this.#emptied = undefined;
    }
  }
}

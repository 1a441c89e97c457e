import type { ServerResponse } from 'node:http';
import { type Entry, frameEntries } from './framing.ts';

/** Entries are framed together up to about this many characters, so that a client can begin early on a long result. */
const FRAME_CHARACTERS = 256 * 1024;
/** After this much, a stream is closed so that the client's next GET acknowledges what it has. */
const ROLL_CHARACTERS = 8 * 1024 * 1024;

/**
 * One hanging GET of a session. It streams frames as the reader takes them, or, for a long poll, sends one batch and
 * is over.
 */
export class BackChannel {
  #sentId: number;
  #sentCharacters = 0;
  #over = false;
  #blocked = false;

  constructor(
    private readonly response: ServerResponse,
    private readonly mode: 'stream' | 'long-poll',
    acknowledgedId: number,
    private readonly queue: () => readonly Entry[],
  ) {
    this.#sentId = acknowledgedId;
    response.writeHead(200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache, no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.flushHeaders();
    response.on('drain', () => {
      this.#blocked = false;
      this.flush();
    });
  }

  get sentId(): number {
    return this.#sentId;
  }

  get over(): boolean {
    return this.#over;
  }

  /** Sends what waits, as far as the reader takes it. */
  flush(): void {
    const queue = this.queue();
    let next = unsentIndex(queue, this.#sentId);
    if (next >= queue.length) return;
    while (next < queue.length && !this.#over && !this.#blocked) {
      const entries: Entry[] = [];
      let size = 0;
      while (next < queue.length && size < FRAME_CHARACTERS) {
        const entry = queue[next++];
        if (!entry) break;
        entries.push(entry);
        size += entry.text.length;
      }
      this.#sentId = entries.at(-1)?.id ?? this.#sentId;
      this.#sentCharacters += size;
      // A long poll sends the whole batch: its reader takes it in one piece.
      this.#blocked = !this.response.write(frameEntries(entries)) && this.mode === 'stream';
      if (this.mode === 'stream' && this.#sentCharacters > ROLL_CHARACTERS) this.end();
    }
    if (this.mode === 'long-poll') this.end();
  }

  /** Ends the reply; what it did not deliver stays queued for the next one. */
  end(): void {
    this.#over = true;
    this.response.end();
  }
}

/** Where the entries after `sentId` begin; ids in a queue are consecutive. */
export function unsentIndex(queue: readonly Entry[], sentId: number): number {
  return Math.max(0, sentId - (queue[0]?.id ?? sentId + 1) + 1);
}

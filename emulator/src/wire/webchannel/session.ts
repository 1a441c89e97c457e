import type { ServerResponse } from 'node:http';
import { BackChannel, unsentIndex } from './back-channel.ts';
import type { Entry } from './framing.ts';

/** How long a session lives without a GET; a crashed tab sends no farewell. */
const ORPHAN_MILLISECONDS = 60_000;
/** The client gives a silent GET up after 1.5 times the 30 s that the handshake names. */
const KEEPALIVE_MILLISECONDS = 25_000;
/** Messages that may arrive ahead of a missing one. */
const MAX_EARLY_MESSAGES = 1000;

const NOOP = '["noop"]';

interface SessionEvents {
  /** A message of the client, in order, once. */
  receive(text: string): void;
  /** The session is over: terminated, orphaned, or its reader too slow. */
  closed(): void;
}

/**
 * One WebChannel session: messages in both directions, numbered, each delivered once although requests may be repeated
 * and replies lost.
 */
export class Session {
  #queue: Entry[] = [];
  #characters = 0;
  #lastId = 0;
  #back: BackChannel | undefined;
  #expected = 0;
  readonly #early = new Map<number, string>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    private readonly maxBufferedCharacters: number,
    private readonly events: SessionEvents,
  ) {
    this.#wait();
  }

  /** `[is a GET open, last message sent, characters not yet acknowledged]`: the reply to a POST. */
  get state(): readonly [number, number, number] {
    return [this.#back ? 1 : 0, this.#lastId, this.#charactersFrom(0)];
  }

  /** Queues payloads (JSON texts of arrays) that belong together. A reader that lags too far behind ends the session. */
  push(texts: readonly string[]): void {
    if (this.#closed) return;
    const unsent = unsentIndex(this.#queue, this.#back?.sentId ?? 0);
    if (this.#charactersFrom(unsent) > this.maxBufferedCharacters) {
      this.close();
      return;
    }
    for (const text of texts) {
      this.#queue.push({ id: ++this.#lastId, text, position: this.#characters });
      this.#characters += text.length;
    }
    this.#flush();
  }

  /** Takes numbered messages of a POST: repeated ones are dropped, early ones wait for those before them. */
  receive(offset: number, messages: readonly string[]): void {
    messages.forEach((text, index) => {
      const number = offset + index;
      if (number >= this.#expected && this.#early.size < MAX_EARLY_MESSAGES) this.#early.set(number, text);
    });
    for (
      let text = this.#early.get(this.#expected);
      text !== undefined;
      text = this.#early.get(this.#expected)
    ) {
      this.#early.delete(this.#expected++);
      this.events.receive(text);
    }
  }

  /** Forgets what the client says it has. */
  acknowledge(id: number): void {
    this.#queue.splice(0, unsentIndex(this.#queue, id));
  }

  /** Takes a GET: everything after `acknowledgedId` is sent again; an older GET is ended. */
  attach(response: ServerResponse, acknowledgedId: number, mode: 'stream' | 'long-poll'): void {
    this.acknowledge(acknowledgedId);
    this.#back?.end();
    const back = new BackChannel(response, mode, acknowledgedId, () => this.#queue);
    this.#back = back;
    response.on('close', () => this.#detach(back));
    this.#wait();
    // A first frame at once shows the client that no proxy on the way holds the stream back.
    if (mode === 'stream' && this.#queue.length === 0) this.push([NOOP]);
    else this.#flush();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#back?.end();
    this.#queue = [];
    this.events.closed();
  }

  #flush(): void {
    this.#back?.flush();
    if (this.#back?.over) this.#detach(this.#back);
  }

  #detach(back: BackChannel): void {
    if (this.#back !== back) return;
    this.#back = undefined;
    this.#wait();
  }

  /** Keeps an open GET alive, or gives an orphan up. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = this.#back
      ? setTimeout(() => {
          this.push([NOOP]);
          this.#wait();
        }, KEEPALIVE_MILLISECONDS)
      : setTimeout(() => this.close(), ORPHAN_MILLISECONDS);
    this.#timer.unref();
  }

  /** Characters queued from the entry at `index` on. */
  #charactersFrom(index: number): number {
    const entry = this.#queue[index];
    return entry ? this.#characters - entry.position : 0;
  }
}

import { z } from 'zod';
import { CommandRefused } from './driver.ts';

/** An answer of WebDriver BiDi, or an event that was subscribed to. */
const messageSchema = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number().nullable(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
]);

interface Waiting {
  readonly method: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A line of WebDriver BiDi: commands with their answers, and events. */
export class BidiLine {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(method: string, params: unknown) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#read(String(data)));
    socket.addEventListener('close', () => this.#closed());
  }

  /** Opens a line to the browser that listens at the address. */
  static async open(address: string): Promise<BidiLine> {
    const socket = new WebSocket(address);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true });
      socket.addEventListener('error', () => reject(new Error(`Nothing answers at ${address}.`)), {
        once: true,
      });
    });
    return new BidiLine(socket);
  }

  /** Sends a command, and reads its result by the schema. Rejects with `CommandRefused`. */
  async send<T>(method: string, params: object, schema: z.ZodType<T>): Promise<T> {
    this.#last += 1;
    const id = this.#last;
    const answered = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { method, resolve, reject });
    });
    this.#socket.send(JSON.stringify({ id, method, params }));
    return schema.parse(await answered);
  }

  /** Calls `listener` at each event; the returned function ends that. */
  listen(listener: (method: string, params: unknown) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#socket.close();
  }

  #read(text: string): void {
    const message = messageSchema.parse(JSON.parse(text));
    if (message.type === 'event') {
      for (const listener of this.#listeners) listener(message.method, message.params);
      return;
    }
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
    if (message.id === null || waiting === undefined) return;
    this.#waiting.delete(message.id);
    if (message.type === 'success') waiting.resolve(message.result);
    else waiting.reject(new CommandRefused(waiting.method, message.error, message.message));
  }

  #closed(): void {
    for (const { method, reject } of this.#waiting.values())
      reject(new Error(`${method}: the browser has ended.`));
    this.#waiting.clear();
  }
}

import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { waitFor } from './wait.ts';

/** A numbered server message: `[id, payload]`. */
type ServerMessage = readonly [number, readonly unknown[]];

/** A hanging GET that can be left at any time. */
interface BackChannelReader {
  readonly messages: ServerMessage[];
  /** True once the server has ended the reply. */
  readonly ended: boolean;
  readonly status: number | undefined;
  abort(): void;
  /** Takes no more of the reply. */
  pause(): void;
}

/** A WebChannel client without any cleverness, so that tests can do what a network does. */
export class RawChannel {
  sid = '';
  sessionHeader: string | undefined;
  #requestId = 1000;

  constructor(
    private readonly emulator: { readonly url: string },
    private readonly database: string,
    private readonly rpc: 'Listen' | 'Write',
  ) {}

  /** Opens a session with its first messages. */
  async open(messages: readonly unknown[], headers = ''): Promise<void> {
    const response = await this.#post(
      { CVER: '22', 'X-HTTP-Session-Id': 'gsessionid' },
      form(0, messages, headers),
    );
    this.sessionHeader = response.headers.get('x-http-session-id') ?? undefined;
    const [[, [, sid]]] = JSON.parse(unframe(await response.text())[0] ?? '');
    this.sid = sid;
  }

  /** Sends messages numbered from `offset`; resolves to the reply's status and its `[open, last, bytes]`. */
  async send(
    offset: number,
    messages: readonly unknown[],
    acknowledged = 0,
  ): Promise<{ status: number; body: string }> {
    const response = await this.#post(
      { SID: this.sid, AID: String(acknowledged) },
      form(offset, messages, ''),
    );
    return { status: response.status, body: await response.text() };
  }

  async terminate(): Promise<number> {
    return (await this.#post({ SID: this.sid, TYPE: 'terminate' }, '')).status;
  }

  /** Opens a GET that acknowledges everything up to `acknowledged`. */
  listen(acknowledged: number, mode: 'stream' | 'long-poll' = 'stream'): BackChannelReader {
    const ci = mode === 'stream' ? '0' : '1';
    const query = new URLSearchParams({
      ...this.#query(),
      RID: 'rpc',
      SID: this.sid,
      AID: String(acknowledged),
      CI: ci,
      TYPE: 'xmlhttp',
    });
    const reader = { messages: [] as ServerMessage[], ended: false, status: undefined as number | undefined };
    let text = '';
    let reply: IncomingMessage | undefined;
    const sent: ClientRequest = request(
      `${this.#address()}?${query.toString()}`,
      (response: IncomingMessage) => {
        reply = response;
        reader.status = response.statusCode;
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          for (const payload of unframe(text)) {
            text = text.slice(String(payload.length).length + 1 + payload.length);
            reader.messages.push(...JSON.parse(payload));
          }
        });
        response.on('end', () => {
          reader.ended = true;
        });
        response.on('error', () => {});
      },
    );
    sent.on('error', () => {});
    sent.end();
    return Object.assign(reader, { abort: () => sent.destroy(), pause: () => reply?.pause() });
  }

  #query(): Record<string, string> {
    return { VER: '8', database: this.database, zx: 'x', t: '1' };
  }

  #post(query: Record<string, string>, body: string): Promise<Response> {
    const all = new URLSearchParams({ ...this.#query(), RID: String(this.#requestId++), ...query });
    return fetch(`${this.#address()}?${all.toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  }

  #address(): string {
    return `${this.emulator.url}/google.firestore.v1.Firestore/${this.rpc}/channel`;
  }
}

function form(offset: number, messages: readonly unknown[], headers: string): string {
  const fields = new URLSearchParams({
    ...(headers === '' ? {} : { headers }),
    count: String(messages.length),
    ofs: String(offset),
  });
  messages.forEach((message, index) => {
    fields.set(`req${index}___data__`, typeof message === 'string' ? message : JSON.stringify(message));
  });
  return fields.toString();
}

/** The whole frames at the beginning of `text`, whose length counts UTF-16 code units. */
function unframe(text: string): string[] {
  const payloads: string[] = [];
  let rest = text;
  for (;;) {
    const match = /^(\d+)\n/.exec(rest);
    const start = match?.[0].length ?? 0;
    const length = Number(match?.[1]);
    if (!match || rest.length < start + length) return payloads;
    payloads.push(rest.slice(start, start + length));
    rest = rest.slice(start + length);
  }
}

/** Waits for the first message (after those seen) whose payload's JSON contains `text`. */
export function messageWith(reader: BackChannelReader, text: string): Promise<ServerMessage> {
  return waitFor(text, () => reader.messages.find(([, payload]) => JSON.stringify(payload).includes(text)));
}

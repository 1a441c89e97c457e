/**
 * WebChannel's framing: the payload's length in UTF-16 code units, a line feed, the payload. Bytes would stall the
 * client at the first letter outside ASCII.
 */
export function frame(payload: string): string {
  return `${payload.length}\n${payload}`;
}

/**
 * A numbered message as it waits to be acknowledged. `text` is the JSON of its payload array; `position` counts the
 * characters that the session had queued before it.
 */
export interface Entry {
  readonly id: number;
  readonly text: string;
  readonly position: number;
}

/** One frame for several entries: `[[1,[…]],[2,[…]]]`. */
export function frameEntries(entries: readonly Entry[]): string {
  return frame(`[${entries.map(({ id, text }) => `[${id},${text}]`).join(',')}]`);
}

/** What a client's POST carries. */
export interface ForwardBody {
  /** The number of the first message, counted from the session's start. */
  readonly offset: number;
  /** The messages' JSON texts. */
  readonly messages: readonly string[];
  /** HTTP headers that the client wrote into the form to spare a preflight, lower-case. */
  readonly headers: ReadonlyMap<string, string>;
}

/** Reads the form `headers=…&count=2&ofs=0&req0___data__=…`; `undefined` when it is not one. */
export function parseForwardBody(text: string): ForwardBody | undefined {
  const form = new URLSearchParams(text);
  const count = wholeNumber(form.get('count') ?? '0');
  const offset = wholeNumber(form.get('ofs') ?? '0');
  if (count === undefined || offset === undefined) return undefined;
  const messages: string[] = [];
  for (let index = 0; index < count; index++) {
    const message = form.get(`req${index}___data__`);
    if (message === null) return undefined;
    messages.push(message);
  }
  return { offset, messages, headers: parseHeaders(form.get('headers') ?? '') };
}

/** Reads a count or a message number; `undefined` for anything else. */
export function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function parseHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

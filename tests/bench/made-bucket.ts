import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const FILE_BYTES = 4096;

/** A bucket whose files are made of their paths whenever they are asked for, as Storage's SDK asks for them. */
export interface MadeBucket {
  /** From now on it holds nothing but what is sent. */
  readonly empty: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts one; `storedBelow` names the files that it holds at first. */
export async function madeBucket(
  port: number,
  storedBelow: (prefix: string) => readonly string[],
): Promise<MadeBucket> {
  let isFull = true;
  /** What was sent, by its folder. */
  const sent = new Map<string, string[]>();
  const pathsBelow = (prefix: string) => (isFull ? storedBelow(prefix) : (sent.get(prefix) ?? []));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://storage');
    const json = (value: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (request.method === 'POST') {
      for await (const _ of request);
      const path = url.searchParams.get('name') ?? '';
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      sent.set(folder, [...(sent.get(folder) ?? []), path]);
      return void json(described(path));
    }
    const name = /\/o\/(.+)$/.exec(url.pathname)?.[1];
    if (name !== undefined) response.end(contentOf(decodeURIComponent(name)));
    else json({ items: pathsBelow(url.searchParams.get('prefix') ?? '').map(described) });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    empty() {
      isFull = false;
      sent.clear();
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const contentOf = (path: string) => Buffer.alloc(FILE_BYTES, path);

function described(path: string) {
  return {
    name: path,
    size: String(FILE_BYTES),
    md5Hash: createHash('md5').update(contentOf(path)).digest('base64'),
    generation: '1',
    contentType: 'image/webp',
    cacheControl: 'public,max-age=86400',
  };
}

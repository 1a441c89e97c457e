import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from '@rawi/model/zod';

const describedSchema = z.looseObject({ name: z.string() });

/** What Storage keeps of a file, as its JSON API describes it. */
interface Kept {
  readonly described: z.infer<typeof describedSchema>;
  readonly content: Buffer;
}

/** As much of Storage's JSON API as listing, reading and sending need, on a port of its own; the SDK finds it by its variable. */
export async function storageServer() {
  const kept = new Map<string, Kept>();
  const put = (described: Kept['described'], content: Buffer) => {
    const md5Hash = createHash('md5').update(content).digest('base64');
    const more = { size: String(content.length), md5Hash, generation: String(kept.size + 1) };
    kept.set(described.name, { described: { ...described, ...more }, content });
  };
  let breaking = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (breaking > 0) {
      breaking -= 1;
      request.socket.resetAndDestroy();
      return;
    }
    const url = new URL(request.url ?? '', 'http://storage');
    const json = (value: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (request.method === 'POST') {
      const { described, content } = await readMultipart(request, url.searchParams.get('name'));
      if (url.searchParams.get('ifGenerationMatch') === '0' && kept.has(described.name)) {
        response.writeHead(412, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: { code: 412, message: 'It is there.' } }));
        return;
      }
      put(described, content);
      json(kept.get(described.name)?.described);
      return;
    }
    const name = /\/o\/(.+)$/.exec(url.pathname)?.[1];
    if (name === undefined) {
      const prefix = url.searchParams.get('prefix') ?? '';
      const found = [...kept.values()].filter(({ described }) => described.name.startsWith(prefix));
      json({ items: found.map(({ described }) => described) });
      return;
    }
    const file = kept.get(decodeURIComponent(name));
    if (file) response.end(file.content);
    else response.writeHead(404).end('{}');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has a port.');
  return {
    host: `http://127.0.0.1:${address.port}`,
    kept,
    put,
    /** Breaks the connections of the next requests. */
    breakNext: (requests: number) => void (breaking = requests),
    /** How many of them are still to come. */
    toBreak: () => breaking,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A request with two parts: what describes the file, and its bytes. */
async function readMultipart(request: IncomingMessage, name: string | null): Promise<Kept> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('latin1');
  const boundary = /boundary="?([^";]+)/.exec(request.headers['content-type'] ?? '')?.[1] ?? '';
  const [, first = '', second = ''] = text.split(`--${boundary}`);
  const bodyOf = (part: string) => part.slice(part.indexOf('\r\n\r\n') + 4).replace(/\r\n$/, '');
  const described: unknown = JSON.parse(bodyOf(first));
  return {
    described: describedSchema.parse({ name, ...z.looseObject({}).parse(described) }),
    content: Buffer.from(bodyOf(second), 'latin1'),
  };
}

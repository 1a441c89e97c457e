import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const FILE_BYTES = 4096;

/** A bucket whose first files are made of their paths whenever they are asked for, as Storage's SDK asks for them. */
export interface MadeBucket {
  /** From now on it holds nothing but what is sent. */
  readonly empty: () => void;
  readonly stop: () => Promise<void>;
}

/** What Storage says of a file. */
type Described = ReturnType<typeof describe>;

/** Starts one; `storedBelow` names the files that it holds at first. */
export async function madeBucket(
  port: number,
  storedBelow: (prefix: string) => readonly string[],
): Promise<MadeBucket> {
  let isFull = true;
  /** What was sent, by folder and path: its content is gone. */
  const sent = new Map<string, Map<string, Described>>();
  const filesBelow = (prefix: string) =>
    isFull ? storedBelow(prefix).map(describeMade) : [...(sent.get(prefix)?.values() ?? [])];
  const fileAt = (path: string) => (isFull ? describeMade(path) : sent.get(folderOf(path))?.get(path));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://storage');
    const json = (value: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (request.method === 'POST') {
      const path = url.searchParams.get('name') ?? '';
      const file = describe(path, await readMedia(request));
      const folder = folderOf(path);
      sent.set(folder, (sent.get(folder) ?? new Map()).set(path, file));
      return void json(file);
    }
    const name = /\/o\/(.+)$/.exec(url.pathname)?.[1];
    if (name === undefined) return void json({ items: filesBelow(url.searchParams.get('prefix') ?? '') });
    const path = decodeURIComponent(name);
    const file = fileAt(path);
    if (url.searchParams.get('alt') === 'media') response.end(contentOf(path));
    else if (file) json(file);
    else response.writeHead(404).end('{}');
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

/** The file of an upload in one request: the second of two parts, each behind its headers and an empty line. */
async function readMedia(request: IncomingMessage): Promise<Buffer> {
  const body = Buffer.concat(await request.toArray());
  const boundary = /boundary="?([^";]+)/.exec(request.headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) throw new Error('An upload came in another form than in one request of parts.');
  const metadata = body.indexOf('\r\n\r\n');
  const begin = body.indexOf('\r\n\r\n', metadata + 4) + 4;
  return body.subarray(begin, body.lastIndexOf(`\r\n--${boundary}--`));
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

const contentOf = (path: string) => Buffer.alloc(FILE_BYTES, path);

const describeMade = (path: string) => describe(path, contentOf(path));

function describe(name: string, content: Buffer) {
  return {
    name,
    size: String(content.length),
    md5Hash: createHash('md5').update(content).digest('base64'),
    crc32c: crc32c(content),
    generation: '1',
    contentType: 'image/webp',
    cacheControl: 'public,max-age=86400',
  };
}

/** The reversed polynomial of CRC-32C (Castagnoli), RFC 3720 appendix B.4. */
const CASTAGNOLI = 0x82f6_3b78;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ CASTAGNOLI : rest >>> 1;
  return rest;
});

/** The checksum by which the SDK sees that a file has arrived whole: big-endian, in Base64. */
function crc32c(content: Buffer): string {
  let rest = 0xffff_ffff;
  for (const byte of content) rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(~rest >>> 0);
  return sum.toString('base64');
}

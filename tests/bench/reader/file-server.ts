import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { HOST, listening, type Running } from './listening.ts';

export interface FileServer extends Running {
  /** How many bytes of page images were sent since it was asked last. */
  readonly takeBytes: () => number;
}

const ADDRESS = /^\/v0\/b\/[^/]+\/o\/([^/?]+)/;
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Range',
  'Access-Control-Expose-Headers': 'Accept-Ranges, Content-Range, Content-Length',
  'Accept-Ranges': 'bytes',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Timing-Allow-Origin': '*',
};

/** Serves the files of a bucket at the addresses of Storage, whole or by ranges. */
export async function startFileServer(fileAt: (path: string) => string | undefined): Promise<FileServer> {
  let sent = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${HOST}`);
    const file = fileAt(decodeURIComponent(ADDRESS.exec(pathname)?.[1] ?? ''));
    if (request.method === 'OPTIONS' || file === undefined) {
      response.writeHead(file === undefined ? 404 : 204, HEADERS).end();
      return;
    }
    const { size } = statSync(file);
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const start = Number(from ?? 0);
    const end = to === undefined || to === '' ? size - 1 : Math.min(Number(to), size - 1);
    const isPage = file.endsWith('.webp');
    if (isPage) sent += end - start + 1;
    response.writeHead(from === undefined ? 200 : 206, {
      ...HEADERS,
      'Content-Type': isPage ? 'image/webp' : 'application/pdf',
      'Content-Length': end - start + 1,
      ...(from !== undefined && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    });
    createReadStream(file, { start, end })
      .on('error', () => response.destroy())
      .pipe(response);
  });
  const takeBytes = () => {
    const bytes = sent;
    sent = 0;
    return bytes;
  };
  return { ...(await listening(server)), takeBytes };
}

import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { siteIn } from '../../../functions/src/served/open-site.ts';
import { listening, type Running } from './listening.ts';

const SITE = '.rawi/web';
const PROGRAM = '.rawi/served';
const FILLED = '.rawi/bench-reader/served';
const VIEWER = '.rawi/bench-viewer';
const CHAPTER = /^\/en\/chapter\/([\w-]+)(\/_payload\.json)?$/;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
/** What is packed already. */
const PACKED = new Set(['.woff2', '.png', '.wasm']);

interface Answer {
  readonly type: string;
  readonly body: Buffer;
  readonly isPacked: boolean;
}

/**
 * Serves the built site and beside it the viewer's page, each packed with brotli. Pages of chapters are drawn by the site's own
 * program from `documents`, as the function draws them.
 */
export async function startSiteServer(
  documents: ReadonlyMap<string, unknown>,
  files: string,
): Promise<Running> {
  const open = siteIn(filledSite(files));
  const kept = new Map<string, Promise<Answer | undefined>>();
  let origin = '';
  const answerTo = async (pathname: string): Promise<Answer | undefined> => {
    const [, id, isPayload] = CHAPTER.exec(pathname) ?? [];
    if (id === undefined) return fileAnswer(pathname);
    const document = documents.get(id);
    if (document === undefined) return undefined;
    if (isPayload !== undefined) return packAnswer('.json', Buffer.from(JSON.stringify(document)));
    const { site } = await open();
    const drawn = await site.serve({ origin, pathname, pageId: `chapter_${id}`, document });
    if (drawn.status !== 200) throw new Error(`${pathname} is drawn with the status ${drawn.status}.`);
    return packAnswer('.html', Buffer.from(drawn.html));
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (pathname.startsWith('/api/')) {
      response.writeHead(204).end();
      return;
    }
    const answer = kept.get(pathname) ?? answerTo(pathname);
    kept.set(pathname, answer);
    const found = await answer;
    if (found === undefined) {
      // The answer for a missing page, as the site gives it; no other page is requested.
      response.writeHead(404, { 'Content-Type': 'application/json' }).end('null');
      return;
    }
    response.writeHead(200, {
      'Content-Type': found.type,
      'Content-Length': found.body.length,
      'Cache-Control': found.type.startsWith('text/html') ? 'no-cache' : 'public, max-age=3600',
      ...(found.isPacked && { 'Content-Encoding': 'br' }),
    });
    response.end(found.body);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  const running = await listening(server);
  origin = `http://${running.address}`;
  return running;
}

/** The program with a shell that knows where the files are, and nothing else of a Firebase. */
function filledSite(files: string): URL {
  rmSync(FILLED, { recursive: true, force: true });
  cpSync(PROGRAM, FILLED, { recursive: true });
  cpSync(join(SITE, 'assets'), join(FILLED, 'assets'), { recursive: true });
  const settings = {
    projectId: 'demo-rawi',
    apiKey: 'bench',
    storageBucket: 'bench',
    uploadsBucket: 'bench-uploads',
    contactAddress: 'help@rawi.test',
    emulators: { auth: files, firestore: files, storage: files },
  };
  const content = JSON.stringify(settings).replaceAll('"', '&quot;');
  const shell = readFileSync(join(SITE, 'app.html'), 'utf8');
  writeFileSync(
    join(FILLED, 'app.html'),
    shell.replace(/(<meta name="rawi-firebase" content=")[^"]*"/, `$1${content}"`),
  );
  return pathToFileURL(`${resolve(FILLED)}/`);
}

function fileAnswer(pathname: string): Answer | undefined {
  const [folder, name] = pathname.startsWith('/viewer/')
    ? [VIEWER, pathname.slice('/viewer/'.length)]
    : // The worker keeps the shell that knows where the files are.
      [pathname === '/app.html' ? FILLED : SITE, pathname.slice(1)];
  const file = join(folder, name);
  if (name.includes('..') || extname(name) === '' || !existsSync(file)) return undefined;
  return packAnswer(extname(name), readFileSync(file));
}

function packAnswer(extension: string, body: Buffer): Answer {
  const isPacked = !PACKED.has(extension);
  const type = TYPES[extension] ?? 'application/octet-stream';
  return { type, isPacked, body: isPacked ? brotliCompressSync(body) : body };
}

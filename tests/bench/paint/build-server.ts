import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { siteIn } from '../../../functions/src/served/open-site.ts';
import { pageServer } from '../../../functions/src/served/serve-page.ts';
import type { Serving } from '../../../functions/src/served/serving.ts';
import { listening, type Running } from '../reader/listening.ts';

/** What a page of a build needs that is not of the build. */
export interface Surroundings {
  readonly read: Serving['read'];
  readonly search: Serving['search'];
  /** `host:port` of the files of the bucket, and of the documents. */
  readonly files: string;
  readonly firestore: string;
}

type Protocol = 'HTTP/1.1' | 'HTTP/2';

/** What the requests and responses of both protocols have in common. */
interface Asked {
  readonly url?: string | undefined;
}
interface Reply {
  writeHead(status: number, headers: Record<string, string | number>): unknown;
  end(body: Uint8Array): unknown;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.woff2', '.png']);

/**
 * Serves a build (a folder with `web` and `served`) as Hosting does: packed with brotli, its pages drawn by its own program. Everything is
 * packed once and kept, so that no answer waits for that.
 */
export async function startBuildServer(
  build: string,
  protocol: Protocol,
  surroundings: Surroundings,
): Promise<Running & { readonly origin: string }> {
  let origin = '';
  const { program, drop } = filledProgram(build, surroundings);
  const open = siteIn(program);
  const serve = pageServer({
    get origin() {
      return origin;
    },
    fileUrl: (path) => `${origin}/${path}`,
    open,
    read: surroundings.read,
    search: surroundings.search,
    onOutdated: () => {},
    memorySeconds: 0,
    report: (message, error) => console.error(message, error),
  });
  const kept = new Map<string, Promise<Answer>>();
  const answerTo = async (path: string): Promise<Answer> => {
    const { pathname, searchParams } = new URL(path, 'http://site');
    if (pathname.startsWith('/api/')) return { status: 204, headers: {}, body: Buffer.of() };
    const file = extname(pathname) === '' ? '' : join(build, 'web', pathname);
    if (!file.includes('..') && existsSync(file)) return fileAnswer(file);
    const { status, headers, body } = await serve(pathname, searchParams);
    return packed({ status, headers, body: Buffer.from(body) });
  };
  const respond = (request: Asked, response: Reply) => {
    const path = request.url ?? '/';
    const answer = kept.get(path) ?? answerTo(path);
    kept.set(path, answer);
    const write = ({ status, headers, body }: Answer) => {
      response.writeHead(status, { ...headers, 'Content-Length': body.length });
      response.end(body);
    };
    answer.then(write, (error: unknown) => {
      console.error(path, error);
      response.writeHead(500, {});
      response.end(Buffer.of());
    });
  };
  const server =
    protocol === 'HTTP/1.1'
      ? createServer(respond)
      : createSecureServer({ ...ownCertificate(), allowHTTP1: false }, respond);
  const running = await listening(server);
  origin = `${protocol === 'HTTP/1.1' ? 'http' : 'https'}://${running.address}`;
  const stop = () => {
    running.stop();
    drop();
  };
  return { ...running, origin, stop };
}

function fileAnswer(file: string): Answer {
  const extension = extname(file);
  const headers = {
    'Content-Type': TYPES[extension] ?? 'application/octet-stream',
    'Cache-Control': 'public, max-age=3600',
  };
  const answer = { status: 200, headers, body: readFileSync(file) };
  return PACKED.has(extension) ? answer : packed(answer);
}

function packed({ status, headers, body }: Answer): Answer {
  return body.length === 0
    ? { status, headers, body }
    : { status, headers: { ...headers, 'Content-Encoding': 'br' }, body: brotliCompressSync(body) };
}

/** A copy of the build's program whose shell knows where files and documents are. */
function filledProgram(build: string, { files, firestore }: Surroundings) {
  const folder = mkdtempSync(join(tmpdir(), 'rawi-paint-'));
  cpSync(join(build, 'served'), folder, { recursive: true });
  cpSync(join(build, 'web/assets'), join(folder, 'assets'), { recursive: true });
  const settings = {
    projectId: 'demo-rawi',
    apiKey: 'bench',
    storageBucket: process.env['RAWI_BUCKET'] ?? 'demo-rawi.appspot.com',
    uploadsBucket: 'bench-uploads',
    contactAddress: 'help@rawi.test',
    emulators: { auth: firestore, firestore, storage: files },
  };
  const content = JSON.stringify(settings).replaceAll('"', '&quot;');
  const shell = readFileSync(join(build, 'web/app.html'), 'utf8');
  writeFileSync(
    join(folder, 'app.html'),
    shell.replace(/(<meta name="rawi-firebase" content=")[^"]*"/, `$1${content}"`),
  );
  return {
    program: pathToFileURL(`${resolve(folder)}/`),
    drop: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Browsers speak HTTP/2 over TLS alone. The certificate is for this run, and the browser is told not to mind whose it is. */
function ownCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'rawi-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  try {
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert, ...subject], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Passes on the bucket's files, each asked for once: the emulator of Storage takes its time for every answer. */
export async function startFileServer(storage: string): Promise<Running> {
  const kept = new Map<string, Promise<Answer>>();
  const answerTo = async (path: string): Promise<Answer> => {
    const found = await fetch(`http://${storage}${path}`);
    const headers = {
      'Content-Type': found.headers.get('Content-Type') ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=3600',
      'Access-Control-Allow-Origin': '*',
      'Timing-Allow-Origin': '*',
    };
    return { status: found.status, headers, body: Buffer.from(await found.arrayBuffer()) };
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const answer = kept.get(path) ?? answerTo(path);
    kept.set(path, answer);
    const write = ({ status, headers, body }: Answer) => {
      response.writeHead(status, { ...headers, 'Content-Length': body.length });
      response.end(body);
    };
    answer.then(write, () => response.writeHead(502).end());
  });
  return listening(server);
}

import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILE_PART_BYTES, FILES_ADDRESS } from '@rawi/model/calls/opened-files';
import { logger } from 'firebase-functions/v2';
import type { Files, StoredFile } from '../data/files.ts';
import { openPermission, permits } from '../secrets/file-permission.ts';
import { type BytePart, partOf } from './byte-range.ts';

/** What serving files needs. */
export interface FileServing {
  readonly hashKey: () => string;
  readonly now: () => Date;
  /** The uploaded files. */
  readonly uploads: () => Pick<Files, 'find' | 'open'>;
  /** The processed files, until they are published. */
  readonly staged: () => Pick<Files, 'find' | 'open'>;
}

/** The parts of a request that are read. */
export interface FileRequest {
  readonly method: string;
  /** As it was sent, with its escapes. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface FileAnswer {
  readonly status: 200 | 206 | 304 | 401 | 403 | 404 | 405 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Readable;
}

/** The types that functions write; everything else is sent as bytes that no browser shows or runs. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
};

/**
 * A file is not a page of ours, whoever wrote it: opening it downloads it, it runs nothing, and no cache or
 * other site gets it.
 */
const GUARDED = {
  'cache-control': 'private, no-store',
  'content-disposition': 'attachment',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  vary: 'authorization',
} as const;

/**
 * Answers `/api/files/{path}` if the permission that was sent includes the path (docs/decisions/044). Reads
 * no document: the call that gave the permission checked the session and the role, some minutes ago at most.
 */
export async function answerFile(
  { hashKey, now, uploads, staged }: FileServing,
  { method, path: address, headers }: FileRequest,
): Promise<FileAnswer> {
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, { allow: 'GET, HEAD' });
  // A browser sends where a request comes from; other sites may not use this address.
  if ((one(headers['sec-fetch-site']) ?? 'same-origin') !== 'same-origin') return refusal(403);
  const [, text = ''] = /^Bearer ([\w-]{1,6000})$/.exec(one(headers['authorization']) ?? '') ?? [];
  const permission = openPermission(hashKey(), text, now());
  if (!permission) return refusal(401, { 'www-authenticate': 'Bearer' });
  const path = pathOf(address);
  if (path === undefined || !permits(permission, path)) return refusal(403);
  const bucket = path.startsWith('incoming/') ? uploads() : staged();
  const file = await bucket.find(path);
  if (!file) return refusal(404);
  return answerWith(file, { method, headers }, (part) => bucket.open(path, part));
}

function answerWith(
  file: StoredFile,
  { method, headers }: Pick<FileRequest, 'method' | 'headers'>,
  open: (part: BytePart) => Readable,
): FileAnswer {
  const { path, bytes } = file;
  // The same bytes under the same name, as far as a checksum can tell.
  const etag = `"${file.checksum.replaceAll(/[^\w+/=-]/g, '')}-${bytes}"`;
  const known = { ...GUARDED, etag, 'accept-ranges': 'bytes' };
  const seen = one(headers['if-none-match'])?.split(',') ?? [];
  if (seen.some((each) => each.trim().replace(/^W\//, '') === etag)) return { status: 304, headers: known };
  const ifRange = one(headers['if-range']);
  // A range applies to one state of a file: if the file has changed, the whole is sent (RFC 9110, 13.1.5).
  const isSame = ifRange === undefined || ifRange.trim() === etag;
  // Only GET has ranges.
  const range = method === 'GET' && isSame ? one(headers['range']) : undefined;
  const part = partOf(range, bytes, FILE_PART_BYTES);
  if (part === 'none') return refusal(416, { 'content-range': `bytes */${bytes}`, 'accept-ranges': 'bytes' });
  const [, ending = ''] = /\.([a-z]+)$/.exec(path) ?? [];
  const contentType = path.startsWith('staging/') ? CONTENT_TYPES[ending] : undefined;
  const typed = { ...known, 'content-type': contentType ?? 'application/octet-stream' };
  if (part) {
    const { start, end } = part;
    return {
      status: 206,
      headers: {
        ...typed,
        'content-range': `bytes ${start}-${end}/${bytes}`,
        'content-length': String(end - start + 1),
      },
      body: open(part),
    };
  }
  // The platform refuses an answer whose declared length exceeds 32 MB; one without a declared length is
  // streamed.
  const isSaid = method === 'HEAD' || bytes <= FILE_PART_BYTES;
  return {
    status: 200,
    headers: { ...typed, ...(isSaid && { 'content-length': String(bytes) }) },
    ...(method === 'GET' && bytes > 0 && { body: open({ start: 0, end: bytes - 1 }) }),
  };
}

/** The path in a bucket that an address names; undefined if it is malformed. */
function pathOf(address: string): string | undefined {
  if (!address.startsWith(FILES_ADDRESS)) return undefined;
  try {
    return decodeURIComponent(address.slice(FILES_ADDRESS.length));
  } catch {
    return undefined;
  }
}

function refusal(status: FileAnswer['status'], more: Readonly<Record<string, string>> = {}): FileAnswer {
  return { status, headers: { ...GUARDED, ...more, 'content-length': '0' } };
}

const one = (header: string | string[] | undefined) => [header].flat()[0];

/** The part of Express that an answer with a stream needs. */
interface StreamedResponse extends Writable {
  readonly headersSent: boolean;
  set(name: string, value: string): unknown;
  status(code: number): unknown;
}

/**
 * The deployed function of `/api/files`. Bytes are sent as they are read; when the reader disconnects, the
 * reading stops.
 */
export function filesRequest(serving: FileServing) {
  return async (request: FileRequest, response: StreamedResponse): Promise<void> => {
    const { status, headers, body } = await answerFile(serving, request);
    for (const [name, value] of Object.entries(headers)) response.set(name, value);
    response.status(status);
    if (!body) return void response.end();
    try {
      await pipeline(body, response);
    } catch (error) {
      // Half an answer must not look complete: the connection is destroyed, which the client notices.
      if (!isGone(error)) logger.error('A file was not answered to its end.', error);
      response.destroy();
    }
  };
}

/** The client has disconnected. */
function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

import { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { getStorage } from 'firebase-admin/storage';
import type { FileLine } from './layout.ts';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** Where Storage keeps download tokens, by which a file could be read without the rules; no export has them. */
const DOWNLOAD_TOKENS = 'firebaseStorageDownloadTokens';

/** What the layers of Google’s SDK listen to on the body of one answer, and some more. */
const LISTENERS = 20;

/** How Storage hands a file out. */
export type Headers = Pick<
  FileLine,
  'contentType' | 'cacheControl' | 'contentEncoding' | 'contentDisposition' | 'contentLanguage' | 'metadata'
>;

/** A file as the bucket lists it. */
export interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  /** Empty where Storage keeps none, as of a file that was put together of others. */
  readonly md5: string;
  /** Another content under the same path has another. */
  readonly generation: string;
  readonly headers: Headers;
}

/** What export and restore need of a bucket; tests provide one in memory. */
export interface StoredFiles {
  readonly bucket: string;
  /** Whether anything is stored whose path begins so. */
  hasAny(prefix: string): Promise<boolean>;
  list(prefix: string): Promise<readonly StoredFile[]>;
  /** The stored bytes as they are, never unpacked. */
  open(path: string): Readable;
  /** Stores a file from the disk. */
  send(path: string, from: string, headers: Headers): Promise<void>;
  /** Stores a file as its bytes come: nothing of it is on the disk. `content` begins them, once for each try. */
  write(path: string, content: () => Readable, headers: Headers): Promise<void>;
  /** Stores a small text that nobody gets, unless there is a file of that name, which stays as it is. */
  create(path: string, text: string): Promise<void>;
}

const HEADERS = [
  'contentType',
  'cacheControl',
  'contentEncoding',
  'contentDisposition',
  'contentLanguage',
] as const;

/** The files of a real bucket, or of the emulator's. */
export function storedFiles(bucket: Bucket): StoredFiles {
  return {
    bucket: bucket.name,
    async hasAny(prefix) {
      const [files] = await bucket.getFiles({ prefix, maxResults: 1, autoPaginate: false });
      return files.length > 0;
    },
    async list(prefix) {
      const [files] = await bucket.getFiles({ prefix });
      return files.map(({ name, metadata }) => ({
        path: name,
        bytes: Number(metadata.size ?? 0),
        md5: metadata.md5Hash ?? '',
        generation: String(metadata.generation ?? ''),
        headers: headersOf(metadata),
      }));
    },
    open(path) {
      const stream = bucket.file(path).createReadStream({ decompress: false, validation: false });
      // The SDK reads the body of one answer in two pipelines, whose listeners are more than ten: no leak, but Node warns of one.
      stream.on('response', (body: unknown) => {
        if (body instanceof EventEmitter) body.setMaxListeners(LISTENERS);
      });
      return stream;
    },
    async send(path, from, headers) {
      await bucket.upload(from, {
        destination: path,
        resumable: false,
        validation: 'md5',
        metadata: headers,
      });
    },
    async write(path, content, headers) {
      const into = bucket.file(path).createWriteStream({
        resumable: false,
        validation: 'md5',
        metadata: headers,
      });
      await pipeline(content(), into);
    },
    async create(path, text) {
      try {
        await bucket.file(path).save(text, {
          resumable: false,
          validation: 'md5',
          contentType: 'application/json',
          metadata: { cacheControl: 'no-store' },
          // A generation of zero is that of a file that is not there.
          preconditionOpts: { ifGenerationMatch: 0 },
        });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 412)) throw error;
      }
    },
  };
}

interface Metadata extends Partial<Readonly<Record<(typeof HEADERS)[number], string | undefined>>> {
  readonly metadata?: Readonly<Record<string, string | number | boolean | null>> | undefined;
}

/** What is kept of a file's metadata: how it is handed out, and what was written beside it. */
function headersOf(stored: Metadata): Headers {
  const named = HEADERS.flatMap((name) => {
    const value = stored[name];
    return value === undefined || value === '' ? [] : [[name, value] as const];
  });
  const custom = Object.entries(stored.metadata ?? {})
    .filter(([name, value]) => name !== DOWNLOAD_TOKENS && value !== null)
    .map(([name, value]) => [name, String(value)] as const);
  return {
    ...Object.fromEntries(named),
    ...(custom.length > 0 && { metadata: Object.fromEntries(custom) }),
  };
}

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { getStorage } from 'firebase-admin/storage';
import { z } from 'zod';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/**
 * Where Storage keeps download tokens, separated by commas. Whoever has one can read the file without the
 * rules.
 */
export const DOWNLOAD_TOKENS = 'firebaseStorageDownloadTokens';

export interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  /** Identifies the content: CRC32C, in the notation of Storage. */
  readonly checksum: string;
  /** The encoding of the stored bytes; undefined if they are the file itself. */
  readonly packedAs: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface NewFile {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface Downloaded {
  readonly bytes: number;
  /** As 64 hexadecimal digits. */
  readonly sha256: string;
}

export interface ListedFiles {
  readonly files: readonly StoredFile[];
  readonly next: string | null;
}

/** The operations on a bucket that handlers need; tests provide one in memory. */
export interface Files {
  readonly bucket: string;
  find(path: string): Promise<StoredFile | undefined>;
  /**
   * The stored bytes, never unpacked: `too-large` as soon as there are more than `maxBytes`, undefined
   * without a file.
   */
  read(path: string, maxBytes: number): Promise<Buffer | 'too-large' | undefined>;
  /** A stream of a part of the stored bytes, both ends included; it fails without a file. */
  open(path: string, part: { readonly start: number; readonly end: number }): Readable;
  /** Like `read`, but into a file on disk; only a part of it is in memory at a time. */
  download(path: string, to: string, maxBytes: number): Promise<Downloaded | 'too-large' | undefined>;
  save(path: string, bytes: Buffer, file: NewFile): Promise<void>;
  /** Stores a file unless there is one of that name, which stays as it is. */
  create(path: string, bytes: Buffer, file: NewFile): Promise<void>;
  /** Stores a file from disk. */
  upload(path: string, from: string, file: NewFile): Promise<void>;
  /** Copies a file within the bucket, without downloading it. Returns whether it existed. */
  copy(from: string, to: string, file: NewFile): Promise<boolean>;
  /**
   * Removes the download token, with which anybody could read the file without the rules; a missing file is
   * not an error.
   */
  dropDownloadToken(path: string): Promise<void>;
  list(prefix: string): Promise<readonly StoredFile[]>;
  /** A part of a long list, and where the next one begins; null starts the first part, and ends the last. */
  listSome(prefix: string, from: string | null, most: number): Promise<ListedFiles>;
  /** Deletes a file; a missing one is not an error. */
  remove(path: string): Promise<void>;
  removeAll(prefix: string): Promise<void>;
}

/** The library types the request for the next page as a plain object. */
const nextPageSchema = z.looseObject({ pageToken: z.string().optional() });

/** The files of a real bucket, or of the emulator's. */
export function bucketFiles(bucket: Bucket): Files {
  return {
    bucket: bucket.name,
    async find(path) {
      try {
        const [metadata] = await bucket.file(path).getMetadata();
        return storedFile(path, metadata);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async read(path, maxBytes) {
      const stream = streamOf(bucket, path);
      const chunks: Buffer[] = [];
      let bytes = 0;
      try {
        for await (const chunk of stream) {
          if (!Buffer.isBuffer(chunk)) throw new TypeError('A file is read as bytes.');
          bytes += chunk.length;
          // Leaving the loop closes the stream.
          if (bytes > maxBytes) return 'too-large';
          chunks.push(chunk);
        }
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
      return Buffer.concat(chunks, bytes);
    },
    open(path, part) {
      return streamOf(bucket, path, part);
    },
    async download(path, to, maxBytes) {
      const hash = createHash('sha256');
      let bytes = 0;
      try {
        await pipeline(
          streamOf(bucket, path),
          async function* (chunks: AsyncIterable<unknown>) {
            for await (const chunk of chunks) {
              if (!Buffer.isBuffer(chunk)) throw new TypeError('A file is read as bytes.');
              bytes += chunk.length;
              if (bytes > maxBytes) throw new TooLarge();
              hash.update(chunk);
              yield chunk;
            }
          },
          createWriteStream(to),
        );
      } catch (error) {
        if (error instanceof TooLarge) return 'too-large';
        if (isMissing(error)) return undefined;
        throw error;
      }
      return { bytes, sha256: hash.digest('hex') };
    },
    async save(path, bytes, { contentType, cacheControl, metadata }) {
      const options = { resumable: false, contentType, metadata: { cacheControl, metadata } };
      await bucket.file(path).save(bytes, options);
    },
    async create(path, bytes, { contentType, cacheControl, metadata }) {
      // A generation of zero is that of a file that is not there.
      const preconditionOpts = { ifGenerationMatch: 0 };
      const options = {
        resumable: false,
        contentType,
        metadata: { cacheControl, metadata },
        preconditionOpts,
      };
      try {
        await bucket.file(path).save(bytes, options);
      } catch (error) {
        if (!isThere(error)) throw error;
      }
    },
    async upload(path, from, { contentType, cacheControl, metadata }) {
      const options = { resumable: false, contentType, metadata: { cacheControl, metadata } };
      await bucket.upload(from, { destination: path, ...options });
    },
    async copy(from, to, { contentType, cacheControl, metadata }) {
      try {
        await bucket
          .file(from)
          .copy(bucket.file(to), { contentType, cacheControl, metadata: { ...metadata } });
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async dropDownloadToken(path) {
      try {
        await bucket.file(path).setMetadata({ metadata: { [DOWNLOAD_TOKENS]: null } });
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
    async list(prefix) {
      const [files] = await bucket.getFiles({ prefix });
      return files.map(({ name, metadata }) => storedFile(name, metadata));
    },
    async listSome(prefix, from, most) {
      const query = { prefix, autoPaginate: false, maxResults: most };
      const [files, next] = await bucket.getFiles({ ...query, ...(from !== null && { pageToken: from }) });
      const { pageToken } = nextPageSchema.parse(next ?? {});
      return {
        files: files.map(({ name, metadata }) => storedFile(name, metadata)),
        next: pageToken ?? null,
      };
    },
    async remove(path) {
      await bucket.file(path).delete({ ignoreNotFound: true });
    },
    async removeAll(prefix) {
      await bucket.deleteFiles({ prefix, force: true });
    },
  };
}

/** Ends a download whose file exceeds its maximum size. */
class TooLarge extends Error {}

/** A stream of the stored bytes. The checksum is of the unpacked bytes, so it is not compared here. */
function streamOf(bucket: Bucket, path: string, part: { start?: number; end?: number } = {}): Readable {
  return bucket.file(path).createReadStream({ ...part, decompress: false, validation: false });
}

interface Metadata {
  readonly size?: string | number;
  readonly crc32c?: string;
  readonly contentEncoding?: string;
  readonly metadata?: Readonly<Record<string, string | number | boolean | null>>;
}

function storedFile(
  path: string,
  { size, crc32c = '', contentEncoding, metadata = {} }: Metadata,
): StoredFile {
  const isPacked = contentEncoding !== undefined && contentEncoding !== '' && contentEncoding !== 'identity';
  return {
    path,
    bytes: Number(size ?? 0),
    checksum: crc32c,
    packedAs: isPacked ? contentEncoding : undefined,
    metadata: Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, String(value)])),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 404;
}

/** A precondition failed: there is a file of that name. */
function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 412;
}

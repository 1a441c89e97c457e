import type { Upload } from './published-folder.ts';

/** The part of a Storage bucket that uploading needs; firebase-admin's bucket has it. */
export interface Bucket {
  file(path: string): {
    exists(): Promise<[boolean]>;
    getMetadata(): Promise<[{ readonly size?: string | number | undefined }, ...unknown[]]>;
    save(content: Buffer, options: UploadOptions): Promise<void>;
  };
  upload(file: string, options: UploadOptions & { readonly destination: string }): Promise<unknown>;
}

interface UploadOptions {
  readonly resumable: boolean;
  readonly metadata: { readonly contentType: string; readonly cacheControl: string };
}

export interface UploadProgress {
  /** How many files are sent at once; 4 unless given. */
  readonly atOnce?: number;
  /** The paths of all published files, where they are known: then the bucket is not asked for each. */
  readonly known?: ReadonlySet<string>;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Maximum number of tries to send a file before the error is thrown. */
const MAX_TRIES = 3;
/** Error codes of a connection that the other side has just closed, because it was idle for some seconds. */
const BROKEN_OFF: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);
/**
 * For how long a published file may be kept. Paths name their content, so a stored copy never becomes stale; what is taken
 * down must be gone from every cache within a day.
 */
export const PUBLISHED_CACHE_CONTROL = 'public,max-age=86400';

/** Uploads what the bucket does not hold yet; returns how many files that were. */
export async function uploadFiles(
  bucket: Bucket,
  uploads: readonly Upload[],
  { atOnce = 4, known, onProgress }: UploadProgress = {},
): Promise<number> {
  const waiting = known ? uploads.filter(({ path }) => !known.has(path)) : [...uploads];
  const total = waiting.length;
  let sent = 0;
  let done = 0;
  const work = async () => {
    for (let upload = waiting.shift(); upload; upload = waiting.shift()) {
      if (known || !(await isThere(bucket, upload))) {
        await sendSurely(bucket, upload);
        sent += 1;
      }
      done += 1;
      onProgress?.(done, total);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sent;
}

async function isThere(bucket: Bucket, { path, bytes }: Upload): Promise<boolean> {
  const file = bucket.file(path);
  const [exists] = await file.exists();
  if (!exists) return false;
  const [metadata] = await file.getMetadata();
  return Number(metadata.size) === bytes;
}

/** The path names the content: sending it once more does no harm. */
async function sendSurely(bucket: Bucket, upload: Upload): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await send(bucket, upload);
      return;
    } catch (error) {
      if (tries >= MAX_TRIES || !isBrokenOff(error)) throw error;
    }
  }
}

function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && BROKEN_OFF.has(error.code);
}

async function send(bucket: Bucket, { path, contentType, source }: Upload): Promise<void> {
  const options: UploadOptions = {
    resumable: false,
    metadata: { contentType, cacheControl: PUBLISHED_CACHE_CONTROL },
  };
  if ('content' in source) await bucket.file(path).save(source.content, options);
  else await bucket.upload(source.file, { destination: path, ...options });
}

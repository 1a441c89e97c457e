import type { Upload } from './published-folder.ts';

/** What the importer asks of a Storage bucket; firebase-admin's is one. */
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

const CONCURRENT = 4;

/** Paths name their content: whoever has a file has it for good. */
const CACHE_CONTROL = 'public,max-age=31536000,immutable';

/** Uploads what the bucket does not hold yet; returns how many files that were. */
export async function uploadFiles(bucket: Bucket, uploads: readonly Upload[]): Promise<number> {
  const waiting = [...uploads];
  let sent = 0;
  const work = async () => {
    for (let upload = waiting.shift(); upload; upload = waiting.shift()) {
      if (await isThere(bucket, upload)) continue;
      await send(bucket, upload);
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return sent;
}

async function isThere(bucket: Bucket, { path, bytes }: Upload): Promise<boolean> {
  const file = bucket.file(path);
  const [exists] = await file.exists();
  if (!exists) return false;
  const [metadata] = await file.getMetadata();
  return Number(metadata.size) === bytes;
}

async function send(bucket: Bucket, { path, contentType, source }: Upload): Promise<void> {
  const options: UploadOptions = { resumable: false, metadata: { contentType, cacheControl: CACHE_CONTROL } };
  if ('content' in source) await bucket.file(path).save(source.content, options);
  else await bucket.upload(source.file, { destination: path, ...options });
}

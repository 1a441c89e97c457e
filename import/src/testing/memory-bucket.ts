import { readFile } from 'node:fs/promises';
import type { ImportBucket } from '../texts/import-bucket.ts';

interface StoredFile {
  readonly content: Buffer;
  readonly contentType: string;
  readonly cacheControl: string;
}

/** A bucket in memory; `files` is what it holds, `writes` how often something was put there. */
export function memoryBucket(): ImportBucket & { readonly files: Map<string, StoredFile>; writes: number } {
  const files = new Map<string, StoredFile>();
  const bucket = {
    files,
    writes: 0,
    file: (path: string) => ({
      exists: async (): Promise<[boolean]> => [files.has(path)],
      getMetadata: async (): Promise<[{ size: number }]> => [{ size: files.get(path)?.content.length ?? 0 }],
      download: async (): Promise<[Buffer]> => {
        const found = files.get(path);
        if (!found) throw new Error(`There is no ${path}.`);
        return [found.content];
      },
      save: async (
        content: Buffer,
        { metadata }: { metadata: { contentType: string; cacheControl: string } },
      ) => {
        bucket.writes += 1;
        files.set(path, { content, ...metadata });
      },
    }),
    upload: async (
      file: string,
      options: { destination: string; metadata: { contentType: string; cacheControl: string } },
    ) => {
      bucket.writes += 1;
      files.set(options.destination, { content: await readFile(file), ...options.metadata });
    },
  };
  return bucket;
}

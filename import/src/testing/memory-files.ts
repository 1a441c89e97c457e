import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Headers, StoredFile, StoredFiles } from '../archive/stored-files.ts';

interface Kept {
  readonly content: Buffer;
  readonly headers: Headers;
  readonly generation: string;
}

/** Files in memory; `opened` are the paths that were read, in their order. */
export interface MemoryFiles extends StoredFiles {
  readonly kept: Map<string, Kept>;
  readonly opened: string[];
  readonly put: (path: string, content: string, headers?: Headers) => void;
}

export function memoryFiles(): MemoryFiles {
  const kept = new Map<string, Kept>();
  const opened: string[] = [];
  let generation = 0;
  const put = (path: string, content: Buffer, headers: Headers) => {
    generation += 1;
    kept.set(path, { content, headers, generation: String(generation) });
  };
  const below = (prefix: string) => [...kept].filter(([path]) => path.startsWith(prefix));
  return {
    bucket: 'a-bucket',
    kept,
    opened,
    put: (path, content, headers = { contentType: 'image/webp', cacheControl: 'public,max-age=86400' }) =>
      put(path, Buffer.from(content), headers),
    hasAny: async (prefix) => below(prefix).length > 0,
    list: async (prefix) =>
      below(prefix).map(
        ([path, { content, headers, generation: own }]): StoredFile => ({
          path,
          bytes: content.length,
          md5: createHash('md5').update(content).digest('base64'),
          generation: own,
          headers,
        }),
      ),
    open(path) {
      opened.push(path);
      const found = kept.get(path);
      if (!found) throw Object.assign(new Error(`No such object: ${path}`), { code: 404 });
      return Readable.from([found.content]);
    },
    async send(path, from, headers) {
      put(path, await readFile(from), headers);
    },
    async write(path, content, headers) {
      const chunks: Buffer[] = [];
      for await (const chunk of content()) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
      put(path, Buffer.concat(chunks), headers);
    },
    async create(path, text) {
      if (!kept.has(path)) put(path, Buffer.from(text), { contentType: 'application/json' });
    },
  };
}

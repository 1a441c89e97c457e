import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type { Part } from './layout.ts';

/** A file of JSON lines that is being written. */
export interface LineWriter {
  /** Resolves once more may be written: what the disk has not taken yet is never more than a few lines. */
  write(value: unknown): Promise<void>;
  /** Resolves when all of it is on the disk, with its hash. */
  end(): Promise<Part>;
}

/** Begins a file of lines; an older one of its name goes. */
export async function writeLines(path: string): Promise<LineWriter> {
  await mkdir(dirname(path), { recursive: true });
  const stream = createWriteStream(path);
  const hash = createHash('sha256');
  let lines = 0;
  let bytes = 0;
  return {
    async write(value) {
      const line = Buffer.from(`${JSON.stringify(value)}\n`);
      hash.update(line);
      lines += 1;
      bytes += line.length;
      if (!stream.write(line)) await once(stream, 'drain');
    },
    async end() {
      stream.end();
      await finished(stream);
      return { lines, bytes, sha256: hash.digest('hex') };
    },
  };
}

/** The lines of a file, one after the other, each with its text; blank ones are none. */
export async function* readLines(path: string): AsyncGenerator<string> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) if (line !== '') yield line;
}

/** The hash of a file, as it stands on the disk. */
export async function hashOf(path: string): Promise<Omit<Part, 'lines'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('A file is read as bytes.');
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

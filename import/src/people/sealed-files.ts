import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { Refused } from '../archive/refused.ts';
import { type SealKey, sealer, unsealed } from './seal.ts';

/** The folder of the sealed part. */
export const PEOPLE = 'people';

/** Where sealed files lie, and with what they are sealed. */
export interface SealedFolder {
  readonly folder: string;
  readonly key: SealKey;
}

const placeOf = ({ folder }: SealedFolder, name: string) => join(folder, PEOPLE, name);

/** A sealed file of JSON lines that is being written. */
export interface SealedLines {
  readonly write: (value: unknown) => Promise<void>;
  /** Resolves with the number of lines when all of it is on the disk. */
  readonly end: () => Promise<number>;
}

/** Begins a sealed file of lines; an older one of its name goes. */
export async function writeSealedLines(at: SealedFolder, name: string): Promise<SealedLines> {
  const stream = await openForWriting(at, name);
  const { push, end } = sealer(at.key, name);
  let lines = 0;
  return {
    async write(value) {
      lines += 1;
      await writeAll(stream, push(Buffer.from(`${JSON.stringify(value)}\n`)));
    },
    async end() {
      await close(stream, end());
      return lines;
    },
  };
}

/** The lines of a sealed file, one after the other. */
export async function* readSealedLines(at: SealedFolder, name: string): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let text = '';
  for await (const piece of readSealed(at, name)) {
    const lines = (text + decoder.write(piece)).split('\n');
    text = lines.pop() ?? '';
    yield* lines;
  }
  if (text !== '') yield text;
}

/** What a sealed file holds, piece by piece. */
export async function* readSealed(at: SealedFolder, name: string): AsyncGenerator<Buffer> {
  const stream = createReadStream(placeOf(at, name));
  try {
    yield* unsealed(at.key, name, stream);
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new Refused(`people/${name} is missing in the export.`);
  } finally {
    stream.destroy();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** What was read of a file. */
export interface Content {
  readonly bytes: number;
  readonly sha256: string;
  readonly md5: string;
}

/** Seals the bytes of a stream under a name; nothing of them is on the disk otherwise. */
export async function sealContent(at: SealedFolder, name: string, content: Readable): Promise<Content> {
  const stream = await openForWriting(at, name);
  const { push, end } = sealer(at.key, name);
  const measure = measuring();
  try {
    for await (const chunk of content) await writeAll(stream, push(measure.add(chunk)));
  } catch (error) {
    stream.destroy();
    throw error;
  }
  await close(stream, end());
  return measure.found();
}

/** What a sealed file of content holds, without keeping it. */
export async function measureSealed(at: SealedFolder, name: string): Promise<Content> {
  const measure = measuring();
  for await (const piece of readSealed(at, name)) measure.add(piece);
  return measure.found();
}

function measuring() {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  let bytes = 0;
  return {
    add(chunk: unknown): Buffer {
      if (!Buffer.isBuffer(chunk)) throw new TypeError('A file is read as bytes.');
      sha256.update(chunk);
      md5.update(chunk);
      bytes += chunk.length;
      return chunk;
    },
    found: (): Content => ({ bytes, sha256: sha256.digest('hex'), md5: md5.digest('base64') }),
  };
}

async function openForWriting(at: SealedFolder, name: string): Promise<WriteStream> {
  const path = placeOf(at, name);
  await mkdir(dirname(path), { recursive: true });
  const stream = createWriteStream(path, { mode: 0o600 });
  await once(stream, 'open');
  return stream;
}

async function writeAll(stream: WriteStream, sealed: readonly Buffer[]): Promise<void> {
  let isFull = false;
  for (const bytes of sealed) isFull = !stream.write(bytes);
  if (isFull) await once(stream, 'drain');
}

async function close(stream: WriteStream, sealed: readonly Buffer[]): Promise<void> {
  for (const bytes of sealed) stream.write(bytes);
  stream.end();
  await finished(stream);
}

import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from '@rawi/model/zod';
import { contentPath, type FileLine, fileLineSchema } from './layout.ts';

/** What was received of a file, and where in the bucket's history it stood then. */
const receivedSchema = z.strictObject({ generation: z.string(), line: fileLineSchema });
export type Received = z.infer<typeof receivedSchema>;

/** Where received files are noted until an export is whole: a text for each folder of the bucket. */
const NOTES = 'received';

/** Bytes that arrived otherwise than they are stored. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}

/**
 * Puts the bytes of a stream under their hash. The file gets its name when all of it is there. Throws `Damaged` where the bytes
 * are not those that the bucket has listed.
 */
export async function keepContent(
  folder: string,
  open: () => Readable,
  listed: { readonly path: string; readonly bytes: number; readonly md5: string },
): Promise<Pick<FileLine, 'bytes' | 'sha256' | 'md5'>> {
  const work = join(folder, 'content', `work-${randomUUID()}`);
  await mkdir(dirname(work), { recursive: true });
  const sha256 = createHash('sha256');
  const md5 = createHash('md5');
  let bytes = 0;
  try {
    await pipeline(
      open(),
      async function* (chunks: AsyncIterable<unknown>) {
        for await (const chunk of chunks) {
          if (!Buffer.isBuffer(chunk)) throw new TypeError('A file is read as bytes.');
          sha256.update(chunk);
          md5.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(work),
    );
    const found = { bytes, sha256: sha256.digest('hex'), md5: md5.digest('base64') };
    if (bytes !== listed.bytes || (listed.md5 !== '' && listed.md5 !== found.md5))
      throw new Damaged(`${listed.path} did not arrive as it is stored`);
    const target = join(folder, contentPath(found.sha256));
    await mkdir(dirname(target), { recursive: true });
    await rename(work, target);
    return found;
  } finally {
    await rm(work, { force: true });
  }
}

/** What an export that broke off has received of a folder of the bucket, by path; what is no longer on the disk is left out. */
export async function receivedOf(folder: string, stored: string): Promise<Map<string, Received>> {
  const text = await readFile(notesOf(folder, stored), 'utf8').catch(() => '');
  const found = new Map<string, Received>();
  for (const line of text.split('\n')) {
    const received = parseNote(line);
    if (received && (await holds(folder, received.line))) found.set(received.line.path, received);
  }
  return found;
}

/** Notes a file that was received whole. */
export async function noteReceived(folder: string, stored: string, received: Received): Promise<void> {
  const notes = notesOf(folder, stored);
  await mkdir(dirname(notes), { recursive: true });
  // A line that broke off ends before this one begins.
  await appendFile(notes, `\n${JSON.stringify(received)}`);
}

/** Forgets the notes, once the export is whole. */
export async function forgetReceived(folder: string): Promise<void> {
  await rm(join(folder, NOTES), { recursive: true, force: true });
}

/** Whether a file's content is on the disk, by its size: a restore compares hashes before it begins. */
async function holds(folder: string, { sha256, bytes }: FileLine): Promise<boolean> {
  return stat(join(folder, contentPath(sha256))).then(
    ({ size }) => size === bytes,
    () => false,
  );
}

const notesOf = (folder: string, stored: string) =>
  join(folder, NOTES, `${createHash('sha256').update(stored).digest('hex').slice(0, 32)}.jsonl`);

function parseNote(line: string): Received | undefined {
  try {
    return receivedSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

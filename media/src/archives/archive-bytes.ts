import { open, readFile } from 'node:fs/promises';

/** APPNOTE 4.3.16: the end of the directory, its length without the comment, and where its numbers stand. */
const END = Buffer.from('504b0506', 'hex');
const END_BYTES = 22;
const DIRECTORY_BYTES_AT = 12;
const DIRECTORY_AT = 16;
const COMMENT_BYTES_AT = 20;
/** In place of a number that stands in the larger directory of ZIP64. */
const ELSEWHERE = 0xffffffff;
/** How much of a file's end is looked through: the longest comment, and as much that somebody's program has left behind it. */
const TAIL_BYTES = 128 * 1024;

/**
 * The bytes of an archive that has others before or behind it, as downloads and splitting programs leave them. Undefined
 * where it has none, or where no end of a directory is found: the file is read as it is then.
 */
export async function archiveBytes(path: string): Promise<Buffer | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const from = Math.max(0, size - TAIL_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
    const bounds = findBounds(buffer.subarray(0, bytesRead), from);
    if (!bounds || (bounds.start === 0 && bounds.end === size)) return undefined;
    return (await readFile(path)).subarray(bounds.start, bounds.end);
  } finally {
    await file.close();
  }
}

/** Where the archive begins and ends in its file, by the last directory's end in `tail`, which begins at `from`. */
function findBounds(
  tail: Buffer,
  from: number,
): { readonly start: number; readonly end: number } | undefined {
  for (let at = tail.lastIndexOf(END); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(END, at - 1)) {
    if (at + END_BYTES > tail.length) continue;
    const end = at + END_BYTES + tail.readUInt16LE(at + COMMENT_BYTES_AT);
    if (end > tail.length) continue;
    const directory = tail.readUInt32LE(at + DIRECTORY_AT);
    const before = from + at - tail.readUInt32LE(at + DIRECTORY_BYTES_AT) - directory;
    return { start: directory === ELSEWHERE ? 0 : Math.max(0, before), end: from + end };
  }
  return undefined;
}

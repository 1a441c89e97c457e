import { UnreadableFile } from '../files/listed-book.ts';
import { LIBRARY_FILE } from './library-entry.ts';

/** Whether these bytes begin as gzip does. */
export const isPacked = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/** What gzip has packed, as long as it is within the bound; throws `UnreadableFile`. */
export async function unpack(
  packed: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  most: number = LIBRARY_FILE.unpacked,
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof DecompressionStream === 'undefined') throw new UnreadableFile('packed');
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const chunk = await nextOf(reader);
    signal.throwIfAborted();
    if (chunk === undefined) break;
    length += chunk.length;
    if (length > most) {
      // A small file may unpack to gigabytes: the rest of it is never made.
      await reader.cancel();
      throw new UnreadableFile('unpacked');
    }
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

async function nextOf(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    const { done, value } = await reader.read();
    return done ? undefined : value;
  } catch {
    throw new UnreadableFile('broken');
  }
}

import { LIMITS } from '@rawi/model/limits';
import { plainText } from '@rawi/model/text/plain-text';
import { UnreadableFile } from './listed-book.ts';

/** The text of a file by its byte order mark, else by what an XML declaration says, else as UTF-8. Throws `UnreadableFile`. */
export function decodeText(bytes: Uint8Array): string {
  const label = markOf(bytes) ?? declaredIn(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile('encoding');
  }
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** How long an XML declaration may be, in bytes. */
const DECLARATION = 200;

function declaredIn(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION));
  const label = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start.replace(/^ï»¿/, ''))?.[1];
  // Without a byte order mark a file that can be read so far is not UTF-16, whatever it says.
  return label === undefined || /^utf-?16/i.test(label) ? undefined : label;
}

/** Plain text of so many characters at most, and no half of one. */
export function cutText(text: string, longest: number = LIMITS.listFile.text): string {
  // What is far too long is cut first: marks are looked for in all that is left.
  const near = text.slice(0, 4 * longest).toWellFormed();
  return plainText([...plainText(near)].slice(0, longest).join(''));
}

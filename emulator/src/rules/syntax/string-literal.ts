import { SyntaxFault } from './source.ts';

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
};
const CODE_ESCAPE = /x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|[0-3][0-7]{2}/y;

interface Scanned<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

/** Reads the quoted string that begins at `start`. */
export function scanString(text: string, start: number): Scanned<string> {
  const { parts, end } = scanQuoted(text, start);
  return { value: parts.map((part) => part.text).join(''), start, end };
}

/** Reads `b'…'`: escapes `\xHH` and `\OOO` are single bytes, everything else its UTF-8 encoding. */
export function scanBytes(text: string, start: number): Scanned<Uint8Array> {
  const { parts, end } = scanQuoted(text, start + 1);
  const encoder = new TextEncoder();
  const value = parts.flatMap((part) =>
    part.byte === undefined ? [...encoder.encode(part.text)] : [part.byte],
  );
  return { value: Uint8Array.from(value), start, end };
}

interface Part {
  readonly text: string;
  /** The value of an escape that stands for one byte in a bytes literal. */
  readonly byte?: number;
}

function scanQuoted(text: string, start: number): { parts: Part[]; end: number } {
  const quote = text[start];
  const parts: Part[] = [];
  let index = start + 1;
  while (index < text.length) {
    const character = text[index] ?? '';
    if (character === quote) return { parts, end: index + 1 };
    if (character === '\n') break;
    if (character === '\\') {
      const { part, length } = scanEscape(text, index);
      parts.push(part);
      index += length;
    } else {
      const codePoint = String.fromCodePoint(text.codePointAt(index) ?? 0);
      parts.push({ text: codePoint });
      index += codePoint.length;
    }
  }
  throw new SyntaxFault(`Missing ${quote} at end of string.`, start);
}

function scanEscape(text: string, backslash: number): { part: Part; length: number } {
  const next = text[backslash + 1] ?? '';
  const simple = SIMPLE_ESCAPES[next];
  if (simple !== undefined) return { part: { text: simple }, length: 2 };
  CODE_ESCAPE.lastIndex = backslash + 1;
  const escape = CODE_ESCAPE.exec(text)?.[0];
  if (escape === undefined) throw new SyntaxFault(`Invalid escape '\\${next}' in string.`, backslash);
  const hexadecimal = /^[xuU]/.test(escape);
  const code = hexadecimal ? Number.parseInt(escape.slice(1), 16) : Number.parseInt(escape, 8);
  if (code > 0x10ffff) throw new SyntaxFault(`Invalid escape '\\${escape}' in string.`, backslash);
  const character = String.fromCodePoint(code);
  const single = !hexadecimal || escape.startsWith('x');
  return { part: single ? { text: character, byte: code } : { text: character }, length: escape.length + 1 };
}

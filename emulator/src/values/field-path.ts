import { FirestoreError } from '../errors.ts';
import { compareText } from './text-order.ts';

/** A path into a document: one segment for each map on the way; the document's name is `['__name__']`. */
export type FieldPath = readonly string[];

const SIMPLE = /^[A-Za-z_][A-Za-z_0-9]*$/;

/** Reads `a.b.c`, where a segment in backticks may hold anything (`\`` and `\\` inside are escapes). */
export function parseFieldPath(text: string): FieldPath {
  if (text === '') throw new FirestoreError('INVALID_ARGUMENT', 'Invalid empty property path string.');
  const segments: string[] = [];
  let at = 0;
  for (;;) {
    const quoted = text[at] === '`';
    const end = quoted ? quotedEnd(text, at) : plainEnd(text, at);
    const segment = quoted ? unescape(text.slice(at + 1, end - 1)) : text.slice(at, end);
    if (segment === '' || (!quoted && !SIMPLE.test(segment))) throw invalid(text);
    segments.push(segment);
    if (end === text.length) return segments;
    if (text[end] !== '.') throw invalid(text);
    at = end + 1;
  }
}

/** Writes a path so that `parseFieldPath` reads it back. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) =>
      SIMPLE.test(segment) ? segment : `\`${segment.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``,
    )
    .join('.');
}

/** True if both paths name the same field. */
export function equalPaths(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((segment, i) => segment === b[i]);
}

/** Orders paths segment by segment. */
export function comparePaths(a: FieldPath, b: FieldPath): number {
  for (const [i, segment] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    const order = compareText(segment, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** True if `path` is `prefix` or lies inside it. */
export function startsWithPath(path: FieldPath, prefix: FieldPath): boolean {
  return prefix.length <= path.length && prefix.every((segment, i) => segment === path[i]);
}

/** True for the path of the document's name. */
export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

function plainEnd(text: string, from: number): number {
  const dot = text.indexOf('.', from);
  return dot === -1 ? text.length : dot;
}

function quotedEnd(text: string, from: number): number {
  for (let i = from + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '`') return i + 1;
  }
  throw invalid(text);
}

function unescape(text: string): string {
  return text.replaceAll(/\\(.)/gsu, '$1');
}

function invalid(text: string): FirestoreError {
  return new FirestoreError(
    'INVALID_ARGUMENT',
    `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`,
  );
}

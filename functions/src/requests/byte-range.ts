/** A part of a file, from its first to its last byte, both counted from 0. */
export interface BytePart {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a `Range` requests (RFC 9110, 14.2); `undefined` if the whole file is the answer:
 * no range, another unit, several ranges, or an invalid one. A part is cut after `most` bytes, which the RFC
 * allows.
 */
export function partOf(
  range: string | undefined,
  bytes: number,
  most: number,
): BytePart | 'none' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const start = Math.max(0, bytes - Number(last));
    return Number(last) === 0 || bytes === 0 ? 'none' : cut(start, bytes - 1, most);
  }
  const [start, end] = [Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)];
  if (last !== '' && Number(last) < start) return undefined;
  return start >= bytes ? 'none' : cut(start, end, most);
}

function cut(start: number, end: number, most: number): BytePart {
  return { start, end: Math.min(end, start + most - 1) };
}

import { FirestoreError } from '../errors.ts';

const DEFAULT_SIZE = 300;

/** One page of a list: at most `size` items after the one that the token names; no size or 0 stands for 300. */
export function pageOf<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  size: number | undefined,
  token: string | undefined,
): { readonly items: readonly T[]; readonly next: string | undefined } {
  const after = token ? decodeToken(token) : undefined;
  const start = after === undefined ? 0 : items.findIndex((item) => keyOf(item) === after) + 1;
  if (after !== undefined && start === 0) {
    throw new FirestoreError('INVALID_ARGUMENT', 'The page token is invalid.');
  }
  const end = start + (size || DEFAULT_SIZE);
  const page = items.slice(start, end);
  const last = page.at(-1);
  const next = end < items.length && last !== undefined ? encodeToken(keyOf(last)) : undefined;
  return { items: page, next };
}

/** Throws `INVALID_ARGUMENT` for a negative page size. */
export function checkPageSize(size: number | undefined): void {
  if ((size ?? 0) < 0) throw new FirestoreError('INVALID_ARGUMENT', 'Page size must be nonnegative.');
}

function encodeToken(key: string): string {
  return Buffer.from(key).toString('base64url');
}

function decodeToken(token: string): string {
  return Buffer.from(token, 'base64url').toString();
}

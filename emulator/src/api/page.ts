import { FirestoreError } from '../errors.ts';

/** One page of a list: at most `size` items after the one that the token names; a size of 0 stands for the default. */
export function pageOf<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  size: number,
  token: string | undefined,
  fallbackSize = 300,
): { readonly items: readonly T[]; readonly next: string | undefined } {
  if (size < 0) throw new FirestoreError('INVALID_ARGUMENT', 'The page size cannot be negative.');
  const start = token ? items.findIndex((item) => keyOf(item) === decodeToken(token)) + 1 : 0;
  if (token && start === 0) throw new FirestoreError('INVALID_ARGUMENT', 'The page token is invalid.');
  const end = start + (size === 0 ? fallbackSize : size);
  const page = items.slice(start, end);
  const last = page.at(-1);
  return {
    items: page,
    next: end < items.length && last !== undefined ? encodeToken(keyOf(last)) : undefined,
  };
}

function encodeToken(key: string): string {
  return Buffer.from(key).toString('base64url');
}

function decodeToken(token: string): string {
  return Buffer.from(token, 'base64url').toString();
}

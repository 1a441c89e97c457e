import { type DocumentState, followDocument, type Reference } from '../data/documents.ts';
import { useLive } from './use-live.ts';

/**
 * A document as it is now; `retry` opens a new listener. Throws when the rules refuse: use it under a
 * `RetryBoundary`.
 */
export function useDocument<T extends object>(reference: Reference<T>) {
  const { value, retry } = useLive<DocumentState<T>>(reference.path, (next, fail) =>
    followDocument(reference, next, fail),
  );
  return { state: value ?? LOADING, retry };
}

const LOADING = { state: 'loading' } as const;

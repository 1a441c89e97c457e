import { type DocumentState, followDocument, type Reference } from '../data/documents.ts';
import { isRefused } from '../session/refused-write.ts';
import { useLive } from './use-live.ts';

/**
 * As `useDocument`, for documents that the rules show to some people only, without revealing whether a
 * document is gone or hidden: both are missing. Without a reference nothing is followed, and the state is
 * loading.
 */
export function useShownDocument<T extends object>(reference: Reference<T> | undefined) {
  const { value, retry } = useLive<DocumentState<T>>(reference?.path ?? 'nothing', (next, fail) =>
    reference
      ? followDocument(reference, next, (error) =>
          isRefused(error) ? next({ state: 'missing' }) : fail(error),
        )
      : () => {},
  );
  const state: DocumentState<T> = value ?? { state: 'loading' };
  return { state, retry };
}

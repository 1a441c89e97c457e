import { LANGUAGE_CODES, type Language } from '@rawi/model/lists/languages';
import { REVIEW_KINDS, type ReviewKind } from '@rawi/model/truth/review';

/** Parses the queue's filter from the address; unknown values are ignored. */
export interface AskedQueue {
  /** Whether to list decided reviews instead of waiting ones. */
  readonly isDecided: boolean;
  readonly kind: ReviewKind | null;
  readonly language: Language | null;
  readonly isOverdue: boolean;
  readonly isMine: boolean;
}

export function queueIn(search: URLSearchParams): AskedQueue {
  const [kind, language] = [search.get('kind'), search.get('language')];
  return {
    isDecided: search.get('show') === 'decided',
    kind: REVIEW_KINDS.find((each) => each === kind) ?? null,
    language: LANGUAGE_CODES.find((each) => each === language) ?? null,
    isOverdue: search.get('waiting') === 'overdue',
    isMine: search.get('of') === 'me',
  };
}

/** The filter as a query string. */
export function searchOf({ isDecided, kind, language, isOverdue, isMine }: AskedQueue): URLSearchParams {
  // Decided reviews are found by search and have no other filters.
  if (isDecided) return new URLSearchParams({ show: 'decided' });
  return new URLSearchParams({
    ...(kind && { kind }),
    ...(language && { language }),
    ...(isOverdue && { waiting: 'overdue' }),
    ...(isMine && { of: 'me' }),
  });
}

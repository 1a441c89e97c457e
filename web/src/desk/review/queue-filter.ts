import { LANGUAGE_CODES, type Language } from '@rawi/model/lists/languages';
import { REVIEW_KINDS, type ReviewKind } from '@rawi/model/truth/review';

/** What the address says of the queue; what it does not know says nothing. */
export interface AskedQueue {
  /** What was decided, and not what waits. */
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

/** The same as the part of an address behind its question mark. */
export function searchOf({ isDecided, kind, language, isOverdue, isMine }: AskedQueue): URLSearchParams {
  // What was decided is found by its words, and has no other filters.
  if (isDecided) return new URLSearchParams({ show: 'decided' });
  return new URLSearchParams({
    ...(kind && { kind }),
    ...(language && { language }),
    ...(isOverdue && { waiting: 'overdue' }),
    ...(isMine && { of: 'me' }),
  });
}

import { LANGUAGE_CODES, type Language } from '@rawi/model/lists/languages';
import { REVIEW_KINDS, type ReviewKind } from '@rawi/model/truth/review';

export const SHOWN = ['waiting', 'texts', 'decided'] as const;

/** Parses the queue's filter from the address; unknown values are ignored. */
export interface AskedQueue {
  /** Which of the three lists: what waits, texts of published chapters that do, or what was decided. */
  readonly show: (typeof SHOWN)[number];
  readonly kind: ReviewKind | null;
  readonly language: Language | null;
  readonly isOverdue: boolean;
  readonly isMine: boolean;
}

export function queueIn(search: URLSearchParams): AskedQueue {
  const [kind, language, show] = [search.get('kind'), search.get('language'), search.get('show')];
  return {
    show: SHOWN.find((each) => each === show) ?? 'waiting',
    kind: REVIEW_KINDS.find((each) => each === kind) ?? null,
    language: LANGUAGE_CODES.find((each) => each === language) ?? null,
    isOverdue: search.get('waiting') === 'overdue',
    isMine: search.get('of') === 'me',
  };
}

/** The filter as a query string. */
export function searchOf({ show, kind, language, isOverdue, isMine }: AskedQueue): URLSearchParams {
  // Decided reviews are found by search, texts are few: they have no other filters.
  if (show !== 'waiting') return new URLSearchParams({ show });
  return new URLSearchParams({
    ...(kind && { kind }),
    ...(language && { language }),
    ...(isOverdue && { waiting: 'overdue' }),
    ...(isMine && { of: 'me' }),
  });
}

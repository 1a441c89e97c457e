import type { ShownSuggestion } from '@rawi/model/suggestions/suggestion-calls';

/** An open correction of a typo on the second page, by somebody else, that nobody has agreed with. */
export const shownSuggestion = (more: Partial<ShownSuggestion> = {}): ShownSuggestion => ({
  id: 's1',
  language: 'en',
  page: 2,
  kind: 'typo',
  after: 'the sea',
  state: 'open',
  agreed: 0,
  at: '2026-01-01T12:00:00.000Z',
  isOlder: false,
  isMine: false,
  isAgreed: false,
  isApplied: false,
  ...more,
});

/** What a reader finds wrong on a page; the reader's form uses it, so nothing here needs the library of the schemas. */
export const SUGGESTION_KINDS = ['typo', 'wording', 'meaning', 'untranslated', 'lettering'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/**
 * `accepted`: it comes with the chapter's next version; `published`: it came with one. `removed`: reviewers took it away, and only
 * who suggested it still sees it.
 */
export const SUGGESTION_STATES = ['open', 'accepted', 'declined', 'published', 'removed'] as const;

/** What its author is notified of. */
export const SUGGESTION_OUTCOMES = ['accepted', 'declined', 'published', 'removed'] as const;
export type SuggestionOutcome = (typeof SUGGESTION_OUTCOMES)[number];

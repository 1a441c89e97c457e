/** What a name that a comic's translators keep is the name of; the website uses it, so nothing here needs the library of the schemas. */
export const TERM_KINDS = ['person', 'place', 'thing', 'other'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

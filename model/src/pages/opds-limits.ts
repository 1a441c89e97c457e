/**
 * What lists of catalogues for reading apps hold at most, apart from `PAGE_LIMITS`, which a first visit loads: entries of a feed; the comics of the lists
 * of the latest and the most read, and of one of a genre, a language or a publisher; how many genres are listed.
 */
export const OPDS_LIMITS = { entries: 50, ordered: 100, group: 300, groups: 300 } as const;

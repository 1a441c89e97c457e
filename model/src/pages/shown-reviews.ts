/**
 * How many reviews a comic's page document has, and what they weigh as JSON. A module of its own: the start of the site brings the
 * limits of `page-limits.ts`.
 */
export const SHOWN_REVIEWS = { comic: 3, pageBytes: 12_000 } as const;

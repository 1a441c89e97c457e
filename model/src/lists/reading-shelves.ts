/** The shelves of saved comics. A comic is on one of them at most. */
export const READING_SHELVES = ['reading', 'planned', 'finished', 'paused', 'dropped'] as const;
export type ReadingShelf = (typeof READING_SHELVES)[number];

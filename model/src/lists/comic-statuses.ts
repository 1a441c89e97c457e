export const COMIC_STATUSES = ['ongoing', 'completed'] as const;
export type ComicStatus = (typeof COMIC_STATUSES)[number];

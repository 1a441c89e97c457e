/** The name of a saved item's document: a comic and a chapter may have the same id. */
export type SavedKey = `comic_${string}` | `chapter_${string}`;

export const savedKeys = {
  comic: (comicId: string): SavedKey => `comic_${comicId}`,
  chapter: (chapterId: string): SavedKey => `chapter_${chapterId}`,
} as const;

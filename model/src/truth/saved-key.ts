import { KEY_SEPARATOR, keyOf } from '../key.ts';

/** The name of a saved item's document: a comic and a chapter may have the same id. */
export type SavedKey = `comic:${string}` | `chapter:${string}`;

export const savedKeys = {
  comic: (comicId: string): SavedKey => keyOf('comic', comicId),
  chapter: (chapterId: string): SavedKey => keyOf('chapter', chapterId),
} as const;

/** The comic that a key names; undefined for the key of a chapter. */
export function savedComicIn(key: string): string | undefined {
  const [kind, comicId] = key.split(KEY_SEPARATOR);
  return kind === 'comic' ? comicId : undefined;
}

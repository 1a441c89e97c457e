import { keyOf, partsOfKey } from '../key.ts';

/** The name of the like of a comment in a library. Ids are a comment's own among those of its comic alone. */
export function likeKey(comicId: string, commentId: string): string {
  return keyOf(comicId, commentId);
}

/** The comment that such a name is about. */
export function likedIn(key: string): { readonly comicId: string; readonly commentId: string } {
  const [comicId = '', commentId = ''] = partsOfKey(key);
  return { comicId, commentId };
}

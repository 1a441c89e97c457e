import { isTag, tagName } from '../lists/comic-tags.ts';
import type { Comic } from '../truth/comic.ts';
import type { Named } from '../truth/schemas.ts';

/** The tags of a comic that its page shows, by their names in both languages; undefined where there is none. */
export function shownTags({ tags }: Pick<Comic, 'tags'>): Named[] | undefined {
  const named = (tags?.shown ?? []).flatMap((id) => {
    const name = tagName(id);
    return name ? [{ id, name }] : [];
  });
  return named.length === 0 ? undefined : named;
}

/** Their ids, as search has them. */
export function shownTagIds({ tags }: Pick<Comic, 'tags'>): string[] {
  return (tags?.shown ?? []).filter(isTag);
}

import type { ShownComment } from '@rawi/model/pages/shown-comment';
import type { Mentioned } from '@rawi/model/text/mentions';
import { useEffect } from 'react';

/** The people who take part in a comic’s comments, as far as this tab has shown them: no document is read to find them. */
const here = new Map<string, Map<string, string>>();

/** Notes people of a comic, by the names that they have now. */
function notePeople(comicId: string, people: readonly Mentioned[]): void {
  const known = here.get(comicId) ?? new Map<string, string>();
  for (const { uid, name } of people) known.set(uid, name);
  here.set(comicId, known);
}

export function peopleHere(comicId: string): readonly Mentioned[] {
  return [...(here.get(comicId) ?? [])].map(([uid, name]) => ({ uid, name }));
}

/** Notes who has written comments that are shown, and others who take part. */
export function useNotePeople(
  comicId: string,
  comments: readonly ShownComment[],
  others: readonly Mentioned[] = [],
): void {
  useEffect(() => {
    notePeople(comicId, [...others, ...comments.flatMap(({ author }) => author ?? [])]);
  }, [comicId, comments, others]);
}

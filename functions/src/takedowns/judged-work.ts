import type { Takedown, TakedownTarget } from '@rawi/model/truth/takedown';
import type { Judged } from '../review/impartial.ts';

/** What is taken down or given back, as far as it tells who has a stake in it: a chapter's cover is part of the chapter. */
export function judgedWork(
  target: TakedownTarget,
  { whose, shown: { number, language } }: Pick<Takedown, 'whose' | 'shown'>,
): Judged['work'] {
  const ownerUid = whose?.uid ?? null;
  return (target.kind === 'chapter' || target.kind === 'cover') && number !== null && language !== null
    ? { ownerUid, chapter: { comicId: target.comicId, number, language } }
    : { ownerUid };
}

import type { ChapterPayload } from '@rawi/model/pages/pages';
import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import { useEffect, useMemo, useState } from 'react';
import { wantedTranslation, withPreferredNeighbours } from '../domains/chapters/preferred-neighbours.ts';
import { keepTranslation, lastTranslation } from '../domains/comics/last-translation.ts';
import { learnRatings } from '../domains/ratings/known-ratings.ts';

/**
 * The chapter with the neighbouring chapters by the translator whom this person reads, which is remembered;
 * `isFallback` if that translator has not translated this chapter.
 */
export function useTranslationKept(chapter: ChapterPayload): {
  readonly chapter: ChapterPayload;
  readonly isFallback: boolean;
} {
  const [wanted] = useState(() => wantedTranslation(lastTranslation(chapter.comic.id), chapter));
  useEffect(() => keepTranslation(wanted), [wanted]);
  useEffect(() => {
    const { id, ageRating, comic } = chapter;
    learnRatings([
      { key: comic.slug, ageRating: comic.ageRating },
      { key: id, ageRating: ratingOfChapter(comic, { ageRating }) },
    ]);
  }, [chapter]);
  return {
    chapter: useMemo(() => withPreferredNeighbours(chapter, wanted), [chapter, wanted]),
    isFallback: wanted.translator !== chapter.translator?.id,
  };
}

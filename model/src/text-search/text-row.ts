import type { AgeRating } from '../lists/age-ratings.ts';
import type { ChapterPayload } from '../pages/pages.ts';
import { ratingOfChapter } from '../rating/decide-showing.ts';

/** A chapter with a text as search shows it: enough to name it, to lead to it, and to decide whether a line of it is shown. */
export interface TextRow extends Pick<ChapterPayload, 'id' | 'number' | 'language'> {
  readonly slug: string;
  readonly series: string;
  readonly names: ChapterPayload['comic']['names'];
  /** The file of its text. */
  readonly path: string;
  /** The rating that holds for it; absent where it is not rated. */
  readonly ageRating?: AgeRating;
}

/** What search has of a chapter whose page this is; undefined where it has no text. */
export function textRowOf(chapter: ChapterPayload): TextRow | undefined {
  const { id, number, language, comic, transcript } = chapter;
  if (!transcript) return undefined;
  const ageRating = ratingOfChapter(comic, chapter);
  const { slug, series, names } = comic;
  return {
    id,
    number,
    language,
    slug,
    series,
    names,
    path: transcript.path,
    ...(ageRating && { ageRating }),
  };
}

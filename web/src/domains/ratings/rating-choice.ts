import type { ContentNote } from '@rawi/model/lists/content-notes';
import type { ChapterRating } from '@rawi/model/truth/age-rating';

/** A rating as a form has it: null where nothing is chosen yet. Only a chapter is rated as its comic. */
export interface RatingChoice {
  readonly ageRating: ChapterRating | null;
  readonly contentNotes: readonly ContentNote[];
}

import { AGE_RATING_NAMES, AS_THE_COMIC, NOT_RATED } from '@rawi/model/lists/age-ratings';
import { contentNoteName } from '@rawi/model/lists/content-notes';
import { LIST_COMMAS } from '@rawi/model/lists/locales';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import type { RatingChoice } from './rating-choice.ts';

/** A rating with its notes in one line: “Ages 12 and up: Violence, Blood and injury”. */
export function useRatingWords(): (rating: RatingChoice) => string {
  const t = useWords('age-rating');
  const locale = useLocale();
  return ({ ageRating, contentNotes }) => {
    const rated =
      ageRating === AS_THE_COMIC
        ? t('asTheComic')
        : (ageRating === null ? NOT_RATED : AGE_RATING_NAMES[ageRating])[locale];
    if (contentNotes.length === 0) return rated;
    const notes = contentNotes.map((note) => contentNoteName(note)[locale]).join(LIST_COMMAS[locale]);
    return t('withNotes', { rating: rated, notes });
  };
}

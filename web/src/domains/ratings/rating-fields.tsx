import { AGE_RATING_NAMES, AGE_RATINGS, AS_THE_COMIC } from '@rawi/model/lists/age-ratings';
import {
  CONTENT_NOTES,
  type ContentNote,
  contentNoteName,
  inOrderOfNotes,
} from '@rawi/model/lists/content-notes';
import type { ChapterRating } from '@rawi/model/truth/age-rating';
import { useWords } from '../../core/i18n/i18n.ts';
import { useLocale } from '../../core/i18n/locale.ts';
import { CheckTiles } from '../../core/ui/check-tiles.tsx';
import { RadioTiles } from '../../core/ui/radio-tiles.tsx';
import type { RatingChoice } from './rating-choice.ts';

interface RatingFieldsProps {
  readonly of: 'comic' | 'chapter';
  readonly value: RatingChoice;
  /** What is wrong with the rating, as a sentence. */
  readonly error?: string | undefined;
  readonly onRate: (ageRating: ChapterRating) => void;
  readonly onNote: (contentNotes: ContentNote[]) => void;
}

/** The age rating and the content notes of a comic or a chapter, each with what counts for it. */
export function RatingFields({ of, value, error, onRate, onNote }: RatingFieldsProps) {
  const t = useWords('age-rating');
  const locale = useLocale();
  const isChapter = of === 'chapter';
  const rated = AGE_RATINGS.map((rating) => ({
    value: rating,
    label: AGE_RATING_NAMES[rating][locale],
    about: t(`about.${rating}`),
  }));
  const choices: readonly { value: ChapterRating; label: string; about: string }[] = isChapter
    ? [{ value: AS_THE_COMIC, label: t('asTheComic'), about: t('about.asTheComic') }, ...rated]
    : rated;
  return (
    <>
      <RadioTiles
        name="ageRating"
        label={t(isChapter ? 'chapterLabel' : 'label')}
        isRequired
        value={value.ageRating ?? undefined}
        choices={choices}
        error={error}
        onChoose={onRate}
      />
      <CheckTiles
        name="contentNotes"
        label={t(isChapter ? 'notes.chapterLabel' : 'notes.label')}
        optional={t('notes.optional')}
        hint={t(isChapter ? 'notes.chapterHint' : 'notes.hint')}
        values={value.contentNotes}
        choices={CONTENT_NOTES.map((note) => ({
          value: note,
          label: contentNoteName(note)[locale],
          about: t(`notes.about.${note}`),
        }))}
        onChoose={(notes) => onNote(inOrderOfNotes(notes))}
      />
    </>
  );
}

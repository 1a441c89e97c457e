import { AGE_RATING_NAMES, NOT_RATED } from '@rawi/model/lists/age-ratings';
import { LIST_COMMAS } from '@rawi/model/lists/locales';
import type { ChapterPayload } from '@rawi/model/pages/pages';
import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import { localize } from '@rawi/model/text/localized';
import { useWords } from '../../core/i18n/i18n.ts';
import { useReaderWords } from '../reader-words.ts';

/** For whom a downloaded file is and what it contains: the file does not say it itself (decision 092). */
export function FileRating({ chapter }: { readonly chapter: ChapterPayload }) {
  const t = useWords('age');
  const { locale } = useReaderWords();
  const rating = ratingOfChapter(chapter.comic, chapter);
  const names = [...(chapter.comic.contentNotes ?? []), ...(chapter.contentNotes ?? [])].map(
    ({ name }) => localize(name, locale).value,
  );
  const rated = (rating === undefined ? NOT_RATED : AGE_RATING_NAMES[rating])[locale];
  const notes = [...new Set(names)].join(LIST_COMMAS[locale]);
  return t(notes === '' ? 'file.rated' : 'file.withNotes', { rating: rated, notes });
}

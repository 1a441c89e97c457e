import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterPayload, ChapterRow, ComicPayload } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { listPicture } from '../library/saved-things.ts';
import type { Wanted } from './change-downloads.ts';

/** A chapter of a comic's page as it is asked for. */
export function wantedRow(comic: ComicPayload, chapter: ChapterRow, locale: Locale): Wanted {
  return { ...wanted(comic, chapter, locale), ...(!chapter.strip && { fileBytes: chapter.bytes }) };
}

/** The chapter that is read as it is asked for. */
export function wantedChapter(chapter: ChapterPayload, locale: Locale): Wanted {
  return {
    ...wanted(chapter.comic, chapter, locale),
    ...(!chapter.manifest && { fileBytes: chapter.pdf.bytes }),
  };
}

function wanted(
  { id: comicId, slug, series, names, cover }: ChapterPayload['comic'] | ComicPayload,
  { id, number, language, title, pageCount, publishedAt }: ChapterPayload | ChapterRow,
  locale: Locale,
): Wanted {
  const picture = listPicture(localize(cover, locale).value);
  return {
    id,
    about: {
      comicId,
      slug,
      series,
      names,
      number,
      language,
      ...(title !== undefined && { title }),
      picture,
      pageCount,
      publishedAt,
    },
  };
}

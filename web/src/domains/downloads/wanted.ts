import type { Locale } from '@rawi/model/lists/locales';
import type { ChapterPayload, ChapterRow, ComicPayload } from '@rawi/model/pages/pages';
import { localize } from '@rawi/model/text/localized';
import { listPicture } from '../library/saved-things.ts';
import { ratedRow } from '../ratings/rated-chapter.ts';
import type { Wanted } from './change-downloads.ts';

/** A request to save a chapter of a comic's page. */
export function wantedRow(comic: ComicPayload, chapter: ChapterRow, locale: Locale): Wanted {
  return {
    ...buildWanted(comic, chapter, locale),
    rated: ratedRow(comic, chapter),
    ...(!chapter.strip && { fileBytes: chapter.bytes }),
  };
}

/** A request to save the chapter that is being read. */
export function wantedChapter(chapter: ChapterPayload, locale: Locale): Wanted {
  return {
    ...buildWanted(chapter.comic, chapter, locale),
    ...(!chapter.manifest && { fileBytes: chapter.pdf.bytes }),
  };
}

function buildWanted(
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

import type { ComicInfoFacts } from '@rawi/model/cbz/comic-info';
import { LOCALES, type Locale } from '@rawi/model/lists/locales';
import type { ChapterPayload, ComicPayload } from '@rawi/model/pages/pages';
import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import { localize } from '@rawi/model/text/localized';
import { paths } from '../../core/lib/paths.ts';
import { comicName } from '../../domains/comics/comic-name.ts';

/**
 * What the file says of a chapter beside its pages, in the chapter's language; in `locale` for a language that the interface has not. Its comic may be
 * unknown: then authors, publisher and genres are left out. Pure.
 */
export function cbzFacts(
  chapter: ChapterPayload,
  comic: ComicPayload | undefined,
  { origin, locale: shown }: { readonly origin: string; readonly locale: Locale },
): Omit<ComicInfoFacts, 'pages'> {
  const { id, title, number, language, translator, readingDirection } = chapter;
  const locale = LOCALES.find((own) => own === language) ?? shown;
  const called = ({ name }: ComicPayload['writer']) => localize(name, locale).value;
  return {
    title,
    series: comicName(chapter.comic, locale).text,
    number,
    language,
    readingDirection,
    ...(translator && { translators: [translator.name] }),
    ageRating: ratingOfChapter(chapter.comic, chapter),
    address: `${origin}${paths.chapter(locale, id)}`,
    ...(comic && {
      count: countOf(comic),
      writers: [called(comic.writer)],
      artists: comic.artists.map(called),
      publisher: called(comic.publisher),
      genres: comic.genres.map(called),
    }),
  };
}

/** How many chapters a completed comic has, whatever their translations; undefined where they are not all listed. */
function countOf({ status, chapters, chapterCount }: ComicPayload): number | undefined {
  if (status !== 'completed' || chapters.length < chapterCount) return undefined;
  return new Set(chapters.map(({ number }) => number)).size;
}

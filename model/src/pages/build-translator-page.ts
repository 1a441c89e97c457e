import { inParts } from './in-parts.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument, TranslatorPayload } from './pages.ts';
import { shownScale } from './shown-counts.ts';
import type { TranslatorDocument } from './translator-cards.ts';
import {
  type ComicDocument,
  newestWorks,
  type TranslatedChapter,
  translatorWork,
  worksOf,
} from './translator-works.ts';

/**
 * The truth behind a translator's page. `chapters` are all that they have translated, or the newest
 * `PAGE_LIMITS.translatorPage.chapters`; `chapterCount` is how many there are. `comics` may hold comics of others.
 */
export interface TranslatorTruth {
  readonly translator: TranslatorDocument;
  readonly chapters: readonly TranslatedChapter[];
  readonly chapterCount: number;
  readonly comics: readonly ComicDocument[];
}

/**
 * A translator's page and its further parts, in their order. A chapter whose comic is not there is not counted among the
 * works.
 */
export function buildTranslatorPages({
  translator,
  chapters,
  chapterCount,
  comics,
}: TranslatorTruth): readonly PageDocument[] {
  const byId = new Map(comics.map((comic) => [comic.id, comic]));
  const works = worksOf(chapters).flatMap((own) => {
    const comic = byId.get(own.comicId);
    return comic ? [translatorWork(own, comic)] : [];
  });
  const [first = [], ...further] = inParts(works, PAGE_LIMITS.translatorPage.works);
  const page = pageDocument({
    version: PAGE_VERSION,
    kind: 'translator',
    payload: {
      ...shownProfile(translator),
      chapterCount,
      comicCount: works.length,
      works: first,
      parts: 1 + further.length,
      newest: newestWorks(chapters, byId),
    },
  });
  const parts = further.map((works) =>
    pageDocument({ version: PAGE_VERSION, kind: 'translatorPart', payload: { works } }),
  );
  return [page, ...parts];
}

/** What their page shows of a translator beside their works. */
export function shownProfile({
  id,
  name,
  photo,
  bio,
  languages,
  level,
  professional,
  followers,
  ratings: { count, qualitySum, claritySum },
}: TranslatorDocument): Omit<
  TranslatorPayload,
  'chapterCount' | 'comicCount' | 'works' | 'parts' | 'newest'
> {
  const quality = shownScale(count, qualitySum);
  const clarity = shownScale(count, claritySum);
  return {
    id,
    name,
    ...(photo && { photo }),
    ...(bio !== undefined && { bio }),
    languages,
    level,
    professional,
    followers,
    ratings: { count, ...(quality !== undefined && { quality }), ...(clarity !== undefined && { clarity }) },
  };
}

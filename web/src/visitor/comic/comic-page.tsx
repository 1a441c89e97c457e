import type { Locale } from '@rawi/model/lists/locales';
import type { ComicPayload } from '@rawi/model/pages/pages';
import { ratingOfChapter } from '@rawi/model/rating/decide-showing';
import { lazy, useEffect } from 'react';
import { useLocale } from '../../core/i18n/locale.ts';
import { PagePart } from '../../core/ui/page-part.tsx';
import { ReadWhole } from '../../core/ui/read-whole.tsx';
import { learnRatings } from '../../domains/ratings/known-ratings.ts';
import { ChapterList } from './chapter-list.tsx';
import { ComicHeader } from './comic-header.tsx';
import classes from './comic-page.module.css';
import { chapterLanguages } from './first-chapter.ts';
import { SimilarComics } from './similar-comics.tsx';
import { Translators } from './translators.tsx';

/** Lazy, since they are at the bottom: their code and texts load after the rest of the page. */
const ComicRating = lazy(() => import('./comic-rating.tsx'));
const ComicContent = lazy(() => import('./comic-content.tsx'));
const ComicTags = lazy(() => import('./comic-tags.tsx'));
const ComicReviews = lazy(() => import('./comic-reviews.tsx'));
const ComicComments = lazy(() => import('./comic-comments.tsx'));

export function ComicPage({ comic }: { readonly comic: ComicPayload }) {
  const locale = useLocale();
  useEffect(() => {
    const chapters = comic.chapters.map((chapter) => ({
      key: chapter.id,
      ageRating: ratingOfChapter(comic, chapter),
    }));
    learnRatings([{ key: comic.slug, ageRating: comic.ageRating }, ...chapters]);
  }, [comic]);
  const hasAside = comic.translators.length + comic.similar.length > 0;
  return (
    <article key={comic.slug}>
      <ComicHeader comic={comic} />
      <ReadWhole of="opening" />
      <div className={classes.columns} data-aside={hasAside || undefined}>
        <ChapterList comic={comic} />
        {hasAside && (
          <div className={classes.beside}>
            {comic.translators.length > 0 && <Translators translators={comic.translators} />}
            {comic.similar.length > 0 && (
              <SimilarComics
                comics={comic.similar}
                alsoSaved={comic.alsoSaved}
                rows={rowsBeside(comic, locale)}
              />
            )}
          </div>
        )}
        <div className={classes.comments}>
          <PagePart>
            <ComicRating comic={comic} />
            <ComicTags comic={comic} />
            <ComicContent comic={comic} />
            <ComicReviews comic={comic} />
            <ComicComments comic={comic} />
          </PagePart>
        </div>
      </div>
    </article>
  );
}

/**
 * The approximate row heights in pixels: of a chapter with a strip of panels, of a chapter with only its
 * cover, and of a translator.
 */
const ROW_HEIGHTS = { strip: 265, cover: 113, translator: 98 } as const;

/** How many rows of covers (1 to 3) fill the height that the chapters have beyond the translators. */
function rowsBeside({ chapters, translators }: ComicPayload, locale: Locale): number {
  const most = Math.max(0, ...chapterLanguages(chapters, locale).map(({ count }) => count));
  const height = chapters.some(({ strip }) => strip) ? ROW_HEIGHTS.strip : ROW_HEIGHTS.cover;
  const above = translators.length === 0 ? 0 : 80 + translators.length * ROW_HEIGHTS.translator;
  return Math.min(3, Math.max(1, Math.round((60 + most * height - above) / 320)));
}

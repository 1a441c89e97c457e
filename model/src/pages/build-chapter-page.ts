import { addedNotes, ratingOfChapter } from '../rating/decide-showing.ts';
import type { Comic } from '../truth/comic.ts';
import { panelsOf } from '../truth/panels-of.ts';
import type { Translator } from '../truth/translator.ts';
import { type CommentTruth, NO_COMMENTS, shownComments } from './build-comments.ts';
import { type ChapterDocument, neighbourLink, nextLink } from './chapter-link.ts';
import { neighboursOf } from './neighbours.ts';
import { pageDocument } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument } from './pages.ts';
import { shownCover, shownImage } from './shown-cover.ts';
import { namedNotes } from './shown-fields.ts';
import { translationRows } from './translation-rows.ts';
import { translatorProfile } from './translator-cards.ts';

/**
 * The truth behind a chapter's page. `chapters` are all of the comic's, or at least those of the nearest numbers in
 * the same language and every translation of this number; where that language has no greater number, also those of the nearest
 * greater one in any.
 */
export interface ChapterTruth {
  readonly comic: Comic;
  readonly chapter: ChapterDocument;
  readonly chapters: readonly ChapterDocument[];
  /** The chapter's translator, where they have a profile. */
  readonly translator?: Translator | undefined;
  /** The comments at this number; none if left out. */
  readonly comments?: CommentTruth;
}

/** A chapter's page: its pages and file, its comic, neighbours and other translations. */
export function buildChapterPage({
  comic,
  chapter,
  chapters,
  translator,
  comments = NO_COMMENTS,
}: ChapterTruth): PageDocument {
  const { previous, next, elsewhere } = neighboursOf(chapter, chapters);
  const rating = ratingOfChapter(comic, chapter);
  return pageDocument({
    version: PAGE_VERSION,
    kind: 'chapter',
    payload: {
      id: chapter.id,
      number: chapter.number,
      language: chapter.language,
      title: chapter.title,
      translator: chapter.translator && {
        ...chapter.translator,
        ...(translator && translatorProfile(translator)),
      },
      reactions: chapter.reactions,
      publishedAt: chapter.publishedAt.toISOString(),
      readingDirection: chapter.readingDirection,
      pageCount: chapter.pageCount,
      shifted: chapter.reading?.shifted,
      manifest: chapter.manifest && {
        ...chapter.manifest,
        panels: [...panelsOf(chapter)],
        blurredStrip: undefined,
      },
      panelsFile: chapter.panelsFile ?? undefined,
      transcript: chapter.transcript,
      changes: chapter.changes && {
        fixed: chapter.changes.fixed,
        names: chapter.changes.helpers.map(({ name }) => name),
      },
      pdf: chapter.pdf,
      credits: chapter.credits && (chapter.credits.named ?? chapter.credits.unnamed),
      downloadable: chapter.downloadable,
      cover: shownImage(chapter.cover, rating),
      comic: {
        id: chapter.comicId,
        slug: comic.slug,
        series: comic.series,
        names: comic.names,
        cover: shownCover(comic, rating),
        shareCards: chapter.shareCards ?? comic.shareCards,
        ageRating: comic.ageRating ?? undefined,
        contentNotes: namedNotes(comic.contentNotes),
      },
      ageRating: chapter.ageRating,
      contentNotes: namedNotes(addedNotes(comic, chapter)),
      previous: previous && neighbourLink(previous, chapters),
      next: next && nextLink(next, chapters),
      nextElsewhere: elsewhere && { ...nextLink(elsewhere, chapters), language: elsewhere.language },
      translations: translationRows(chapter, chapters),
      comments: shownComments(comments, PAGE_LIMITS.shownComments.chapter),
    },
  });
}

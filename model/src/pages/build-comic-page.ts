import { inOrderOfNotes } from '../lists/content-notes.ts';
import type { Comic } from '../truth/comic.ts';
import { type CommentTruth, NO_COMMENTS, shownComments } from './build-comments.ts';
import type { ChapterDocument } from './chapter-link.ts';
import { chapterRows, chooseChapters } from './chapter-rows.ts';
import { buildComicCard } from './comic-card.ts';
import { compactCard } from './compact-card.ts';
import { packImageCounts } from './image-counts.ts';
import { pageBytes, pageDocument } from './page-document.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { PAGE_VERSION } from './page-version.ts';
import type { PageDocument, ShownComments } from './pages.ts';
import { shownStars } from './shown-counts.ts';
import { shownCover } from './shown-cover.ts';
import { namedNotes, pageFieldsOf } from './shown-fields.ts';
import { SHOWN_REVIEWS } from './shown-reviews.ts';
import { shownTags } from './shown-tags.ts';
import { type Chosen, moreLikeThis } from './similar-comics.ts';
import { type TranslatorDocument, translatorCard, translatorsOf } from './translator-cards.ts';

/** The truth behind a comic's page. `candidates` may hold the comic itself and comics unlike it. */
export interface ComicTruth {
  readonly comicId: string;
  readonly comic: Comic;
  readonly chapters: readonly ChapterDocument[];
  /** Those of `translatorsOf(chapters)` that exist; there may be more. */
  readonly translators: readonly TranslatorDocument[];
  readonly candidates: readonly Comic[];
  /** What readers have chosen beside it; nothing if left out. */
  readonly chosen?: Chosen;
  /** The comments; none if left out. */
  readonly comments?: CommentTruth;
  /** Its reviews; none if left out. */
  readonly reviews?: CommentTruth;
}

function shownReviews(reviews: CommentTruth): ShownComments | undefined {
  const { comic, pageBytes: most } = SHOWN_REVIEWS;
  return reviews.count === 0 && reviews.newest.length === 0 ? undefined : shownComments(reviews, comic, most);
}

/** The notes that these chapters have, each once. */
function notesOf(chapters: readonly ChapterDocument[]) {
  return namedNotes(inOrderOfNotes(chapters.flatMap(({ contentNotes = [] }) => contentNotes)));
}

const NOTHING_CHOSEN: Chosen = { alsoSaved: [], near: [] };

/** Which of the comics that a page shows readers of its own have saved too. */
function shownAlsoSaved(more: readonly Comic[], { alsoSaved }: Chosen): string[] {
  const saved = new Set(alsoSaved.map(({ slug }) => slug));
  return more.map(({ slug }) => slug).filter((slug) => saved.has(slug));
}

/**
 * A comic's page: its fields, up to 200 chapters and up to 12 similar comics, at most 100 kB. Where words run so
 * long that 200 rows weigh more, it holds fewer, chosen as by `chooseChapters`.
 */
export function buildComicPage({
  comicId,
  comic,
  chapters,
  translators,
  candidates,
  chosen = NOTHING_CHOSEN,
  comments = NO_COMMENTS,
  reviews = NO_COMMENTS,
}: ComicTruth): PageDocument {
  const more = moreLikeThis(comic, chosen, candidates);
  const similar = more.map((each) => compactCard(buildComicCard(each)));
  const alsoSaved = shownAlsoSaved(more, chosen);
  const byId = new Map(translators.map((translator) => [translator.id, translator]));
  const shown = translatorsOf(chapters).flatMap((id) => byId.get(id) ?? []);
  for (let rows: number = PAGE_LIMITS.chapterRows; ; rows = Math.floor(rows * 0.8)) {
    const chosenRows = chooseChapters(chapters, rows);
    const page = pageDocument({
      version: PAGE_VERSION,
      kind: 'comic',
      payload: {
        id: comicId,
        slug: comic.slug,
        ...pageFieldsOf(comic),
        names: comic.names,
        cover: shownCover(comic),
        shareCards: comic.shareCards,
        views: comic.views,
        chapterCount: comic.chapterCount,
        chapters: chapterRows(chosenRows, comic),
        images: packImageCounts(chosenRows.map(({ manifest }) => manifest?.images.length ?? 0)),
        chapterNotes: notesOf(chosenRows),
        translators: shown.map(translatorCard),
        similar,
        ...(alsoSaved.length > 0 && { alsoSaved }),
        comments: shownComments(comments, PAGE_LIMITS.shownComments.comic),
        reviews: shownReviews(reviews),
        ratings: shownStars(comic.ratings),
        tags: shownTags(comic),
      },
    });
    if (rows === 0 || pageBytes(page) <= PAGE_LIMITS.pageBytes) return page;
  }
}

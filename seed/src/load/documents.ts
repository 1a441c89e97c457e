import { buildChapterPage } from '@rawi/model/build-chapter-page';
import { buildComicPage } from '@rawi/model/build-comic-page';
import { buildHomePage } from '@rawi/model/build-home-page';
import { pageIds, paths } from '@rawi/model/paths';
import type { Truth } from './truth.ts';

/** A document to be set at a path. */
export interface SeedDocument {
  readonly path: string;
  readonly data: object;
}

/** The documents of the truth. */
export function truthDocuments(truth: Truth): SeedDocument[] {
  const documents: SeedDocument[] = [];
  for (const [id, data] of truth.publishers) documents.push({ path: paths.publisher(id), data });
  for (const [id, data] of truth.people) documents.push({ path: paths.person(id), data });
  for (const [id, data] of truth.genres) documents.push({ path: paths.genre(id), data });
  for (const [id, data] of truth.translators) documents.push({ path: paths.translator(id), data });
  for (const { comic, chapters } of truth.comics) {
    documents.push({ path: paths.slug(comic.slug), data: { comicId: comic.slug, slug: comic.slug } });
    documents.push({ path: paths.comic(comic.slug), data: comic });
    for (const { id, ...chapter } of chapters)
      documents.push({ path: paths.chapter(comic.slug, id), data: chapter });
  }
  return documents;
}

/** The page documents that show the truth. */
export function pageDocuments(truth: Truth): SeedDocument[] {
  const { comics, publishers } = truth;
  const home = buildHomePage({
    comics,
    publishers: [...publishers].map(([id, publisher]) => ({
      publisher: { id, ...publisher },
      comics: comics.map(({ comic }) => comic).filter((comic) => comic.publisher.id === id),
    })),
    counts: { comics: comics.length, publishers: publishers.size },
  });
  const pages: SeedDocument[] = [{ path: paths.page(pageIds.home()), data: home }];
  for (const { comic, chapters } of comics) {
    pages.push({
      path: paths.page(pageIds.comic(comic.slug)),
      data: buildComicPage({ comic, chapters, candidates: comics }),
    });
    for (const chapter of chapters) {
      pages.push({
        path: paths.page(pageIds.chapter(chapter.id)),
        data: buildChapterPage({ comic, chapter, chapters }),
      });
    }
  }
  return pages;
}

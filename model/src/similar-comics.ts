import type { Comic } from './comic.ts';
import type { ComicWithChapters } from './comic-card.ts';
import { compareMostRead } from './comic-order.ts';
import { LIMITS } from './limits.ts';

/** How much two comics share: two for each genre, two for the writer, one for the publisher; 0 is not similar. */
export function similarity(a: Comic, b: Comic): number {
  const genres = new Set(a.genres.map((genre) => genre.id));
  const shared = new Set(b.genres.filter((genre) => genres.has(genre.id)).map((genre) => genre.id)).size;
  return 2 * shared + (a.writer.id === b.writer.id ? 2 : 0) + (a.publisher.id === b.publisher.id ? 1 : 0);
}

/** The comics among `candidates` most like `comic`, never itself: at most 12, the likest first, then the most read. */
export function similarComics(comic: Comic, candidates: readonly ComicWithChapters[]): ComicWithChapters[] {
  const bySlug = new Map(candidates.map((candidate) => [candidate.comic.slug, candidate]));
  bySlug.delete(comic.slug);
  return [...bySlug.values()]
    .map((candidate) => ({ candidate, score: similarity(comic, candidate.comic) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || compareMostRead(a.candidate.comic, b.candidate.comic))
    .slice(0, LIMITS.similarComics)
    .map(({ candidate }) => candidate);
}

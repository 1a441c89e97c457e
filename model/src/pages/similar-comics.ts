import type { Comic } from '../truth/comic.ts';
import { compareMostRead } from './comic-order.ts';
import { PAGE_LIMITS } from './page-limits.ts';

/** How much two comics share: two for each genre, two for the writer, one for the publisher; 0 is not similar. */
export function similarity(a: Comic, b: Comic): number {
  const genres = new Set(a.genres.map((genre) => genre.id));
  const shared = new Set(b.genres.filter((genre) => genres.has(genre.id)).map((genre) => genre.id)).size;
  return 2 * shared + (a.writer.id === b.writer.id ? 2 : 0) + (a.publisher.id === b.publisher.id ? 1 : 0);
}

/** A condition of a Firestore query. */
export interface Condition {
  readonly field: string;
  readonly operator: '==' | 'array-contains-any';
  readonly value: unknown;
}

/**
 * What to ask the catalogue for comics like one: a query for each condition, the most read first, then by slug. The
 * comic itself may be among the answers.
 */
export function likenessQueries({ genres, writer, publisher }: Likeness): Condition[] {
  return [
    { field: 'genres', operator: 'array-contains-any', value: genres },
    { field: 'writer.id', operator: '==', value: writer.id },
    { field: 'publisher.id', operator: '==', value: publisher.id },
  ];
}

/** The fields that decide which comics are similar. */
export type Likeness = Pick<Comic, 'genres' | 'writer' | 'publisher'>;

/** What readers have chosen beside a comic: what they also saved, and what stands near that; the nearest first. */
export interface Chosen {
  readonly alsoSaved: readonly Comic[];
  readonly near: readonly Comic[];
}

/** More comics like one, at most 12: what readers have chosen beside it first, then those that are like it. */
export function moreLikeThis(comic: Comic, chosen: Chosen, candidates: readonly Comic[]): Comic[] {
  const inOrder = [...chosen.alsoSaved, ...chosen.near, ...similarComics(comic, candidates)];
  const bySlug = new Map(inOrder.map((each) => [each.slug, each]));
  bySlug.delete(comic.slug);
  return [...bySlug.values()].slice(0, PAGE_LIMITS.similarComics);
}

/** The comics among `candidates` most like `comic`, never itself: at most 12, the likest first, then the most read. */
export function similarComics(comic: Comic, candidates: readonly Comic[]): Comic[] {
  const bySlug = new Map(candidates.map((candidate) => [candidate.slug, candidate]));
  bySlug.delete(comic.slug);
  return [...bySlug.values()]
    .map((candidate) => ({ candidate, score: similarity(comic, candidate) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || compareMostRead(a.candidate, b.candidate))
    .slice(0, PAGE_LIMITS.similarComics)
    .map(({ candidate }) => candidate);
}

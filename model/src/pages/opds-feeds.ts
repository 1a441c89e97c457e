import type { Comic } from '../truth/comic.ts';
import { z } from '../zod.ts';
import { shelfWithBefore } from './shelves.ts';

/**
 * The names of the lists of comics that catalogues for reading apps have: each is a page document of its own. A shelf, a genre, a language
 * and a publisher stand behind an underscore, which none of their ids holds.
 */

/** What a list is of, beside those that are there once. */
export const OPDS_GROUPS = ['genre', 'language', 'publisher'] as const;
export type OpdsGroup = (typeof OPDS_GROUPS)[number];

export const opdsFeeds = {
  /** Those with the newest chapters. */
  latest: 'latest',
  mostRead: 'most-read',
  /** All comics from the newest; an earlier part by its shelf. */
  comics: 'comics',
  shelf: (shelf: number | string) => `comics_${shelf}`,
  group: (group: OpdsGroup, id: string) => `${group}_${id}`,
} as const;

/** The lists of such lists: they are written with what they list. */
export const OPDS_GROUP_LISTS = { genre: 'genres', language: 'languages' } as const;

export const opdsFeedSchema = z
  .string()
  .max(120, { abort: true })
  .regex(/^(?:latest|most-read|comics|comics_[1-9]\d{0,8}|(?:genre|language|publisher)_[a-z0-9-]{1,100})$/);

/** A list of a genre, a language or a publisher by its name; undefined for another one. */
export function groupOfFeed(feed: string): { readonly group: OpdsGroup; readonly id: string } | undefined {
  const [, word, id] = /^([a-z]+)_(.+)$/.exec(feed) ?? [];
  const group = OPDS_GROUPS.find((each) => each === word);
  return group && id !== undefined ? { group, id } : undefined;
}

/** The shelf of a list by its name; undefined for another one. */
export function shelfOfFeed(feed: string): number | undefined {
  const [, shelf] = /^comics_(\d+)$/.exec(feed) ?? [];
  return shelf === undefined ? undefined : Number(shelf);
}

/** What decides on which lists a comic stands. */
export type PlacedComic = Pick<Comic, 'languages' | 'shelf'> & {
  readonly genres: readonly { readonly id: string }[];
  readonly publisher: { readonly id: string };
};

/** Every list that a comic stands on, or may; where it comes or goes also the shelf before its own, which leads to it. */
export function feedsOfComic(
  { genres, languages, publisher, shelf }: PlacedComic,
  comesOrGoes: boolean,
): string[] {
  return [
    opdsFeeds.latest,
    opdsFeeds.mostRead,
    opdsFeeds.comics,
    ...(comesOrGoes ? shelfWithBefore(shelf) : [shelf]).map(opdsFeeds.shelf),
    ...genres.map(({ id }) => opdsFeeds.group('genre', id)),
    ...languages.map((language) => opdsFeeds.group('language', language)),
    opdsFeeds.group('publisher', publisher.id),
  ];
}

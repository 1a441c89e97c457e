import { paths } from '@rawi/model/paths';
import { type Library, librarySchema } from '@rawi/model/truth/library';
import { documentAt, readDocument } from '../../core/data/documents.ts';
import { NOTHING_OWN, type Own } from './own.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

const libraryOf = documentAt((uid: string, part: string) => paths.library(uid, Number(part)), librarySchema);

/**
 * All that a person has chosen, as functions last applied it: one read for each of its documents, usually
 * one.
 */
export async function readLibrary(uid: string): Promise<Own> {
  const first = await readDocument(libraryOf(uid, '1'));
  if (!first) return NOTHING_OWN;
  const others = Array.from({ length: first.parts - 1 }, (_, at) => libraryOf(uid, String(at + 2)));
  const rest = await Promise.all(others.map((reference) => readDocument(reference)));
  return [first, ...rest].reduce<Own>((own, part) => (part ? joinLibrary(own, part) : own), NOTHING_OWN);
}

function joinLibrary(own: Own, part: Library): Own {
  return {
    following: { ...own.following, ...part.following },
    saved: { ...own.saved, ...part.saved },
    commentLikes: { ...own.commentLikes, ...mapped(part.commentLikes, () => true as const) },
    ignored: { ...own.ignored, ...part.ignored },
    blocked: { ...own.blocked, ...part.blocked },
    reactions: { ...own.reactions, ...mapped(part.reactions, ({ value }) => value) },
    ratings: { ...own.ratings, ...mapped(part.ratings, ({ quality, clarity }) => ({ quality, clarity })) },
    comicRatings: { ...own.comicRatings, ...mapped(part.comicRatings, ({ stars }) => stars) },
    comicTags: { ...own.comicTags, ...mapped(part.comicTags, ({ tags }) => tags) },
    places: {
      ...own.places,
      ...mapped(part.places, (position) => ({ ...position, readAt: position.readAt.getTime() })),
    },
  };
}

function mapped<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

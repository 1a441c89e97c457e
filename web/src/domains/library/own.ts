import type { ReadingShelf } from '@rawi/model/lists/reading-shelves';
import { likeKey } from '@rawi/model/truth/like-key';
import { savedKeys } from '@rawi/model/truth/saved-key';
import type { Rating, Reaction } from '@rawi/model/truth/votes';
import type { Change, PositionEntry, SavedThing } from './change.ts';

/** A person's position in a chapter; `readAt` in milliseconds since the epoch. */
export type Position = Pick<PositionEntry, 'page' | 'pageCount' | 'fraction' | 'finished' | 'readAt'>;
export type Stars = Pick<Rating, 'quality' | 'clarity'>;

/** All that a person has chosen: the stored part of it, or what is shown. */
export interface Own {
  /** By translator. */
  readonly following: Readonly<Record<string, true>>;
  /** By `savedKeyOf`: the shelf, or true for what is on none. */
  readonly saved: Readonly<Record<string, ReadingShelf | true>>;
  /** By chapter. */
  readonly reactions: Readonly<Record<string, Reaction>>;
  /** By translator. */
  readonly ratings: Readonly<Record<string, Stars>>;
  /** By comic: stars. */
  readonly comicRatings: Readonly<Record<string, number>>;
  /** By comic: ids of tags. */
  readonly comicTags: Readonly<Record<string, readonly string[]>>;
  /** By chapter. */
  readonly places: Readonly<Record<string, Position>>;
  /** By `likeKey`. */
  readonly commentLikes: Readonly<Record<string, true>>;
  /** By person: their comments are hidden. */
  readonly ignored: Readonly<Record<string, true>>;
  /** By person. */
  readonly blocked: Readonly<Record<string, true>>;
}

export const NOTHING_OWN: Own = {
  following: {},
  saved: {},
  reactions: {},
  ratings: {},
  comicRatings: {},
  comicTags: {},
  places: {},
  commentLikes: {},
  ignored: {},
  blocked: {},
};

/** The name of a saved comic or chapter. */
export function savedKeyOf(item: SavedThing): string {
  return item.kind === 'comic' ? savedKeys.comic(item.comicId) : savedKeys.chapter(item.chapterId);
}

/** The key of a change's subject: a later change with the same key replaces an earlier one. */
export function keyOf(change: Change): string {
  switch (change.kind) {
    case 'follow':
      return `follow/${change.translator.id}`;
    case 'save':
      return `save/${savedKeyOf(change.item)}`;
    case 'react':
      return `react/${change.chapterId}`;
    case 'rate':
      return `rate/${change.translator.id}`;
    case 'rateComic':
      return `rateComic/${change.comicId}`;
    case 'tagComic':
      return `tagComic/${change.comicId}`;
    case 'place':
      return `place/${change.chapterId}`;
    case 'like':
      return `like/${likeKey(change.comicId, change.commentId)}`;
    case 'ignore':
      return `ignore/${change.person.uid}`;
    case 'block':
      return `block/${change.person.uid}`;
  }
}

/** What a person has chosen, with one more choice. */
export function withChange(own: Own, change: Change): Own {
  switch (change.kind) {
    case 'follow':
      return { ...own, following: having(own.following, change.translator.id, change.on || undefined) };
    case 'save':
      return { ...own, saved: having(own.saved, savedKeyOf(change.item), shelfOf(change)) };
    case 'react':
      return { ...own, reactions: having(own.reactions, change.chapterId, change.value ?? undefined) };
    case 'rate':
      return { ...own, ratings: having(own.ratings, change.translator.id, change.value ?? undefined) };
    case 'rateComic':
      return { ...own, comicRatings: having(own.comicRatings, change.comicId, change.value ?? undefined) };
    case 'tagComic':
      return { ...own, comicTags: having(own.comicTags, change.comicId, change.value ?? undefined) };
    case 'place':
      return { ...own, places: having(own.places, change.chapterId, positionOf(change.entry)) };
    case 'like': {
      const key = likeKey(change.comicId, change.commentId);
      return { ...own, commentLikes: having(own.commentLikes, key, change.on || undefined) };
    }
    case 'ignore':
      return { ...own, ignored: having(own.ignored, change.person.uid, change.on || undefined) };
    case 'block':
      // Functions end what is followed, and an end of the block does not bring it back.
      return {
        ...own,
        blocked: having(own.blocked, change.person.uid, change.on || undefined),
        following: having(own.following, change.person.uid, undefined),
      };
  }
}

/** The name of the number that a choice is counted in; null when it is in none. */
export function countedAs(own: Own, change: Change): string | null {
  if (change.kind === 'follow') return own.following[change.translator.id] ? 'followers' : null;
  if (change.kind === 'like') {
    return own.commentLikes[likeKey(change.comicId, change.commentId)] ? 'likes' : null;
  }
  if (change.kind !== 'react') return null;
  const value = own.reactions[change.chapterId];
  return value === undefined ? null : value === 'like' ? 'likes' : 'dislikes';
}

const shelfOf = ({ on, shelf }: Extract<Change, { kind: 'save' }>) => (on ? (shelf ?? true) : undefined);

function having<T>(record: Readonly<Record<string, T>>, key: string, value: T | undefined) {
  const { [key]: _, ...others } = record;
  return value === undefined ? others : { ...others, [key]: value };
}

function positionOf(entry: PositionEntry | null): Position | undefined {
  if (!entry) return undefined;
  const { page, pageCount, fraction, finished, readAt } = entry;
  return { page, pageCount, fraction, finished, readAt };
}

import type { AgeRating } from '@rawi/model/lists/age-ratings';
import type { Language } from '@rawi/model/lists/languages';
import type { Locale } from '@rawi/model/lists/locales';
import type { Picture } from '@rawi/model/truth/schemas';
import type { OrderId } from './chapter-in-order.ts';

/** A list as it is read in its order, whoever's it is. Pure. */

interface OrderComic {
  readonly comicId: string;
  readonly slug: string;
  readonly series: string;
  readonly names: { readonly [L in Locale]?: string | undefined };
  readonly picture: Picture;
  /** Of one's own lists as far as the device knows it. */
  readonly ageRating?: AgeRating | undefined;
}

/** A comic counts as one step: who reads a list of comics reads each to its end. */
export type OrderEntry =
  | (OrderComic & { readonly kind: 'comic' })
  | (OrderComic & {
      readonly kind: 'chapter';
      readonly chapterId: string;
      readonly number: number;
      readonly language: Language;
      readonly title?: string | undefined;
    });

export interface ReadingOrder {
  readonly of: OrderId;
  readonly name: string;
  readonly entries: readonly OrderEntry[];
}

/** The chapter that is read. */
interface ReadChapter {
  readonly id: string;
  readonly number: number;
  readonly comic: { readonly id: string };
}

/** Where a chapter stands on a list, and what is before and after it there. */
export interface OrderStep {
  /** From 1. */
  readonly place: number;
  readonly count: number;
  /** The chapter belongs to a comic that is on the list as a whole: within it the comic's own order leads on. */
  readonly isWithin: boolean;
  readonly previous: OrderEntry | undefined;
  readonly next: OrderEntry | undefined;
  /** How many entries between here and the next one are gone; all that follow, where there is no next one. */
  readonly passed: number;
}

/**
 * Where a chapter stands on a list: by itself, else by another translation of its number, else by its comic; undefined where it
 * does not. `gone`: keys of entries that readers have no more.
 */
export function stepOf(
  { entries }: Pick<ReadingOrder, 'entries'>,
  chapter: ReadChapter,
  gone: ReadonlySet<string>,
): OrderStep | undefined {
  const at = placeOf(entries, chapter);
  const here = entries[at];
  if (!here) return undefined;
  const isThere = (entry: OrderEntry) => !gone.has(orderKey(entry));
  const after = entries.slice(at + 1);
  const next = after.findIndex(isThere);
  return {
    place: at + 1,
    count: entries.length,
    isWithin: here.kind === 'comic',
    previous: entries.slice(0, at).findLast(isThere),
    next: after[next],
    passed: next === -1 ? after.length : next,
  };
}

/** By what an entry is known among those that are gone. */
export const orderKey = (entry: OrderEntry): string =>
  entry.kind === 'chapter' ? entry.chapterId : entry.comicId;

function placeOf(entries: readonly OrderEntry[], { id, number, comic }: ReadChapter): number {
  const ways: readonly ((entry: OrderEntry) => boolean)[] = [
    (entry) => entry.kind === 'chapter' && entry.chapterId === id,
    (entry) => entry.kind === 'chapter' && entry.comicId === comic.id && entry.number === number,
    (entry) => entry.kind === 'comic' && entry.comicId === comic.id,
  ];
  for (const isHere of ways) {
    const at = entries.findIndex(isHere);
    if (at !== -1) return at;
  }
  return -1;
}

import type { AgeRating } from '../lists/age-ratings.ts';
import type { ContentNote } from '../lists/content-notes.ts';
import { type MaybeRated, stricterRating, strictnessOf } from './age-order.ts';

/**
 * What may be done with a comic or a chapter, from its rating and what a person wants. Nothing else of the site decides that. It
 * imports no zod: visitors' code, the service worker and the scripts before it use it. It is courtesy and no access control: what is public can
 * be fetched by whoever knows its address.
 */

/** Up to which rating a person may want to be shown works: 12 is the mode for children, 18 is for who has said that they are an adult. */
export const WISHED_RATINGS = ['12', '16', '18'] as const;
/** From which rating on pictures may be blurred. */
export const BLURRED_RATINGS = ['16', '18'] as const;

/** What a person wants to be shown. */
export interface Wish {
  readonly upTo: (typeof WISHED_RATINGS)[number];
  /** From which rating on pictures are blurred; null where none are. */
  readonly blursFrom: (typeof BLURRED_RATINGS)[number] | null;
}

/** What is shown to whoever has said nothing, and what shared caches keep. */
export const VISITORS_WISH: Wish = { upTo: '16', blursFrom: '18' };

/** The mode for shared devices and children. */
export const CHILDRENS_WISH: Wish = { upTo: '12', blursFrom: '16' };

/** What is known of a comic, or of a chapter beside its comic. A page knows its notes by their ids as they were stored. */
export interface Rated<Note extends string = ContentNote> {
  readonly ageRating?: MaybeRated;
  readonly contentNotes?: readonly Note[] | undefined;
}

/** How pictures are shown, the least first. */
export const PICTURE_WAYS = ['none', 'blurred', 'sharp'] as const;
/** How the work opens at its own address, the least first. `asAdult`: after a notice that asks who reads. */
export const OPENING_WAYS = ['never', 'asAdult', 'afterNotice', 'freely'] as const;

export interface Showing<Note extends string = ContentNote> {
  /** The rating that holds: the stricter one of the comic's and the chapter's; undefined where it is not rated. */
  readonly rating: AgeRating | undefined;
  /** Whether it stands in lists, with its title; where it does not, the list says that something is left out and how to see it. */
  readonly isListed: boolean;
  /** Its cover and panels, also at its own address. */
  readonly pictures: (typeof PICTURE_WAYS)[number];
  readonly opens: (typeof OPENING_WAYS)[number];
  /** What the notice before reading names: the notes of the comic, and those that the chapter adds. */
  readonly notes: readonly Note[];
  /** Those that the chapter alone has, for its own beginning. */
  readonly ownNotes: readonly Note[];
  /** Flashing pictures get a notice of their own, whatever the rating. */
  readonly isFlashing: boolean;
}

/** Decides about a comic, or about a chapter of it, for a person. */
export function decideShowing<Note extends string = ContentNote>(
  comic: Rated<Note>,
  wish: Wish,
  chapter?: Rated<Note>,
): Showing<Note> {
  const rating = chapter ? ratingOfChapter(comic, chapter) : (comic.ageRating ?? undefined);
  const ownNotes = addedNotes(comic, chapter);
  const notes = [...(comic.contentNotes ?? []), ...ownNotes];
  const isFlashing = notes.some((note) => note === 'flashing');
  const isListed = strictnessOf(rating) <= strictnessOf(wish.upTo);
  return {
    rating,
    isListed,
    pictures: picturesFor(rating, wish, isListed),
    opens: openingFor(rating, wish, isListed, isFlashing),
    notes,
    ownNotes,
    isFlashing,
  };
}

/** The rating that holds for a chapter: it is never milder than its comic’s. */
export function ratingOfChapter(
  comic: Pick<Rated, 'ageRating'>,
  chapter: Pick<Rated, 'ageRating'>,
): AgeRating | undefined {
  return chapter.ageRating === null || chapter.ageRating === undefined
    ? (comic.ageRating ?? undefined)
    : stricterRating(comic.ageRating, chapter.ageRating);
}

/** The notes of a chapter that its comic does not have. */
export function addedNotes<Note extends string>(
  comic: Rated<Note>,
  chapter: Rated<Note> | undefined,
): readonly Note[] {
  return (chapter?.contentNotes ?? []).filter((note) => !comic.contentNotes?.includes(note));
}

function picturesFor(rating: MaybeRated, { upTo, blursFrom }: Wish, isListed: boolean): Showing['pictures'] {
  if (!isListed) return upTo === '12' ? 'none' : 'blurred';
  return blursFrom !== null && strictnessOf(rating) >= strictnessOf(blursFrom) ? 'blurred' : 'sharp';
}

function openingFor(
  rating: MaybeRated,
  { upTo }: Wish,
  isListed: boolean,
  isFlashing: boolean,
): Showing['opens'] {
  if (!isListed) return upTo === '12' ? 'never' : 'asAdult';
  return isFlashing || strictnessOf(rating) >= strictnessOf('16') ? 'afterNotice' : 'freely';
}

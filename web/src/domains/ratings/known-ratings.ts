import { AGE_RATINGS, type AgeRating } from '@rawi/model/lists/age-ratings';
import { type MaybeRated, stricterRating } from '@rawi/model/rating/age-order';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/**
 * The ratings of the comics, and of the chapters that have their own, whose pages this device has shown: by the comic's address and
 * the chapter's id. What a person keeps (saved, read, downloaded) has no rating with it, and asks here. They stay on the device; of
 * an account they are forgotten at its log-out, since they tell what was looked at.
 */
const kept = keptJson('localStorage', 'ratings', (value): Known | undefined =>
  Array.isArray(value)
    ? value.flatMap((each) => {
        const [key, rating] = [fieldOf(each, '0'), AGE_RATINGS.find((known) => known === fieldOf(each, '1'))];
        return typeof key === 'string' && rating !== undefined ? [[key, rating] as const] : [];
      })
    : undefined,
);

/** The latest first. */
type Known = readonly (readonly [key: string, rating: AgeRating])[];

/** How many are kept, the latest. */
const MOST = 3000;

let known: ReadonlyMap<string, AgeRating> | undefined;

/** Something that was shown: a comic by its address, a chapter by its id. */
export interface ShownRating {
  readonly key: string;
  readonly ageRating: MaybeRated;
}

/** Keeps how these are rated; without storage until the page is left. */
export function learnRatings(shown: readonly ShownRating[]): void {
  // Another tab may have met others meanwhile.
  const before = new Map(kept.read() ?? knownHere());
  if (shown.every(({ key, ageRating }) => before.get(key) === (ageRating ?? undefined))) return;
  const keys = new Set(shown.map(({ key }) => key));
  const fresh = shown.flatMap(({ key, ageRating }) => (ageRating ? [[key, ageRating] as const] : []));
  const next = [...fresh, ...[...before].filter(([key]) => !keys.has(key))].slice(0, MOST);
  known = new Map(next);
  kept.keep(next);
}

/**
 * The rating of something that a person keeps, as far as it is known: by this device, or by what stands in it, of which the
 * stricter holds.
 */
export function keptRating(thing: {
  readonly slug: string;
  readonly chapterId?: string | null | undefined;
  /** The rating that it had when it was written. */
  readonly ageRating?: MaybeRated;
}): MaybeRated {
  const here = knownHere();
  const comic = here.get(thing.slug);
  // A chapter that was not met may be for more than its comic: it counts as not rated.
  const known = thing.chapterId ? stricterRating(comic, here.get(thing.chapterId)) : comic;
  if (!thing.ageRating || !known) return thing.ageRating ?? known;
  return stricterRating(thing.ageRating, known);
}

/** Forgets all of them, and which notices were agreed to (`agreements.ts`, which few chapters load): each is shown again. */
export function forgetRatings(): void {
  known = undefined;
  kept.keep(undefined);
  keptJson('localStorage', 'agreed', () => undefined).keep(undefined);
}

let isHearing = false;

function knownHere(): ReadonlyMap<string, AgeRating> {
  // A log-out in another tab forgets them here too.
  if (!isHearing && typeof window !== 'undefined') {
    isHearing = true;
    kept.onOtherTab(() => {
      known = undefined;
    });
  }
  known ??= new Map(kept.read());
  return known;
}

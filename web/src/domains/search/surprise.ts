/** How many of the last surprises are not drawn once more, where there are others. */
const REMEMBERED = 20;

/** The latest first; of this tab, until it is loaded again. */
let last: readonly string[] = [];

/** What may not be drawn. */
export interface Surprising {
  /** Whether somebody does not want to see a comic. */
  readonly isHidden: (slug: string) => boolean;
  /** Whether a comic cannot be opened now. */
  readonly isAway: (slug: string) => boolean;
  /** At least 0 and below 1. */
  readonly random?: () => number;
}

/** A comic, or why there is none: nothing fits, or nothing that fits is on this device while there is no network. */
export type Surprise =
  | { readonly state: 'drawn'; readonly slug: string }
  | { readonly state: 'none' }
  | { readonly state: 'away' };

/** Draws one of the comics that fit, and none of the last ones of this tab while there is another. */
export function drawSurprise(
  slugs: readonly string[],
  { isHidden, isAway, random = Math.random }: Surprising,
): Surprise {
  const wanted = slugs.filter((slug) => !isHidden(slug));
  if (wanted.length === 0) return { state: 'none' };
  const there = wanted.filter((slug) => !isAway(slug));
  if (there.length === 0) return { state: 'away' };
  const known = new Set(there);
  // The latest first; one that may be drawn is always left.
  const before = new Set(last.filter((slug) => known.has(slug)).slice(0, there.length - 1));
  const fresh = there.filter((slug) => !before.has(slug));
  const slug = fresh[Math.floor(random() * fresh.length)];
  if (slug === undefined) return { state: 'none' };
  last = [slug, ...last.filter((other) => other !== slug)].slice(0, REMEMBERED);
  return { state: 'drawn', slug };
}

import { type RaisedRatings, readRaisedRatings } from '@rawi/model/text-search/raised-ratings';

/** How long the list counts as current after it was read, as what was removed does: 5 minutes, in milliseconds. */
const FRESH_MS = 5 * 60 * 1000;

interface Known {
  readonly ratings: Promise<RaisedRatings>;
  readonly askedAt: number;
}
let known: Known | undefined;

/**
 * The ratings of chapters that were raised since an index was written; one billed read in five minutes. Rejects where they cannot be
 * had: a line that somebody has chosen not to see is not shown because of that.
 */
export function readRaised(): Promise<RaisedRatings> {
  if (known && Date.now() - known.askedAt <= FRESH_MS) return known.ratings;
  const asked: Known = { ratings: ask(), askedAt: Date.now() };
  known = asked;
  asked.ratings.catch(() => {
    if (known === asked) known = undefined;
  });
  return asked.ratings;
}

async function ask(): Promise<RaisedRatings> {
  const [{ readDocument }, { paths }] = await Promise.all([
    import('../../../core/firebase/firestore-lite.ts'),
    import('@rawi/model/paths'),
  ]);
  return readRaisedRatings(await readDocument(paths.raisedTexts()));
}

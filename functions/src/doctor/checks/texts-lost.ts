import { textSweepRef } from '../../data/text-index.ts';
import { findIndex, mendIndex } from '../../texts/mend-index.ts';
import type { Check } from '../check.ts';

/** Files of the index of texts that it names and that are not there. Their names are listed, of whatever is looked at; none is read but its list. */
export const TEXTS_LOST: Check = {
  name: 'text-index-lost',
  reads: () => 1,
  async *find({ firestore, published: bucket, now }) {
    const { lost } = await findIndex({ firestore, bucket });
    const [first] = lost;
    if (first === undefined) return;
    yield {
      id: textSweepRef(firestore).path,
      problem: `Search in texts misses ${lost.length} of its files, ${first} first: some questions of it fail.`,
      remedy:
        '--repair begins to mend it, and so does the next run of indexTexts: all texts come into it again.',
      repair: () => mendIndex({ firestore, bucket, now }),
    };
  },
};

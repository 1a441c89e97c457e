import { invalidationIdOf } from '@rawi/model/pages/invalidation-target';
import { isSumShown } from '../../counts/write-sum.ts';
import { invalidateTargets } from '../../pages/invalidate.ts';
import type { Check } from '../check.ts';
import { examine } from '../examine.ts';
import { isBeingRebuilt } from '../pages.ts';
import { sumsOf } from './sums.ts';

/** A translator, a comic, a chapter or a comment that shows other numbers than what is counted of it. */
export const SUMS_SHOWN: Check = {
  name: 'sum-shown',
  reads: ({ translators, comics, chapters, comments }) =>
    6 * translators + 4 * (comics + chapters + comments),
  find: (patient) =>
    examine(
      sumsOf(patient),
      ({ path }) => ({ path }),
      async ({ target, path }) => {
        const { firestore, now } = patient;
        if (await isSumShown(firestore, target)) return [];
        if (await isBeingRebuilt(firestore, invalidationIdOf(target))) return [];
        return [
          {
            id: path,
            problem: 'The numbers that it shows are not those that are counted.',
            remedy: '--repair adds them up again.',
            repair: () => invalidateTargets(firestore, [target], now()),
          },
        ];
      },
    ),
};

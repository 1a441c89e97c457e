import { counterOf } from '@rawi/model/pages/invalidation-target';
import { choicesMissingIn, recount } from '../../choices/recount.ts';
import type { Check } from '../check.ts';
import { examine } from '../examine.ts';
import { sumsOf } from './sums.ts';

/** Numbers of follows, ratings and likes that are not those of the choices themselves. */
export const SUMS_COUNTED: Check = {
  name: 'sum-counted',
  reads: ({ translators, comics, chapters, comments }) =>
    8 * (translators + comics) + 5 * (chapters + comments),
  find: (patient) =>
    examine(
      sumsOf(patient),
      ({ path }) => ({ path }),
      async ({ target, path }) => {
        const missing = Object.entries(await choicesMissingIn(patient, target));
        if (missing.length === 0) return [];
        const by = missing.map(([name, count]) => `${name} by ${count}`).join(', ');
        return [
          {
            id: path,
            problem: `What is counted in ${counterOf(target)} is not what people have chosen (${by}).`,
            remedy: '--repair counts the choices again.',
            repair: () => recount(patient, target),
          },
        ];
      },
    ),
};

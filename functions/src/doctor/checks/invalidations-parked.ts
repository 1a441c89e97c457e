import { invalidationSchema } from '@rawi/model/pages/invalidation-target';
import { paths } from '@rawi/model/paths';
import { reading } from '@rawi/model/truth/tolerant';
import { invalidateTargets } from '../../pages/invalidate.ts';
import type { Check } from '../check.ts';
import { examine } from '../examine.ts';

const MOST = 200;

/** A page or a sum whose rebuild was given up. */
export const INVALIDATIONS_PARKED: Check = {
  name: 'mark-parked',
  reads: () => 10,
  find: (patient) =>
    examine(
      parked(patient.firestore),
      ({ ref }) => ref,
      async ({ ref, ...invalidation }) => [
        {
          id: ref.path,
          problem: `Its rebuild was given up: ${invalidation.error}`,
          remedy: 'Correct what the reason names. --repair tries it once more.',
          repair: async () => {
            const read = reading(invalidationSchema).safeParse((await ref.get()).data());
            if (read.success) await invalidateTargets(patient.firestore, [read.data], patient.now());
          },
        },
      ],
    ),
};

async function* parked(db: FirebaseFirestore.Firestore) {
  const { docs } = await db.collection(paths.invalidations()).where('dueAt', '==', null).limit(MOST).get();
  for (const invalidation of docs) {
    const error: unknown = invalidation.get('error');
    if (typeof error === 'string') yield { ref: invalidation.ref, error };
  }
}

import { markSchema } from '@rawi/model/pages/mark-target';
import { paths } from '@rawi/model/paths';
import { reading } from '@rawi/model/truth/tolerant';
import { markTargets } from '../../pages/marks.ts';
import type { Check } from '../check.ts';
import { examine } from '../examine.ts';

const MOST = 200;

/** A page or a sum whose rebuild was given up. */
export const MARKS_PARKED: Check = {
  name: 'mark-parked',
  reads: () => 10,
  find: (patient) =>
    examine(
      parked(patient.firestore),
      ({ ref }) => ref,
      async ({ ref, ...mark }) => [
        {
          id: ref.path,
          problem: `Its rebuild was given up: ${mark.error}`,
          remedy: 'Correct what the reason names. --repair tries it once more.',
          repair: async () => {
            const read = reading(markSchema).safeParse((await ref.get()).data());
            if (read.success) await markTargets(patient.firestore, [read.data], patient.now());
          },
        },
      ],
    ),
};

async function* parked(db: FirebaseFirestore.Firestore) {
  const { docs } = await db.collection(paths.dirtyMarks()).where('dueAt', '==', null).limit(MOST).get();
  for (const mark of docs) {
    const error: unknown = mark.get('error');
    if (typeof error === 'string') yield { ref: mark.ref, error };
  }
}

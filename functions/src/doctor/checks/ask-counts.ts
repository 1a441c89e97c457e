import { paths } from '@rawi/model/paths';
import { askRef, wantedBy } from '../../data/asks.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';
import { examine } from '../examine.ts';
import { mend } from '../mend.ts';

/** How many readers want what is asked for. */
export const ASK_COUNTS: Check = {
  name: 'ask-count',
  reads: ({ people }) => 2 * people,
  find: (patient) =>
    examine(
      documentsOf(patient, patient.firestore.collection(paths.asks()), SAMPLE.people),
      ({ ref }) => ref,
      ({ id }) => look(patient, id),
    ),
};

async function look(patient: Patient, id: string): Promise<readonly Finding[]> {
  const { firestore: db } = patient;
  const ref = askRef(db, id);
  const ask = (await ref.get()).data();
  const readers = (await wantedBy(db, id).count().get()).data().count;
  if (!ask || ask.readers === readers) return [];
  return [
    {
      id: ref.path,
      problem: `It says that ${ask.readers} want it, and ${readers} do.`,
      remedy: '--repair counts them again.',
      repair: mend(patient, async (transaction) => {
        const before = (await transaction.get(ref)).data();
        const wanted = await transaction.get(wantedBy(db, id).count());
        return before && { ref, before, after: { ...before, readers: wanted.data().count } };
      }),
    },
  ];
}

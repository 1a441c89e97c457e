import { paths } from '@rawi/model/paths';
import { inboxRef } from '../../data/users.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';
import { examine } from '../examine.ts';
import { mend } from '../mend.ts';

/** How many notifications somebody has not read. */
export const UNREAD_COUNTS: Check = {
  name: 'unread-count',
  reads: ({ people }) => 3 * people,
  find: (patient) =>
    examine(
      documentsOf(patient, patient.firestore.collection(paths.users()).select(), SAMPLE.people),
      ({ ref }) => ref,
      ({ id }) => look(patient, id),
    ),
};

async function look(patient: Patient, uid: string): Promise<readonly Finding[]> {
  const { firestore: db } = patient;
  const ref = inboxRef(db, uid);
  const unread = db.collection(paths.notifications(uid)).where('read', '==', false).count();
  const inbox = (await ref.get()).data();
  const count = (await unread.get()).data().count;
  if (!inbox || inbox.unread === count) return [];
  return [
    {
      id: ref.path,
      problem: `It says that ${inbox.unread} notifications are unread, and ${count} are.`,
      remedy: '--repair counts them again.',
      repair: mend(patient, async (transaction) => {
        const before = (await transaction.get(ref)).data();
        const found = await transaction.get(unread);
        return before && { ref, before, after: { ...before, unread: found.data().count } };
      }),
    },
  ];
}

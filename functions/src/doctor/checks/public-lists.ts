import { isSame } from '@rawi/model/pages/is-same';
import { paths } from '@rawi/model/paths';
import { publicListStep } from '@rawi/model/truth/public-list-step';
import { isMuted } from '../../callers/is-muted.ts';
import { ownListRef, publicListRef, publicLists } from '../../data/lists.ts';
import { settlePublicList } from '../../lists/settle-list.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { documentsOf, SAMPLE } from '../documents.ts';
import { examine } from '../examine.ts';

/** Public lists that are not what their private ones say. */
export const PUBLIC_LISTS: Check = {
  name: 'public-list',
  reads: ({ people }) => 4 * people,
  find: (patient) =>
    examine(
      documentsOf(patient, publicLists(patient.firestore), SAMPLE.people),
      ({ ref }) => ref,
      ({ id }) => look(patient, id),
    ),
};

async function look(patient: Patient, id: string): Promise<readonly Finding[]> {
  const { firestore: db, now } = patient;
  const listed = (await publicListRef(db, id).get()).data();
  if (listed?.owner.kind !== 'person') return [];
  const { uid, listId } = listed.owner;
  const expected = await db.runTransaction(
    async (transaction) => {
      const own = (await transaction.get(ownListRef(db, uid, listId))).data();
      const mayPublish = !(await isMuted(transaction, db, uid, now()));
      return publicListStep({ id, of: { uid, listId }, own, listed, mayPublish, now: now() });
    },
    { readOnly: true },
  );
  if (isSame(expected, listed)) return [];
  return [
    {
      id: paths.publicList(id),
      problem: expected
        ? 'It does not say what its private list says.'
        : 'Its private list is gone, or is public no longer.',
      remedy: '--repair settles it again.',
      repair: () => settlePublicList(patient, { uid, listId, publicId: id }),
    },
  ];
}

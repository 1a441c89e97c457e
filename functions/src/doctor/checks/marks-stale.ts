import { randomUUID } from 'node:crypto';
import { markSchema } from '@rawi/model/pages/mark-target';
import { markedAnew } from '@rawi/model/pages/page-mark';
import { paths } from '@rawi/model/paths';
import { reading } from '@rawi/model/truth/tolerant';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { later } from '../../data/lease.ts';
import { overdueMarks } from '../../data/marks.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { examine } from '../examine.ts';

/** The sweep hands an overdue mark over every minute; one that is older was not heard of for some runs. */
const STALE_SECONDS = 5 * 60;
const MOST = 200;

/** A page or a sum that waits to be rebuilt, and that no task has taken for minutes. */
export const MARKS_STALE: Check = {
  name: 'mark-stale',
  reads: () => 10,
  find: (patient) =>
    examine(
      staleMarks(patient),
      ({ ref }) => ref,
      async (mark) => [finding(patient, mark)],
    ),
};

async function* staleMarks({ firestore, now }: Patient) {
  yield* (await overdueMarks(firestore, later(now(), -STALE_SECONDS), MOST).get()).docs;
}

function finding({ firestore, now }: Patient, { ref }: QueryDocumentSnapshot): Finding {
  return {
    id: ref.path,
    problem: 'It was marked to be built again, and no task has taken it for minutes.',
    remedy: 'Look whether the schedule sweepMarks and the queue rebuildPage run. --repair marks it again.',
    repair: () =>
      firestore.runTransaction(async (transaction) => {
        const stored = await transaction.get(firestore.doc(paths.dirty(ref.id)));
        if (!stored.exists) return;
        const mark = reading(markSchema).safeParse(stored.data());
        // A mark that cannot be read is no mark of anything.
        if (!mark.success) return void transaction.delete(stored.ref);
        const next = markedAnew(mark.data, randomUUID(), now());
        if (next) transaction.update(stored.ref, { ...next });
      }),
  };
}

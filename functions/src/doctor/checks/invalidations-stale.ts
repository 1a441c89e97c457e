import { randomUUID } from 'node:crypto';
import { invalidationSchema } from '@rawi/model/pages/invalidation-target';
import { invalidateOverdue } from '@rawi/model/pages/page-invalidation';
import { paths } from '@rawi/model/paths';
import { reading } from '@rawi/model/truth/tolerant';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { later } from '../../data/lease.ts';
import { overdueInvalidations } from '../../data/overdue-invalidations.ts';
import type { Check, Finding, Patient } from '../check.ts';
import { examine } from '../examine.ts';

/** The sweep hands an overdue invalidation over every minute; one that is older was not heard of for some runs. */
const STALE_SECONDS = 5 * 60;
const MOST = 200;

/** A page or a sum that waits to be rebuilt, and that no task has taken for minutes. */
export const INVALIDATIONS_STALE: Check = {
  name: 'mark-stale',
  reads: () => 10,
  find: (patient) =>
    examine(
      staleInvalidations(patient),
      ({ ref }) => ref,
      async (invalidation) => [finding(patient, invalidation)],
    ),
};

async function* staleInvalidations({ firestore, now }: Patient) {
  yield* (await overdueInvalidations(firestore, later(now(), -STALE_SECONDS), MOST).get()).docs;
}

function finding({ firestore, now }: Patient, { ref }: QueryDocumentSnapshot): Finding {
  return {
    id: ref.path,
    problem: 'It was invalidated to be built again, and no task has taken it for minutes.',
    remedy:
      'Look whether the schedule sweepMarks and the queue rebuildPage run. --repair invalidates it again.',
    repair: () =>
      firestore.runTransaction(async (transaction) => {
        const stored = await transaction.get(firestore.doc(paths.invalidation(ref.id)));
        if (!stored.exists) return;
        const invalidation = reading(invalidationSchema).safeParse(stored.data());
        // An invalidation that cannot be read is no invalidation of anything.
        if (!invalidation.success) return void transaction.delete(stored.ref);
        const next = invalidateOverdue(invalidation.data, randomUUID(), now());
        if (next) transaction.update(stored.ref, { ...next });
      }),
  };
}

import { WAITING_OVERDUE_SECONDS } from '@rawi/model/truth/submission';
import type { Firestore } from 'firebase-admin/firestore';
import { later } from '../data/lease.ts';
import { overdueWaiting } from '../data/submissions.ts';
import { unlessChanged } from '../data/unless-changed.ts';
import { BATCH, eachDue } from './each-alone.ts';

/**
 * Looks again at drafts that wait for the checks of their files, in case the task that ended the checks died before
 * it submitted them; each once until `dueAt`, however many wait. Returns how many it looked at.
 */
export function sweepWaiting(
  firestore: Firestore,
  now: Date,
  submit: (submissionId: string) => Promise<void>,
): Promise<number> {
  const due = overdueWaiting(firestore, now, BATCH);
  const dueAt = later(now, WAITING_OVERDUE_SECONDS);
  return eachDue(
    { due, failure: 'A draft whose checks may have passed was not submitted.' },
    async (draft) => {
      const { ref, updateTime } = draft;
      const change = ref.update({ 'submitsWhenChecked.dueAt': dueAt }, { lastUpdateTime: updateTime });
      if (!(await unlessChanged(change))) return false;
      await submit(ref.id);
      return true;
    },
  );
}

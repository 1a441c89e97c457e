import { LEFTOVER_DAYS } from '@rawi/model/truth/publication';
import type { Firestore } from 'firebase-admin/firestore';
import { submissionRef, submissionsSince } from '../data/submissions.ts';
import { allOf } from '../submissions/draft-files.ts';
import { BATCH, eachDue } from './each-alone.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A run that fails is made up for by those of the next days. */
const LOOKED_AT_DAYS = 7;

/**
 * Deletes the files of work that was rejected or withdrawn `LEFTOVER_DAYS` ago and not submitted since. The
 * bucket's files are deleted after their documents, and the submission's text stays. Published work has a
 * time of its own. Returns the number of files.
 */
export async function sweepDecided(firestore: Firestore, now: Date): Promise<number> {
  const until = new Date(now.getTime() - LEFTOVER_DAYS * DAY_MS);
  const after = new Date(until.getTime() - LOOKED_AT_DAYS * DAY_MS);
  let swept = 0;
  for (const state of ['rejected', 'withdrawn'] as const) {
    const due = submissionsSince(firestore, state, { after, until }, BATCH);
    await eachDue({ due, failure: 'The files of what was decided were not deleted.' }, async ({ id }) => {
      const files = await sweep(firestore, id, state, until);
      swept += files;
      return files > 0;
    });
  }
  return swept;
}

function sweep(
  firestore: Firestore,
  submissionId: string,
  state: 'rejected' | 'withdrawn',
  until: Date,
): Promise<number> {
  return firestore.runTransaction(async (transaction) => {
    const submission = (await transaction.get(submissionRef(firestore, submissionId))).data();
    const since = submission?.since?.[state];
    if (submission?.state !== state || since === undefined || since > until) return 0;
    const { fileRefs } = await allOf(transaction, firestore, submissionId, submission);
    const there = await Promise.all(fileRefs.map((ref) => transaction.get(ref)));
    const files = there.filter(({ exists }) => exists);
    for (const { ref } of files) transaction.delete(ref);
    return files.length;
  });
}

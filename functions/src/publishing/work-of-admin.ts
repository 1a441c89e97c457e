import { PUBLICATION_OVERDUE_SECONDS, type PublicationWork } from '@rawi/model/truth/publication';
import { reviewIds } from '@rawi/model/truth/review';
import type { Staff } from '@rawi/model/truth/staff';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { later, notBegun } from '../data/lease.ts';
import { publicationRef } from '../data/publications.ts';
import { staffEntry } from '../review/as-reviewer.ts';
import type { Deciding } from '../review/deciding.ts';
import { type Reviewed, readReviewed } from '../review/reviewed.ts';
import { isTakenDown } from '../takedowns/is-taken-down.ts';

/** A published submission and its remaining work, for a decision of an admin. */
export interface Published {
  readonly reviewed: Extract<Reviewed, { of: 'submission' }>;
  readonly comicId: string;
  readonly work: PublicationWork;
  readonly staff: Staff;
}

/** Reads what an admin decides about; throws `target-missing` if none of it was ever published. */
export async function readPublished(
  { caller }: Pick<Deciding, 'caller'>,
  transaction: Transaction,
  db: Firestore,
  submissionId: string,
): Promise<Published> {
  const staff = await staffEntry(transaction, db, caller.uid);
  const reviewed = await readReviewed(transaction, db, reviewIds.submission(submissionId));
  const work = (await transaction.get(publicationRef(db, submissionId))).data();
  const comicId = reviewed.of === 'submission' ? reviewed.submission.comicId : undefined;
  if (reviewed.of !== 'submission' || !work || comicId === undefined) throw new CallError('target-missing');
  // Readers have a replacement: that one is decided about.
  if (reviewed.submission.replacedBy !== undefined) throw new CallError('moved-on');
  // It must be given back first.
  if (await isTakenDown(transaction, db, comicId, reviewed.submission.chapterId)) {
    throw new CallError('taken-down');
  }
  return { reviewed, comicId, work, staff };
}

/** Whether no task works on its files: they are in their final place, or nobody can move them there. */
export function isAtRest({ reviewed: { submission }, work }: Published): boolean {
  const isParked = submission.publication === 'parked' && work.lease === null && work.dueAt === null;
  return isParked || (submission.publication === 'done' && work.step === 'done');
}

/** New work for a task. */
export function newWork(
  now: Date,
  change: Pick<PublicationWork, 'way' | 'folders' | 'requestId'> & Partial<Pick<PublicationWork, 'step'>>,
): Partial<PublicationWork> {
  return {
    step: 'files',
    ...change,
    cursor: null,
    startedAt: now,
    ...notBegun(later(now, PUBLICATION_OVERDUE_SECONDS)),
  };
}

import { rolesOf } from '@rawi/model/lists/roles';
import { type Notification, notificationIds } from '@rawi/model/truth/notification';
import { type Submission, UNSUBMITTED_CODES, type UnsubmittedCode } from '@rawi/model/truth/submission';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CallError } from '../callers/call-error.ts';
import { findUserById } from '../callers/user-by-email.ts';
import type { AccountAuth } from '../data/account-auth.ts';
import { submissionRef } from '../data/submissions.ts';
import { notify } from '../notifications/notify.ts';
import { moveOwn } from '../review/move-own.ts';
import type { Random } from '../secrets/random.ts';
import { NO_LONGER_WAITING, ownWorkOf } from './own-work.ts';
import { checksOf } from './submission-needs.ts';

export interface Submitting {
  readonly firestore: Firestore;
  readonly auth: Pick<AccountAuth, 'getUser'>;
  readonly random: Pick<Random, 'id'>;
  readonly now: () => Date;
}

/** The draft no longer waits, or waits for files that are still being checked. */
class NothingToDo extends Error {}

/**
 * Submits a draft that waits for the checks of its files, if they have passed, in the name of its owner and by the
 * same move as their call. If a check has failed, or the move is refused now, the draft no longer waits and keeps why,
 * and its owner is notified.
 * It looks at what is stored and at no event, so it may run twice, late, or beside a call of the owner.
 */
export async function submitChecked(services: Submitting, submissionId: string): Promise<void> {
  const { firestore: db, auth } = services;
  const draft = (await submissionRef(db, submissionId).get()).data();
  if (!draft?.submitsWhenChecked) return;
  const account = await findUserById(auth, draft.uid);
  // An account that is being erased takes its drafts along.
  if (!account) return;
  const roles = rolesOf(account.customClaims ?? {});
  const caller = { uid: draft.uid, emailVerified: account.emailVerified, roles };
  const { since } = draft.submitsWhenChecked;
  try {
    await moveOwn({ ...services, caller }, 'submit', { revision: draft.revision }, async (transaction) => {
      const submission = await readWaiting(transaction, db, submissionId, since);
      const checks = submission && (await checksOf({ transaction, db, submission }));
      if (!submission || checks === 'running' || checks === 'missing') throw new NothingToDo();
      return await ownWorkOf(transaction, db, { submissionId, submission, move: 'submit', roles });
    });
  } catch (error) {
    if (error instanceof NothingToDo) return;
    const because = codeOf(error);
    if (because === undefined) throw error;
    await stopFor(services, submissionId, { since, because });
  }
}

/** The draft as long as it still waits since that time. */
async function readWaiting(transaction: Transaction, db: Firestore, submissionId: string, since: Date) {
  const submission = (await transaction.get(submissionRef(db, submissionId))).data();
  const waits = submission?.submitsWhenChecked?.since.getTime() === since.getTime();
  return submission?.state === 'draft' && waits ? submission : undefined;
}

/** Why the move was refused; undefined for whatever its owner can do nothing about. */
function codeOf(error: unknown): UnsubmittedCode | undefined {
  if (!(error instanceof CallError)) return undefined;
  return UNSUBMITTED_CODES.find((code) => code === error.details.code);
}

async function stopFor(
  { firestore: db, now }: Submitting,
  submissionId: string,
  { since, because }: { readonly since: Date; readonly because: UnsubmittedCode },
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const draft = await readWaiting(transaction, db, submissionId, since);
    if (!draft) return;
    const at = now();
    transaction.update(submissionRef(db, submissionId), {
      ...NO_LONGER_WAITING,
      notSubmitted: { at, because },
    });
    notify(transaction, db, draft.uid, {
      id: notificationIds.unsubmitted(submissionId, since),
      at,
      content: { kind: 'unsubmitted', submissionId, ...titleOf(draft) },
    });
  });
}

/** What the draft is called, as its owner typed it. */
function titleOf({
  kind,
  content,
}: Submission): Pick<Extract<Notification, { kind: 'unsubmitted' }>, 'title' | 'number' | 'language'> {
  const { language } = content;
  if (kind === 'comic') return { title: content.series, number: null, language };
  const { comic, proposed, number } = content;
  return { title: comic?.series ?? proposed?.series ?? '', number, language };
}

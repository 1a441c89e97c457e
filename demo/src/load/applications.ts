import type { RejectionReason } from '@rawi/model/lists/rejection-reasons';
import { paths } from '@rawi/model/paths';
import { standingOf } from '@rawi/model/review/application-machine';
import { type Application, applicationSchema, rejectionSchema } from '@rawi/model/truth/application';
import type { Firestore } from 'firebase-admin/firestore';
import { ACCOUNTS } from './accounts.ts';

/** The state into which reviewers bring an application; their calls come with the review. */
export type ReviewOutcome =
  | { readonly state: 'under_review' | 'approved' }
  | { readonly state: 'rejected'; readonly reasons: readonly RejectionReason[]; readonly note?: string };

/**
 * Brings a person's application, which was sent, to where reviewers would. The role of a translator is granted apart, as
 * `npm run grant` does.
 */
export async function reviewApplication(
  firestore: Firestore,
  uid: string,
  outcome: ReviewOutcome,
  now = new Date(),
): Promise<void> {
  const ref = firestore.doc(paths.application(uid));
  await firestore.runTransaction(async (transaction) => {
    const application: Application = applicationSchema.parse((await transaction.get(ref)).data());
    const { state } = standingOf(application);
    if (!application.since || (state !== 'submitted' && state !== 'under_review')) {
      throw new Error(`The application of ${uid} is ${state}: there is nothing to review.`);
    }
    const since = { ...application.since, under_review: application.since.under_review ?? now };
    transaction.update(ref, {
      state: outcome.state,
      since: { ...since, [outcome.state]: now },
      ...(outcome.state === 'rejected' && {
        rejection: rejectionSchema.parse({
          reasons: outcome.reasons,
          ...(outcome.note !== undefined && { note: outcome.note }),
          at: now,
        }),
      }),
    });
  });
}

/** Who has applied in the demonstration, and was turned down: there is something to read, and to send again. */
const APPLICANT = 'seed-reader2';
const DAY = 24 * 60 * 60 * 1000;

/** The application of a demonstration account, unless it has one; run twice it changes nothing. */
export async function createApplications(firestore: Firestore, now = new Date()): Promise<void> {
  const applicant = ACCOUNTS.find(({ uid }) => uid === APPLICANT);
  if (!applicant) throw new Error(`There is no account ${APPLICANT}.`);
  const ref = firestore.doc(paths.application(APPLICANT));
  if ((await ref.get()).exists) return;
  const submitted = new Date(now.getTime() - 3 * DAY);
  const application: Application = applicationSchema.parse({
    uid: APPLICANT,
    languages: ['en'],
    skills: 'I have read comics in English since school, and translate songs for my friends.',
    savedAt: submitted,
    state: 'submitted',
    revision: 1,
    name: applicant.displayName,
    since: { submitted },
  });
  await ref.set(application);
  const rejected = {
    state: 'rejected',
    reasons: ['other'],
    note: 'Tell us more about your Arabic and your English: where did you learn them, and what have you translated?',
  } as const;
  await reviewApplication(firestore, APPLICANT, rejected, new Date(now.getTime() - DAY));
}

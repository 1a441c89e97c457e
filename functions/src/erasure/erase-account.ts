import { LOCALES } from '@rawi/model/lists/locales';
import { paths, storagePaths } from '@rawi/model/paths';
import { ERASED_AGAIN_MINUTES } from '@rawi/model/truth/erasure';
import { mailIds } from '@rawi/model/truth/mail';
import { stoppedBy } from '@rawi/model/truth/mail-stop';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { leaveAll } from '../asks/leave.ts';
import { removeAll } from '../comments/remove-below.ts';
import { forgetAuthor } from '../comments/settle-author.ts';
import { filesOf } from '../data/chapter-files.ts';
import { closureRef } from '../data/closures.ts';
import { commentReportsBy } from '../data/comments.ts';
import { applicationRef, erasureRef, linkTicketsRef, resetCodesOf } from '../data/documents.ts';
import type { Files } from '../data/files.ts';
import { libraryRef } from '../data/library.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { pushRef } from '../data/pushes.ts';
import { ratingReportsBy } from '../data/rating-reports.ts';
import { reviewsOf } from '../data/reviews.ts';
import { submissionsOf } from '../data/submissions.ts';
import { transcriptsOf } from '../data/transcripts.ts';
import { inboxRef, userRef } from '../data/users.ts';
import { noteErasure } from '../ledger/ledger.ts';
import { forgetLists } from '../lists/forget-lists.ts';
import { mailStopRef } from '../mail/mail-stops.ts';
import { invalidateTargets } from '../pages/invalidate.ts';
import { deleteStalePhotos } from '../photos/photo-files.ts';
import { stopPublications } from '../publishing/stop-publications.ts';
import { personKey } from '../secrets/keyed-hash.ts';
import { resetKey } from '../secrets/reset-hashes.ts';
import { forgetSuggestions } from '../suggestions/forget-suggestions.ts';
import { forgetTranslator } from '../translators/forget-translator.ts';
import { eraseChoices, isLibrary } from './erase-choices.ts';
import { forgetInReaderReports } from './forget-in-reader-reports.ts';
import { forgetInTakedowns } from './forget-in-takedowns.ts';
import { type DeletedAccount, forgetRecipient } from './forget-recipient.ts';
import { forgetReporter } from './forget-reporter.ts';
import { forgetReviewer } from './forget-reviewer.ts';
import { forgetTraces } from './forget-traces.ts';

export interface ErasureServices {
  readonly firestore: Firestore;
  readonly uploads: Pick<Files, 'removeAll'>;
  /** The processed uploads are here too, until they are published. */
  readonly published: Files;
  readonly hashKey: string;
  readonly now: () => Date;
}

/** Documents deleted in one write. */
const BATCH = 400;

/**
 * Erases personal data once an account is deleted, however that happened, and mails a goodbye.
 * `model/src/truth/personal-data.ts` lists what is erased, and what is kept and why; the ledger of removals keeps the account's id, so
 * that no restored copy brings the person back. Each step may run twice,
 * and the profile is deleted last, so that a delivery after a failure finds what is left to do. A token of
 * the account may be valid for another hour, which rules and calls refuse; anything that triggers wrote
 * meanwhile is erased then (`eraseAgain`).
 */
export async function eraseAccount(services: ErasureServices, account: DeletedAccount): Promise<void> {
  const dueAt = new Date(services.now().getTime() + ERASED_AGAIN_MINUTES * 60_000);
  await erasureRef(services.firestore, account.uid).set({ dueAt, tries: 0 });
  // From this write on no token of the account counts: rules refuse immediately what it writes.
  await inboxRef(services.firestore, account.uid).set({ unread: 0, sessionsValidAfter: dueAt });
  await noteErasure(services.published, account.uid, services.now());
  await erase(services, account);
  // A restore waits for this one (`replayLedger`), and not for an hour.
  await erasureRef(services.firestore, account.uid).set({ dueAt, tries: 0, isErased: true });
}

/** Erases what was written for an account after its erasure, once none of its tokens is valid any more. */
export async function eraseAgain(services: ErasureServices, uid: string): Promise<void> {
  await erase(services, { uid, email: undefined, deletedAt: services.now() });
  // A restored database may be the first that hears of it.
  await noteErasure(services.published, uid, services.now());
  await inboxRef(services.firestore, uid).delete();
  await erasureRef(services.firestore, uid).delete();
}

async function erase(
  { firestore, uploads, published, hashKey, now }: ErasureServices,
  { uid, email, deletedAt }: DeletedAccount,
): Promise<void> {
  await deleteStalePhotos(published, uid, undefined);
  // The documents are deleted first: a task that works on a file then finds that it is gone, and removes what
  // it has staged.
  await deleteAll(firestore, filesOf(firestore, uid, BATCH));
  await deleteAll(firestore, submissionsOf(firestore, uid, BATCH));
  await deleteAll(firestore, transcriptsOf(firestore, uid, BATCH));
  await stopPublications({ firestore, now }, uid);
  await uploads.removeAll(storagePaths.incoming(uid));
  await published.removeAll(storagePaths.staging(uid));
  if (email) await deleteResetCode({ firestore, hashKey }, uid, email);
  await forgetRecipient({ firestore, hashKey }, { uid, email, deletedAt });
  await linkTicketsRef(firestore, uid).delete();
  await pushRef(firestore, uid).delete();
  await applicationRef(firestore, uid).delete();
  await closureRef(firestore, uid).delete();
  await deleteAll(firestore, reviewsOf(firestore, uid, BATCH));
  await forgetReviewer(firestore, uid);
  await forgetReporter(firestore, uid);
  await forgetInReaderReports(firestore, uid);
  await forgetInTakedowns({ firestore, published }, uid);
  await leaveAll(firestore, uid);
  await forgetTranslator({ firestore, published, now }, uid);
  await removeAll(firestore, commentReportsBy(firestore, uid));
  await removeAll(firestore, ratingReportsBy(firestore, uid));
  await forgetSuggestions({ firestore, now }, uid);
  await forgetLists({ firestore, now }, uid);
  await forgetTraces({ firestore, hashKey }, uid);
  do {
    await forgetAuthor(firestore, uid);
    await eraseChoices({ firestore, now }, uid);
    await deleteBelow(firestore, uid);
  } while (!(await deleteProfile({ firestore, hashKey, now }, uid, email)));
  // Without a profile there is no page: it is removed now.
  await invalidateTargets(firestore, [{ kind: 'reader', id: uid }], now());
}

/**
 * Deletes everything below the profile except the library, which is deleted with its counts, and the inbox,
 * from which rules know that the account is gone.
 */
async function deleteBelow(firestore: Firestore, uid: string): Promise<void> {
  for (const collection of await firestore.doc(paths.user(uid)).listCollections()) {
    for (const document of await collection.listDocuments()) {
      if (!isLibrary(uid, document) && document.path !== paths.inbox(uid))
        await firestore.recursiveDelete(document);
    }
  }
}

/**
 * Deletes the profile, after which no library is created; false if one was created since the last was
 * deleted. With it goes whether mail to the address has stopped: then there is no goodbye.
 */
function deleteProfile(
  { firestore, hashKey, now }: Pick<ErasureServices, 'firestore' | 'hashKey' | 'now'>,
  uid: string,
  email: string | undefined,
): Promise<boolean> {
  const ref = userRef(firestore, uid);
  return firestore.runTransaction(async (transaction) => {
    const mail = mailRef(firestore, mailIds.accountDeleted(personKey(hashKey, uid)));
    const stopAt = email ? mailStopRef({ firestore, hashKey }, email) : undefined;
    const [profile, library, sent, stop] = await Promise.all([
      transaction.get(ref),
      transaction.get(libraryRef(firestore, uid)),
      transaction.get(mail),
      stopAt && transaction.get(stopAt),
    ]);
    if (library.exists) return false;
    if (stopAt && stop?.exists) transaction.delete(stopAt);
    if (!profile.exists) return true;
    transaction.delete(ref);
    if (!email || sent.exists || stoppedBy(stop?.data(), now()) !== undefined) return true;
    const locale = profile.data()?.locale ?? LOCALES[0];
    transaction.create(mail, queuedMail({ kind: 'accountDeleted', to: email, locale }, now()));
    return true;
  });
}

/** Deletes everything that a query finds, with all subcollections, until it finds nothing. */
async function deleteAll(firestore: Firestore, query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.get();
    if (docs.length === 0) return;
    await Promise.all(docs.map(({ ref }) => firestore.recursiveDelete(ref)));
  }
}

async function deleteResetCode(
  { firestore, hashKey }: Pick<ErasureServices, 'firestore' | 'hashKey'>,
  uid: string,
  email: string,
): Promise<void> {
  const codes = (await resetCodesOf(firestore, resetKey(hashKey, email)).get()).docs;
  // If somebody else has the address by now, they keep what is theirs.
  const gone = codes.filter((code) => [uid, null].includes(code.get('uid')));
  await Promise.all(gone.map(({ ref }) => ref.delete()));
}

import type { CommentReason } from '@rawi/model/lists/comment-reasons';
import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { paths } from '@rawi/model/paths';
import { commentReportKey } from '@rawi/model/truth/comment-report';
import { companionIds } from '@rawi/model/truth/limit-companion';
import {
  deleteField,
  doc,
  getDocFromServer,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { writeWithCompanion } from '../../core/data/companion.ts';
import { firebaseFirestore } from '../../core/firebase/firestore.ts';
import { isRefused, ownWrite } from '../../core/session/refused-write.ts';
import type { CommentDraft } from './comment-drafts.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. It throws what the rules refuse. */

/**
 * Changes the text of a person's own comment, unless another tab has changed it since `version`. Rejects with
 * a `SendingError` when the edit comes too soon after another, or when the day's limit is reached.
 */
export async function editComment(
  uid: string,
  comicId: string,
  { id, version, mentioned }: Pick<ShownComment, 'id' | 'version' | 'mentioned'>,
  { mentions, ...words }: CommentDraft,
): Promise<void> {
  const firestore = firebaseFirestore();
  await writeWithCompanion(uid, 'edit', companionIds.comment(comicId, id), (companion) => {
    const batch = writeBatch(firestore);
    batch.set(companion.reference, companion.data);
    batch.update(doc(firestore, paths.comment(comicId, id)), {
      ...words,
      // Where nobody was found in it yet, whom it names is not known here, and stays.
      ...(mentions
        ? { mentions: mentions.map((person) => person.uid) }
        : mentioned && { mentions: deleteField() }),
      version: version + 1,
      editedAt: serverTimestamp(),
    });
    return batch.commit();
  });
}

/** Deletes a person's own comment; a function removes the rest of it when nobody has replied. */
export async function deleteComment(
  comicId: string,
  { id, version }: Pick<ShownComment, 'id' | 'version'>,
): Promise<void> {
  await ownWrite(() =>
    updateDoc(doc(firebaseFirestore(), paths.comment(comicId, id)), {
      text: '',
      deleted: true,
      version: version + 1,
    }),
  );
}

/**
 * The outcome of a report: `already` when the person has an open report, `changed` when the comment differs
 * from what was shown.
 */
export type Reported = 'sent' | 'already' | 'changed' | 'gone';

/**
 * Reports somebody's comment with the text that is shown, which the report keeps. A comment can be reported
 * again after reviewers have judged it and it has changed since. Rejects with a `SendingError` when it is too
 * soon or too often.
 */
export async function reportComment(
  uid: string,
  comicId: string,
  { id: commentId, text, version }: Pick<ShownComment, 'id' | 'text' | 'version'>,
  { reason, note }: { readonly reason: CommentReason; readonly note: string },
): Promise<Reported> {
  const firestore = firebaseFirestore();
  const key = commentReportKey(comicId, commentId, uid);
  const reference = doc(firestore, paths.commentReport(key));
  try {
    await writeWithCompanion(uid, 'report', companionIds.commentReport(key), (companion) => {
      const batch = writeBatch(firestore);
      batch.set(companion.reference, companion.data);
      const at = serverTimestamp();
      batch.set(reference, {
        comicId,
        commentId,
        uid,
        text,
        version,
        reason,
        ...(note !== '' && { note }),
        at,
      });
      return batch.commit();
    });
    return 'sent';
  } catch (error) {
    if (!isRefused(error)) throw error;
    const stored = await getDocFromServer(doc(firestore, paths.comment(comicId, commentId)));
    if (!stored.exists() || stored.get('deleted') === true || stored.get('hidden')) return 'gone';
    return stored.get('version') === version ? 'already' : 'changed';
  }
}

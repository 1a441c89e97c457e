import type { CommentReason } from '@rawi/model/lists/comment-reasons';
import type { ShownComment } from '@rawi/model/pages/shown-comment';
import { paths } from '@rawi/model/paths';
import { commentReportKey } from '@rawi/model/truth/comment-report';
import { companionIds } from '@rawi/model/truth/limit-companion';
import { doc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { firebaseFirestore } from '../../lib/firestore.ts';
import { ownWrite } from '../refused-write.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. What the rules refuse is thrown. */

/** Changes the words of one's own comment, unless another tab has changed them since `version`. */
export async function editComment(
  comicId: string,
  { id, version }: Pick<ShownComment, 'id' | 'version'>,
  words: { readonly text: string; readonly spoiler: boolean },
): Promise<void> {
  await ownWrite(() =>
    updateDoc(doc(firebaseFirestore(), paths.comment(comicId, id)), {
      ...words,
      version: version + 1,
      editedAt: serverTimestamp(),
    }),
  );
}

/** Deletes one's own comment; a function removes what is left of it where nobody has replied. */
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

/** Reports somebody's comment, with the document that names the report as the one that may come now. */
export async function reportComment(
  uid: string,
  comicId: string,
  commentId: string,
  { reason, note }: { readonly reason: CommentReason; readonly note: string },
): Promise<void> {
  const firestore = firebaseFirestore();
  const id = commentReportKey(comicId, commentId, uid);
  const at = serverTimestamp();
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, paths.sent(uid, 'report')), { at, id: companionIds.commentReport(id) });
  batch.set(doc(firestore, paths.commentReport(id)), {
    comicId,
    commentId,
    uid,
    reason,
    ...(note !== '' && { note }),
    at,
  });
  await ownWrite(() => batch.commit());
}

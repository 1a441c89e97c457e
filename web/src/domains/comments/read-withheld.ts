import { paths } from '@rawi/model/paths';
import { type WithheldComment, withheldCommentSchema } from '@rawi/model/truth/comment';
import { documentAt, readDocument } from '../../core/data/documents.ts';

/** Import this file dynamically: it brings the whole Firestore SDK. */

const withheldOf = documentAt(paths.withheldComment, withheldCommentSchema);

/** The text of a hidden comment, for its author and reviewers. */
export function readWithheld(comicId: string, commentId: string): Promise<WithheldComment | undefined> {
  return readDocument(withheldOf(comicId, commentId));
}

import { settleComment } from '../comments/settle-comment.ts';
import { commentIdsOf } from '../data/comments.ts';
import { eachDocument } from './each-document.ts';
import type { Migration } from './migration.ts';

/** Removes the author's name from comments that were deleted and stay as placeholders for their answers. */
export const DELETED_COMMENTS: Migration = {
  name: '003-deleted-comments-name-nobody',
  async run(db, isDry) {
    let changed = 0;
    const left: string[] = [];
    // All of them are read, once: an index only for the few deleted ones would have to be kept permanently.
    const comments = db.collectionGroup('comments').select('deleted', 'uid', 'author', 'parent');
    await eachDocument(comments, async (comment) => {
      const namesSomebody = comment.get('uid') !== null || comment.get('author') !== null;
      if (comment.get('deleted') !== true || !namesSomebody) return;
      try {
        if (!isDry)
          await settleComment(db, commentIdsOf(comment.ref), comment.get('parent') as string | null);
        changed += 1;
      } catch {
        left.push(comment.ref.path);
      }
    });
    return { changed, left };
  },
};

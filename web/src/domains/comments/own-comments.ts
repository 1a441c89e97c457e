import { commentGroup } from '@rawi/model/paths';
import { type Comment, commentSchema } from '@rawi/model/truth/comment';
import { orderBy, where } from 'firebase/firestore';
import { converterOf } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

const converter = converterOf(commentSchema);

/** A person's comments on all comics, newest first. */
export const commentsOf = (uid: string): ListSource<Comment> => ({
  path: commentGroup,
  isGroup: true,
  name: `of ${uid}`,
  converter,
  constraints: [where('uid', '==', uid), orderBy('at', 'desc')],
});

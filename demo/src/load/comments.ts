import type { CommentDocument, CommentTruth } from '@rawi/model/pages/build-comments';
import { paths } from '@rawi/model/paths';
import type { Comic } from '@rawi/model/truth/comic';
import { commentSchema } from '@rawi/model/truth/comment';
import { type CountShard, countTargets } from '@rawi/model/truth/counts';
import { COMMENTS } from '../stories/comments.ts';
import { ACCOUNTS } from './accounts.ts';
import type { SeedDocument } from './seed-document.ts';

const HOUR = 3_600_000;

/** What has been said of a comic, as functions would leave it. Times lie before `hour`. */
export function commentsOf({ slug, series, names }: Comic, hour: number): CommentDocument[] {
  const said = COMMENTS[slug] ?? [];
  return said.map(({ id, by, text, hoursAgo, likes, answers, number, spoiler }) => {
    const author = ACCOUNTS.find(({ uid }) => uid === by);
    if (!author) throw new Error(`There is no account ${by}.`);
    const comment = commentSchema.parse({
      uid: by,
      author: { name: author.displayName },
      comic: { id: slug, slug, series, names },
      text,
      spoiler: spoiler ?? false,
      parent: answers ?? null,
      number: number ?? null,
      at: new Date(hour - hoursAgo * HOUR),
      version: 1,
      likes,
      replies: said.filter((other) => other.answers === id).length,
      shows: true,
    });
    return { ...comment, id };
  });
}

/** The documents of comments, each with its likes as a part of what is counted. */
export function commentDocuments(comicId: string, comments: readonly CommentDocument[]): SeedDocument[] {
  return comments.flatMap(({ id, ...comment }) => {
    const likes: CountShard = { likes: comment.likes ?? 0 };
    return [
      { path: paths.comment(comicId, id), data: comment },
      { path: paths.countShard(countTargets.comment(comicId, id), 'demonstration'), data: likes },
    ];
  });
}

/** What a page shows of comments: those of a number, or all. */
export function commentTruth(comments: readonly CommentDocument[], number?: number): CommentTruth {
  const own = number === undefined ? comments : comments.filter((comment) => comment.number === number);
  return { newest: own.filter(({ parent }) => parent === null), count: own.length };
}

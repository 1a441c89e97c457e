import { paths } from '@rawi/model/paths';
import {
  type ComicRating,
  type ComicTags,
  comicRatingSchema,
  comicTagsSchema,
  type Rating,
  ratingSchema,
} from '@rawi/model/truth/votes';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { converterOf } from './converter.ts';

/** The choices of everyone about one translator, comic, chapter or comment. */

/** Who follows a translator. */
export function followersOf(db: Firestore, translatorId: string): Query {
  return db.collectionGroup('following').where('translatorId', '==', translatorId);
}

/** Who follows a public list. */
export function listFollowersOf(db: Firestore, listId: string): Query {
  return db.collectionGroup('followedLists').where('listId', '==', listId);
}

export function ratingsOf(db: Firestore, translatorId: string): Query<Rating> {
  return db.collection(paths.ratings(translatorId)).withConverter(converterOf(ratingSchema));
}

export function comicRatingsOf(db: Firestore, comicId: string): Query<ComicRating> {
  return db.collection(paths.comicRatings(comicId)).withConverter(converterOf(comicRatingSchema));
}

export function comicTagsOf(db: Firestore, comicId: string): Query<ComicTags> {
  return db.collection(paths.comicTags(comicId)).withConverter(converterOf(comicTagsSchema));
}

/** Who has saved a comic. */
export function saversOf(db: Firestore, comicId: string): Query {
  return db.collectionGroup('saved').where('kind', '==', 'comic').where('comicId', '==', comicId);
}

/** Who likes a comment. */
export function likesOf(db: Firestore, comicId: string, commentId: string): Query {
  return db.collection(paths.commentLikes(comicId, commentId));
}

/** Everybody's reactions to a chapter. */
export function reactionsOf(db: Firestore, comicId: string, chapterId: string): Query {
  return db.collection(paths.reactions(comicId, chapterId));
}

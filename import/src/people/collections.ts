import {
  chapterGroup,
  commentGroup,
  incomingFile,
  paths,
  storagePaths,
  wantedGroup,
} from '@rawi/model/paths';
import { applicationSchema } from '@rawi/model/truth/application';
import { askSchema, wantedSchema } from '@rawi/model/truth/ask';
import { auditSchema } from '@rawi/model/truth/audit';
import { blockedPersonSchema } from '@rawi/model/truth/blocked';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { chapterReportSchema } from '@rawi/model/truth/chapter-report';
import { closureSchema } from '@rawi/model/truth/closure';
import { comicSchema } from '@rawi/model/truth/comic';
import { commentLikeSchema, commentSchema, withheldCommentSchema } from '@rawi/model/truth/comment';
import { commentFlagSchema } from '@rawi/model/truth/comment-flag';
import { commentReportSchema } from '@rawi/model/truth/comment-report';
import { countShardSchema } from '@rawi/model/truth/count-shard';
import { digestSchema } from '@rawi/model/truth/digest';
import { fanOutSchema } from '@rawi/model/truth/fan-out';
import { feedEntrySchema } from '@rawi/model/truth/feed';
import { fileSchema } from '@rawi/model/truth/file';
import { followSchema } from '@rawi/model/truth/follow';
import { followedListSchema } from '@rawi/model/truth/followed-list';
import { glossarySchema } from '@rawi/model/truth/glossary';
import { historyEntrySchema } from '@rawi/model/truth/history';
import { ignoredPersonSchema } from '@rawi/model/truth/ignored';
import { librarySchema } from '@rawi/model/truth/library';
import { listFlagSchema, listReportSchema } from '@rawi/model/truth/list-report';
import { messageSchema } from '@rawi/model/truth/message';
import { filesOfImage } from '@rawi/model/truth/named-files';
import { notificationSchema } from '@rawi/model/truth/notification';
import { ownListSchema } from '@rawi/model/truth/own-list';
import { publicListSchema } from '@rawi/model/truth/public-list';
import { publicationSchema } from '@rawi/model/truth/publication';
import { ratingReportSchema } from '@rawi/model/truth/rating-report';
import { readMarksSchema } from '@rawi/model/truth/read-marks';
import { readingMonthSchema } from '@rawi/model/truth/reading-month';
import { reportSchema } from '@rawi/model/truth/report';
import { reviewSchema } from '@rawi/model/truth/review';
import { savedItemSchema } from '@rawi/model/truth/saved';
import { staffSchema } from '@rawi/model/truth/staff';
import { revisionSchema, submissionSchema } from '@rawi/model/truth/submission';
import { suggestionSchema, suggestionVotesSchema } from '@rawi/model/truth/suggestion';
import { reading } from '@rawi/model/truth/tolerant';
import { transcriptDraftSchema, transcriptPageSchema } from '@rawi/model/truth/transcript-draft';
import { inboxSchema, userSchema } from '@rawi/model/truth/user';
import { comicRatingSchema, comicTagsSchema, ratingSchema, reactionSchema } from '@rawi/model/truth/votes';
import { workRecordSchema } from '@rawi/model/truth/work-record';
import type { z } from '@rawi/model/zod';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Fields } from '../archive/encoding.ts';

/** The buckets of a project. */
export type BucketName = 'published' | 'uploads';

/** Files that belong to a document: one, or all whose paths begin so. */
export interface OwnFiles {
  readonly bucket: BucketName;
  readonly path: string;
  readonly isFolder: boolean;
}

/** A collection of the sealed part. */
export interface PeopleCollection {
  readonly name: string;
  readonly query: (firestore: Firestore) => Query;
  /** What is wrong with a document, by its place and the model's schema; undefined where nothing is. */
  readonly problem: (path: string, fields: unknown) => string | undefined;
  /** Whether its places are those of this collection: a group may have others of the same name. */
  readonly holds: (path: string) => boolean;
  /** Why a document stays out, in a sentence; undefined where it goes along. */
  readonly isLeftOut: (fields: Fields) => string | undefined;
  readonly files: (path: string, fields: Fields) => readonly OwnFiles[];
}

interface Definition<D> {
  readonly name: string;
  readonly schema: z.ZodType<D>;
  /** The path of a document, with `*` for each id. */
  readonly path: string;
  readonly group?: string;
  /** Which of them; all by default. */
  readonly only?: (all: Query) => Query;
  /** Other documents of the same group, with the schema of each. */
  readonly beside?: readonly (readonly [path: string, schema: z.ZodType])[];
  readonly isLeftOut?: (document: D) => string | undefined;
  readonly files?: (document: D, id: string) => readonly OwnFiles[];
}

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const placeOf = (path: string) => new RegExp(`^${path.replaceAll('*', '[^/]+')}$`);

function collection<D>({
  name,
  schema,
  path,
  group,
  only = (all) => all,
  beside = [],
  ...rest
}: Definition<D>): PeopleCollection {
  const reader = reading(schema);
  const places = [[path, schema] as const, ...beside].map(
    ([each, of]) => [placeOf(each), reading<z.ZodType>(of)] as const,
  );
  const readerOf = (documentPath: string) => places.find(([place]) => place.test(documentPath))?.[1];
  const from = group ?? path.slice(0, path.indexOf('/'));
  return {
    name,
    query: (firestore) =>
      only(group === undefined ? firestore.collection(from) : firestore.collectionGroup(from)),
    holds: (documentPath) => readerOf(documentPath) !== undefined,
    problem(documentPath, fields) {
      const own = readerOf(documentPath);
      if (!own) return 'is no place of such a document';
      const read = own.safeParse(fields);
      if (read.success) return undefined;
      const [issue] = read.error.issues;
      return `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim();
    },
    isLeftOut: (fields) => rest.isLeftOut && rest.isLeftOut(reader.parse(fields)),
    files: (documentPath, fields) => (rest.files ? rest.files(reader.parse(fields), idOf(documentPath)) : []),
  };
}

const photo = (path: string): OwnFiles => ({ bucket: 'published', path, isFolder: false });

/** Every collection of the sealed part; `restore-order.ts` says when each is written. */
export const PEOPLE_COLLECTIONS: readonly PeopleCollection[] = [
  collection({
    name: 'users',
    schema: userSchema,
    path: 'users/*',
    files: (user) => filesOfImage(user.photo).map(photo),
  }),
  collection({
    name: 'states',
    schema: librarySchema,
    path: 'users/*/state/library(?::[0-9]+)?',
    group: 'state',
    beside: [
      ['users/*/state/inbox', inboxSchema],
      ['users/*/state/digest', digestSchema],
      ['users/*/state/work', workRecordSchema],
    ],
  }),
  collection({ name: 'blocked', schema: blockedPersonSchema, path: 'users/*/blocked/*', group: 'blocked' }),
  collection({ name: 'ignored', schema: ignoredPersonSchema, path: 'users/*/ignored/*', group: 'ignored' }),
  collection({
    name: 'notifications',
    schema: notificationSchema,
    path: 'users/*/notifications/*',
    group: 'notifications',
  }),
  collection({ name: 'feeds', schema: feedEntrySchema, path: 'users/*/feed/*', group: 'feed' }),
  collection({ name: 'fanOuts', schema: fanOutSchema, path: 'fanOuts/*' }),
  collection({ name: 'asks', schema: askSchema, path: 'asks/*' }),
  collection({ name: 'wanted', schema: wantedSchema, path: 'asks/*/wanted/*', group: wantedGroup }),
  collection({
    name: 'countShards',
    schema: countShardSchema,
    // Views that are not added up yet lie in a group of the same name.
    path: 'counters/[a-z]+:[^/]+/shards/*',
    group: 'shards',
  }),
  collection({ name: 'following', schema: followSchema, path: 'users/*/following/*', group: 'following' }),
  collection({
    name: 'followedLists',
    schema: followedListSchema,
    path: 'users/*/followedLists/*',
    group: 'followedLists',
  }),
  collection({ name: 'saved', schema: savedItemSchema, path: 'users/*/saved/*', group: 'saved' }),
  collection({
    name: 'publicLists',
    schema: publicListSchema,
    path: 'lists/*',
    // Those of the site are in the public part.
    only: (all) => all.where('owner.kind', '==', 'person'),
  }),
  collection({ name: 'lists', schema: ownListSchema, path: 'users/*/lists/*', group: 'lists' }),
  collection({ name: 'readMarks', schema: readMarksSchema, path: 'users/*/updates/marks', group: 'updates' }),
  collection({ name: 'months', schema: readingMonthSchema, path: 'users/*/months/*', group: 'months' }),
  collection({ name: 'history', schema: historyEntrySchema, path: 'users/*/history/*', group: 'history' }),
  collection({
    name: 'reactions',
    schema: reactionSchema,
    path: `comics/*/${chapterGroup}/*/reactions/*`,
    group: 'reactions',
  }),
  collection({ name: 'ratings', schema: ratingSchema, path: 'translators/*/ratings/*', group: 'ratings' }),
  collection({
    name: 'comicRatings',
    schema: comicRatingSchema,
    path: 'comics/*/comicRatings/*',
    group: 'comicRatings',
  }),
  collection({
    name: 'comicTags',
    schema: comicTagsSchema,
    path: 'comics/*/comicTags/*',
    group: 'comicTags',
  }),
  collection({ name: 'listFlags', schema: listFlagSchema, path: 'listFlags/*' }),
  collection({ name: 'listReports', schema: listReportSchema, path: 'listReports/*' }),
  collection({ name: 'ratingReports', schema: ratingReportSchema, path: 'ratingReports/*' }),
  collection({ name: 'suggestions', schema: suggestionSchema, path: 'suggestions/*' }),
  collection({ name: 'suggestionVotes', schema: suggestionVotesSchema, path: 'suggestionVotes/*' }),
  collection({ name: 'commentFlags', schema: commentFlagSchema, path: 'commentFlags/*' }),
  collection({
    name: 'comments',
    schema: commentSchema,
    path: `comics/*/${commentGroup}/*`,
    group: commentGroup,
  }),
  collection({
    name: 'withheld',
    schema: withheldCommentSchema,
    path: `comics/*/${commentGroup}/*/withheld/text`,
    group: 'withheld',
  }),
  collection({
    name: 'commentLikes',
    schema: commentLikeSchema,
    path: `comics/*/${commentGroup}/*/likes/*`,
    group: 'likes',
  }),
  collection({ name: 'commentReports', schema: commentReportSchema, path: 'commentReports/*' }),
  collection({
    name: 'chapterReports',
    schema: chapterReportSchema,
    path: 'users/*/chapterReports/*',
    group: 'chapterReports',
  }),
  collection({ name: 'reports', schema: reportSchema, path: 'reports/*' }),
  collection({ name: 'staff', schema: staffSchema, path: 'staff/*' }),
  collection({ name: 'applications', schema: applicationSchema, path: 'applications/*' }),
  collection({ name: 'closures', schema: closureSchema, path: 'closures/*' }),
  collection({ name: 'submissions', schema: submissionSchema, path: 'submissions/*' }),
  collection({
    name: 'revisions',
    schema: revisionSchema,
    path: 'submissions/*/revisions/*',
    group: 'revisions',
  }),
  collection({ name: 'glossaries', schema: glossarySchema, path: 'glossaries/*' }),
  collection({ name: 'transcripts', schema: transcriptDraftSchema, path: 'transcripts/*' }),
  collection({
    name: 'transcriptPages',
    schema: transcriptPageSchema,
    path: 'transcripts/*/transcriptPages/*',
    group: 'transcriptPages',
  }),
  collection({ name: 'reviews', schema: reviewSchema, path: 'reviews/*' }),
  collection({
    name: 'publications',
    schema: publicationSchema,
    path: 'publications/*',
    isLeftOut: ({ step, lease, error }) =>
      step === 'done' && lease === null && error === null
        ? undefined
        : 'it is under way; export once more when it is over',
    // What was taken from readers and may come back.
    files: ({ way, folders }) =>
      way === 'back'
        ? folders
            .filter(({ into }) => into.startsWith('staging/'))
            .map(({ into }) => ({ bucket: 'published', path: `${into}/`, isFolder: true }))
        : [],
  }),
  collection({ name: 'keptChapters', schema: chapterSchema, path: 'keptChapters/*' }),
  collection({ name: 'keptComics', schema: comicSchema, path: 'keptComics/*' }),
  collection({
    name: 'files',
    schema: fileSchema,
    path: 'files/*',
    files: ({ uid, submissionId, part }, fileId) => [
      { bucket: 'uploads', path: incomingFile(uid, submissionId, fileId, part), isFolder: false },
      { bucket: 'published', path: storagePaths.stagedFile(uid, fileId), isFolder: true },
    ],
  }),
  collection({ name: 'messages', schema: messageSchema, path: 'messages/*' }),
  collection({ name: 'audit', schema: auditSchema, path: paths.audit('*') }),
];

/** The collection of a name. */
export function peopleCollection(name: string): PeopleCollection {
  const found = PEOPLE_COLLECTIONS.find((each) => each.name === name);
  if (!found) throw new TypeError(`There is no collection “${name}” of people.`);
  return found;
}

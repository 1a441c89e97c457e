import { keyOf } from './key.ts';
import { pagePath } from './page-ids.ts';
import { textFolder } from './text-search/text-folder.ts';
import type { FilePart } from './truth/file.ts';

/** Every Firestore and Storage path, once; what documents of `pages` are called stands in page-ids.ts. */

export const paths = {
  pages: () => 'pages',
  page: pagePath,
  publishers: () => 'publishers',
  publisher: (publisherId: string) => `publishers/${publisherId}`,
  comics: () => 'comics',
  comic: (comicId: string) => `comics/${comicId}`,
  chapters: (comicId: string) => `comics/${comicId}/chapters`,
  chapter: <C extends string, H extends string>(comicId: C, chapterId: H) =>
    `comics/${comicId}/chapters/${chapterId}` as const,
  slugs: () => 'slugs',
  slug: (slug: string) => `slugs/${slug}`,
  translators: () => 'translators',
  translator: (uid: string) => `translators/${uid}`,
  /** Applications to become a translator. */
  applications: () => 'applications',
  application: <U extends string>(uid: U) => `applications/${uid}` as const,
  /** The articles of the blog. */
  blogs: () => 'blogs',
  blog: (slug: string) => `blogs/${slug}`,
  people: () => 'people',
  person: (id: string) => `people/${id}`,
  genres: () => 'genres',
  genre: (id: string) => `genres/${id}`,
  /** How many comics and publishers there are. */
  catalogueCounts: () => 'counters/catalogue',
  users: () => 'users',
  user: <U extends string>(uid: U) => `users/${uid}` as const,
  /** Unread count and what a session must know at once: one small live document. */
  inbox: (uid: string) => `users/${uid}/state/inbox`,
  /** The translators that a person follows. */
  following: (uid: string) => `users/${uid}/following`,
  follow: <U extends string, T extends string>(uid: U, translatorId: T) =>
    `users/${uid}/following/${translatorId}` as const,
  savedItems: (uid: string) => `users/${uid}/saved`,
  /** `key` is that of `truth/saved.ts`. */
  savedItem: <U extends string, K extends string>(uid: U, key: K) => `users/${uid}/saved/${key}` as const,
  /** The lists that a person has made. */
  ownLists: (uid: string) => `users/${uid}/lists`,
  ownList: <U extends string, L extends string>(uid: U, listId: L) => `users/${uid}/lists/${listId}` as const,
  /** The lists that everybody may see (`truth/public-list.ts`). */
  publicLists: () => 'lists',
  publicList: <L extends string>(listId: L) => `lists/${listId}` as const,
  /** The public lists that a person follows. */
  followedLists: (uid: string) => `users/${uid}/followedLists`,
  followedList: <U extends string, L extends string>(uid: U, listId: L) =>
    `users/${uid}/followedLists/${listId}` as const,
  /** What readers report of public lists; `key` is that of `listReportKey`. */
  listReports: () => 'listReports',
  listReport: (key: string) => `listReports/${key}`,
  /** Public lists that reviewers look at. */
  listFlags: () => 'listFlags',
  listFlag: (listId: string) => `listFlags/${listId}`,
  /** What readers report of ratings; `key` is that of `ratingReportKey`. */
  ratingReports: () => 'ratingReports',
  ratingReport: (key: string) => `ratingReports/${key}`,
  history: (uid: string) => `users/${uid}/history`,
  historyEntry: <U extends string, C extends string>(uid: U, chapterId: C) =>
    `users/${uid}/history/${chapterId}` as const,
  /** What a person has marked by hand in the list of new chapters. */
  readMarks: <U extends string>(uid: U) => `users/${uid}/updates/marks` as const,
  /** What a person has read to its end, by month. */
  readingMonths: (uid: string) => `users/${uid}/months`,
  readingMonth: <U extends string, M extends string>(uid: U, month: M) =>
    `users/${uid}/months/${month}` as const,
  /** New chapters by the translators that a person follows. */
  feed: (uid: string) => `users/${uid}/feed`,
  feedEntry: (uid: string, chapterId: string) => `users/${uid}/feed/${chapterId}`,
  /** A person's notifications. */
  notifications: (uid: string) => `users/${uid}/notifications`,
  notification: <U extends string, N extends string>(uid: U, notificationId: N) =>
    `users/${uid}/notifications/${notificationId}` as const,
  /** On which devices a person is notified, and when not. */
  pushDevices: <U extends string>(uid: U) => `users/${uid}/push/devices` as const,
  /** What people are still to be notified of on their devices. */
  pushes: () => 'pushes',
  push: (uid: string) => `pushes/${uid}`,
  /** What readers report of chapters that a person has translated. */
  chapterReports: (uid: string) => `users/${uid}/chapterReports`,
  chapterReport: <U extends string, R extends string>(uid: U, reportId: R) =>
    `users/${uid}/chapterReports/${reportId}` as const,
  /** Until when a person's notifications have been sent by mail. */
  digest: (uid: string) => `users/${uid}/state/digest`,
  /** What readers made of a translator's work, day by day. */
  workRecord: (uid: string) => `users/${uid}/state/work`,
  /** Notifications of a chapter that are being sent to many people. */
  fanOuts: () => 'fanOuts',
  /** Named by its chapter, or by `fanOutIdOf` if only those who asked are notified. */
  fanOut: (fanOutId: string) => `fanOuts/${fanOutId}`,
  /** Comics and chapters that readers miss. */
  asks: () => 'asks',
  ask: <A extends string>(askId: A) => `asks/${askId}` as const,
  /** Who wants one. */
  wantedBy: (askId: string) => `asks/${askId}/wanted`,
  wanted: (askId: string, uid: string) => `asks/${askId}/wanted/${uid}`,
  /** All that a person has chosen, as it was last counted; `part` from 2 on is what the first has no room for. */
  library: (uid: string, part = 1) =>
    `users/${uid}/state/${part === 1 ? 'library' : keyOf('library', String(part))}`,
  reactions: (comicId: string, chapterId: string) => `comics/${comicId}/chapters/${chapterId}/reactions`,
  reaction: <C extends string, H extends string, U extends string>(comicId: C, chapterId: H, uid: U) =>
    `comics/${comicId}/chapters/${chapterId}/reactions/${uid}` as const,
  ratings: (translatorId: string) => `translators/${translatorId}/ratings`,
  rating: <T extends string, U extends string>(translatorId: T, uid: U) =>
    `translators/${translatorId}/ratings/${uid}` as const,
  comicRatings: (comicId: string) => `comics/${comicId}/comicRatings`,
  comicRating: <C extends string, U extends string>(comicId: C, uid: U) =>
    `comics/${comicId}/comicRatings/${uid}` as const,
  comicTags: (comicId: string) => `comics/${comicId}/comicTags`,
  comicTag: <C extends string, U extends string>(comicId: C, uid: U) =>
    `comics/${comicId}/comicTags/${uid}` as const,
  comments: (comicId: string) => `comics/${comicId}/comments`,
  comment: <C extends string, I extends string>(comicId: C, commentId: I) =>
    `comics/${comicId}/comments/${commentId}` as const,
  /** The text of a comment that was hidden. */
  withheldComment: <C extends string, I extends string>(comicId: C, commentId: I) =>
    `comics/${comicId}/comments/${commentId}/withheld/text` as const,
  commentLikes: (comicId: string, commentId: string) => `comics/${comicId}/comments/${commentId}/likes`,
  commentLike: <C extends string, I extends string, U extends string>(comicId: C, commentId: I, uid: U) =>
    `comics/${comicId}/comments/${commentId}/likes/${uid}` as const,
  /** What readers report of comments; `key` is that of `commentReportKey`. */
  commentReports: () => 'commentReports',
  commentReport: (key: string) => `commentReports/${key}`,
  /** Comments that reviewers look at. Ids are a comment's own among those of its comic alone. */
  commentFlags: () => 'commentFlags',
  commentFlag: (comicId: string, commentId: string) => `commentFlags/${keyOf(comicId, commentId)}`,
  /** Whose comments a person does not see. */
  ignored: (uid: string) => `users/${uid}/ignored`,
  ignoredPerson: <U extends string, O extends string>(uid: U, otherUid: O) =>
    `users/${uid}/ignored/${otherUid}` as const,
  /** With whom a person wants nothing to do. */
  blocked: (uid: string) => `users/${uid}/blocked`,
  blockedPerson: <U extends string, O extends string>(uid: U, otherUid: O) =>
    `users/${uid}/blocked/${otherUid}` as const,
  /** When something was last sent, and which document it allows: `comment`, `report`. */
  sent: <U extends string, K extends string>(uid: U, kind: K) => `users/${uid}/limits/${kind}` as const,
  /** What readers report of chapters. */
  reports: () => 'reports',
  report: <R extends string>(reportId: R) => `reports/${reportId}` as const,
  /** What people have written to the site. */
  messages: () => 'messages',
  message: <M extends string>(messageId: M) => `messages/${messageId}` as const,
  /** The parts of a number that many people change; `target` is that of `truth/counts.ts`. */
  countShards: (target: string) => `counters/${target}/shards`,
  countShard: (target: string, shard: string) => `counters/${target}/shards/${shard}`,
  /** Decisions about people and what they write, for admins. */
  audits: () => 'audit',
  audit: (auditId: string) => `audit/${auditId}`,
  /** Views that the roll-up has not added yet; `id` names chapter, shard and day. */
  viewCounts: () => 'counters/views/shards',
  viewCount: (id: string) => `counters/views/shards/${id}`,
  /** The random key of a day, with which what was seen on it is hashed. */
  viewKeys: () => 'viewKeys',
  viewKey: (day: string) => `viewKeys/${day}`,
  /** What was seen from one origin on one day; `key` is a keyed hash of both. */
  viewSets: () => 'viewSets',
  viewSet: (key: string) => `viewSets/${key}`,
  /** Accounts that were erased, and are erased a second time later. */
  erasures: () => 'erasures',
  erasure: (uid: string) => `erasures/${uid}`,
  /** `key` is the keyed hash of an address. */
  resetCodes: () => 'resetCodes',
  resetCode: (key: string) => `resetCodes/${key}`,
  /** Whether mail to an address stops; `key` is a keyed hash of it. */
  mailStops: () => 'mailStops',
  mailStop: (key: string) => `mailStops/${key}`,
  /** What the links mailed for an account may still do. */
  linkTickets: (uid: string) => `linkTickets/${uid}`,
  limit: (key: string) => `limits/${key}`,
  /** Comics and chapters that translators hand in. */
  submissions: () => 'submissions',
  submission: <S extends string>(submissionId: S) => `submissions/${submissionId}` as const,
  /** The texts of chapters while they are written; the id is that of `transcriptIdOf`. */
  transcripts: () => 'transcripts',
  transcript: <T extends string>(transcriptId: T) => `transcripts/${transcriptId}` as const,
  /** The pages of one that were written, named from 1. */
  transcriptPages: (transcriptId: string) => `transcripts/${transcriptId}/transcriptPages`,
  transcriptPage: <T extends string, P extends string>(transcriptId: T, page: P) =>
    `transcripts/${transcriptId}/transcriptPages/${page}` as const,
  /** Corrections that readers suggest. */
  suggestions: () => 'suggestions',
  suggestion: <S extends string>(suggestionId: S) => `suggestions/${suggestionId}` as const,
  /** Who agrees with which of a chapter; `key` is that of `suggestionVotesKey`. */
  suggestionVotes: () => 'suggestionVotes',
  suggestionVote: (key: string) => `suggestionVotes/${key}`,
  /** The names of a comic, as its translators write them. */
  glossaries: () => 'glossaries',
  glossary: <C extends string>(comicId: C) => `glossaries/${comicId}` as const,
  /** What was handed in, as it was then; `revision` counts from 1. */
  revisions: (submissionId: string) => `submissions/${submissionId}/revisions`,
  revision: (submissionId: string, revision: number | string) =>
    `submissions/${submissionId}/revisions/${revision}`,
  /** What reviewers alone may know of a submission or an application; named by `reviewIds` of `truth/review.ts`. */
  reviews: () => 'reviews',
  review: <R extends string>(reviewId: R) => `reviews/${reviewId}` as const,
  /** Who reviews and who administers. */
  allStaff: () => 'staff',
  staff: <U extends string>(uid: U) => `staff/${uid}` as const,
  /** Accounts that admins have closed. */
  closures: () => 'closures',
  closure: <U extends string>(uid: U) => `closures/${uid}` as const,
  /** The work of a decision that a task carries out. */
  publications: () => 'publications',
  publication: <S extends string>(submissionId: S) => `publications/${submissionId}` as const,
  /** Unique names and places that are taken. */
  reservation: (key: string) => `reservations/${key}`,
  /** A chapter that was unpublished, as it was. */
  keptChapter: (chapterId: string) => `keptChapters/${chapterId}`,
  /** A comic that was unpublished, as it was. */
  keptComic: (comicId: string) => `keptComics/${comicId}`,
  /** What was taken down (`truth/takedown.ts`); the id is that of its target. */
  takedowns: () => 'takedowns',
  takedown: <T extends string>(takedownId: T) => `takedowns/${takedownId}` as const,
  /** What was taken down, as it was; `key` is the id that a take-down of it alone would have. */
  sealedDocuments: () => 'sealed',
  sealedDocument: (key: string) => `sealed/${key}`,
  /** What was decided in a month, by numbers (`truth/decided-month.ts`). */
  decidedMonths: () => 'transparency',
  decidedMonth: (month: string) => `transparency/${month}`,
  /** What was taken from readers lately. */
  removed: () => 'removed/now',
  /** Ratings of chapters that were raised since the index of texts was written. */
  raisedTexts: () => 'raised/texts',
  /** What migrations have done; a migration's name begins with its number. */
  migrations: () => 'migrations',
  migration: (name: string) => `migrations/${name}`,
  /** How far a restore of an export into this project is. */
  restore: () => 'restores/now',
  /** The position of the sweep of download tokens, which takes more than one run. */
  tokenSweep: () => 'sweeps/downloadTokens',
  /** How far what people save has been looked through for comics whose readers also saved others. */
  savesSweep: () => 'sweeps/saves',
  /** How far published pictures have been looked through for those that have no blurred one. */
  blurSweep: () => 'sweeps/blurred',
  /** Which index of texts counts, and how far the next one is. */
  textSweep: () => 'sweeps/texts',
  /** What the index of texts has of chapters. */
  chapterTexts: () => 'chapterTexts',
  chapterText: <H extends string>(chapterId: H) => `chapterTexts/${chapterId}` as const,
  /** The comics that readers of one have saved too. */
  allAlsoSaved: () => 'alsoSaved',
  alsoSaved: <C extends string>(comicId: C) => `alsoSaved/${comicId}` as const,
  /** Files that people upload for them. */
  files: () => 'files',
  file: <F extends string>(fileId: F) => `files/${fileId}` as const,
  outbox: () => 'outbox',
  outboxMail: <Id extends string>(mailId: Id) => `outbox/${mailId}` as const,
  invalidations: () => 'dirty',
  /** Keeps a literal argument literal, so that a trigger's pattern is typed. */
  invalidation: <Id extends string>(pageId: Id) => `dirty/${pageId}` as const,
} as const;

/** The name of every collection of chapters. */
export const chapterGroup = 'chapters';

/** The name of every collection of comments. */
export const commentGroup = 'comments';

/** The name of every collection of who wants something. */
export const wantedGroup = 'wanted';

/** Published files are content-addressed: `hash` is that of the folder's content, for a photo with its upload. */
export const storagePaths = {
  /** Everything that a person has uploaded and no function has dealt with. It lies in the bucket for uploads. */
  incoming: (uid: string) => `incoming/${uid}/`,
  /** Where a person puts a new photo, in the bucket for uploads; `uploadId` is theirs to choose. */
  incomingPhoto: (uid: string, uploadId: string) => `incoming/${uid}/avatar/${uploadId}`,
  /** Where the pages of a chapter lie, in the bucket for uploads: one object, which a draft names. */
  incomingChapter: (uid: string, submissionId: string, fileId: string) =>
    `incoming/${uid}/submissions/${submissionId}/chapter/${fileId}`,
  /** Where a cover lies, of a comic or a chapter. */
  incomingCover: (uid: string, submissionId: string, fileId: string) =>
    `incoming/${uid}/submissions/${submissionId}/cover/${fileId}`,
  /** Everything that functions made of a person's files and that is not published. */
  staging: (uid: string) => `staging/${uid}/`,
  /** What was made of one file. */
  stagedFile: (uid: string, fileId: string) => `staging/${uid}/${fileId}/`,
  /** The same bytes, taken apart in the same way, lie in the same folder: `content` names both. */
  stagedFolder: (uid: string, fileId: string, content: string) => `staging/${uid}/${fileId}/${content}`,
  /** Where what was published lies while it is not; `id` is that of what took it away. */
  keptFolder: (uid: string, submissionId: string, id: string) =>
    `staging/${uid}/${keyOf('kept', submissionId)}/${id}`,
  /** The files of what was taken down: below it each has the path that it had. */
  sealed: (takedownId: string) => `sealed/${takedownId}/`,
  /** The ledger of removals (`truth/ledger.ts`): files that are added and never changed. */
  ledger: () => 'ledger/',
  /** The prefix of an owner's folders; folders of another owner may begin with it too. */
  publicFolders: (ownerId: string) => `public/${ownerId}-`,
  publicFolder: (ownerId: string, hash: string) => `public/${ownerId}-${hash}`,
  textFolder,
} as const;

/** Where a file of a submission lies, in the bucket for uploads. */
export function incomingFile(uid: string, submissionId: string, fileId: string, part: FilePart): string {
  const path = part === 'cover' ? storagePaths.incomingCover : storagePaths.incomingChapter;
  return path(uid, submissionId, fileId);
}

import type { paths } from '../paths.ts';

/** What happens to personal data when its account is deleted, and whether "download my data" includes it. */
interface PersonalData {
  readonly erased: 'deleted' | 'kept';
  readonly downloaded: boolean;
  /** Where it is kept, or not downloaded: why. */
  readonly why?: string;
}

const OWN: PersonalData = { erased: 'deleted', downloaded: true };
const HASHED: PersonalData = {
  erased: 'deleted',
  downloaded: false,
  why: 'keyed hashes and encrypted texts, which say nothing to anybody',
};
const NOT_PERSONAL = null;

/**
 * Every path of Firestore, and whether something personal lies there. A path that is not in this table does not compile;
 * tests hold erasure and download to it.
 */
export const PERSONAL_PATHS: Readonly<Record<keyof typeof paths, PersonalData | null>> = {
  pages: NOT_PERSONAL,
  page: NOT_PERSONAL,
  publishers: NOT_PERSONAL,
  publisher: NOT_PERSONAL,
  comics: NOT_PERSONAL,
  comic: NOT_PERSONAL,
  chapters: NOT_PERSONAL,
  chapter: NOT_PERSONAL,
  slugs: NOT_PERSONAL,
  slug: NOT_PERSONAL,
  translators: NOT_PERSONAL,
  translator: OWN,
  applications: NOT_PERSONAL,
  application: OWN,
  blogs: NOT_PERSONAL,
  blog: NOT_PERSONAL,
  people: NOT_PERSONAL,
  person: NOT_PERSONAL,
  genres: NOT_PERSONAL,
  genre: NOT_PERSONAL,
  catalogueCounts: NOT_PERSONAL,
  users: NOT_PERSONAL,
  user: OWN,
  inbox: OWN,
  following: OWN,
  follow: OWN,
  savedItems: OWN,
  savedItem: OWN,
  ownLists: OWN,
  ownList: OWN,
  publicLists: NOT_PERSONAL,
  publicList: OWN,
  followedLists: OWN,
  followedList: OWN,
  listReports: NOT_PERSONAL,
  listReport: {
    erased: 'deleted',
    downloaded: true,
    why: 'a download leaves out the words that it is about, which are somebody else’s',
  },
  ratingReports: NOT_PERSONAL,
  ratingReport: OWN,
  listFlags: NOT_PERSONAL,
  listFlag: {
    erased: 'kept',
    downloaded: false,
    why: 'that a list waits for reviewers stays true, and what it said when it was reported; whose it was goes',
  },
  history: OWN,
  historyEntry: OWN,
  readMarks: OWN,
  readingMonths: OWN,
  readingMonth: OWN,
  feed: OWN,
  feedEntry: OWN,
  notifications: OWN,
  notification: OWN,
  pushDevices: {
    erased: 'deleted',
    downloaded: true,
    why: 'a download leaves out the devices: addresses and keys with which their browsers can be sent messages',
  },
  pushes: NOT_PERSONAL,
  push: {
    erased: 'deleted',
    downloaded: false,
    why: 'names of notifications, which a download has, for as long as it takes to push them',
  },
  chapterReports: OWN,
  chapterReport: OWN,
  digest: OWN,
  workRecord: OWN,
  fanOuts: NOT_PERSONAL,
  fanOut: NOT_PERSONAL,
  asks: NOT_PERSONAL,
  ask: NOT_PERSONAL,
  wantedBy: NOT_PERSONAL,
  wanted: OWN,
  library: OWN,
  reactions: NOT_PERSONAL,
  reaction: OWN,
  ratings: NOT_PERSONAL,
  rating: OWN,
  comicRatings: NOT_PERSONAL,
  comicRating: OWN,
  comicTags: NOT_PERSONAL,
  comicTag: OWN,
  comments: NOT_PERSONAL,
  comment: {
    erased: 'kept',
    downloaded: true,
    why: 'what was said stays where it was said; who said it goes, and reviews go, which are named by who wrote them',
  },
  withheldComment: {
    erased: 'kept',
    downloaded: true,
    why: 'reviewers may still show it; who wrote it goes, and what they said against the hiding',
  },
  commentLikes: NOT_PERSONAL,
  commentLike: OWN,
  commentReports: NOT_PERSONAL,
  commentReport: {
    erased: 'deleted',
    downloaded: true,
    why: 'a download leaves out the words that it is about, which are somebody else’s',
  },
  commentFlags: NOT_PERSONAL,
  commentFlag: {
    erased: 'kept',
    downloaded: false,
    why: 'that a comment waits for reviewers stays true, and what it said when it was reported; who wrote it goes',
  },
  ignored: OWN,
  ignoredPerson: OWN,
  blocked: OWN,
  blockedPerson: OWN,
  sent: OWN,
  reports: NOT_PERSONAL,
  report: {
    erased: 'deleted',
    downloaded: true,
    why: 'its name tells who reports; another one without name and words takes its place, for that a chapter has a fault stays true',
  },
  messages: NOT_PERSONAL,
  message: {
    erased: 'kept',
    downloaded: false,
    why: 'by a name and an address that were typed, which no account leads to; it goes half a year after it was dealt with, a notice and an answer to one after three years',
  },
  countShards: NOT_PERSONAL,
  countShard: NOT_PERSONAL,
  audits: NOT_PERSONAL,
  audit: {
    erased: 'kept',
    downloaded: false,
    why: 'what was decided stays true; a name that leads to nobody stands in the place of who did it and whom it is about',
  },
  viewCounts: NOT_PERSONAL,
  viewCount: NOT_PERSONAL,
  viewKeys: NOT_PERSONAL,
  viewKey: NOT_PERSONAL,
  viewSets: NOT_PERSONAL,
  viewSet: {
    erased: 'kept',
    downloaded: false,
    why: 'keyed hashes that no account leads to; they go when the day is over, their key first',
  },
  erasures: NOT_PERSONAL,
  erasure: { erased: 'deleted', downloaded: false, why: 'it is there after the account only, for an hour' },
  resetCodes: NOT_PERSONAL,
  resetCode: HASHED,
  mailStops: NOT_PERSONAL,
  mailStop: {
    erased: 'deleted',
    downloaded: false,
    why: 'a keyed hash; what it says is in the inbox, which a download has',
  },
  linkTickets: HASHED,
  limit: { erased: 'kept', downloaded: false, why: 'a keyed hash and a number, swept away within days' },
  submissions: NOT_PERSONAL,
  submission: OWN,
  revisions: NOT_PERSONAL,
  revision: OWN,
  reviews: NOT_PERSONAL,
  review: {
    erased: 'deleted',
    downloaded: false,
    why: 'what of it concerns its owner is in the submission; who decided is for reviewers',
  },
  allStaff: NOT_PERSONAL,
  staff: {
    erased: 'deleted',
    downloaded: false,
    why: 'a role and a name, which the profile in a download has',
  },
  closures: NOT_PERSONAL,
  closure: {
    erased: 'deleted',
    downloaded: false,
    why: 'why and since when an account is closed is in its inbox, which a download has',
  },
  publications: NOT_PERSONAL,
  publication: {
    erased: 'kept',
    downloaded: false,
    why: 'work that goes on until readers have what was decided, by ids alone',
  },
  reservation: NOT_PERSONAL,
  keptChapter: {
    erased: 'kept',
    downloaded: false,
    why: 'what was published may be published again; who translated it goes',
  },
  keptComic: NOT_PERSONAL,
  takedowns: NOT_PERSONAL,
  takedown: {
    erased: 'kept',
    downloaded: false,
    why: 'that something was taken down, and why, stays true; who decided goes, and whose it was',
  },
  sealedDocuments: NOT_PERSONAL,
  sealedDocument: {
    erased: 'kept',
    downloaded: false,
    why: 'what was published may be given back; whose it is goes, and it deletes itself when its time is over',
  },
  decidedMonths: NOT_PERSONAL,
  decidedMonth: NOT_PERSONAL,
  removed: NOT_PERSONAL,
  migrations: NOT_PERSONAL,
  migration: NOT_PERSONAL,
  restore: NOT_PERSONAL,
  tokenSweep: NOT_PERSONAL,
  savesSweep: NOT_PERSONAL,
  allAlsoSaved: NOT_PERSONAL,
  alsoSaved: NOT_PERSONAL,
  files: NOT_PERSONAL,
  file: OWN,
  outbox: NOT_PERSONAL,
  outboxMail: {
    erased: 'kept',
    downloaded: false,
    why: 'that a mail was sent is kept for a month; its address and text go',
  },
  invalidations: NOT_PERSONAL,
  invalidation: NOT_PERSONAL,
};

/** The name under an article. */
const BYLINE: PersonalData = {
  erased: 'kept',
  downloaded: false,
  why: 'whoever runs the site states it, of somebody who need not have an account; importing the article again changes it',
};

/** Under seal: what was published, which its translator or author wrote. */
const SEALED: PersonalData = {
  erased: 'deleted',
  downloaded: false,
  why: 'it is under seal, and what it names is the profile that a download has',
};
/** Who takes down and gives back, and whose it was. */
const OF_TAKEDOWN: PersonalData = {
  erased: 'deleted',
  downloaded: false,
  why: 'who decided is for reviewers alone, and whose it was is told with the decision',
};
/** The id of a target, which identifies nobody once the account is gone. */
const TARGET: PersonalData = {
  erased: 'kept',
  downloaded: false,
  why: 'an id, which names nobody without an account',
};

/** Whom somebody else follows, ignores or blocks. */
const CHOSEN: PersonalData = { erased: 'deleted', downloaded: false, why: 'it is somebody else’s choice' };
/** Whom somebody else has mentioned. */
const MENTIONED: PersonalData = {
  erased: 'deleted',
  downloaded: false,
  why: 'it is in somebody else’s words, which lose it; the name that they typed stays theirs',
};

/** The fields that name a person, by the file and the schema they stand in. */
export const PERSONAL_FIELDS: Readonly<Record<string, PersonalData>> = {
  'ask.wantedSchema.uid': OWN,
  'application.applicationSchema.uid': OWN,
  'blocked.blockedPersonSchema.uid': CHOSEN,
  'blog.blogTextSchema.author': BYLINE,
  'blog.blogSchema.texts.en.author': BYLINE,
  'blog.blogSchema.texts.ar.author': BYLINE,
  'chapter.chapterSchema.translator': {
    erased: 'deleted',
    downloaded: false,
    why: 'it is public, and what it names is the profile that a download has',
  },
  'audit.auditSchema.by': {
    erased: 'deleted',
    downloaded: false,
    why: 'what was decided stays true; a name that leads to nobody stands in its place',
  },
  'comment-flag.commentFlagSchema.uid': {
    erased: 'deleted',
    downloaded: false,
    why: 'what of it concerns its author is in the comment',
  },
  'comment.commentSchema.uid': OWN,
  'comment.commentSchema.author': OWN,
  'comment.commentSchema.mentioned.uid': MENTIONED,
  'comment.mentionedSchema.uid': MENTIONED,
  'comment.withheldCommentSchema.uid': OWN,
  'comment.commentLikeSchema.uid': OWN,
  'comment-report.commentReportSchema.uid': OWN,
  'feed.feedEntrySchema.translator': {
    erased: 'kept',
    downloaded: false,
    why: 'it is in the feed of somebody else, as the chapter had it, until newer ones take its place',
  },
  'file.fileSchema.uid': OWN,
  'follow.followSchema.translatorId': CHOSEN,
  'ignored.ignoredPersonSchema.uid': CHOSEN,
  'list-report.listReportSchema.uid': OWN,
  'rating-report.ratingReportSchema.uid': OWN,
  'list-report.listFlagSchema.author': {
    erased: 'deleted',
    downloaded: false,
    why: 'what of it concerns its owner is in the list',
  },
  'list-report.listFlagSchema.uid': {
    erased: 'deleted',
    downloaded: false,
    why: 'what of it concerns its owner is in the list',
  },
  'public-list.listOwnerSchema.uid': OWN,
  'public-list.publicListSchema.owner': OWN,
  'public-list.publicListSchema.owner.uid': OWN,
  'mail.mailSchema.to': { erased: 'deleted', downloaded: false, why: 'the address is the account’s own' },
  'message.messageSchema.email': {
    erased: 'kept',
    downloaded: false,
    why: 'it was typed for an answer, with or without an account',
  },
  'message.messageSchema.reader.uid': {
    erased: 'deleted',
    downloaded: false,
    why: 'what others report of them is for reviewers',
  },
  'message.messageSchema.uid': OWN,
  'notification.notificationSchema.author': {
    erased: 'deleted',
    downloaded: false,
    why: 'it is in somebody else’s list, which loses it with the answer’s author',
  },
  'notification.notificationSchema.translator': {
    erased: 'kept',
    downloaded: false,
    why: 'it is in somebody else’s list, as the chapter had it, for 90 days',
  },
  'publication.publicationSchema.uid': {
    erased: 'kept',
    downloaded: false,
    why: 'an id, which names nobody without an account',
  },
  'report.reportSchema.reporter': OWN,
  'review.reviewSchema.uid': {
    erased: 'deleted',
    downloaded: false,
    why: 'what of it concerns its owner is in the submission',
  },
  'review.reviewSchema.claim.uid': { erased: 'deleted', downloaded: false, why: 'it is for reviewers alone' },
  'review.reviewSchema.decisions.by': {
    erased: 'deleted',
    downloaded: false,
    why: 'who decided is for reviewers alone',
  },
  'review.reviewSchema.decisions.by.uid': {
    erased: 'deleted',
    downloaded: false,
    why: 'who decided is for reviewers alone',
  },
  'reset-code.resetCodeSchema.uid': HASHED,
  'sealed.sealedSchema.article.texts.ar.author': BYLINE,
  'sealed.sealedSchema.article.texts.en.author': BYLINE,
  'sealed.sealedSchema.chapter.translator': SEALED,
  'sealed.sealedSchema.comment.author': SEALED,
  'sealed.sealedSchema.comment.mentioned.uid': SEALED,
  'sealed.sealedSchema.comment.uid': SEALED,
  'sealed.sealedSchema.uid': SEALED,
  'sealed.sealedSchema.withheld.uid': SEALED,
  'submission.submissionSchema.uid': OWN,
  'submission.revisionSchema.uid': OWN,
  'takedown.takedownSchema.by': OF_TAKEDOWN,
  'takedown.takedownSchema.by.uid': OF_TAKEDOWN,
  'takedown.takedownSchema.returned.by': OF_TAKEDOWN,
  'takedown.takedownSchema.returned.by.uid': OF_TAKEDOWN,
  'takedown.takedownSchema.target.uid': TARGET,
  'takedown.takedownSchema.whose.uid': OF_TAKEDOWN,
  'takedown.takedownTargetSchema.uid': TARGET,
  'votes.comicRatingSchema.uid': OWN,
  'votes.comicTagsSchema.uid': OWN,
  'votes.ratingSchema.uid': OWN,
  'votes.reactionSchema.uid': OWN,
};

/**
 * Where the id of an erased person may still be read, by the collection, and why. No document leads from it to a person any
 * more. A test goes through every document that an erasure leaves: what is not here fails it.
 */
export const LEFT_TRACES: Readonly<Record<string, string>> = {
  'comics/chapters':
    'the id of a chapter is part of its address, which readers keep; it was made of its translator’s',
  keptChapters: 'the same id, of a chapter that was taken from readers and may be given back',
  takedowns:
    'a photo that was taken down is named by the account that had it, so that it is taken down once; a chapter by the same id',
  sealedDocuments: 'the same ids, of what may be given back, until its time is over',
  reservations: 'the same id, so that no other chapter gets its address',
  fanOuts: 'the same id, so that nobody is notified of a chapter twice',
  outbox: 'the goodbye has its address until it was sent',
  dirty: 'a page that is still to be rebuilt, or to go; the invalidation goes with that',
  publications: 'work that goes on until readers have what was decided; it finds its files by the id',
  'users/notifications': 'what somebody else was told of a chapter, as it was then, for 90 days',
  'users/feed': 'what somebody else’s list shows of a chapter, until newer ones take its place',
  'users/saved': 'a chapter that somebody else saved, by its address',
  'users/history': 'a chapter that somebody else has read, by its address',
};

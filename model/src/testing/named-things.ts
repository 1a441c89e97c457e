import { pageIds } from '../page-ids.ts';
import { invalidationIdOf } from '../pages/invalidation-target.ts';
import { OPDS_GROUP_LISTS, opdsFeeds } from '../pages/opds-feeds.ts';
import { paths, storagePaths } from '../paths.ts';
import { commentReportKey } from '../truth/comment-report.ts';
import { countTargets } from '../truth/counts.ts';
import { fanOutIdOf, listFanOutIdOf } from '../truth/fan-out.ts';
import { listReportKey } from '../truth/list-report.ts';
import { mailIds } from '../truth/mail.ts';
import { notificationIds } from '../truth/notification.ts';
import { ratingReportKey } from '../truth/rating-report.ts';
import { reportKey } from '../truth/report.ts';
import { reservationKeys } from '../truth/reservation.ts';
import { reviewIds } from '../truth/review.ts';
import { savedKeys } from '../truth/saved-key.ts';
import { suggestionVotesKey } from '../truth/suggestion.ts';
import { type TakedownKind, takedownIdOf } from '../truth/takedown.ts';
import { viewCountId } from '../truth/view-counts.ts';
import { HASH, type IdKind } from './sample-ids.ts';

/** A kind of thing that has a path: what its ids are, and what the path of one is. */
export interface NamedThing {
  readonly ids: readonly IdKind[];
  readonly path: (...ids: string[]) => string;
}

const thing = (ids: readonly IdKind[], path: (...ids: string[]) => string): NamedThing => ({ ids, path });
/** All that lie at one kind of path, told apart by what their key is made of. */
type Things = Readonly<Record<string, NamedThing>>;
const one = (ids: readonly IdKind[], path: (...ids: string[]) => string): Things => ({
  it: thing(ids, path),
});

/** The documents of `pages`. A page that is added is a mistake until it is here. */
export const PAGE_THINGS: { readonly [K in keyof typeof pageIds]: Things } = {
  home: one([], pageIds.home),
  comic: one(['slug'], pageIds.comic),
  chapter: one(['chapter'], pageIds.chapter),
  comics: one([], pageIds.comics),
  shelf: one(['number'], pageIds.shelf),
  updates: one([], pageIds.updates),
  transparency: one([], pageIds.transparency),
  publishers: one([], pageIds.publishers),
  publisher: one(['named'], pageIds.publisher),
  publisherShelf: one(['named', 'number'], pageIds.publisherShelf),
  blogs: one([], pageIds.blogs),
  blog: one(['named'], pageIds.blog),
  search: one([], pageIds.search),
  catalog: one(['number'], pageIds.catalog),
  mostRead: one([], pageIds.mostRead),
  translators: one([], pageIds.translators),
  sitemap: one(['number'], pageIds.sitemap),
  sitemapList: one([], pageIds.sitemapList),
  translator: one(['any'], pageIds.translator),
  list: one(['any'], pageIds.list),
  reader: one(['any'], pageIds.reader),
  opds: {
    latest: thing([], () => pageIds.opds(opdsFeeds.latest)),
    mostRead: thing([], () => pageIds.opds(opdsFeeds.mostRead)),
    comics: thing([], () => pageIds.opds(opdsFeeds.comics)),
    shelf: thing(['number'], (shelf = '') => pageIds.opds(opdsFeeds.shelf(shelf))),
    genre: thing(['named'], (id = '') => pageIds.opds(opdsFeeds.group('genre', id))),
    language: thing(['named'], (id = '') => pageIds.opds(opdsFeeds.group('language', id))),
    publisher: thing(['named'], (id = '') => pageIds.opds(opdsFeeds.group('publisher', id))),
    genres: thing([], () => pageIds.opds(OPDS_GROUP_LISTS.genre)),
    languages: thing([], () => pageIds.opds(OPDS_GROUP_LISTS.language)),
  },
  part: {
    ofBlogs: thing(['number'], (part = '') => pageIds.part(pageIds.blogs(), part)),
    ofSitemap: thing(['number', 'number'], (shelf = '', part = '') =>
      pageIds.part(pageIds.sitemap(shelf), part),
    ),
    ofGenre: thing(['named', 'number'], (id = '', part = '') =>
      pageIds.part(pageIds.opds(opdsFeeds.group('genre', id)), part),
    ),
    ofTranslator: thing(['any', 'number'], (uid = '', part = '') =>
      pageIds.part(pageIds.translator(uid), part),
    ),
    ofChapter: thing(['chapter', 'number'], (id = '', part = '') => pageIds.part(pageIds.chapter(id), part)),
  },
};

const pages = (path: (id: string) => string): Things =>
  Object.fromEntries(
    Object.entries(PAGE_THINGS).flatMap(([page, things]) =>
      Object.entries(things).map(([which, { ids, path: id }]) => [
        `${page} ${which}`,
        thing(ids, (...of) => path(id(...of))),
      ]),
    ),
  );

const notifications = {
  chapter: thing(['any', 'chapter'], (uid = '', id = '') =>
    paths.notification(uid, notificationIds.chapter(id)),
  ),
  reply: thing(['any', 'slug', 'any'], (uid = '', comic = '', id = '') =>
    paths.notification(uid, notificationIds.reply(comic, id)),
  ),
  mention: thing(['any', 'slug', 'any'], (uid = '', comic = '', id = '') =>
    paths.notification(uid, notificationIds.mention(comic, id)),
  ),
  hidden: thing(['any', 'slug', 'any'], (uid = '', comic = '', id = '') =>
    paths.notification(uid, notificationIds.hidden(comic, id)),
  ),
  decision: thing(['any', 'made'], (uid = '', id = '') =>
    paths.notification(uid, notificationIds.decision(id)),
  ),
  hiddenList: thing(['any', 'any'], (uid = '', id = '') =>
    paths.notification(uid, notificationIds.hiddenList(id)),
  ),
  list: thing(['any', 'any'], (uid = '', id = '') => paths.notification(uid, notificationIds.list(id))),
  suggestion: thing(['any', 'any'], (uid = '', id = '') =>
    paths.notification(uid, notificationIds.suggestion(id)),
  ),
  unsubmitted: thing(['any', 'any', 'number'], (uid = '', id = '', since = '') =>
    paths.notification(uid, notificationIds.unsubmitted(id, new Date(Number(since)))),
  ),
  transcript: thing(['any', 'slug', 'any', 'number'], (uid = '', comic = '', id = '', at = '') =>
    paths.notification(uid, notificationIds.transcript(comic, id, new Date(Number(at)))),
  ),
} as const satisfies { readonly [K in keyof typeof notificationIds]: NamedThing };

const saved = {
  comic: thing(['any', 'slug'], (uid = '', id = '') => paths.savedItem(uid, savedKeys.comic(id))),
  chapter: thing(['any', 'chapter'], (uid = '', id = '') => paths.savedItem(uid, savedKeys.chapter(id))),
} as const satisfies { readonly [K in keyof typeof savedKeys]: NamedThing };

const reviews = {
  submission: thing(['any'], (id = '') => paths.review(reviewIds.submission(id))),
  application: thing(['any'], (uid = '') => paths.review(reviewIds.application(uid))),
} as const satisfies { readonly [K in keyof typeof reviewIds]: NamedThing };

const counters = (path: (target: string) => string) =>
  ({
    translator: thing(['any'], (uid = '') => path(countTargets.translator(uid))),
    comic: thing(['slug'], (id = '') => path(countTargets.comic(id))),
    chapter: thing(['chapter'], (id = '') => path(countTargets.chapter(id))),
    comment: thing(['slug', 'any'], (comic = '', id = '') => path(countTargets.comment(comic, id))),
    list: thing(['any'], (id = '') => path(countTargets.list(id))),
  }) as const satisfies { readonly [K in keyof typeof countTargets]: NamedThing };

const mails = {
  verification: thing(['made'], (id = '') => paths.outboxMail(mailIds.verification(id))),
  mailboxCheck: thing(['made'], (id = '') => paths.outboxMail(mailIds.mailboxCheck(id))),
  signUpAttempt: thing(['made'], (id = '') => paths.outboxMail(mailIds.signUpAttempt(id))),
  resetCode: thing(['made'], (id = '') => paths.outboxMail(mailIds.resetCode(id))),
  resetLink: thing(['made'], (id = '') => paths.outboxMail(mailIds.resetLink(id))),
  emailChange: thing(['made'], (id = '') => paths.outboxMail(mailIds.emailChange(id))),
  emailChangeNotice: thing(['made'], (id = '') => paths.outboxMail(mailIds.emailChangeNotice(id))),
  notice: thing(['made'], (id = '') => paths.outboxMail(mailIds.notice('passwordChanged', id))),
  accountDeleted: thing(['made'], (uid = '') => paths.outboxMail(mailIds.accountDeleted(uid))),
  digest: thing(['made', 'number'], (uid = '', at = '') =>
    paths.outboxMail(mailIds.digest(uid, new Date(Number(at)))),
  ),
  overdue: thing(['made', 'day'], (uid = '', day = '') => paths.outboxMail(mailIds.overdue(uid, day))),
  received: thing(['any'], (id = '') => paths.outboxMail(mailIds.received(id))),
  decision: thing(['made'], (id = '') => paths.outboxMail(mailIds.decision(id))),
} as const satisfies { readonly [K in keyof typeof mailIds]: NamedThing };

const reservations = {
  name: thing(['named'], (name = '') => paths.reservation(reservationKeys.name('person', name))),
  id: thing(['named'], (id = '') => paths.reservation(reservationKeys.id('person', id))),
  chapter: thing(['chapter'], (id = '') => paths.reservation(reservationKeys.chapter(id))),
} as const satisfies { readonly [K in keyof typeof reservationKeys]: NamedThing };

/** By what is taken down. */
const takedowns = (path: (key: string) => string) =>
  ({
    comic: thing(['slug'], (comicId = '') => path(takedownIdOf({ kind: 'comic', comicId }))),
    chapter: thing(['slug', 'chapter'], (comicId = '', chapterId = '') =>
      path(takedownIdOf({ kind: 'chapter', comicId, chapterId })),
    ),
    article: thing(['named'], (slug = '') => path(takedownIdOf({ kind: 'article', slug }))),
    cover: thing(['slug'], (comicId = '') => path(takedownIdOf({ kind: 'cover', comicId }))),
    coverOfChapter: thing(['slug', 'chapter'], (comicId = '', chapterId = '') =>
      path(takedownIdOf({ kind: 'cover', comicId, chapterId })),
    ),
    photo: thing(['any'], (uid = '') => path(takedownIdOf({ kind: 'photo', uid }))),
    comment: thing(['slug', 'any'], (comicId = '', commentId = '') =>
      path(takedownIdOf({ kind: 'comment', comicId, commentId })),
    ),
  }) as const satisfies { readonly [K in TakedownKind]: NamedThing } & {
    readonly coverOfChapter: NamedThing;
  };

/** Everything that has a path in Firestore. A path that is added is a mistake until it is here. */
export const THINGS: { readonly [K in keyof typeof paths]: Things } = {
  pages: one([], paths.pages),
  page: pages(paths.page),
  publishers: one([], paths.publishers),
  publisher: one(['named'], paths.publisher),
  comics: one([], paths.comics),
  comic: one(['slug'], paths.comic),
  chapters: one(['slug'], paths.chapters),
  chapter: one(['slug', 'chapter'], paths.chapter),
  slugs: one([], paths.slugs),
  slug: one(['slug'], paths.slug),
  translators: one([], paths.translators),
  translator: one(['any'], paths.translator),
  applications: one([], paths.applications),
  application: one(['any'], paths.application),
  blogs: one([], paths.blogs),
  blog: one(['named'], paths.blog),
  people: one([], paths.people),
  person: one(['named'], paths.person),
  genres: one([], paths.genres),
  genre: one(['named'], paths.genre),
  catalogueCounts: one([], paths.catalogueCounts),
  users: one([], paths.users),
  user: one(['any'], paths.user),
  inbox: one(['any'], paths.inbox),
  following: one(['any'], paths.following),
  follow: one(['any', 'any'], paths.follow),
  savedItems: one(['any'], paths.savedItems),
  savedItem: saved,
  ownLists: one(['any'], paths.ownLists),
  ownList: one(['any', 'any'], paths.ownList),
  publicLists: one([], paths.publicLists),
  publicList: one(['any'], paths.publicList),
  followedLists: one(['any'], paths.followedLists),
  followedList: one(['any', 'any'], paths.followedList),
  listReports: one([], paths.listReports),
  listReport: one(['any', 'any'], (id = '', uid = '') => paths.listReport(listReportKey(id, uid))),
  ratingReports: one([], paths.ratingReports),
  ratingReport: one(['any', 'any'], (id = '', uid = '') => paths.ratingReport(ratingReportKey(id, uid))),
  listFlags: one([], paths.listFlags),
  listFlag: one(['any'], paths.listFlag),
  history: one(['any'], paths.history),
  historyEntry: one(['any', 'chapter'], paths.historyEntry),
  readMarks: one(['any'], paths.readMarks),
  readingMonths: one(['any'], paths.readingMonths),
  readingMonth: one(['any', 'any'], paths.readingMonth),
  feed: one(['any'], paths.feed),
  feedEntry: one(['any', 'chapter'], paths.feedEntry),
  notifications: one(['any'], paths.notifications),
  notification: notifications,
  pushDevices: one(['any'], paths.pushDevices),
  pushes: one([], paths.pushes),
  push: one(['any'], paths.push),
  chapterReports: one(['any'], paths.chapterReports),
  chapterReport: one(['any', 'any'], paths.chapterReport),
  digest: one(['any'], paths.digest),
  workRecord: one(['any'], paths.workRecord),
  fanOuts: one([], paths.fanOuts),
  fanOut: {
    ofChapter: thing(['chapter'], paths.fanOut),
    ofAsk: thing(['made', 'chapter'], (ask = '', id = '') => paths.fanOut(fanOutIdOf(ask, id))),
    ofList: thing(['any'], (id = '') => paths.fanOut(listFanOutIdOf(id))),
  },
  asks: one([], paths.asks),
  ask: one(['made'], paths.ask),
  wantedBy: one(['made'], paths.wantedBy),
  wanted: one(['made', 'any'], paths.wanted),
  library: {
    first: thing(['any'], (uid = '') => paths.library(uid)),
    part: thing(['any', 'number'], (uid = '', part = '') => paths.library(uid, Number(part) + 1)),
  },
  reactions: one(['slug', 'chapter'], paths.reactions),
  reaction: one(['slug', 'chapter', 'any'], paths.reaction),
  ratings: one(['any'], paths.ratings),
  rating: one(['any', 'any'], paths.rating),
  comicRatings: one(['slug'], paths.comicRatings),
  comicRating: one(['slug', 'any'], paths.comicRating),
  comicTags: one(['slug'], paths.comicTags),
  comicTag: one(['slug', 'any'], paths.comicTag),
  comments: one(['slug'], paths.comments),
  comment: one(['slug', 'any'], paths.comment),
  withheldComment: one(['slug', 'any'], paths.withheldComment),
  commentLikes: one(['slug', 'any'], paths.commentLikes),
  commentLike: one(['slug', 'any', 'any'], paths.commentLike),
  commentReports: one([], paths.commentReports),
  commentReport: one(['slug', 'any', 'any'], (comic = '', id = '', uid = '') =>
    paths.commentReport(commentReportKey(comic, id, uid)),
  ),
  commentFlags: one([], paths.commentFlags),
  commentFlag: one(['slug', 'any'], paths.commentFlag),
  ignored: one(['any'], paths.ignored),
  ignoredPerson: one(['any', 'any'], paths.ignoredPerson),
  blocked: one(['any'], paths.blocked),
  blockedPerson: one(['any', 'any'], paths.blockedPerson),
  sent: one(['any'], (uid = '') => paths.sent(uid, 'comment')),
  reports: one([], paths.reports),
  report: {
    ofVisitor: thing(['any'], (id = '') => paths.report(id)),
    ofPerson: thing(
      ['slug', 'chapter', 'number', 'any'],
      (comicId = '', chapterId = '', page = '', uid = '') =>
        paths.report(reportKey({ comicId, chapterId, page: Number(page), issue: 'typos' }, uid)),
    ),
  },
  messages: one([], paths.messages),
  message: one(['any'], paths.message),
  countShards: counters(paths.countShards),
  countShard: counters((target) => paths.countShard(target, '0')),
  audits: one([], paths.audits),
  audit: one(['made'], paths.audit),
  viewCounts: one([], paths.viewCounts),
  viewCount: one(['chapter', 'number', 'day'], (id = '', shard = '', day = '') =>
    paths.viewCount(viewCountId(id, shard, day)),
  ),
  viewKeys: one([], paths.viewKeys),
  viewKey: one(['day'], paths.viewKey),
  viewSets: one([], paths.viewSets),
  viewSet: one(['made'], paths.viewSet),
  erasures: one([], paths.erasures),
  erasure: one(['any'], paths.erasure),
  resetCodes: one([], paths.resetCodes),
  resetCode: one(['made'], paths.resetCode),
  mailStops: one([], paths.mailStops),
  mailStop: one(['made'], paths.mailStop),
  linkTickets: one(['any'], paths.linkTickets),
  limit: one(['made'], paths.limit),
  submissions: one([], paths.submissions),
  submission: one(['any'], paths.submission),
  revisions: one(['any'], paths.revisions),
  revision: one(['any', 'number'], paths.revision),
  suggestions: one([], paths.suggestions),
  suggestion: one(['any'], paths.suggestion),
  suggestionVotes: one([], paths.suggestionVotes),
  suggestionVote: one(['chapter', 'any'], (id = '', uid = '') =>
    paths.suggestionVote(suggestionVotesKey(id, uid)),
  ),
  transcripts: one([], paths.transcripts),
  transcript: one(['any'], paths.transcript),
  transcriptPages: one(['any'], paths.transcriptPages),
  transcriptPage: one(['any', 'number'], paths.transcriptPage),
  glossaries: one([], paths.glossaries),
  glossary: one(['any'], paths.glossary),
  reviews: one([], paths.reviews),
  review: reviews,
  allStaff: one([], paths.allStaff),
  staff: one(['any'], paths.staff),
  closures: one([], paths.closures),
  closure: one(['any'], paths.closure),
  publications: one([], paths.publications),
  publication: one(['any'], paths.publication),
  reservation: reservations,
  keptChapter: one(['chapter'], paths.keptChapter),
  keptComic: one(['slug'], paths.keptComic),
  takedowns: one([], paths.takedowns),
  takedown: takedowns(paths.takedown),
  sealedDocuments: one([], paths.sealedDocuments),
  sealedDocument: takedowns(paths.sealedDocument),
  decidedMonths: one([], paths.decidedMonths),
  decidedMonth: one(['number'], paths.decidedMonth),
  removed: one([], paths.removed),
  raisedTexts: one([], paths.raisedTexts),
  migrations: one([], paths.migrations),
  migration: one(['made'], paths.migration),
  restore: one([], paths.restore),
  tokenSweep: one([], paths.tokenSweep),
  savesSweep: one([], paths.savesSweep),
  blurSweep: one([], paths.blurSweep),
  textSweep: one([], paths.textSweep),
  chapterTexts: one([], paths.chapterTexts),
  chapterText: one(['chapter'], paths.chapterText),
  allAlsoSaved: one([], paths.allAlsoSaved),
  alsoSaved: one(['slug'], paths.alsoSaved),
  files: one([], paths.files),
  file: one(['made'], paths.file),
  outbox: one([], paths.outbox),
  outboxMail: mails,
  invalidations: one([], paths.invalidations),
  invalidation: {
    ...pages(paths.invalidation),
    translatorCounts: thing(['any'], (id = '') =>
      paths.invalidation(invalidationIdOf({ kind: 'translatorCounts', id })),
    ),
    comicCounts: thing(['slug'], (id = '') =>
      paths.invalidation(invalidationIdOf({ kind: 'comicCounts', id })),
    ),
    chapterCounts: thing(['chapter'], (id = '') =>
      paths.invalidation(invalidationIdOf({ kind: 'chapterCounts', id, comicId: 'of-it' })),
    ),
    listCounts: thing(['any'], (id = '') => paths.invalidation(invalidationIdOf({ kind: 'listCounts', id }))),
    commentCounts: thing(['slug', 'any'], (comicId = '', id = '') =>
      paths.invalidation(invalidationIdOf({ kind: 'commentCounts', id, comicId })),
    ),
  },
};

/** Every folder and file of Storage. A path that is added is a mistake until it is here. */
export const STORED_THINGS: { readonly [K in keyof typeof storagePaths]: Things } = {
  incoming: one(['any'], storagePaths.incoming),
  incomingPhoto: one(['any', 'any'], storagePaths.incomingPhoto),
  incomingChapter: one(['any', 'any', 'made'], storagePaths.incomingChapter),
  incomingCover: one(['any', 'any', 'made'], storagePaths.incomingCover),
  staging: one(['any'], storagePaths.staging),
  stagedFile: one(['any', 'made'], storagePaths.stagedFile),
  sealed: takedowns(storagePaths.sealed),
  ledger: one([], storagePaths.ledger),
  stagedFolder: one(['any', 'made', 'made'], storagePaths.stagedFolder),
  keptFolder: one(['any', 'any', 'made'], storagePaths.keptFolder),
  publicFolders: {
    ofComic: thing(['slug'], storagePaths.publicFolders),
    ofChapter: thing(['chapter'], storagePaths.publicFolders),
    ofPerson: thing(['account'], storagePaths.publicFolders),
  },
  publicFolder: {
    ofComic: thing(['slug'], (id = '') => storagePaths.publicFolder(id, HASH)),
    ofChapter: thing(['chapter'], (id = '') => storagePaths.publicFolder(id, HASH)),
    ofPerson: thing(['account'], (uid = '') => storagePaths.publicFolder(uid, HASH)),
  },
  textFolder: one(['made'], storagePaths.textFolder),
};

import { paths } from '@rawi/model/paths';
import { samplePublicList } from '@rawi/model/testing/sample-lists';
import { sampleSuggestion } from '@rawi/model/testing/sample-suggestions';
import { sampleComment } from '@rawi/model/testing/samples';
import type { Comment } from '@rawi/model/truth/comment';
import type { CommentFlag } from '@rawi/model/truth/comment-flag';
import { commentReportKey } from '@rawi/model/truth/comment-report';
import { type ListFlag, listReportKey } from '@rawi/model/truth/list-report';
import { ratingReportKey } from '@rawi/model/truth/rating-report';
import { type Review, reviewIds } from '@rawi/model/truth/review';
import { suggestionVotesKey } from '@rawi/model/truth/suggestion';
import { transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { sampleTranslator } from './choices.ts';

/** What reviewers see of a comment. */
const flagOf = (uid: string, at: Date): Omit<CommentFlag, 'commentId'> => ({
  comicId: 'one',
  comic: { slug: 'one', series: 'One', names: {} },
  uid,
  name: uid,
  reports: 1,
  reasons: ['spam'],
  reported: [{ version: 1, text: 'What was said.', reports: 1 }],
  deleted: false,
  hidden: null,
  objects: false,
  waiting: true,
  since: at,
});

/** What reviewers see of a public list. */
const listFlagOf = (uid: string, at: Date): ListFlag => ({
  uid,
  author: uid,
  version: 1,
  name: 'What was said.',
  entries: 1,
  reports: 1,
  reasons: ['spam'],
  deleted: false,
  hidden: null,
  waiting: true,
  since: at,
});

/** The review of something that a person has submitted. */
export const reviewOf = (uid: string, at: Date): Review => ({
  kind: 'chapter',
  uid,
  name: uid,
  title: 'A title',
  searchKeys: [],
  number: 1,
  language: 'ar',
  revision: 1,
  waiting: true,
  since: at,
  appeal: false,
  replacement: false,
  claim: null,
  decisions: [],
  judges: [],
});

/** The text of a submission of theirs. */
const textOf = (uid: string) => transcriptIdOf({ kind: 'submission', submissionId: uid });

/** A document of a person at every such path; a collection is represented by one document. */
export function personalDocumentsOf(
  uid: string,
  at: Date,
): Readonly<Record<string, [path: string, data: object]>> {
  const place = { page: 1, pageCount: 9, finished: false, readAt: at };
  const follow = paths.follow(uid, 'amal');
  const saved = paths.savedItem(uid, 'comic_one');
  const list = paths.ownList(uid, 'a-list');
  const followedList = paths.followedList(uid, 'a-public-list');
  const history = paths.historyEntry(uid, 'one-1-en');
  const month = paths.readingMonth(uid, '2026-11');
  const counted = {
    chapters: { '29:one-1-en': { comicId: 'one', language: 'en', pages: 9 } },
    comics: {},
    saves: { at, count: 1 },
  };
  const feed = paths.feedEntry(uid, 'one-1-en');
  const notification = paths.notification(uid, 'reply:one:a');
  const reported = paths.chapterReport(uid, 'one');
  const ignored = paths.ignoredPerson(uid, 'somebody');
  const blocked = paths.blockedPerson(uid, 'somebody');
  const words = `words-of-${uid}`;
  const hidden = sampleComment(uid, { text: '', hidden: { reason: 'spam' } });
  return {
    user: [
      paths.user(uid),
      { fullName: uid, locale: 'ar', settings: DEFAULT_SETTINGS, consentedAt: at, createdAt: new Date(0) },
    ],
    translator: [paths.translator(uid), sampleTranslator(uid)],
    application: [
      paths.application(uid),
      {
        uid,
        languages: ['ar'],
        skills: `In the words of ${uid}`,
        savedAt: at,
        state: 'submitted',
        revision: 1,
      },
    ],
    inbox: [paths.inbox(uid), { unread: 0 }],
    following: [follow, { translatorId: 'amal', name: 'Amal', at }],
    follow: [follow, { translatorId: 'amal', name: 'Amal', at }],
    savedItems: [saved, { kind: 'comic', at }],
    savedItem: [saved, { kind: 'comic', at }],
    ownLists: [list, { name: `List of ${uid}`, entries: {}, at }],
    ownList: [list, { name: `List of ${uid}`, entries: {}, at }],
    publicList: [
      paths.publicList(`list-of-${uid}`),
      samplePublicList([{ kind: 'comic', comicId: 'one' }], {
        owner: { kind: 'person', uid, listId: 'a-list' },
        name: `List of ${uid}`,
      }),
    ],
    followedLists: [followedList, { listId: 'a-public-list', name: 'A list', at }],
    followedList: [followedList, { listId: 'a-public-list', name: 'A list', at }],
    listReport: [
      paths.listReport(listReportKey(`report-of-${uid}`, uid)),
      { listId: `report-of-${uid}`, uid, name: 'Words of another.', version: 1, reason: 'spam', at },
    ],
    ratingReport: [
      paths.ratingReport(ratingReportKey('one', uid)),
      {
        comicId: 'one',
        uid,
        shown: { ageRating: null, contentNotes: [] },
        proposed: { ageRating: '12', contentNotes: [] },
        state: 'open',
        at,
      },
    ],
    listFlag: [paths.listFlag(words), listFlagOf(uid, at)],
    history: [history, place],
    historyEntry: [history, place],
    pushDevices: [paths.pushDevices(uid), { devices: {}, quiet: null, saves: { at, count: 1 } }],
    push: [
      paths.push(uid),
      { waiting: ['one'], told: [], reached: [], sentAt: null, lease: null, tries: 0, dueAt: at },
    ],
    readMarks: [paths.readMarks(uid), { read: { 'one-1-en': true }, saves: { at, count: 1 } }],
    readingMonths: [month, counted],
    readingMonth: [month, counted],
    feed: [feed, { publishedAt: at }],
    feedEntry: [feed, { publishedAt: at }],
    notifications: [notification, { kind: 'reply', at }],
    chapterReports: [reported, { issue: 'typos', at }],
    chapterReport: [reported, { issue: 'typos', at }],
    digest: [paths.digest(uid), { until: at }],
    workRecord: [paths.workRecord(uid), { days: [] }],
    notification: [notification, { kind: 'reply', at }],
    library: [
      paths.library(uid),
      {
        accountCreatedAt: new Date(0),
        votesWaitUntil: null,
        parts: 1,
        following: {},
        saved: { comic_one: true },
        reactions: {},
        ratings: {},
        comicRatings: {},
        comicTags: {},
        places: {},
        commentLikes: {},
        ignored: {},
        blocked: {},
        lists: {},
        followedLists: {},
      },
    ],
    reaction: [paths.reaction('one', 'one-1-en', uid), { uid, value: 'like', at }],
    comment: [paths.comment('one', words), hidden],
    withheldComment: [
      paths.withheldComment('one', words),
      { uid, text: 'Salt!', reason: 'spam', hiddenAt: at, objection: { text: 'No.', at } },
    ],
    commentLike: [paths.commentLike('one', 'a', uid), { uid, at }],
    commentReport: [
      paths.commentReport(commentReportKey('one', 'a', uid)),
      { comicId: 'one', commentId: 'a', uid, text: 'Words of another.', version: 1, reason: 'spam', at },
    ],
    commentFlag: [paths.commentFlag('one', words), { ...flagOf(uid, at), commentId: words }],
    suggestion: [paths.suggestion(`suggestion-of-${uid}`), sampleSuggestion({ uid, at })],
    suggestionVote: [
      paths.suggestionVote(suggestionVotesKey('one-1-en', uid)),
      { uid, comicId: 'one', chapterId: 'one-1-en', agreed: ['of-somebody'], at },
    ],
    wanted: [
      paths.wanted('an-ask', uid),
      { uid, askId: 'an-ask', title: 'A title', number: null, language: 'en', at },
    ],
    ignored: [ignored, { uid: 'somebody', name: 'Somebody', at }],
    ignoredPerson: [ignored, { uid: 'somebody', name: 'Somebody', at }],
    blocked: [blocked, { uid: 'somebody', name: 'Somebody', at }],
    blockedPerson: [blocked, { uid: 'somebody', name: 'Somebody', at }],
    sent: [paths.sent(uid, 'comment'), { at, id: `one/${words}` }],
    audit: [paths.audit(`of-${uid}`), { action: 'objectToHiding', by: uid, at, about: 'x', reason: null }],
    viewSet: [paths.viewSet(`of-${uid}`), { day: '2026-01-01', seen: [], expiresAt: at }],
    rating: [paths.rating('amal', uid), { uid, quality: 5, clarity: 4, at }],
    comicRating: [paths.comicRating('one', uid), { uid, stars: 4, at }],
    comicTag: [paths.comicTag('one', uid), { uid, tags: ['funny'], at }],
    submission: [paths.submission(`work-of-${uid}`), { uid, kind: 'comic', state: 'published', files: {} }],
    revision: [paths.revision(`work-of-${uid}`, 1), { uid, kind: 'comic', at, files: {} }],
    transcript: [
      paths.transcript(textOf(uid)),
      { uid, of: { kind: 'submission', submissionId: uid }, revision: 0 },
    ],
    transcriptPage: [paths.transcriptPage(textOf(uid), '1'), { items: [], savedAt: at }],
    review: [paths.review(reviewIds.submission(`work-of-${uid}`)), reviewOf(uid, at)],
    staff: [paths.staff(uid), { roles: ['reviewer'], name: uid, since: at }],
    closure: [paths.closure(uid), { reason: 'rights', at, name: uid, decisionId: `closing-of-${uid}` }],
    publication: [paths.publication(`work-of-${uid}`), { uid, kind: 'chapter', step: 'done' }],
    keptChapter: [
      paths.keptChapter(`kept-of-${uid}`),
      { comicId: 'one', number: 1, language: 'en', translator: { id: uid, name: uid } },
    ],
    takedown: [
      paths.takedown(`photo:of-${uid}`),
      {
        target: { kind: 'photo', uid },
        by: { uid, name: uid },
        whose: { uid, name: uid },
        returned: { by: { uid, name: uid }, at, note: null },
        at,
      },
    ],
    sealedDocument: [
      paths.sealedDocument(`chapter:one:of-${uid}`),
      {
        kind: 'chapter',
        takedownId: 'comic:one',
        chapter: { number: 1, translator: { id: uid, name: uid } },
      },
    ],
    file: [
      paths.file(`file-of-${uid}`),
      {
        uid,
        submissionId: `work-of-${uid}`,
        part: 'chapter',
        name: 'one.pdf',
        bytes: 1000,
        progress: { state: 'waiting' },
        createdAt: at,
        source: null,
        parts: [],
        lease: null,
        tries: 0,
        dueAt: null,
      },
    ],
    message: [
      paths.message(`message-of-${uid}`),
      {
        kind: 'contact',
        subject: 'general',
        name: 'Somebody',
        email: 'typed@example.com',
        state: 'open',
        at,
      },
    ],
    report: [
      paths.report(`report-of-${uid}`),
      {
        issue: 'typos',
        note: `In the words of ${uid}`,
        comicId: 'one',
        chapterId: 'one-1-en',
        page: 4,
        fault: null,
        state: 'open',
        reporter: uid,
        at,
      },
    ],
    erasure: [paths.erasure(uid), { dueAt: new Date(0) }],
    linkTickets: [
      paths.linkTickets(uid),
      {
        address: null,
        voidedAt: null,
        verification: null,
        signUpMarker: null,
        emailChange: null,
        takeBacks: [],
      },
    ],
    limit: [paths.limit(`updateProfile:of-${uid}`), { count: 1, lastAt: at, expiresAt: at }],
    outboxMail: [paths.outboxMail(`mail:${uid}`), { kind: 'passwordChanged', to: null, createdAt: at }],
  };
}

/** A comment of somebody else that mentions a person. */
export function mentioning(uid: string): Comment {
  return sampleComment('amal', { mentions: [uid], mentioned: [{ uid, name: 'N' }] });
}

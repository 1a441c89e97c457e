import { paths } from '@rawi/model/paths';
import { closureSchema } from '@rawi/model/truth/closure';
import { dayOf } from '@rawi/model/truth/daily-count';
import { fileSchema } from '@rawi/model/truth/file';
import { librarySchema } from '@rawi/model/truth/library';
import { MAIL_KEPT_DAYS, type Mail, mailIds } from '@rawi/model/truth/mail';
import { reading } from '@rawi/model/truth/tolerant';
import type { Fields } from '../archive/encoding.ts';
import type { ArchivedDocument } from '../archive/open-archive.ts';

/**
 * When each document of people is written, and as what. Functions hear of each of them, and bring what is derived to what is
 * there: so what is derived comes before what it is derived of, and what says that somebody was told before what they were told
 * of. Then there is nothing left for them to do (docs/decisions/066).
 */
export interface Step {
  /** By it the ledger counts what is written. */
  readonly name: string;
  readonly collection: string;
  /** Which of the collection’s documents; all by default. */
  readonly only?: (document: ArchivedDocument) => boolean;
  /** What is written for a document; itself by default. */
  readonly as?: (document: ArchivedDocument, now: Date) => readonly ArchivedDocument[];
}

const whole = (collection: string): Step => ({ name: collection, collection });

/** Before the catalogue: of its new chapters nobody is told whom a fan-out has told. */
export const BEFORE_CATALOGUE: readonly Step[] = [
  whole('users'),
  { name: 'states', collection: 'states', as: (document, now) => [withCredit(document, now)] },
  whole('ignored'),
  // Before chapters are told to those who wait for them.
  whole('blocked'),
  whole('notifications'),
  whole('feeds'),
  whole('fanOuts'),
  whole('asks'),
  whole('wanted'),
  whole('countShards'),
];

/** Once there are accounts, and what people chose and wrote about is there. */
export const AFTER_CATALOGUE: readonly Step[] = [
  whole('staff'),
  whole('applications'),
  { name: 'closures', collection: 'closures', as: (document, now) => [noticeOf(document, now), document] },
  whole('following'),
  whole('followedLists'),
  whole('saved'),
  // Before the private ones, whose trigger compares the two.
  whole('publicLists'),
  whole('lists'),
  whole('readMarks'),
  whole('months'),
  whole('history'),
  whole('reactions'),
  whole('ratings'),
  whole('comicRatings'),
  whole('comicTags'),
  whole('listFlags'),
  whole('listReports'),
  whole('ratingReports'),
  whole('suggestions'),
  whole('suggestionVotes'),
  whole('commentFlags'),
  // A deleted comment stays while it has answers: it never comes before them.
  { name: 'answers', collection: 'comments', only: isAnswer },
  { name: 'comments', collection: 'comments', only: (document) => !isAnswer(document) },
  whole('withheld'),
  whole('commentLikes'),
  whole('commentReports'),
  { name: 'chapterReports', collection: 'chapterReports', only: isNamedAsReported },
  whole('reports'),
  whole('submissions'),
  whole('revisions'),
  whole('glossaries'),
  whole('transcripts'),
  whole('transcriptPages'),
  whole('reviews'),
  whole('publications'),
  whole('keptChapters'),
  whole('keptComics'),
  { name: 'files', collection: 'files', as: (document) => [begunAgain(document)] },
  whole('messages'),
  whole('audit'),
];

function isAnswer({ fields }: ArchivedDocument): boolean {
  return typeof fields['parent'] === 'string';
}

/** A keyed hash of a project’s own stands in the names of all others: functions make those again, of the reports themselves. */
export function isNamedAsReported({ path }: ArchivedDocument): boolean {
  return !/\/[A-Za-z0-9_-]{43}$/.test(path);
}

const libraryReader = reading(librarySchema);
const LIBRARY = /\/state\/library(?::\d+)?$/;

/**
 * Each choice that is written counts among those that its person may make in a day. A credit of as many keeps their day for
 * themselves.
 */
function withCredit({ path, fields }: ArchivedDocument, now: Date): ArchivedDocument {
  if (!LIBRARY.test(path)) return { path, fields };
  const { places, ...library } = libraryReader.parse(fields);
  const {
    following,
    saved,
    reactions,
    ratings,
    comicRatings,
    comicTags,
    commentLikes,
    ignored,
    blocked,
    lists,
  } = library;
  const count = [
    following,
    saved,
    reactions,
    ratings,
    comicRatings,
    comicTags,
    commentLikes,
    ignored,
    blocked,
    lists,
  ].reduce((sum, entries) => sum + Object.keys(entries).length, 0);
  const creditOf = (entries: number) => ({ day: dayOf(now), count: -entries });
  const changes = { choices: creditOf(count), places: creditOf(Object.keys(places).length) };
  return { path, fields: { ...fields, changes } };
}

const closureReader = reading(closureSchema);
const DAY_MS = 24 * 60 * 60 * 1000;

/** That the owner of a closed account has had the mail about it: the closure's event would send it once more. */
function noticeOf({ fields }: ArchivedDocument, now: Date): ArchivedDocument {
  const { decisionId, at } = closureReader.parse(fields);
  const mail: Mail = {
    kind: 'accountClosed',
    to: null,
    locale: 'en',
    sealed: null,
    state: 'sent',
    tries: 0,
    createdAt: at,
    leaseUntil: null,
    endedAt: at,
    error: null,
    expiresAt: new Date(now.getTime() + MAIL_KEPT_DAYS * DAY_MS),
  };
  return { path: paths.outboxMail(mailIds.notice('accountClosed', decisionId)), fields: { ...mail } };
}

const fileReader = reading(fileSchema);

/** A file that was being taken apart is taken apart from its beginning, once its original is there. */
function begunAgain({ path, fields }: ArchivedDocument): ArchivedDocument {
  if (fileReader.parse(fields).dueAt === null) return { path, fields };
  const begin: Fields = {
    progress: { state: 'awaited' },
    source: null,
    parts: [],
    lease: null,
    tries: 0,
    dueAt: null,
  };
  return { path, fields: { ...fields, ...begin } };
}

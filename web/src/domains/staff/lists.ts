import { paths } from '@rawi/model/paths';
import { type Ask, askSchema } from '@rawi/model/truth/ask';
import { type Audit, auditSchema } from '@rawi/model/truth/audit';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { type Closure, closureSchema } from '@rawi/model/truth/closure';
import { type Comic, comicSchema } from '@rawi/model/truth/comic';
import { commentSchema, withheldCommentSchema } from '@rawi/model/truth/comment';
import { type CommentFlag, commentFlagSchema } from '@rawi/model/truth/comment-flag';
import { type Erasure, erasureSchema } from '@rawi/model/truth/erasure';
import { type ListFlag, listFlagSchema } from '@rawi/model/truth/list-report';
import { type Mail, mailSchema } from '@rawi/model/truth/mail';
import { type Message, messageSchema } from '@rawi/model/truth/message';
import { type PublicationWork, publicationSchema } from '@rawi/model/truth/publication';
import { type RatingReport, ratingReportSchema } from '@rawi/model/truth/rating-report';
import { type Report, reportSchema } from '@rawi/model/truth/report';
import { type Staff, staffSchema } from '@rawi/model/truth/staff';
import { type Suggestion, suggestionSchema } from '@rawi/model/truth/suggestion';
import { type Translator, translatorSchema } from '@rawi/model/truth/translator';
import { orderBy, type QueryConstraint, where } from 'firebase/firestore';
import { converterOf, documentAt } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

/** Import this file from the staff's pages only: it brings the whole Firestore SDK. */

/** How many lines are listed at once: a live listener costs a read for each, and some lines read one more. */
const SIZE = 20;

const flag = converterOf<CommentFlag>(commentFlagSchema);
const listFlag = converterOf<ListFlag>(listFlagSchema);
const report = converterOf<Report>(reportSchema);
const ratingReport = converterOf<RatingReport>(ratingReportSchema);
const suggestion = converterOf<Suggestion>(suggestionSchema);
const comic = converterOf<Comic>(comicSchema);
const message = converterOf<Message>(messageSchema);
const ask = converterOf<Ask>(askSchema);
const staff = converterOf<Staff>(staffSchema);
const closure = converterOf<Closure>(closureSchema);
const translator = converterOf<Translator>(translatorSchema);
const publication = converterOf<PublicationWork>(publicationSchema);
const erasure = converterOf<Erasure>(erasureSchema);
const mail = converterOf<Mail>(mailSchema);
const audit = converterOf<Audit>(auditSchema);

export const commentAt = documentAt(paths.comment, commentSchema);
export const withheldAt = documentAt(
  (comicId: string, commentId: string) => paths.withheldComment(comicId, commentId),
  withheldCommentSchema,
);
export const chapterAt = documentAt(paths.chapter, chapterSchema);

/** Comments that wait, the oldest first; or those that are hidden and do not wait, the latest first. */
export const flaggedComments = (isWaiting: boolean): ListSource<CommentFlag> => ({
  path: paths.commentFlags(),
  name: isWaiting ? 'waiting' : 'hidden',
  converter: flag,
  constraints: [where('waiting', '==', isWaiting), orderBy('since', isWaiting ? 'asc' : 'desc')],
  size: SIZE,
});

/** Public lists that wait, the oldest first; or those that are hidden and do not wait, the latest first. */
export const flaggedLists = (isWaiting: boolean): ListSource<ListFlag> => ({
  path: paths.listFlags(),
  name: isWaiting ? 'waiting' : 'hidden',
  converter: listFlag,
  constraints: [where('waiting', '==', isWaiting), orderBy('since', isWaiting ? 'asc' : 'desc')],
  size: SIZE,
});

/** Reports of chapters that wait, the oldest first. */
export const OPEN_REPORTS: ListSource<Report> = {
  path: paths.reports(),
  name: 'open',
  converter: report,
  constraints: [where('state', '==', 'open'), orderBy('at', 'asc')],
  size: SIZE,
};

/** Readers' reports of age ratings that wait, the oldest first. */
export const OPEN_RATING_REPORTS: ListSource<RatingReport> = {
  path: paths.ratingReports(),
  name: 'open ratings',
  converter: ratingReport,
  constraints: [where('state', '==', 'open'), orderBy('at', 'asc')],
  size: SIZE,
};

/** Suggested corrections that readers have reported, the longest waiting first; others have no such time. */
export const REPORTED_SUGGESTIONS: ListSource<Suggestion> = {
  path: paths.suggestions(),
  name: 'reported',
  converter: suggestion,
  constraints: [orderBy('waitsSince', 'asc')],
  size: SIZE,
};

/** Comics that nobody has rated, the most read first. */
export const UNRATED_COMICS: ListSource<Comic> = {
  path: paths.comics(),
  name: 'not rated',
  converter: comic,
  constraints: [where('ageRating', '==', null), orderBy('views', 'desc')],
  size: SIZE,
};

/** Messages to the site that wait, the oldest first. */
export const OPEN_MESSAGES: ListSource<Message> = {
  path: paths.messages(),
  name: 'open',
  converter: message,
  constraints: [where('state', '==', 'open'), orderBy('at', 'asc')],
  size: SIZE,
};

export const messageAt = documentAt((messageId: string) => paths.message(messageId), messageSchema);

/** Readers' asks, the most wanted first. */
export const asksIn = (state: 'open' | 'hidden'): ListSource<Ask> => ({
  path: paths.asks(),
  name: `all ${state}`,
  converter: ask,
  constraints: [where('state', '==', state), orderBy('readers', 'desc')],
  size: SIZE,
});

/** All reviewers and admins, the longest-serving first. */
export const ALL_STAFF: ListSource<Staff> = {
  path: paths.allStaff(),
  name: 'all',
  converter: staff,
  constraints: [orderBy('since', 'asc')],
  size: 50,
};

/** Accounts that are closed, the latest first. */
export const CLOSED_ACCOUNTS: ListSource<Closure> = {
  path: paths.closures(),
  name: 'closed',
  converter: closure,
  constraints: [orderBy('at', 'desc')],
  size: SIZE,
};

/** All translators by name. */
export const ALL_TRANSLATORS: ListSource<Translator> = {
  path: paths.translators(),
  name: 'by name',
  converter: translator,
  constraints: [orderBy('name', 'asc')],
  size: SIZE,
};

/** Publications that were decided and have failed for good. */
export const PARKED_PUBLICATIONS: ListSource<PublicationWork> = {
  path: paths.publications(),
  name: 'parked',
  converter: publication,
  constraints: [where('dueAt', '==', null), where('step', 'in', ['files', 'document', 'clean'])],
  size: SIZE,
};

/** Accounts that could not be erased. */
export const STUCK_ERASURES: ListSource<Erasure> = {
  path: paths.erasures(),
  name: 'stuck',
  converter: erasure,
  constraints: [where('stuck', '==', true)],
  size: SIZE,
};

/** Mails that have failed for good. */
export const PARKED_MAILS: ListSource<Mail> = {
  path: paths.outbox(),
  name: 'parked',
  converter: mail,
  constraints: [where('state', '==', 'parked')],
  size: SIZE,
};

/** The filter of the log; null shows everything. At most one field is set at once. */
export interface LogFilter {
  readonly action: Audit['action'] | null;
  readonly by: string | null;
  readonly about: string | null;
}

/** The entries of the log, the latest first. */
export function logOf({ action, by, about }: LogFilter): ListSource<Audit> {
  const only: QueryConstraint[] =
    about !== null
      ? [where('about', '==', about)]
      : by !== null
        ? [where('by', '==', by)]
        : action !== null
          ? [where('action', '==', action)]
          : [];
  return {
    path: paths.audits(),
    name: `log ${action} ${by} ${about}`,
    converter: audit,
    constraints: [...only, orderBy('at', 'desc')],
    size: SIZE,
  };
}

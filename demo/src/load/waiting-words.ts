import { paths } from '@rawi/model/paths';
import { searchKeys } from '@rawi/model/text/fold';
import { applicationSchema } from '@rawi/model/truth/application';
import { commentSchema } from '@rawi/model/truth/comment';
import { commentFlagSchema } from '@rawi/model/truth/comment-flag';
import { commentReportKey, commentReportSchema } from '@rawi/model/truth/comment-report';
import { messageSchema } from '@rawi/model/truth/message';
import { reportSchema } from '@rawi/model/truth/report';
import { reviewIds, reviewSchema } from '@rawi/model/truth/review';
import { reading } from '@rawi/model/truth/tolerant';
import type { Firestore } from 'firebase-admin/firestore';
import {
  APPLICANT,
  WAITING_FLAG,
  WAITING_MESSAGE,
  WAITING_NOTICE,
  WAITING_REPORTS,
} from '../stories/waiting.ts';
import type { SeedDocument } from './seed-document.ts';

const HOUR = 3_600_000;

/** What waits for reviewers that has no files: an application, reports, messages, and a comment that is reported. */
export async function waitingWords(firestore: Firestore, now: Date): Promise<SeedDocument[]> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR);
  return [
    ...application(before(APPLICANT.hoursAgo)),
    ...WAITING_REPORTS.map(({ id, issue, comic, chapter, page, note, hoursAgo }) => ({
      path: paths.report(id),
      data: reportSchema.parse({
        issue,
        note,
        comicId: comic,
        chapterId: chapter,
        page,
        fault: null,
        state: 'open',
        reporter: null,
        at: before(hoursAgo),
      }),
    })),
    ...messages(before),
    ...(await flag(firestore, before)),
  ];
}

function application(at: Date): SeedDocument[] {
  const { uid, displayName: name, skills, locale } = APPLICANT;
  return [
    {
      path: paths.application(uid),
      data: applicationSchema.parse({
        uid,
        languages: ['ar', 'en'],
        skills,
        savedAt: at,
        state: 'submitted',
        revision: 1,
        name,
        since: { submitted: at },
      }),
    },
    {
      path: paths.review(reviewIds.application(uid)),
      data: reviewSchema.parse({
        kind: 'application',
        uid,
        name,
        locale,
        title: name,
        searchKeys: searchKeys([name]),
        number: null,
        language: null,
        revision: 1,
        waiting: true,
        since: at,
        appeal: false,
        replacement: false,
        claim: null,
        decisions: [],
      }),
    },
  ];
}

function messages(before: (hours: number) => Date): SeedDocument[] {
  const message = WAITING_MESSAGE;
  const { work, addresses, ...notice } = WAITING_NOTICE;
  const open = { state: 'open', expiresAt: null } as const;
  return [
    {
      path: paths.message(message.id),
      data: messageSchema.parse({
        kind: 'contact',
        subject: message.subject,
        message: message.message,
        name: message.name,
        email: message.email,
        locale: message.locale,
        at: before(message.hoursAgo),
        ...open,
      }),
    },
    {
      path: paths.message(notice.id),
      data: messageSchema.parse({
        kind: 'takedown',
        work,
        addresses: addresses.join('\n'),
        goodFaith: true,
        accurate: true,
        signature: notice.name,
        name: notice.name,
        email: notice.email,
        locale: notice.locale,
        at: before(notice.hoursAgo),
        ...open,
      }),
    },
  ];
}

/** The reports of a comment, and what functions derive from them. */
async function flag(firestore: Firestore, before: (hours: number) => Date): Promise<SeedDocument[]> {
  const { comic: comicId, comment: commentId, reports } = WAITING_FLAG;
  const found = (await firestore.doc(paths.comment(comicId, commentId)).get()).data();
  // Its author or a reviewer may have deleted it.
  if (!found) return [];
  const { uid, author, comic, text, version } = reading(commentSchema).parse(found);
  const since = before(Math.max(...reports.map(({ hoursAgo }) => hoursAgo)));
  return [
    ...reports.map(({ uid: reader, reason, hoursAgo }) => ({
      path: paths.commentReport(commentReportKey(comicId, commentId, reader)),
      data: commentReportSchema.parse({
        comicId,
        commentId,
        uid: reader,
        reason,
        text,
        version,
        at: before(hoursAgo),
      }),
    })),
    {
      path: paths.commentFlag(comicId, commentId),
      data: commentFlagSchema.parse({
        comicId,
        commentId,
        comic: { slug: comic.slug, series: comic.series, names: comic.names },
        uid,
        name: author?.name ?? null,
        reports: reports.length,
        reasons: [...new Set(reports.map(({ reason }) => reason))],
        reported: [{ version, text, reports: reports.length }],
        hidden: null,
        objects: false,
        waiting: true,
        since,
      }),
    },
  ];
}

import { LIMITS } from '@rawi/model/limits';
import { chapterGroup, paths } from '@rawi/model/paths';
import { SUBMISSION_STATES } from '@rawi/model/review/submission-machine';
import { type Ask, askSchema } from '@rawi/model/truth/ask';
import { type Chapter, chapterSchema } from '@rawi/model/truth/chapter';
import { type ChapterReport, chapterReportSchema } from '@rawi/model/truth/chapter-report';
import { type ChapterFile, fileSchema } from '@rawi/model/truth/file';
import { type Submission, submissionSchema } from '@rawi/model/truth/submission';
import { workRecordSchema } from '@rawi/model/truth/work-record';
import { orderBy, where } from 'firebase/firestore';
import { converterOf, documentAt } from '../../core/data/documents.ts';
import type { ListSource } from '../../core/live/use-list.ts';

/**
 * A translator's submissions and published work, and what readers report about it. Import this file from
 * signed-in areas only.
 */

const submission = converterOf<Submission>(submissionSchema);
const file = converterOf<ChapterFile>(fileSchema);
const chapter = converterOf<Chapter>(chapterSchema);
const chapterReport = converterOf<ChapterReport>(chapterReportSchema);
const ask = converterOf<Ask>(askSchema);

/** How readers received a person's work, day by day. */
export const workRecordOf = documentAt(paths.workRecord, workRecordSchema);

const lastWritten = orderBy('savedAt', 'desc');
/** Published chapters are listed from their own documents: not all of them were submitted here. */
const NOT_PUBLISHED = SUBMISSION_STATES.filter((state) => state !== 'published');

/** A person's submissions in progress or rejected, the last written first. */
export const workOf = (uid: string): ListSource<Submission> => ({
  path: paths.submissions(),
  name: `work of ${uid}`,
  converter: submission,
  constraints: [where('uid', '==', uid), where('state', 'in', NOT_PUBLISHED), lastWritten],
  size: LIMITS.listQuery,
});

/** The comics that a person has brought to Rawi, the latest first. */
export const publishedComicsOf = (uid: string): ListSource<Submission> => ({
  path: paths.submissions(),
  name: `comics of ${uid}`,
  converter: submission,
  constraints: [
    where('uid', '==', uid),
    where('kind', '==', 'comic'),
    where('state', '==', 'published'),
    lastWritten,
  ],
});

/** A person's chapters that were approved and have not reached readers yet; 10 at most. */
export const onTheirWayOf = (uid: string): ListSource<Submission> => ({
  path: paths.submissions(),
  name: `on their way of ${uid}`,
  converter: submission,
  constraints: [
    where('uid', '==', uid),
    where('kind', '==', 'chapter'),
    where('state', '==', 'published'),
    where('publication', 'in', ['running', 'parked']),
  ],
  size: 10,
});

/**
 * A person's files for some of their submissions: 25 at most, which is more than the drafts that can be open
 * at once.
 */
export const filesFor = (uid: string, submissionIds: readonly string[]): ListSource<ChapterFile> => ({
  path: paths.files(),
  name: `of ${uid} for ${submissionIds.join()}`,
  converter: file,
  constraints: [where('uid', '==', uid), where('submissionId', 'in', submissionIds)],
  size: LIMITS.listQuery,
});

/** The chapters that a person has translated, the latest first. */
export const chaptersOf = (uid: string): ListSource<Chapter> => ({
  path: chapterGroup,
  isGroup: true,
  name: `of ${uid}`,
  converter: chapter,
  constraints: [where('translator.id', '==', uid), orderBy('publishedAt', 'desc')],
});

/** Readers' reports about a person's chapters, the latest first. */
export const chapterReportsOf = (uid: string): ListSource<ChapterReport> => ({
  path: paths.chapterReports(uid),
  name: 'latest',
  converter: chapterReport,
  constraints: [orderBy('at', 'desc')],
  size: LIMITS.askList,
});

/** The most wanted asks about some comics, 30 comics at most. */
export const asksAbout = (comicIds: readonly string[]): ListSource<Ask> => ({
  path: paths.asks(),
  name: `about ${comicIds.join()}`,
  converter: ask,
  constraints: [
    where('comic.comicId', 'in', comicIds),
    where('state', '==', 'open'),
    orderBy('readers', 'desc'),
  ],
  size: LIMITS.askList,
});

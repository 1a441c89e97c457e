import { ISSUE_REPORTS } from '@rawi/model/lists/issue-reports';
import { fieldOf } from '../../core/device/device-store.ts';
import { stateOf, type Waiting } from '../../core/outbox/entry.ts';
import { keptEntries } from '../../core/outbox/kept-entries.ts';
import type { ReportRefusal } from './deliver-report.ts';
import type { NewReport } from './new-report.ts';

/** A report that was made without a network, with whose it is: that of a visitor is nobody's. */
export interface WaitingReport extends Waiting {
  readonly reason?: ReportRefusal;
  readonly report: NewReport;
}

/**
 * Reports that wait on this device. An account has one about each page and issue; what it says of them is for
 * reviewers alone, so it goes with the log-out.
 */
export const keptReports = keptEntries<WaitingReport>({
  name: 'reports',
  parse(value) {
    const uid = fieldOf(value, 'uid');
    const report = parseReport(fieldOf(value, 'report'));
    if (!report || (uid !== null && typeof uid !== 'string')) return undefined;
    return { ...waitingReportOf(uid, report), state: stateOf(fieldOf(value, 'state')) };
  },
  subjectOf: ({ uid, report }) =>
    uid === null ? report.id : JSON.stringify([report.comicId, report.chapterId, report.page, report.issue]),
});

/** A report as it waits. */
export function waitingReportOf(uid: string | null, report: NewReport): WaitingReport {
  return { id: report.id, uid, state: 'waiting', report };
}

const FAULTS = ['image', 'pdf-page', 'file'] as const satisfies readonly NewReport['fault'][];

function parseReport(value: unknown): NewReport | undefined {
  const [id, note, comicId, chapterId] = ['id', 'note', 'comicId', 'chapterId'].map((name) => {
    const field = fieldOf(value, name);
    return typeof field === 'string' ? field : undefined;
  });
  const issue = ISSUE_REPORTS.find((each) => each === fieldOf(value, 'issue'));
  const page = fieldOf(value, 'page');
  const fault = FAULTS.find((each) => each === fieldOf(value, 'fault')) ?? null;
  if (!id || note === undefined || !comicId || !chapterId || !issue) return undefined;
  return { id, issue, note, comicId, chapterId, page: typeof page === 'number' ? page : null, fault };
}

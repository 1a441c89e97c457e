import { ISSUE_REPORTS, type IssueReport } from '@rawi/model/lists/issue-reports';
import { fieldOf, keptJson } from '../../core/device/device-store.ts';

/** A report that is being written. */
export interface ReportDraft {
  /** The report's id: sending it twice still creates one report. */
  readonly id: string;
  readonly issue: IssueReport | '';
  readonly note: string;
}

interface Kept extends ReportDraft {
  readonly chapterId: string;
}

const isIssue = (value: unknown): value is IssueReport => ISSUE_REPORTS.some((issue) => issue === value);

/** Stored for this tab: the text survives closing the dialog, a reload and a lost network. */
const kept = keptJson('sessionStorage', 'report', (value): Kept | undefined => {
  const [id, chapterId, note] = ['id', 'chapterId', 'note'].map((name) => fieldOf(value, name));
  if (typeof id !== 'string' || typeof chapterId !== 'string' || typeof note !== 'string') return undefined;
  const issue = fieldOf(value, 'issue');
  return { id, chapterId, issue: isIssue(issue) ? issue : '', note };
});

/** The unsent draft about this chapter. */
export function readReportDraft(chapterId: string): ReportDraft | undefined {
  const draft = kept.read();
  return draft?.chapterId === chapterId ? draft : undefined;
}

/** Stores the draft; an empty one does not replace another chapter's. */
export function keepReportDraft(chapterId: string, { id, issue, note }: ReportDraft): void {
  if (note !== '' || kept.read()?.chapterId === chapterId) kept.keep({ id, chapterId, issue, note });
}

export function forgetReportDraft(chapterId: string): void {
  if (kept.read()?.chapterId === chapterId) kept.keep(undefined);
}

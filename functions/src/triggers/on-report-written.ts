import { reportSchema } from '@rawi/model/truth/report';
import { reading } from '@rawi/model/truth/tolerant';
import { logger } from 'firebase-functions/v2';
import { InvalidDocument } from '../data/converter.ts';
import { type ReportNotifying, settleChapterReport } from '../translators/settle-chapter-report.ts';

const reader = reading(reportSchema);

/**
 * Settles the notice to a chapter's translator about a report. A document that cannot be read is logged and
 * skipped: another delivery would find the same.
 */
export async function onReportWritten(
  notifying: ReportNotifying,
  reportId: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  const report = reader.safeParse(after ?? before);
  if (!report.success) {
    logger.error('A report cannot be read.', { reportId, reason: report.error.message });
    return;
  }
  try {
    await settleChapterReport(notifying, reportId, report.data);
  } catch (error) {
    if (!(error instanceof InvalidDocument)) throw error;
    logger.error('A translator cannot be told of a report.', { reportId, reason: error.message });
  }
}

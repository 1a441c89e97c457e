import type { Outcome } from '../../core/outbox/entry.ts';
import { SendingError } from '../../core/session/area-calls.ts';
import { isRefused } from '../../core/session/refused-write.ts';
import { callVisitor } from '../../core/session/visitor-calls.ts';
import type { NewReport } from './new-report.ts';

/** Import this file with a form that is loaded on demand, or dynamically: it brings the schemas of calls. */

/** How long a report waits after a failure of ours, in seconds. */
const AFTER_FAILURE_SECONDS = 30 * 60;

/** Why a report that had waited was refused: what it is about no longer exists, or the rules do not say. */
export type ReportRefusal = 'gone' | 'unknown';

/**
 * Delivers a report in the name of an account, or anonymously (`null`). Rejects with a `SendingError`. One
 * that has arrived before is stored under the same name once more.
 */
export async function deliverReport(uid: string | null, report: NewReport): Promise<void> {
  if (uid !== null) {
    const { writeReport } = await import('./write-report.ts');
    return writeReport(uid, report);
  }
  const { id: reportId, ...fields } = report;
  await callVisitor({ action: 'reportIssue', reportId, ...fields });
}

/** Delivers a report that has waited on this device, and says what became of it. */
export async function deliverWaiting(
  uid: string | null,
  waiting: NewReport,
): Promise<Outcome<ReportRefusal>> {
  try {
    await deliverReport(uid, waiting);
    return { outcome: 'sent' };
  } catch (error) {
    if (!(error instanceof SendingError)) return { outcome: 'later' };
    const { code, retryAfterSeconds } = error.problem;
    if (code === 'offline') return { outcome: 'later' };
    if (code === 'too-soon' || code === 'too-many-today') {
      const isForToday = code === 'too-many-today';
      return { outcome: 'later', seconds: retryAfterSeconds ?? AFTER_FAILURE_SECONDS, isForToday };
    }
    if (code === 'target-missing') return { outcome: 'refused', reason: 'gone' };
    // Neither the rules nor the function have looked at it.
    if (code === 'internal' && !isRefused(error.cause)) {
      return { outcome: 'later', seconds: AFTER_FAILURE_SECONDS };
    }
    return { outcome: 'refused', reason: 'unknown' };
  }
}

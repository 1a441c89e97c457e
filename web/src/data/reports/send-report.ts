import { prepareCalls } from '../area-calls.ts';
import { knownSession } from '../session.ts';
import { callVisitor } from '../visitor-calls.ts';
import type { NewReport } from './new-report.ts';

/** Import this file with a form that is fetched on demand: nothing else needs it. */

/** Sends a report, in the name of who is signed in or of nobody. Rejects with a `SendingError`. */
export async function sendReport(report: NewReport): Promise<void> {
  const session = await knownSession();
  if (session.state === 'signed-in') {
    const { writeReport } = await import('./write-report.ts');
    return writeReport(session.user.uid, report);
  }
  const { id: reportId, ...fields } = report;
  await callVisitor({ action: 'reportIssue', reportId, ...fields });
}

/** Fetches what sending needs, so that a network that goes meanwhile only has to come back. Nothing here rejects. */
export async function prepareSending(): Promise<void> {
  const session = await knownSession();
  await (session.state === 'signed-in' ? Promise.allSettled([import('./write-report.ts')]) : prepareCalls());
}

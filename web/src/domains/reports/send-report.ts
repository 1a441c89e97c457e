import { prepareCalls } from '../../core/session/area-calls.ts';
import { knownSession, type Session } from '../../core/session/session.ts';
import { callVisitor } from '../../core/session/visitor-calls.ts';
import type { NewReport } from './new-report.ts';

/** Import this file with a form that is loaded on demand: nothing else needs it. */

/**
 * Sends a report in the name of a signed-in person with a confirmed address, else anonymously as visitors do:
 * the rules accept reports from confirmed accounts alone. Rejects with a `SendingError`.
 */
export async function sendReport(report: NewReport): Promise<void> {
  const session = await knownSession();
  if (isNamed(session)) {
    const { writeReport } = await import('./write-report.ts');
    return writeReport(session.user.uid, report);
  }
  const { id: reportId, ...fields } = report;
  await callVisitor({ action: 'reportIssue', reportId, ...fields });
}

/**
 * Loads the code for sending, so that if the network goes meanwhile, it only has to come back. Nothing here
 * rejects.
 */
export async function prepareSending(): Promise<void> {
  const session = await knownSession();
  await (isNamed(session) ? Promise.allSettled([import('./write-report.ts')]) : prepareCalls());
}

/** Whether a report of this session carries the person's id. */
export const isNamed = (session: Session): session is Extract<Session, { state: 'signed-in' }> =>
  session.state === 'signed-in' && session.user.emailVerified;

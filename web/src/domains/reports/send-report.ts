import { prepareCalls, SendingError } from '../../core/session/area-calls.ts';
import { knownSession, type Session } from '../../core/session/session.ts';
import { deliverReport } from './deliver-report.ts';
import type { NewReport } from './new-report.ts';
import { reportSender } from './report-queue.ts';
import { keptReports, waitingReportOf } from './waiting-reports.ts';

/** Import this file with a form that is loaded on demand: nothing else needs it. */

/**
 * Sends a report in the name of a signed-in person with a confirmed address, else anonymously as visitors do:
 * the rules accept reports from confirmed accounts alone. Without a network it waits on this device. Resolves
 * with which of both happened; rejects with a `SendingError`.
 */
export async function sendReport(report: NewReport): Promise<'sent' | 'waits'> {
  const session = await knownSession();
  const uid = isNamed(session) ? session.user.uid : null;
  try {
    await deliverReport(uid, report);
    return 'sent';
  } catch (error) {
    // Code that was not loaded in time does not arrive without a network.
    const isOffline = error instanceof SendingError ? error.problem.code === 'offline' : !navigator.onLine;
    if (!isOffline || !keepWaiting(uid, report)) throw error;
    return 'waits';
  }
}

/** Returns whether the device keeps it: where the browser stores nothing, the form keeps what was written. */
function keepWaiting(uid: string | null, report: NewReport): boolean {
  if (reportSender.put(waitingReportOf(uid, report))) return true;
  keptReports.remove(report.id);
  return false;
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

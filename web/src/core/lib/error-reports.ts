import type { ErrorReport } from '@rawi/model/calls/error-report';
import { ownBuild } from '../firebase/env.ts';

/**
 * The one adapter of the error service (specification, section 8). Unhandled errors go to the site's own
 * `/api/report`, so that the security policy has to allow no other host. They say nothing about who uses the
 * site.
 */

/** The largest number of reports per page, and the lengths that the model's schema accepts. */
const MAX_REPORTS = 10;
const LENGTHS = { message: 500, stack: 4000, path: 300 } as const;

const sent = new Set<string>();

/** Sends errors that reach the window. */
export function startErrorReports(): void {
  window.addEventListener('error', ({ error, message, filename }) => {
    // Errors of extensions and of scripts from other origins are not ours.
    if (error === undefined || error === null || !isOurs(filename)) return;
    reportToService(error, message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportToService(reason));
}

/** Whether a script is the site's own; one without an address was written into the page, or is no script. */
const isOurs = (filename: string) => filename === '' || filename.startsWith(location.origin);

/**
 * Sends one error, each once per page. Client errors with a status from 300 to 499 do not go to the service.
 */
export function reportToService(error: unknown, text?: string): void {
  const status: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
  if (typeof status === 'number' && status >= 300 && status <= 499) return;
  const message = (error instanceof Error ? String(error) : (text ?? String(error))).slice(
    0,
    LENGTHS.message,
  );
  if (message === '' || sent.has(message) || sent.size >= MAX_REPORTS || !navigator.onLine) return;
  sent.add(message);
  const stack = error instanceof Error ? error.stack : undefined;
  const build = ownBuild();
  const body: ErrorReport = {
    message: withoutQueries(message),
    path: location.pathname.slice(0, LENGTHS.path),
    ...(stack !== undefined && { stack: withoutQueries(stack).slice(0, LENGTHS.stack) }),
    ...(build !== undefined && { build }),
  };
  try {
    navigator.sendBeacon('/api/report', JSON.stringify(body));
  } catch {
    // Some browsers that protect against tracking have no such function, or one that throws.
  }
}

/** Queries contain what people typed, and codes of mails. */
const withoutQueries = (text: string) => text.replaceAll(/\?[^\s:)"']*/g, '');

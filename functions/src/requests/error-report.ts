import { type ErrorReport, errorReportSchema } from '@rawi/model/calls/error-report';
import { LIMITS } from '@rawi/model/limits';
import type { LogEntry } from 'firebase-functions/logger';
import type { Request } from 'firebase-functions/v2/https';
import { type Meter, meter } from '../allowances/rate.ts';
import type { Origin } from '../callers/origin.ts';
import { type Answer, endWith } from './end-with.ts';

/** How many errors an instance logs a minute: an error that every visitor meets is known after a few. */
const PER_MINUTE = { perName: 10, inAll: 60 } as const;
/** Error Reporting recognizes entries to group by this field (its documentation, "Format errors in logs"). */
const REPORTED = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';
/** The longest name of a browser that is logged. */
const MAX_AGENT_LENGTH = 300;

/** The parts of a request that are read. */
export interface ErrorReportRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody?: Uint8Array | undefined;
}

/** The possible answers, all without a body: 204 does not say whether the error was logged. */
export type ErrorReportStatus = 204 | 400 | 405 | 413;

/** Answers `/api/report`: logs an error of the site where the platform's Error Reporting looks. */
export function answerErrorReport(
  write: (entry: LogEntry) => void,
  passes: Meter,
  { method, headers, rawBody }: ErrorReportRequest,
  { gateway, origin, now }: Origin & { readonly now: Date },
): ErrorReportStatus {
  if (method !== 'POST') return 405;
  if ((rawBody?.length ?? 0) > LIMITS.errorReportBytes) return 413;
  const report = parse(rawBody);
  if (!report) return 400;
  if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return 204;
  if (passes(gateway ?? origin, now)) write(entryOf(report, [headers['user-agent']].flat()[0] ?? ''));
  return 204;
}

function entryOf({ message, stack, path, build }: ErrorReport, userAgent: string): LogEntry {
  return {
    severity: 'ERROR',
    '@type': REPORTED,
    // Errors are grouped by their stack, which contains the message only in some browsers.
    message: stack === undefined ? message : stack.startsWith(message) ? stack : `${message}\n${stack}`,
    serviceContext: { service: 'web', version: build ?? 'unknown' },
    context: { httpRequest: { url: path, userAgent: userAgent.slice(0, MAX_AGENT_LENGTH) } },
  };
}

function parse(rawBody: Uint8Array | undefined): ErrorReport | undefined {
  try {
    return errorReportSchema.safeParse(JSON.parse(new TextDecoder().decode(rawBody))).data;
  } catch {
    return undefined;
  }
}

/** The deployed function of `/api/report`. */
export function errorReportRequest(write: (entry: LogEntry) => void, arrival: (request: Request) => Origin) {
  const passes = meter(PER_MINUTE);
  return (request: Request, response: Answer): void => {
    const from = { ...arrival(request), now: new Date() };
    endWith(response, answerErrorReport(write, passes, request, from));
  };
}

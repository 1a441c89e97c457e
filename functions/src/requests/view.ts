import { type View, viewSchema } from '@rawi/model/calls/view';
import { LIMITS } from '@rawi/model/limits';
import { logger } from 'firebase-functions/v2';
import type { Request } from 'firebase-functions/v2/https';
import { type Meter, meter } from '../allowances/rate.ts';
import type { Origin } from '../callers/origin.ts';
import { countView, type ViewCounting } from '../views/count-view.ts';
import { isRobot } from '../views/is-robot.ts';
import { type Answer, endWith } from './end-with.ts';

/**
 * How many views an instance accepts a minute: from one calling address (a proxy of Hosting, or a client that
 * bypasses it), and in all.
 */
const PER_MINUTE = { perName: 900, inAll: 1200 } as const;

/** The parts of a request that are read. */
export interface ViewRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody?: Uint8Array | undefined;
}

/** The status of the answer, which has no body: 204 says nothing about whether the view was counted. */
export type ViewStatus = 204 | 400 | 405 | 413;

/** Answers `/api/view`: a malformed request is refused, every other one gets the same answer. */
export async function answerView(
  counting: ViewCounting,
  passes: Meter,
  { method, headers, rawBody }: ViewRequest,
  { origin, gateway }: Origin,
): Promise<ViewStatus> {
  if (method !== 'POST') return 405;
  if ((rawBody?.length ?? 0) > LIMITS.viewBytes) return 413;
  const view = parseView(rawBody);
  if (!view) return 400;
  const userAgent = [headers['user-agent']].flat()[0];
  if (userAgent === undefined || isRobot(userAgent) || !isOurs(headers)) return 204;
  if (!passes(gateway ?? origin, counting.now())) return 204;
  try {
    await countView(counting, view, { origin, userAgent });
  } catch (error) {
    // Losing a view is not a failure that anybody could fix.
    logger.error('A view was not counted.', error);
  }
  return 204;
}

/** The request's text, whatever its type: a page that is being left sends plain text. */
function parseView(rawBody: Uint8Array | undefined): View | undefined {
  try {
    return viewSchema.parse(JSON.parse(new TextDecoder().decode(rawBody)));
  } catch {
    return undefined;
  }
}

/**
 * Rejects requests from pages of other sites, and from prerendered pages that nobody sees yet. An old browser
 * sends neither header.
 */
function isOurs(headers: ViewRequest['headers']): boolean {
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  return site === 'same-origin' && headers['sec-purpose'] === undefined;
}

/** The deployed function of `/api/view`. */
export function viewRequest(counting: () => ViewCounting, arrival: (request: Request) => Origin) {
  const passes = meter(PER_MINUTE);
  return async (request: Request, response: Answer): Promise<void> => {
    const status = await answerView(counting(), passes, request, arrival(request));
    endWith(response, status);
  };
}

import { isMeteredAddress, isOpenAddress } from '@rawi/model/routes/open-addresses';
import type { Request } from 'firebase-functions/v2/https';
import type { Origin } from '../callers/origin.ts';
import { preflightAnswer, unlessKnown } from '../served/open/open-headers.ts';
import type { Serve } from '../served/serve-page.ts';
import type { PageAnswer } from '../served/serving.ts';

/** The part of a response that a page needs. */
interface PageResponse {
  set(name: string, value: string): unknown;
  status(code: number): { send(body: string): unknown };
}

const REFUSED: PageAnswer = {
  status: 405,
  headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' },
  body: '',
};

/** The parts of a request that are read. */
type Asked = Pick<Request, 'method' | 'path' | 'url' | 'headers'>;

/**
 * The deployed function of all public pages. Pages are looked up by the path alone; search by its query too. Which form an
 * answer has says its address and no header of the request: caches keep one answer for all who ask.
 */
export function pagesRequest<R extends Asked>(serve: Serve, arrival: (request: R) => Origin) {
  const answerTo = async (request: R): Promise<PageAnswer> => {
    const { method, path, url, headers } = request;
    if (method === 'OPTIONS' && isOpenAddress(path)) return preflightAnswer;
    if (method !== 'GET' && method !== 'HEAD') return REFUSED;
    const answer = await serve(
      path,
      queryOf(url),
      isMeteredAddress(path) ? visitorOf(arrival(request)) : undefined,
    );
    return unlessKnown(answer, headers['if-none-match']);
  };
  return async (request: R, response: PageResponse): Promise<void> => {
    const { status, headers, body } = await answerTo(request);
    for (const [name, value] of Object.entries(headers)) response.set(name, value);
    response.status(status).send(body);
  };
}

/** Any text may stand in a request: `//` is no URL, and has a query as every other address. */
function queryOf(url: string): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : url.slice(start + 1));
}

/** Without a gateway whoever comes through Hosting has Hosting's own name: one for all of them would be a limit for all of them. */
const visitorOf = ({ origin, gateway }: Origin) => (gateway === undefined ? undefined : origin);

import type { Request } from 'firebase-functions/v2/https';
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

/**
 * The deployed function of all public pages. Pages are looked up by the path alone; search by its query too.
 */
export function pagesRequest(serve: (pathname: string, query: URLSearchParams) => Promise<PageAnswer>) {
  return async (
    { method, path, url }: Pick<Request, 'method' | 'path' | 'url'>,
    response: PageResponse,
  ): Promise<void> => {
    const isRead = method === 'GET' || method === 'HEAD';
    const { status, headers, body } = isRead
      ? await serve(path, new URL(url, 'https://site.invalid').searchParams)
      : REFUSED;
    for (const [name, value] of Object.entries(headers)) response.set(name, value);
    response.status(status).send(body);
  };
}

import type { Request } from 'firebase-functions/v2/https';
import type { PageAnswer } from '../served/serve-page.ts';

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

/** The deployed function of all pages that visitors may see. It looks at the path alone. */
export function pagesRequest(serve: (pathname: string) => Promise<PageAnswer>) {
  return async (
    { method, path }: Pick<Request, 'method' | 'path'>,
    response: PageResponse,
  ): Promise<void> => {
    const isRead = method === 'GET' || method === 'HEAD';
    const { status, headers, body } = isRead ? await serve(path) : REFUSED;
    for (const [name, value] of Object.entries(headers)) response.set(name, value);
    response.status(status).send(body);
  };
}

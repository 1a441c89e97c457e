import type { Request } from 'firebase-functions/v2/https';
import type { PageAnswer } from '../served/serve-page.ts';
import { type Answer, endWith } from './end-with.ts';

/** The part of a response that a page needs beside its status. */
export interface PageResponse extends Answer {
  set(headers: Readonly<Record<string, string>>): unknown;
  send(body: string): unknown;
}

/** The deployed function of all pages that visitors may see. It looks at the path alone. */
export function pagesRequest(serve: (pathname: string) => Promise<PageAnswer>) {
  return async ({ method, path }: Pick<Request, 'method' | 'path'>, response: PageResponse): Promise<void> => {
    if (method !== 'GET' && method !== 'HEAD') return endWith(response, 405);
    const { status, headers, body } = await serve(path);
    response.status(status);
    response.set(headers);
    response.send(body);
  };
}

import { createHash } from 'node:crypto';
import type { PageAnswer } from '../serving.ts';

/** Lets scripts of every site read an answer. It carries nothing of who asks: no cookie is read or set. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After, Deprecation, Sunset, Link',
} as const;

/** The same answer for every site. */
export const forEverySite = (answer: PageAnswer): PageAnswer => ({
  ...answer,
  headers: { ...answer.headers, ...CORS },
});

/** What a browser asks before it sends a header of a script's own: which it may send. */
export const preflightAnswer: PageAnswer = {
  status: 204,
  headers: {
    ...CORS,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'If-None-Match, If-Modified-Since, Cache-Control',
    'Access-Control-Max-Age': '86400',
    'Cache-Control': 'public, max-age=0, s-maxage=86400',
  },
  body: '',
};

/** An answer with the hash of what it says; a weak one, since caches pack what they send. */
export function withEtag(answer: PageAnswer): PageAnswer {
  if (answer.status !== 200) return answer;
  const hash = createHash('sha256').update(answer.body).digest('base64url').slice(0, 22);
  return { ...answer, headers: { ...answer.headers, ETag: `W/"${hash}"` } };
}

/** What is sent to who has something already: nothing but that it is still so, where it is. */
export function unlessKnown(answer: PageAnswer, ifNoneMatch: string | undefined): PageAnswer {
  const etag = answer.headers['ETag'];
  if (answer.status !== 200 || etag === undefined || ifNoneMatch === undefined) return answer;
  const known = ifNoneMatch.split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (!known.includes('*') && !known.includes(etag.replace(/^W\//, ''))) return answer;
  const { 'Content-Type': _, ...headers } = answer.headers;
  return { status: 304, headers, body: '' };
}

import { LRUCache } from 'lru-cache';
import { AGES } from '../ages.ts';
import { type Admit, type Asking, TooMany, tooManyAnswer } from '../open/open-limit.ts';
import type { PageAnswer, Serving } from '../serving.ts';
import { type Oembed, oembedBody, oembedKey, oembedOf } from './serve-embed.ts';

/** How many addresses are kept, each some 500 bytes. */
const MAX_KEPT = 500;

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' } as const;

/**
 * Answers `/oembed`. It is kept by the normalised path of the address that is asked about, so that other queries, sizes and spellings
 * cost no read.
 */
export function oembedServer(
  serving: Serving,
  admit: Admit,
): (query: URLSearchParams, visitor: string | undefined) => Promise<PageAnswer> {
  const { origin, memorySeconds = AGES.memory } = serving;
  const kept = new LRUCache<string, { readonly found: Oembed | undefined }, Asking>({
    max: MAX_KEPT,
    ttl: memorySeconds * 1000,
    perf: Date,
    fetchMethod: async (key, _stale, { options, context: { visitor } }) => {
      admit(visitor);
      const found = await oembedOf(serving, key);
      if (!found) options.ttl = Math.min(memorySeconds, AGES.memoryOfMissing) * 1000;
      return { found };
    },
  });
  return async (query, visitor) => {
    if (!query.has('url')) return refused(400);
    // The other format of the protocol is none of ours, which it has a status for.
    if ((query.get('format') ?? 'json') !== 'json') return refused(501);
    const key = oembedKey(origin, query);
    if (key === undefined) return refused(404);
    try {
      const answer = await kept.fetch(key, { forceRefresh: memorySeconds === 0, context: { visitor } });
      if (!answer?.found) return refused(404);
      return {
        status: 200,
        headers: { ...JSON_TYPE, 'Cache-Control': `public, max-age=0, s-maxage=${AGES.shared}` },
        body: oembedBody(answer.found, query),
      };
    } catch (error) {
      if (error instanceof TooMany) return tooManyAnswer;
      serving.report(`What may be embedded of ${key} was not read.`, error);
      return { status: 503, headers: { ...JSON_TYPE, 'Cache-Control': 'no-store' }, body: 'null' };
    }
  };
}

const refused = (status: 400 | 404 | 501): PageAnswer => ({
  status,
  headers: { ...JSON_TYPE, 'Cache-Control': `public, max-age=0, s-maxage=${AGES.missing}` },
  body: 'null',
});

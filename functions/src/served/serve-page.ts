import { PAYLOAD } from '@rawi/model/constants';
import { isLocale } from '@rawi/model/lists/locales';
import { embedAt, OEMBED } from '@rawi/model/routes/embed-addresses';
import { isUnprefixed, withLowerPrefix } from '@rawi/model/routes/hosting-patterns';
import { isBelowOpds } from '@rawi/model/routes/opds-addresses';
import { isMeteredAddress, isOpenAddress } from '@rawi/model/routes/open-addresses';
import { servedAddress } from '@rawi/model/routes/served-pages';
import { z } from '@rawi/model/zod';
import { LRUCache } from 'lru-cache';
import type { Rate } from '../allowances/rate.ts';
import { AGES } from './ages.ts';
import { apiAnswer, apiUnavailable, isApiAddress } from './api/serve-api.ts';
import { embedAnswer } from './embed/serve-embed.ts';
import { oembedServer } from './embed/serve-oembed.ts';
import { feedAnswer, isFeedAddress } from './feeds/serve-feed.ts';
import { findPage } from './find-page.ts';
import { opdsServer } from './opds/serve-opds.ts';
import { forEverySite, withEtag } from './open/open-headers.ts';
import {
  type Admit,
  type Asking,
  admitting,
  OPEN_RATE,
  SEARCH_RATE,
  TooMany,
  tooManyAnswer,
} from './open/open-limit.ts';
import type { DrawnPage } from './open-site.ts';
import { readPage } from './read-page.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { dataServer } from './serve-data.ts';
import type { PageAnswer, Serving } from './serving.ts';
import { SITEMAP, sitemap } from './sitemaps.ts';

/** How many pages are cached; 500 of them take some 60 MB. */
const MAX_PAGES = 500;

/** Answers a request. `visitor` names who asks, for what has a limit, where one visitor is known from another. */
export type Serve = (pathname: string, query?: URLSearchParams, visitor?: string) => Promise<PageAnswer>;

/**
 * Answers with pages, their payloads and sitemaps, by the path alone. Any other address gets the page for a
 * missing one. If a page cannot be drawn, the answer is the shell, which draws itself.
 */
export function pageServer(serving: Serving): Serve {
  const { memorySeconds = AGES.memory } = serving;
  // Where nothing is kept, everything would count.
  const admitted = (rate: Rate): Admit => (memorySeconds === 0 ? () => {} : admitting(rate));
  const admit = admitted(serving.rate ?? OPEN_RATE);
  const data = dataServer(serving);
  const oembed = oembedServer(serving, admit);
  const opds = opdsServer(serving, { admit, admitSearch: admitted(serving.searchRate ?? SEARCH_RATE) });
  const kept = new LRUCache<string, PageAnswer, Asking>({
    max: MAX_PAGES,
    ttl: memorySeconds * 1000,
    perf: Date,
    fetchMethod: async (pathname, _stale, { options, context }) => {
      if (isMeteredAddress(pathname)) admit(context.visitor);
      const answer = await answerTo(serving, pathname);
      if (answer.status === 404 || answer.status === 410)
        options.ttl = Math.min(memorySeconds, AGES.memoryOfMissing) * 1000;
      return answer;
    },
  });
  const answerAt = async (path: string, visitor: string | undefined): Promise<PageAnswer> => {
    try {
      const answer =
        memorySeconds === 0
          ? await answerTo(serving, path)
          : await kept.fetch(path, { context: { visitor } });
      if (answer) return answer;
    } catch (error) {
      if (error instanceof TooMany) return tooManyAnswer;
      serving.report(`The page ${path} was not drawn.`, error);
    }
    if (isApiAddress(path)) return apiUnavailable;
    if (!isPage(path)) return { status: 503, headers: { 'Cache-Control': 'no-store' }, body: '' };
    return shellAnswer((await serving.open()).shell);
  };
  return async (pathname, query = new URLSearchParams(), visitor) => {
    if (pathname.startsWith('/data/') && !isApiAddress(pathname))
      return forEverySite(await data(pathname, query));
    if (pathname === OEMBED) return oembed(query, visitor);
    const lower = withLowerPrefix(pathname);
    if (lower !== undefined) return movedAnswer(serving.origin, lower + queryText(query));
    // Uses one address for the forms with and without a slash at the end.
    const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
    if (isBelowOpds(path)) return forEverySite(await opds(path, query, visitor));
    const answer = await answerAt(path, visitor);
    return isOpenAddress(path) ? forEverySite(answer) : answer;
  };
}

const queryText = (query: URLSearchParams) => (query.size === 0 ? '' : `?${query.toString()}`);

/** Unlike an address with an extension (a payload, a sitemap), what programs read, and what is framed. */
const isPage = (path: string) => !isOpenAddress(path) && !embedAt(path) && !/\.[a-z]+$/.test(path);

async function answerTo(serving: Serving, pathname: string): Promise<PageAnswer> {
  const { origin } = serving;
  if (isApiAddress(pathname)) return apiAnswer(serving, pathname);
  if (pathname === SECURITY_TXT) return securityTxt(origin, serving.contact?.(), new Date());
  const embed = await embedAnswer(serving, pathname);
  if (embed) return embed;
  if (isFeedAddress(pathname)) return feedAnswer(serving, pathname);
  const read = (id: string) => readPage(serving, id);
  const [, locale, file] = SITEMAP.exec(pathname) ?? [];
  if (isLocale(locale)) {
    const number = file === undefined ? undefined : Number(file);
    return sitemapAnswer(await sitemap({ origin, read }, locale, number));
  }
  const isPayload = pathname.endsWith(PAYLOAD);
  const path = isPayload ? pathname.slice(0, -PAYLOAD.length) : pathname;
  const pageId = servedAddress(path)?.pageId ?? null;
  const document = pageId === null ? undefined : await findPage(read, pageId);
  if (isPayload) return payloadAnswer(document);
  const { site } = await serving.open();
  const answer = pageAnswer(origin, await site.serve({ origin, pathname, pageId, document }));
  return isUnprefixed(pathname) ? { ...answer, headers: { ...answer.headers, ...UNINDEXED } } : answer;
}

/** The page that leads on to a language is none to be found, and says so to whoever does not read its head, too. */
const UNINDEXED = { 'X-Robots-Tag': 'noindex' } as const;

function sitemapAnswer(body: string | undefined): PageAnswer {
  const headers = { 'Content-Type': 'application/xml; charset=utf-8' };
  if (body === undefined) return { status: 404, headers: { ...headers, ...cacheHeaders(404) }, body: '' };
  return {
    status: 200,
    headers: { ...headers, 'Cache-Control': `public, max-age=0, s-maxage=${AGES.sitemap}` },
    body,
  };
}

function payloadAnswer(document: unknown): PageAnswer {
  const status = document === undefined ? 404 : isGone(document) ? 410 : 200;
  return withEtag({
    status,
    headers: { ...JSON_TYPE, ...cacheHeaders(status) },
    body: JSON.stringify(document ?? null),
  });
}

const goneSchema = z.object({ kind: z.literal('gone') });
/** Whether the document says that its page was taken from readers. */
const isGone = (document: unknown) => goneSchema.safeParse(document).success;

function pageAnswer(origin: string, drawn: DrawnPage): PageAnswer {
  if (drawn.status === 301) return movedAnswer(origin, drawn.location);
  return { status: drawn.status, headers: { ...HTML, ...cacheHeaders(drawn.status) }, body: drawn.html };
}

/** Leads to another address of this site for good. */
function movedAnswer(origin: string, location: string): PageAnswer {
  return {
    status: 301,
    headers: { ...cacheHeaders(301), Location: new URL(location, origin).href },
    body: '',
  };
}

/** Browsers revalidate each time, because they could not be informed of a change. */
function cacheHeaders(status: 200 | 301 | 404 | 410): { readonly 'Cache-Control': string } {
  const shared = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`;
  // What was taken from readers can be given back.
  if (status === 404 || status === 410) return { 'Cache-Control': shared(AGES.missing) };
  if (status === 301) return { 'Cache-Control': shared(AGES.moved) };
  return { 'Cache-Control': `${shared(AGES.shared)}, stale-while-revalidate=${AGES.stale}` };
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' } as const;
const HTML = { 'Content-Type': 'text/html; charset=utf-8' } as const;

/** The page draws itself and may get its document another way. This answer is not cached. */
function shellAnswer(shell: string): PageAnswer {
  return { status: 200, headers: { ...HTML, 'Cache-Control': 'no-store' }, body: shell };
}

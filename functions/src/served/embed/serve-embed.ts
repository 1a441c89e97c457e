import { SITE_NAME } from '@rawi/model/constants';
import type { PageDocument } from '@rawi/model/pages/pages';
import { pageDocumentSchema } from '@rawi/model/pages/pages';
import {
  type Embedded,
  embedAt,
  embeddedAt,
  embeddedPageId,
  embedPath,
} from '@rawi/model/routes/embed-addresses';
import { reading } from '@rawi/model/truth/tolerant';
import { AGES } from '../ages.ts';
import { findPage } from '../find-page.ts';
import { readPage } from '../read-page.ts';
import type { PageAnswer, Serving } from '../serving.ts';
import { type EmbedCard, embedCard } from './embed-card.ts';
import { embedPage, missingEmbed } from './embed-page.ts';

type EmbedServing = Pick<Serving, 'origin' | 'fileUrl' | 'read' | 'onOutdated'>;

/** What is embedded under which name now, and its card; undefined where there is nothing that may be shown. */
interface Found {
  readonly of: Embedded;
  readonly card: EmbedCard;
}

const UNINDEXED = { 'X-Robots-Tag': 'noindex' } as const;
const shared = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`;

/** Answers with the page that may be framed, by one read: a little page of 404 where there is nothing, also where it was taken from readers. */
export async function embedAnswer(serving: EmbedServing, pathname: string): Promise<PageAnswer | undefined> {
  const asked = embedAt(pathname);
  if (!asked) return undefined;
  const { locale } = asked;
  const { origin, fileUrl } = serving;
  const found = await find(serving, asked);
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ...UNINDEXED };
  if (!found)
    return {
      status: 404,
      headers: { ...headers, 'Cache-Control': shared(AGES.missing) },
      body: missingEmbed(locale, origin),
    };
  return {
    status: 200,
    headers: { ...headers, 'Cache-Control': `${shared(AGES.shared)}, stale-while-revalidate=${AGES.stale}` },
    body: embedPage(found.card, { locale, origin, fileUrl }),
  };
}

/** A slug that it had before leads to what it is now, by one read more: a frame follows no comic that was renamed. */
async function find(serving: EmbedServing, of: Embedded): Promise<Found | undefined> {
  const document = await read(serving, of);
  if (document?.kind === 'redirect' && of.kind === 'comic') {
    const now = { ...of, name: document.payload.slug };
    const moved = await read(serving, now);
    return foundIn(now, moved);
  }
  return foundIn(of, document);
}

function foundIn(of: Embedded, document: PageDocument | undefined): Found | undefined {
  const card = document && embedCard(of.locale, document);
  return card && { of, card };
}

async function read(serving: EmbedServing, of: Embedded): Promise<PageDocument | undefined> {
  const stored = await findPage((id) => readPage(serving, id), embeddedPageId(of));
  return stored === undefined ? undefined : reading(pageDocumentSchema).parse(stored);
}

/** The size of the frame where nobody says how large it may be. */
const FRAME = { width: 600, height: 340 } as const;

/** The path under which an address of the site is kept, in whichever form it was asked for; undefined where it is none of ours. */
export function oembedKey(origin: string, query: URLSearchParams): string | undefined {
  const url = query.get('url') ?? '';
  if (!URL.canParse(url)) return undefined;
  const { protocol, host, pathname, username, password } = new URL(url);
  const own = new URL(origin);
  if (!/^https?:$/.test(protocol) || host !== own.host || username !== '' || password !== '')
    return undefined;
  const of = embeddedAt(pathname);
  return of && embedPath(of);
}

/** What oEmbed (oembed.com) says of the page at such a path; its size comes with each request. */
export async function oembedOf(serving: EmbedServing, key: string): Promise<Oembed | undefined> {
  const asked = embedAt(key);
  const found = asked && (await find(serving, asked));
  if (!found) return undefined;
  const { of, card } = found;
  const { origin, fileUrl } = serving;
  const { locale } = of;
  return {
    version: '1.0',
    type: 'rich',
    provider_name: SITE_NAME[locale],
    provider_url: `${origin}/${locale}`,
    title: card.title ?? SITE_NAME[locale],
    ...(card.title !== undefined && card.author !== undefined && { author_name: card.author }),
    cache_age: AGES.shared,
    ...(card.cover && {
      thumbnail_url: fileUrl(card.cover.path),
      thumbnail_width: card.cover.width,
      thumbnail_height: card.cover.height,
    }),
    frame: origin + embedPath(of),
  };
}

/** The answer without its frame, which has the size that is asked for. */
export interface Oembed extends Readonly<Record<string, string | number>> {
  readonly title: string;
  readonly frame: string;
}

/** The answer for a size; an unreadable one counts as none. */
export function oembedBody({ frame, ...said }: Oembed, query: URLSearchParams): string {
  const width = Math.min(FRAME.width, mostOf(query.get('maxwidth')));
  const height = Math.min(FRAME.height, mostOf(query.get('maxheight')));
  const title = said.title.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const html = `<iframe src="${frame}" width="${width}" height="${height}" title="${title}" style="border:0" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return JSON.stringify({ ...said, html, width, height });
}

const mostOf = (text: string | null) =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Infinity;

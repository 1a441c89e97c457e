import { LOCALES } from '@rawi/model/lists/locales';
import { pageDocumentSchema } from '@rawi/model/pages/pages';
import {
  FEED_FORMATS,
  type FeedAddress,
  feedAt,
  feedPageId,
  feedPath,
} from '@rawi/model/routes/feed-addresses';
import { reading } from '@rawi/model/truth/tolerant';
import { AGES } from '../ages.ts';
import { findPage } from '../find-page.ts';
import { withEtag } from '../open/open-headers.ts';
import { readPage } from '../read-page.ts';
import type { PageAnswer, Serving } from '../serving.ts';
import { buildFeed } from './build-feed.ts';
import { writeAtom, writeJsonFeed } from './write-feed.ts';

const FEED_ROOT = new RegExp(`^/(?:${LOCALES.join('|')})/feeds(?:/|$)`);

/** Whether an address is one of a feed, or of none that there is. */
export const isFeedAddress = (pathname: string) => FEED_ROOT.test(pathname);

/** Answers for a feed, by one read of the page that it follows; of a comic's slug in another case, by two. */
export async function feedAnswer(
  serving: Pick<Serving, 'origin' | 'fileUrl' | 'read' | 'onOutdated'>,
  pathname: string,
): Promise<PageAnswer> {
  const address = feedAt(pathname);
  if (!address) return nothing(404);
  const stored = await findPage((id) => readPage(serving, id), feedPageId(address.topic));
  if (stored === undefined) return nothing(404);
  const document = reading(pageDocumentSchema).parse(stored);
  if (document.kind === 'gone') return nothing(410);
  if (document.kind === 'redirect') return moved(serving.origin, address, document.payload.slug);
  const feed = buildFeed(serving, address, document);
  if (!feed) return nothing(404);
  const { format } = address;
  return withEtag({
    status: 200,
    headers: {
      'Content-Type': `${FEED_FORMATS[format]}; charset=utf-8`,
      'Cache-Control': `public, max-age=0, s-maxage=${AGES.shared}, stale-while-revalidate=${AGES.stale}`,
    },
    body: format === 'atom' ? writeAtom(feed) : writeJsonFeed(feed),
  });
}

/** Programs ask again for what is missing; that is no longer kept than a page that is. */
const nothing = (status: 404 | 410): PageAnswer => ({
  status,
  headers: {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': `public, max-age=0, s-maxage=${AGES.missing}`,
  },
  body: '',
});

/** A comic has another address now, and so has its feed. */
function moved(origin: string, address: FeedAddress, slug: string): PageAnswer {
  const { topic } = address;
  if (topic.of !== 'comic') return nothing(404);
  return {
    status: 301,
    headers: {
      Location: origin + feedPath({ ...address, topic: { ...topic, slug } }),
      'Cache-Control': `public, max-age=0, s-maxage=${AGES.moved}`,
    },
    body: '',
  };
}

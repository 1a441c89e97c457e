import type { PageDocument } from '@rawi/model/pages/pages';
import { OEMBED } from '@rawi/model/routes/embed-addresses';
import { FEED_FORMATS, type FeedFormat, type FeedTopic, feedPath } from '@rawi/model/routes/feed-addresses';
import { attribute } from '../../core/i18n/html-text.ts';
import type { LinkedPlace } from './json-ld.ts';

/** In which other forms programs find a page: its feeds, and what may be framed of it. Browsers need none of that, so it is served and no part of the app. */
export function alternateLinks(
  document: PageDocument | undefined,
  { locale, origin, pathname, title }: LinkedPlace & { readonly pathname: string; readonly title: string },
): readonly string[] {
  const topic = topicOf(document, locale);
  const link = (type: string, href: string) =>
    `<link rel="alternate" type="${type}" title="${attribute(title)}" href="${attribute(href)}" data-at="${attribute(pathname)}">`;
  const formats = Object.entries(FEED_FORMATS) as [FeedFormat, string][];
  const feeds = topic
    ? formats.map(([format, type]) => link(type, origin + feedPath({ locale, topic, format })))
    : [];
  const isFramed = document?.kind === 'comic' || document?.kind === 'chapter';
  const url = encodeURIComponent(origin + pathname);
  return [...feeds, ...(isFramed ? [link('application/json+oembed', `${origin}${OEMBED}?url=${url}`)] : [])];
}

/** What one follows who follows a page; a chapter is one of its comic in its language. */
function topicOf(document: PageDocument | undefined, locale: LinkedPlace['locale']): FeedTopic | undefined {
  switch (document?.kind) {
    case 'home':
    case 'updates':
    case 'comics':
      return { of: 'latest', language: locale };
    case 'comic':
      return { of: 'comic', slug: document.payload.slug, language: locale };
    case 'chapter':
      return { of: 'comic', slug: document.payload.comic.slug, language: document.payload.language };
    case 'translator':
      return { of: 'translator', id: document.payload.id };
    case 'blogs':
    case 'blog':
      return { of: 'blog' };
    default:
      return undefined;
  }
}

import type { Feed, FeedEntry } from './feed.ts';

/** Atom (RFC 4287) and JSON Feed 1.1, from the same feed. */

/** What XML cannot hold at all: control characters, and halves of pairs. A title that somebody typed may have them. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escaped = (text: string) =>
  text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An element with text. */
const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;
const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`;

/** The feed as Atom. */
export function writeAtom(feed: Feed): string {
  const { locale, title, description, page, self, updated, icon, siteName, entries } = feed;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element('id', self.atom),
    element('title', title),
    element('subtitle', description),
    element('updated', updated),
    element('icon', icon),
    `<author>${element('name', siteName)}</author>`,
    link('self', self.atom, 'application/atom+xml'),
    link('alternate', page, 'text/html'),
    ...entries.map(atomEntry),
    '</feed>\n',
  ].join('\n');
}

function atomEntry({
  id,
  url,
  title,
  summary,
  published,
  updated,
  authors,
  categories,
  image,
}: FeedEntry): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    element('published', published),
    element('updated', updated),
    link('alternate', url, 'text/html'),
    ...authors.map(
      (author) =>
        `<author>${element('name', author.name)}${author.url === undefined ? '' : element('uri', author.url)}</author>`,
    ),
    ...categories.map((category) => `<category term="${escaped(category)}"/>`),
    element('summary', summary),
    `<content type="html">${escaped(htmlOf({ summary, image }))}</content>`,
    '</entry>',
  ].join('\n');
}

/** The picture above the sentence, for programs that show HTML. */
function htmlOf({
  summary,
  image,
}: Pick<FeedEntry, 'summary'> & { readonly image: string | undefined }): string {
  const picture = image === undefined ? '' : `<p><img src="${escaped(image)}" alt=""></p>`;
  return `${picture}<p>${escaped(summary)}</p>`;
}

/** The feed as JSON Feed. */
export function writeJsonFeed(feed: Feed): string {
  const { locale, title, description, page, self, icon, siteName, entries } = feed;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: page,
    feed_url: self.json,
    icon,
    language: locale,
    authors: [{ name: siteName }],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: htmlOf({ summary: entry.summary, image: entry.image }),
      ...(entry.image !== undefined && { image: entry.image }),
      date_published: entry.published,
      date_modified: entry.updated,
      ...(entry.authors.length > 0 && { authors: entry.authors }),
      tags: entry.categories,
      ...(entry.language !== undefined && { language: entry.language }),
    })),
  });
}

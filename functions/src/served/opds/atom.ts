import { element, type Xml, xmlDocument } from './xml.ts';

/** Feeds of Atom (RFC 4287) as catalogues for reading apps have them (OPDS 1.2, with page streaming). */

const NAMESPACES = {
  xmlns: 'http://www.w3.org/2005/Atom',
  'xmlns:dcterms': 'http://purl.org/dc/terms/',
  'xmlns:opds': 'http://opds-spec.org/2010/catalog',
  'xmlns:opensearch': 'http://a9.com/-/spec/opensearch/1.1/',
  'xmlns:pse': 'http://vaemendis.net/opds-pse/ns',
} as const;

/** The media types of a catalogue. */
export const OPDS_TYPES = {
  navigation: 'application/atom+xml;profile=opds-catalog;kind=navigation',
  acquisition: 'application/atom+xml;profile=opds-catalog;kind=acquisition',
  search: 'application/opensearchdescription+xml',
} as const;

/** The relations of a link that OPDS and its extension for pages add. */
export const OPDS_RELATIONS = {
  acquisition: 'http://opds-spec.org/acquisition',
  openAccess: 'http://opds-spec.org/acquisition/open-access',
  image: 'http://opds-spec.org/image',
  thumbnail: 'http://opds-spec.org/image/thumbnail',
  facet: 'http://opds-spec.org/facet',
  latest: 'http://opds-spec.org/sort/new',
  popular: 'http://opds-spec.org/sort/popular',
  stream: 'http://vaemendis.net/opds-pse/stream',
} as const;

export interface AtomLink {
  readonly rel: string;
  readonly href: string;
  readonly type?: string;
  readonly title?: string;
  readonly hreflang?: string;
  readonly length?: number;
  /** Of the extensions, with their prefixes. */
  readonly more?: Readonly<Record<string, string | number | undefined>>;
}

export interface AtomCategory {
  readonly term: string;
  readonly label: string;
  readonly scheme?: string;
}

export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  /** ISO 8601. */
  readonly updated: string;
  readonly authors?: readonly string[];
  readonly contributors?: readonly string[];
  readonly languages?: readonly string[];
  readonly publisher?: string | undefined;
  /** ISO 8601: when it could first be read. */
  readonly published?: string;
  /** Plain text: of what is read its summary, of a way on what it leads to. */
  readonly summary?: string | undefined;
  readonly content?: string | undefined;
  readonly categories?: readonly AtomCategory[];
  readonly links: readonly AtomLink[];
}

export interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly updated: string;
  readonly language: string;
  readonly author: { readonly name: string; readonly uri: string };
  readonly links: readonly AtomLink[];
  readonly entries: readonly AtomEntry[];
  /** How many there are in all of its parts; where all parts have as many, also which one this begins with (from 1), and how many that is. */
  readonly counts?:
    | { readonly total: number }
    | { readonly total: number; readonly first: number; readonly perPart: number }
    | undefined;
}

/** A feed as a document. */
export function feedDocument(feed: AtomFeed): string {
  const { id, title, subtitle, updated, language, author, links, entries, counts } = feed;
  return xmlDocument(
    element(
      'feed',
      { ...NAMESPACES, 'xml:lang': language },
      element('id', {}, id),
      element('title', {}, title),
      optional('subtitle', subtitle),
      element('updated', {}, updated),
      element('author', {}, element('name', {}, author.name), element('uri', {}, author.uri)),
      ...links.map(linkElement),
      optional('opensearch:totalResults', counts && `${counts.total}`),
      optional('opensearch:startIndex', counts && 'first' in counts ? `${counts.first}` : undefined),
      optional('opensearch:itemsPerPage', counts && 'perPart' in counts ? `${counts.perPart}` : undefined),
      ...entries.map(entryElement),
    ),
  );
}

function entryElement(entry: AtomEntry): Xml {
  const { authors = [], contributors = [], languages = [], categories = [] } = entry;
  const person = (of: string) => (name: string) => element(of, {}, element('name', {}, name));
  return element(
    'entry',
    {},
    element('id', {}, entry.id),
    element('title', {}, entry.title),
    element('updated', {}, entry.updated),
    optional('published', entry.published),
    ...authors.map(person('author')),
    ...contributors.map(person('contributor')),
    ...languages.map((language) => element('dcterms:language', {}, language)),
    optional('dcterms:publisher', entry.publisher),
    optional('dcterms:issued', entry.published?.slice(0, 'yyyy-mm-dd'.length)),
    ...categories.map(({ term, label, scheme }) => element('category', { term, label, scheme })),
    optional('summary', entry.summary),
    entry.content === undefined ? undefined : element('content', { type: 'text' }, entry.content),
    ...entry.links.map(linkElement),
  );
}

function linkElement({ rel, href, type, title, hreflang, length, more }: AtomLink): Xml {
  return element('link', { rel, href, type, title, hreflang, length, ...more });
}

const optional = (name: string, text: string | undefined): Xml | undefined =>
  text === undefined || text === '' ? undefined : element(name, {}, text);

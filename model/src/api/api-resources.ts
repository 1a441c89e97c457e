import { pageIds } from '../page-ids.ts';
import type { PageDocument } from '../pages/pages.ts';
import type { z } from '../zod.ts';
import {
  articleSchema,
  articlesPartSchema,
  articlesSchema,
  chapterSchema,
  comicSchema,
  comicsSchema,
  publisherSchema,
  publisherShelfSchema,
  publishersSchema,
  translatorPartSchema,
  translatorSchema,
  updatesSchema,
} from './api-schemas.ts';
import {
  type ApiPlace,
  articleOf,
  articlesOf,
  articlesPartOf,
  chapterOf,
  comicOf,
  latestOf,
  mostReadOf,
  publisherOf,
  publisherShelfOf,
  publishersOf,
  shelfOf,
  translatorOf,
  translatorPartOf,
  updatesOf,
} from './project-pages.ts';

/** What stands at each address of the public interface: which page's document it is made of, and how. */

export interface ApiResource {
  /** Below the version, as OpenAPI writes it. */
  readonly path: string;
  /** In English, as OpenAPI's summary. */
  readonly summary: string;
  /** What each parameter of the path may be, for a regular expression. */
  readonly parameters: Readonly<Record<string, { readonly pattern: string; readonly example: string }>>;
  readonly schema: z.ZodType;
  /** The document that it is made of. */
  readonly pageId: (...parameters: string[]) => string;
  /** What it says of that document; undefined where this is of another kind. */
  readonly of: (place: ApiPlace, document: PageDocument) => unknown;
}

const SLUG = { pattern: '[A-Za-z0-9_-]{1,128}', example: 'captain-zenith' } as const;
const ID = { pattern: '[A-Za-z0-9_-]{1,128}', example: 'captain-zenith-1-en' } as const;
const NUMBER = { pattern: '[1-9][0-9]{0,8}', example: '2' } as const;

export const API_RESOURCES: readonly ApiResource[] = [
  {
    path: '/latest',
    summary: 'The comics that were last added or got a chapter',
    parameters: {},
    schema: comicsSchema,
    pageId: pageIds.home,
    of: (place, page) => (page.kind === 'home' ? latestOf(place, page.payload) : undefined),
  },
  {
    path: '/most-read',
    summary: 'The most read comics',
    parameters: {},
    schema: comicsSchema,
    pageId: pageIds.home,
    of: (place, page) => (page.kind === 'home' ? mostReadOf(place, page.payload) : undefined),
  },
  {
    path: '/updates',
    summary: 'The chapters of the last 30 days',
    parameters: {},
    schema: updatesSchema,
    pageId: pageIds.updates,
    of: (place, page) => (page.kind === 'updates' ? updatesOf(place, page.payload) : undefined),
  },
  {
    path: '/comics',
    summary: 'The newest part of the list of all comics',
    parameters: {},
    schema: comicsSchema,
    pageId: pageIds.comics,
    of: (place, page) => (page.kind === 'comics' ? shelfOf(place, page.payload) : undefined),
  },
  {
    path: '/comics/shelf/{shelf}',
    summary: 'An earlier part of the list of all comics',
    parameters: { shelf: NUMBER },
    schema: comicsSchema,
    pageId: pageIds.shelf,
    of: (place, page) => (page.kind === 'comics' ? shelfOf(place, page.payload) : undefined),
  },
  {
    path: '/comics/{slug}',
    summary: 'A comic with its chapters',
    parameters: { slug: SLUG },
    schema: comicSchema,
    pageId: pageIds.comic,
    of: (place, page) => (page.kind === 'comic' ? comicOf(place, page.payload) : undefined),
  },
  {
    path: '/chapters/{id}',
    summary: 'A chapter with its pages',
    parameters: { id: ID },
    schema: chapterSchema,
    pageId: pageIds.chapter,
    of: (place, page) => (page.kind === 'chapter' ? chapterOf(place, page.payload) : undefined),
  },
  {
    path: '/translators/{id}',
    summary: 'A translator, and what they have translated',
    parameters: { id: ID },
    schema: translatorSchema,
    pageId: pageIds.translator,
    of: (place, page) => (page.kind === 'translator' ? translatorOf(place, page.payload) : undefined),
  },
  {
    path: '/translators/{id}/part/{part}',
    summary: 'A further part of what a translator has translated',
    parameters: { id: ID, part: NUMBER },
    schema: translatorPartSchema,
    pageId: (id = '', part = '') => pageIds.part(pageIds.translator(id), part),
    of: (place, page) => (page.kind === 'translatorPart' ? translatorPartOf(place, page.payload) : undefined),
  },
  {
    path: '/publishers',
    summary: 'The publishers',
    parameters: {},
    schema: publishersSchema,
    pageId: pageIds.publishers,
    of: (place, page) => (page.kind === 'publishers' ? publishersOf(place, page.payload) : undefined),
  },
  {
    path: '/publishers/{id}',
    summary: 'A publisher with its comics',
    parameters: { id: { ...SLUG, pattern: '[a-z0-9-]{1,100}' } },
    schema: publisherSchema,
    pageId: pageIds.publisher,
    of: (place, page) => (page.kind === 'publisher' ? publisherOf(place, page.payload) : undefined),
  },
  {
    path: '/publishers/{id}/shelf/{shelf}',
    summary: 'A part of the list of all comics of a publisher',
    parameters: { id: { ...SLUG, pattern: '[a-z0-9-]{1,100}' }, shelf: NUMBER },
    schema: publisherShelfSchema,
    pageId: pageIds.publisherShelf,
    of: (place, page) => (page.kind === 'publisherShelf' ? publisherShelfOf(place, page.payload) : undefined),
  },
  {
    path: '/articles',
    summary: 'The articles of the blog',
    parameters: {},
    schema: articlesSchema,
    pageId: pageIds.blogs,
    of: (place, page) => (page.kind === 'blogs' ? articlesOf(place, page.payload) : undefined),
  },
  {
    path: '/articles/part/{part}',
    summary: 'A further part of the list of articles',
    parameters: { part: NUMBER },
    schema: articlesPartSchema,
    pageId: (part = '') => pageIds.part(pageIds.blogs(), part),
    of: (place, page) => (page.kind === 'blogsPart' ? articlesPartOf(place, page.payload) : undefined),
  },
  {
    path: '/articles/{slug}',
    summary: 'An article of the blog; its text stands on its page',
    parameters: { slug: { ...SLUG, pattern: '[a-z0-9-]{1,100}' } },
    schema: articleSchema,
    pageId: pageIds.blog,
    of: (place, page) => (page.kind === 'blog' ? articleOf(place, page.payload) : undefined),
  },
];

/** The addresses, in the order of the table; one of fixed words stands before one of a parameter, as `shelf` before a slug. */
const PATTERNS = API_RESOURCES.map((resource) => ({
  resource,
  pattern: new RegExp(
    `^${Object.entries(resource.parameters).reduce((path, [name, { pattern }]) => path.replace(`{${name}}`, `(${pattern})`), resource.path)}$`,
  ),
}));

/** What stands at an address below the version, and the values of its parameters; undefined where nothing does. */
export function resourceAt(
  below: string,
): { readonly resource: ApiResource; readonly parameters: readonly string[] } | undefined {
  for (const { resource, pattern } of PATTERNS) {
    const found = pattern.exec(below);
    if (found) return { resource, parameters: found.slice(1) };
  }
  return undefined;
}

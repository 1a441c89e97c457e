import { pageIds } from '../page-ids.ts';
import { idSchema, slugSchema } from '../truth/schemas.ts';
import { z } from '../zod.ts';
import { OPDS_GROUP_LISTS, opdsFeedSchema } from './opds-feeds.ts';
import { invalidationFields } from './page-invalidation.ts';

/** A kind of page: the fields that name one, its invalidation, and the id of its document in `pages` and `dirty`. */
function pageKind<K extends string, Fields extends z.ZodRawShape>(
  kind: K,
  fields: Fields,
  pageId: (named: { readonly [F in keyof Fields]: z.output<Fields[F]> }) => string,
) {
  return {
    invalidation: z.strictObject({ kind: z.literal(kind), ...fields, ...invalidationFields }),
    fields,
    pageId,
  };
}

/** The number of a shelf, as a page's name carries it. */
const shelfIdSchema = z
  .string()
  .max(9, { abort: true })
  .regex(/^[1-9]\d*$/);

/**
 * Every kind of page that is built from the truth. `id` names what the page shows: the slug, former slug or id in the
 * address of a comic, the id of a chapter or translator. A kind that is added here does not compile until the functions load it.
 */
export const PAGE_KINDS = {
  home: pageKind('home', {}, () => pageIds.home()),
  comic: pageKind('comic', { id: idSchema }, ({ id }) => pageIds.comic(id)),
  chapter: pageKind('chapter', { id: idSchema, comicId: idSchema }, ({ id }) => pageIds.chapter(id)),
  /** The list of all comics, from the newest. */
  comics: pageKind('comics', {}, () => pageIds.comics()),
  shelf: pageKind('shelf', { shelf: shelfIdSchema }, ({ shelf }) => pageIds.shelf(shelf)),
  /** The chapters of the last days; it is built again each day, too. */
  updates: pageKind('updates', {}, () => pageIds.updates()),
  /** What was decided, by month. */
  transparency: pageKind('transparency', {}, () => pageIds.transparency()),
  publishers: pageKind('publishers', {}, () => pageIds.publishers()),
  publisher: pageKind('publisher', { id: slugSchema }, ({ id }) => pageIds.publisher(id)),
  publisherShelf: pageKind('publisherShelf', { id: slugSchema, shelf: shelfIdSchema }, ({ id, shelf }) =>
    pageIds.publisherShelf(id, shelf),
  ),
  /** A part of the catalogue as search reads it. */
  catalog: pageKind('catalog', { part: shelfIdSchema }, ({ part }) => pageIds.catalog(part)),
  /** The list of the most read, which search orders by. */
  mostRead: pageKind('mostRead', {}, () => pageIds.mostRead()),
  /** The translators, as search finds them. */
  translators: pageKind('translators', {}, () => pageIds.translators()),
  /** The list of all articles, with the further parts that it has. */
  blogs: pageKind('blogs', {}, () => pageIds.blogs()),
  blog: pageKind('blog', { id: slugSchema }, ({ id }) => pageIds.blog(id)),
  /** The addresses of a shelf with the further parts that they have; sitemaps alone read them. */
  sitemap: pageKind('sitemap', { shelf: shelfIdSchema }, ({ shelf }) => pageIds.sitemap(shelf)),
  /** A list that everybody may see. */
  list: pageKind('list', { id: idSchema }, ({ id }) => pageIds.list(id)),
  /** A reader's own page. */
  reader: pageKind('reader', { id: idSchema }, ({ id }) => pageIds.reader(id)),
  /** A list of comics in catalogues for reading apps, with the further parts that it has. */
  opds: pageKind('opds', { feed: opdsFeedSchema }, ({ feed }) => pageIds.opds(feed)),
  /** With the further parts that it has. */
  translator: pageKind('translator', { id: idSchema }, ({ id }) => pageIds.translator(id)),
} as const;
export type TargetKind = keyof typeof PAGE_KINDS;

type FieldsOf<K extends TargetKind> = (typeof PAGE_KINDS)[K]['fields'];

/** A page of one kind, named by what it shows. */
export type TargetOf<K extends TargetKind> = {
  [P in K]: { readonly kind: P } & { readonly [F in keyof FieldsOf<P>]: string };
}[K];

/** A page that can be invalidated, named by what it shows. */
export type PageTarget = TargetOf<TargetKind>;

/** `dirty/{pageId}`: a page whose truth has changed since it was built. */
export const pageInvalidationSchema = z.union(
  Object.values(PAGE_KINDS).map(({ invalidation }) => invalidation),
);
export type PageInvalidation = z.infer<typeof pageInvalidationSchema>;

const IDS: { readonly [K in TargetKind]: { readonly pageId: (target: TargetOf<K>) => string } } = PAGE_KINDS;

/** The id of the page document (in `pages` and in `dirty`) that shows `target`. */
export function pageIdOf<K extends TargetKind>(target: TargetOf<K>): string {
  return IDS[target.kind].pageId(target);
}

const GROUP_LISTS: ReadonlySet<string> = new Set(Object.values(OPDS_GROUP_LISTS));

/** The kinds of pages whose ids are one word and what the page shows; those of a shelf are of another kind. */
const NAMED = {
  comic: (id) => ({ kind: 'comic', id }),
  chapter: (id, comicId) => (comicId === undefined ? undefined : { kind: 'chapter', id, comicId }),
  comics: (shelf) => ({ kind: 'shelf', shelf }),
  publisher: (name) => {
    // An id of a publisher holds no underscore.
    const [id = '', shelf] = name.split('_');
    return shelf === undefined ? { kind: 'publisher', id } : { kind: 'publisherShelf', id, shelf };
  },
  catalog: (part) => ({ kind: 'catalog', part }),
  blog: (id) => ({ kind: 'blog', id }),
  sitemap: (shelf) => ({ kind: 'sitemap', shelf }),
  list: (id) => ({ kind: 'list', id }),
  reader: (id) => ({ kind: 'reader', id }),
  // Lists of lists are written with what they list.
  opds: (feed) => (GROUP_LISTS.has(feed) ? undefined : { kind: 'opds', feed }),
  translator: (id) => ({ kind: 'translator', id }),
} as const satisfies Readonly<
  Record<string, (name: string, comicId: string | undefined) => PageTarget | undefined>
>;
const SINGLE = [
  'home',
  'comics',
  'updates',
  'transparency',
  'publishers',
  'mostRead',
  'translators',
  'blogs',
] as const;

/**
 * What is rebuilt to renew the document of a page: the page itself, for a further part the page that it is a part of. A
 * chapter is found through its comic. Undefined for the lists that are written with what they list, and for any other name.
 */
export function targetOfPage(pageId: string, comicId?: string): PageTarget | undefined {
  const [whole = ''] = pageId.split(':', 1);
  const single = SINGLE.find((kind) => kind === whole);
  if (single) return { kind: single };
  const [, word, name = ''] = /^([a-z]+)_(.+)$/.exec(whole) ?? [];
  return isNamed(word) ? NAMED[word](name, comicId) : undefined;
}

const isNamed = (word: string | undefined): word is keyof typeof NAMED =>
  word !== undefined && Object.hasOwn(NAMED, word);

/** The pages, each once. */
export function distinctPages(pages: readonly PageTarget[]): PageTarget[] {
  return [...new Map(pages.map((page) => [pageIdOf(page), page])).values()];
}

/** The names of the documents of `pages`: what a public page shows is one of them. */

export const pageIds = {
  home: () => 'home',
  comic: (slug: string) => `comic_${slug}`,
  chapter: (chapterId: string) => `chapter_${chapterId}`,
  /** The list of all comics from its newest; an earlier part of it by its shelf. */
  comics: () => 'comics',
  shelf: (shelf: number | string) => `comics_${shelf}`,
  /** The chapters of the last days. */
  updates: () => 'updates',
  /** What was decided about what people send, write and publish. */
  transparency: () => 'transparency',
  publishers: () => 'publishers',
  publisher: (publisherId: string) => `publisher_${publisherId}`,
  /** A shelf of a publisher's comics. An id of a publisher holds no underscore. */
  publisherShelf: (publisherId: string, shelf: number | string) => `publisher_${publisherId}_${shelf}`,
  /** The list of all articles of the blog. */
  blogs: () => 'blogs',
  blog: (slug: string) => `blog_${slug}`,
  /** What the catalogue consists of, as search reads it: its parts, the list of the most read, and the translators. */
  search: () => 'search',
  catalog: (part: number | string) => `catalog_${part}`,
  mostRead: () => 'mostRead',
  translators: () => 'translators',
  /** The addresses of a shelf, as sitemaps list them, and the list of all shelves that have some. */
  sitemap: (shelf: number | string) => `sitemap_${shelf}`,
  sitemapList: () => 'sitemap',
  /** A list that everybody may see. */
  list: (listId: string) => `list_${listId}`,
  /** A reader's own page, which exists if they want it. */
  reader: (uid: string) => `reader_${uid}`,
  /** A list of comics in catalogues for reading apps (`opds-feeds.ts` has their names), or a list of such lists. */
  opds: (feed: string) => `opds_${feed}`,
  translator: (uid: string) => `translator_${uid}`,
  /** Further parts of a page, from part 2 on. Ids hold no colon, so no page has the name of another's part. */
  part: (pageId: string, part: number | string) => `${pageId}:${part}`,
} as const;

/** Where a page's document stands in Firestore. */
export const pagePath = (pageId: string): string => `pages/${pageId}`;

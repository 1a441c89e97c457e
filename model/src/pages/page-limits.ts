/** What page documents hold at most, apart from `LIMITS`: only what builds pages loads it. Sizes in bytes, lengths in characters. */
export const PAGE_LIMITS = {
  /** An article of the blog: in characters, but for how many pictures its text shows. */
  blog: { title: 120, summary: 300, body: 40_000, pictures: 20 },
  /** How many comments a page document has; `pageBytes` as JSON. */
  shownComments: { comic: 20, chapter: 3, pageBytes: 16_000 },
  /** data.md, "Collections": what page documents may weigh, as JSON in UTF-8. */
  pageBytes: 100_000,
  catalogPageBytes: 900_000,
  chapterRows: 200,
  similarComics: 12,
  /** Comics in each order on a publisher's page; on the overview, publishers with covers and those with their names alone. */
  publisherPage: { comics: 10 },
  publishersPage: { covered: 24, named: 360 },
  /** Comics on one shelf of the list of all comics, and the most that are read of one. */
  shelf: { comics: 24, read: 60 },
  /** New chapters: of how many days, and how many documents of chapters are read for them. */
  updates: { days: 30, chapters: 300 },
  /** The newest comics that the page of search begins with, before the catalogue is here: two rows on a wide screen, and the first on a phone. */
  searchFirst: 8,
  /** Years that are told whole where it is told what was decided. */
  transparencyYears: 40,
  /** Translators that search finds by name, those with most chapters first, and how many it shows at a time. */
  searchTranslators: { listed: 500, shown: 3 },
  /** Translators that a comic's page names beside its chapters. */
  comicTranslators: 24,
  /** Comics on a translator's page, and on each of its further parts; the newest chapters that they are made of, and those of them that their feed names. */
  translatorPage: { works: 30, chapters: 1000, newest: 12 },
  /** On a reader's own page; `covers` of each list, `reviewBytes` as JSON. */
  readerPage: { lists: 24, covers: 3, reviews: 24, reviewBytes: 40_000 },
  /** What a part of the list of articles holds, and how many an article leads to in each language. */
  blogPage: { articles: 40, related: 3 },
} as const;

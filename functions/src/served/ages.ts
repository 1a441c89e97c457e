/**
 * How long answers are kept, in seconds. A page that has changed is shown within 300 s of it (architecture.md, "How a page is
 * read"): what a shared cache keeps, may show while it asks again, and finds here, together.
 */
export const AGES = {
  /** In this process, by path: random query strings cost no read. */
  memory: 60,
  memoryOfMissing: 30,
  shared: 180,
  stale: 60,
  missing: 30,
  moved: 240,
  /** What is at an address that changes with its content. */
  unchanging: 86_400,
  /** Search engines ask for sitemaps a few times a day. */
  sitemap: 3600,
} as const;

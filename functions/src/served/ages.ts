/**
 * How long answers are cached, in seconds. A change of a page is visible within 300 s (architecture.md, "How
 * a page is read"), which is the sum of a shared cache's age, its stale time while it revalidates, and the
 * memory here.
 */
export const AGES = {
  /** In this process, by path, so that random query strings cost no read. */
  memory: 60,
  memoryOfMissing: 30,
  shared: 180,
  stale: 60,
  missing: 30,
  moved: 240,
  /** Content whose address changes with it. */
  unchanging: 86_400,
  /** Search engines request sitemaps a few times a day. */
  sitemap: 3600,
} as const;

/** The parts of pages that links lead to, by the ids of their elements: a link and its element name the same one. */
export const PARTS = {
  /** What a page is about, behind its header. */
  main: 'main',
  continueReading: 'continue',
  latest: 'latest',
  mostRead: 'most-read',
  comments: 'comments',
  /** What readers have reported about one's own chapters. */
  reports: 'reports',
} as const;

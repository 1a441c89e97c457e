/** Every Firestore and Storage path, once. Page ids name documents of `pages`. */

export const pageIds = {
  home: () => 'home',
  comic: (slug: string) => `comic_${slug}`,
  chapter: (chapterId: string) => `chapter_${chapterId}`,
} as const;

export const paths = {
  page: (pageId: string) => `pages/${pageId}`,
  publishers: () => 'publishers',
  publisher: (publisherId: string) => `publishers/${publisherId}`,
  comics: () => 'comics',
  comic: (comicId: string) => `comics/${comicId}`,
  chapters: (comicId: string) => `comics/${comicId}/chapters`,
  chapter: (comicId: string, chapterId: string) => `comics/${comicId}/chapters/${chapterId}`,
  slug: (slug: string) => `slugs/${slug}`,
  translator: (uid: string) => `translators/${uid}`,
  person: (id: string) => `people/${id}`,
  genre: (id: string) => `genres/${id}`,
  user: (uid: string) => `users/${uid}`,
  /** Unread count and what a session must know at once: one small live document. */
  inbox: (uid: string) => `users/${uid}/state/inbox`,
  /** `key` is the keyed hash of an address. */
  resetCode: (key: string) => `resetCodes/${key}`,
  limit: (key: string) => `limits/${key}`,
  outboxMail: <Id extends string>(mailId: Id) => `outbox/${mailId}` as const,
  dirtyMarks: () => 'dirty',
  /** Keeps a literal argument literal, so that a trigger's pattern is typed. */
  dirty: <Id extends string>(pageId: Id) => `dirty/${pageId}` as const,
} as const;

/** Published files are content-addressed: `hash` is that of the folder's content. */
export const storagePaths = {
  /** Where a person puts a new photo; `uploadId` is theirs to choose. */
  incomingPhoto: (uid: string, uploadId: string) => `incoming/${uid}/avatar/${uploadId}`,
  publicFolder: (ownerId: string, hash: string) => `public/${ownerId}-${hash}`,
} as const;

import { LIMITS } from '../limits.ts';
import { COMMENT_REASONS } from '../lists/comment-reasons.ts';
import { isPlainText } from '../text/plain-text.ts';
import { z } from '../zod.ts';
import { type SavedKey, savedKeys } from './saved-key.ts';
import { charactersSchema, idSchema, keySchema, localizedSchema, timeSchema } from './schemas.ts';
import { open } from './tolerant.ts';

/** What a list is called or says: in the language in which somebody wrote it, or in each of the interface's. */
const words = (longest: number) => {
  const text = charactersSchema(longest).min(1).refine(isPlainText);
  return z.union([text, localizedSchema(text)]);
};
export const listNameSchema = words(LIMITS.ownLists.name);
export const listNoteSchema = words(LIMITS.ownLists.note);
export type ListWords = z.infer<typeof listNameSchema>;

/** What stands on a public list, by ids alone: what is shown of it is the catalogue's. */
export const publicEntrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('comic'), comicId: idSchema }),
  z.strictObject({ kind: z.literal('chapter'), comicId: idSchema, chapterId: idSchema }),
]);
export type PublicEntry = z.infer<typeof publicEntrySchema>;

/** Whose list it is: one of the site’s own, which an import writes, or the private list of a person. */
export const listOwnerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('site') }),
  z.strictObject({ kind: z.literal('person'), uid: idSchema, listId: idSchema }),
]);

/**
 * `lists/{id}`: a list that everybody may see, made of a person's private one or by an import. Written by functions and by
 * imports alone; a list of the site has neither `hidden` nor what comes of reports.
 */
export const publicListSchema = z.strictObject({
  owner: listOwnerSchema,
  name: listNameSchema,
  note: listNoteSchema.optional(),
  /** In their order. One that the catalogue does not have, or has no longer, is not shown, and is again once it is back. */
  entries: z.array(publicEntrySchema).max(LIMITS.ownLists.entries),
  /** The comics and chapters of these entries, each once (`listKeysOf`): by it the lists that show one are found. */
  keys: z.array(keySchema).max(2 * LIMITS.ownLists.entries),
  /** Of its words: 1, and one more with each change of them. */
  version: z.int().positive(),
  /** Absent until somebody follows it. */
  followers: z.int().nonnegative().optional(),
  publishedAt: timeSchema,
  /** When words or entries last changed. */
  changedAt: timeSchema,
  /**
   * What came to it and was not announced to its followers yet, by the keys of these entries, and since when the first of them waits.
   * Absent where nobody follows it.
   */
  news: z
    .strictObject({
      keys: z.array(keySchema).min(1).max(LIMITS.ownLists.entries),
      since: timeSchema,
    })
    .optional(),
  /** Reviewers have hidden it: it has no page. For its owner and for them. */
  hidden: z
    .strictObject({
      reason: open(z.enum(COMMENT_REASONS), 'other'),
      /** In the reviewer's words. */
      note: charactersSchema(LIMITS.noteLength).optional(),
      at: timeSchema,
    })
    .optional(),
  /** Several readers report it: its page is folded until reviewers have looked. */
  folded: z.literal(true).optional(),
  /** When reviewers last judged it, and in which version: what was reported of that before counts no more. */
  reviewedAt: timeSchema.optional(),
  reviewedVersion: z.int().positive().optional(),
});
export type PublicList = z.infer<typeof publicListSchema>;

/** The name of an entry among those of its list. */
export function publicEntryKey(entry: PublicEntry): SavedKey {
  return entry.kind === 'comic' ? savedKeys.comic(entry.comicId) : savedKeys.chapter(entry.chapterId);
}

/** By what a list with these entries is found: its chapters, and its comics with those of its chapters. */
export function listKeysOf(entries: readonly PublicEntry[]): SavedKey[] {
  const keys = entries.flatMap((entry) => [
    savedKeys.comic(entry.comicId),
    ...(entry.kind === 'chapter' ? [savedKeys.chapter(entry.chapterId)] : []),
  ]);
  return [...new Set(keys)];
}

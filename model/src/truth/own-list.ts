import { LIMITS } from '../limits.ts';
import { COMMENT_REASONS } from '../lists/comment-reasons.ts';
import { isPlainText } from '../text/plain-text.ts';
import { z } from '../zod.ts';
import { chapterInList, comicInList } from './saved.ts';
import { type SavedKey, savedKeys } from './saved-key.ts';
import { charactersSchema, idSchema, timeSchema } from './schemas.ts';
import { open, reading } from './tolerant.ts';

/** Where an entry stands in its list: entries are sorted by it, and one that is moved gets a number between its neighbours’. */
const order = z.number();

/** A comic or a chapter on a list, with what the list shows of it. */
export const listEntrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('comic'), ...comicInList, order }),
  z.strictObject({
    kind: z.literal('chapter'),
    chapterId: idSchema,
    ...comicInList,
    ...chapterInList,
    order,
  }),
]);
export type ListEntry = z.infer<typeof listEntrySchema>;

const words = (longest: number) => charactersSchema(longest).min(1).refine(isPlainText);

/**
 * `users/{uid}/lists/{listId}`: a list that a person has made, with all that stands on it. Nobody else reads it: what others see
 * is made of it (`public-list.ts`).
 */
export const ownListSchema = z.strictObject({
  name: words(LIMITS.ownLists.name),
  note: words(LIMITS.ownLists.note).optional(),
  /**
   * By the key of `saved-key.ts`. Rules hold the keys and how many there are; what an entry says is read by `entriesOf`, so that
   * one that cannot be read takes no other with it.
   */
  entries: z.record(z.string(), z.unknown()),
  /** The time of the request that last changed it. */
  at: timeSchema,
  /** The public list that functions make of it (`public-list.ts`), and why reviewers have hidden that. Written by functions alone. */
  published: z
    .strictObject({
      id: idSchema,
      hidden: open(z.enum(COMMENT_REASONS).optional(), 'other'),
      /** What the reviewer who hid it says to its owner. */
      note: charactersSchema(LIMITS.noteLength).optional(),
    })
    .optional(),
});
export type OwnList = z.infer<typeof ownListSchema>;

/** An entry with its key. */
export type Listed = ListEntry & { readonly key: SavedKey };

const entryReader = reading(listEntrySchema);

/** The entries of a list in their order, without those that this build cannot read. */
export function entriesOf({ entries }: Pick<OwnList, 'entries'>): readonly Listed[] {
  return Object.entries(entries)
    .flatMap(([key, value]): Listed[] => {
      const { data } = entryReader.safeParse(value);
      // Under another name it could be neither found nor removed by what it shows.
      return data && entryKey(data) === key ? [{ ...data, key: entryKey(data) }] : [];
    })
    .toSorted((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1));
}

/** The name of an entry in its list. */
export function entryKey(
  entry:
    | Pick<Extract<ListEntry, { kind: 'comic' }>, 'kind' | 'comicId'>
    | Pick<Extract<ListEntry, { kind: 'chapter' }>, 'kind' | 'chapterId'>,
): SavedKey {
  return entry.kind === 'comic' ? savedKeys.comic(entry.comicId) : savedKeys.chapter(entry.chapterId);
}

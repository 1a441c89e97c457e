import { keyOf } from '../key.ts';
import { LIMITS } from '../limits.ts';
import { COMMENT_REASONS } from '../lists/comment-reasons.ts';
import { SUGGESTION_OUTCOMES } from '../suggestions/suggestion-kinds.ts';
import { z } from '../zod.ts';
import { translatorNameSchema } from './chapter.ts';
import { decisionFields } from './decision.ts';
import { listNameSchema } from './public-list.ts';
import { chapterInList, comicInList, comicInWords, ratedInList } from './saved.ts';
import { charactersSchema, idSchema, timeSchema } from './schemas.ts';
import { open } from './tolerant.ts';

/** How long a notification is kept, in days. */
export const NOTIFICATION_DAYS = 90;

/** Why somebody is notified of a chapter. */
export const NOTIFICATION_REASONS = ['asked', 'following', 'saved'] as const;
export type NotificationReason = (typeof NOTIFICATION_REASONS)[number];

const always = {
  at: timeSchema,
  read: z.boolean(),
  /** When it is deleted: `NOTIFICATION_DAYS` after `at`. */
  expiresAt: timeSchema,
};

/**
 * `users/{uid}/notifications/{id}`: a notification, with what its list shows. The id is derived from its content
 * (`notificationIds`), so that nothing is notified twice. Written by functions alone.
 */
export const notificationSchema = z.discriminatedUnion('kind', [
  /** A new chapter by a translator whom the person follows, of a comic that they saved, or that they asked for. */
  z.strictObject({
    kind: z.literal('chapter'),
    ...always,
    ...comicInList,
    ...chapterInList,
    ...ratedInList,
    chapterId: idSchema,
    translator: translatorNameSchema.optional(),
    because: z.enum(NOTIFICATION_REASONS),
  }),
  /** An answer to a comment of theirs. */
  z.strictObject({
    kind: z.literal('reply'),
    ...always,
    ...comicInList,
    ...ratedInList,
    commentId: idSchema,
    /** Their comment. */
    parent: idSchema,
    author: z.strictObject({ name: z.string().min(1).max(LIMITS.nameLength) }),
  }),
  /** A comment mentions them. */
  z.strictObject({
    kind: z.literal('mention'),
    ...always,
    ...comicInList,
    ...ratedInList,
    commentId: idSchema,
    author: z.strictObject({ name: z.string().min(1).max(LIMITS.nameLength) }),
  }),
  /** A comment of theirs was hidden by a reviewer. */
  z.strictObject({
    kind: z.literal('hidden'),
    ...always,
    ...comicInList,
    ...ratedInList,
    commentId: idSchema,
    reason: open(z.enum(COMMENT_REASONS), 'other'),
  }),
  /** A public list of theirs was hidden by a reviewer. */
  z.strictObject({
    kind: z.literal('hiddenList'),
    ...always,
    /** Their private list, from which it was made. */
    ownListId: idSchema,
    name: charactersSchema(LIMITS.ownLists.name).min(1),
    reason: open(z.enum(COMMENT_REASONS), 'other'),
    /** In the reviewer's words. */
    note: charactersSchema(LIMITS.noteLength).optional(),
  }),
  /** A public list that they follow has new entries. */
  z.strictObject({
    kind: z.literal('list'),
    ...always,
    listId: idSchema,
    name: listNameSchema,
    /** How many came to it since the person last read of it. */
    entries: z.int().positive(),
  }),
  /** What became of a correction that they suggested. */
  z.strictObject({
    kind: z.literal('suggestion'),
    ...always,
    ...comicInWords,
    ...chapterInList,
    chapterId: idSchema,
    suggestionId: idSchema,
    page: z.int().positive(),
    outcome: open(z.enum(SUGGESTION_OUTCOMES), 'declined'),
    /** In the translator's words. */
    word: charactersSchema(LIMITS.noteLength).optional(),
  }),
  /** Reviewers have decided about something that they handed in. */
  z.strictObject({ kind: z.literal('decision'), ...always, ...decisionFields }),
  /** A draft of theirs that was to be submitted by itself was not; the draft keeps why (`notSubmitted`). */
  z.strictObject({
    kind: z.literal('unsubmitted'),
    ...always,
    submissionId: idSchema,
    /** The comic's name as it was typed; empty if there was none. */
    title: decisionFields.title,
    /** Null of a comic, and of a chapter without one. */
    number: decisionFields.number,
    language: decisionFields.language,
  }),
  /** Reviewers have decided about the text that they wrote for a published chapter. */
  z.strictObject({
    kind: z.literal('transcript'),
    ...always,
    ...comicInList,
    ...chapterInList,
    ...ratedInList,
    chapterId: idSchema,
    accepted: z.boolean(),
    /** In the reviewer's words, where it was turned down. */
    note: charactersSchema(LIMITS.noteLength).optional(),
  }),
]);
export type Notification = z.infer<typeof notificationSchema>;

/** A notification but for the times and the flag that all have. */
export type NotificationContent = DistributiveOmit<Notification, 'at' | 'read' | 'expiresAt'>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export const notificationIds = {
  chapter: (chapterId: string) => keyOf('chapter', chapterId),
  reply: (comicId: string, commentId: string) => keyOf('reply', comicId, commentId),
  mention: (comicId: string, commentId: string) => keyOf('mention', comicId, commentId),
  hidden: (comicId: string, commentId: string) => keyOf('hidden', comicId, commentId),
  /** By the public list. */
  hiddenList: (listId: string) => keyOf('hiddenList', listId),
  /** By the list: a notification that is unread grows. */
  list: (listId: string) => keyOf('list', listId),
  /** By the suggestion: what becomes of it later takes its place. */
  suggestion: (suggestionId: string) => keyOf('suggestion', suggestionId),
  /** By the decision (`decisionIdOf` of the functions), whose name tells nobody who took it. */
  decision: (decisionId: string) => keyOf('decision', decisionId),
  /** By the time since when the draft waited: each wait is told once. */
  unsubmitted: (submissionId: string, since: Date) =>
    keyOf('unsubmitted', submissionId, String(since.getTime())),
  /** By the chapter and the time at which its text was handed in: each time is answered once. */
  transcript: (comicId: string, chapterId: string, submittedAt: Date) =>
    keyOf('transcript', comicId, chapterId, String(submittedAt.getTime())),
} as const;

/** When a notification of this time is deleted. */
export function notificationExpiry(at: Date): Date {
  return new Date(at.getTime() + NOTIFICATION_DAYS * 24 * 60 * 60 * 1000);
}

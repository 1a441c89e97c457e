import { LIMITS } from '../limits.ts';
import { COMMENT_REASONS, MUTE_DAYS } from '../lists/comment-reasons.ts';
import { SUGGESTION_CALLS } from '../suggestions/suggestion-calls.ts';
import { fold } from '../text/fold.ts';
import { isPlainText, SEEN_IN_TEXT } from '../text/plain-text.ts';
import { ageRatingSchema, contentNotesSchema } from '../truth/age-rating.ts';
import { chapterInList } from '../truth/saved.ts';
import { idSchema, keySchema, languageSchema, storagePathSchema } from '../truth/schemas.ts';
import { optionalText, text } from '../validation/fields.ts';
import { max, type Rule } from '../validation/rules.ts';
import { z } from '../zod.ts';
import type { CallTable, InputOf } from './call-table.ts';

/** The calls about what readers say to each other; as with `calls.ts`, docs/calls.md shows all that holds for them. */

const plain: Rule = (value) => (isPlainText(value) ? undefined : 'invalid');
/** Invisible characters alone do not count as text. */
const seen: Rule = (value) => (SEEN_IN_TEXT.test(value) ? undefined : 'required');
const oneLine: Rule = (value) => (value.includes('\n') ? 'invalid' : undefined);
/** The text must have a letter or digit, so that search can find it. */
const named: Rule = (value) => (fold(value) === '' ? 'invalid' : undefined);
const note = [max(LIMITS.noteLength), plain] as const;
const comment = { comicId: idSchema, commentId: idSchema };
const done = z.strictObject({});
const reviewer = { who: 'role', roles: ['reviewer', 'admin'] } as const;

export const COMMUNITY_CALLS = {
  /** Its author sees why, and may object once; readers see that there was something, and why it is gone. */
  hideComment: {
    ...reviewer,
    decides: 'comment',
    request: z.strictObject({
      ...comment,
      reason: z.enum(COMMENT_REASONS, { error: 'invalid' }),
      note: optionalText(...note),
    }),
    answer: done,
    words: { note: 'staff' },
  },
  /**
   * Approves a comment: it is shown again, unfolded, and earlier reports no longer count. For a visible comment
   * `version` is the one that the reviewer saw; if its author has changed it since, it is reviewed again.
   */
  showComment: {
    ...reviewer,
    decides: 'comment',
    request: z.strictObject({ ...comment, version: z.int().positive().optional() }),
    answer: done,
  },
  /**
   * Makes a private list of the caller's public, and keeps the public one like it from then on. One that is public already is
   * answered with its id.
   */
  publishList: {
    who: 'verified',
    request: z.strictObject({ listId: idSchema }),
    answer: z.strictObject({ publicId: idSchema }),
  },
  /** Takes the public list back; the private one stays. One that reviewers have hidden stays with them. */
  unpublishList: { who: 'signed-in', request: z.strictObject({ listId: idSchema }), answer: done },
  /** Says that something is wrong with a public list, in the version that the caller has read. */
  reportList: {
    who: 'verified',
    request: z.strictObject({
      publicId: idSchema,
      version: z.int().positive(),
      reason: z.enum(COMMENT_REASONS, { error: 'invalid' }),
      note: optionalText(...note),
    }),
    answer: done,
    words: { note: 'staff' },
  },
  /** Says that something is wrong with the name or the photo on a reader's own page, as the caller has seen them. */
  reportReader: {
    who: 'verified',
    request: z.strictObject({
      readerUid: idSchema,
      /** The photo is named by the path of its first file. */
      seen: z.strictObject({ name: z.string().max(LIMITS.nameLength), photo: storagePathSchema.nullable() }),
      reason: z.enum(COMMENT_REASONS, { error: 'invalid' }),
      note: optionalText(...note),
    }),
    answer: done,
    // What was seen is compared with what is stored, and kept nowhere.
    words: { seen: 'nobody', note: 'staff' },
  },
  /** Says that the age rating or the content notes of a comic are wrong or missing, and what the caller would have instead. */
  reportRating: {
    who: 'verified',
    request: z.strictObject({
      comicId: idSchema,
      ageRating: ageRatingSchema,
      contentNotes: contentNotesSchema,
      note: optionalText(...note),
    }),
    answer: done,
    words: { note: 'staff' },
  },
  /** Its owner is told why; its page is gone until a reviewer shows it again. */
  hideList: {
    ...reviewer,
    decides: 'list',
    request: z.strictObject({
      publicId: idSchema,
      reason: z.enum(COMMENT_REASONS, { error: 'invalid' }),
      note: optionalText(...note),
    }),
    answer: done,
    words: { note: 'staff' },
  },
  /** Finds a list right in the version that the reviewer has read: it shows, and earlier reports no longer count. */
  showList: {
    ...reviewer,
    decides: 'list',
    request: z.strictObject({ publicId: idSchema, version: z.int().positive() }),
    answer: done,
  },
  /** For so many days from now the person writes no comments; 0 ends it. */
  muteAccount: {
    ...reviewer,
    decides: 'person',
    request: z.strictObject({
      uid: idSchema,
      days: z.literal([0, ...MUTE_DAYS], { error: 'invalid' }),
    }),
    answer: done,
  },
  /** What the author of a hidden comment says against that, once. */
  objectToHiding: {
    who: 'signed-in',
    request: z.strictObject({ ...comment, text: text(seen, ...note) }),
    answer: done,
    words: { text: 'staff' },
  },
  /** One notification, or without an id all of them; one that is gone changes nothing. */
  markRead: {
    who: 'signed-in',
    request: z.strictObject({ notificationId: keySchema.optional() }),
    answer: done,
  },
  /** The key by which a browser that subscribes knows that messages are this site's. */
  pushKey: {
    who: 'signed-in',
    request: z.strictObject({}),
    answer: z.strictObject({ key: z.string().min(1) }),
  },
  /**
   * Asks for a comic that is not here by its title, for one that is in a language by its id, or for one of its chapters by the
   * number too; who asks for what was asked for joins. What is there already is answered with its chapter, and nothing is kept.
   */
  ask: {
    who: 'verified',
    request: z
      .strictObject({
        title: text(max(LIMITS.titleLength), plain, oneLine, named).optional(),
        comicId: idSchema.optional(),
        number: chapterInList.number.nullable(),
        language: languageSchema,
      })
      .refine(
        ({ title, comicId, number }) =>
          comicId === undefined ? title !== undefined && number === null : title === undefined,
        {
          error: 'invalid',
          path: ['title'],
        },
      ),
    answer: z.strictObject({ askId: idSchema.nullable(), chapterId: idSchema.nullable() }),
    words: { title: 'everyone' },
  },
  /** Adds the caller to those who want it; nothing changes if they already do. */
  joinAsk: { who: 'verified', request: z.strictObject({ askId: idSchema }), answer: done },
  /** Removes the caller from those who want it. An open ask that nobody wants is deleted. */
  leaveAsk: { who: 'signed-in', request: z.strictObject({ askId: idSchema }), answer: done },
  /** Takes it away from everybody's sight, or brings it back. */
  hideAsk: {
    ...reviewer,
    decides: 'ask',
    request: z.strictObject({ askId: idSchema, hidden: z.boolean() }),
    answer: done,
  },
  /**
   * Says which comic was meant: all who asked are notified once it has a chapter in the language. It takes nothing from anybody,
   * so that who asked, too, may say it.
   */
  answerAsk: {
    ...reviewer,
    decides: 'nothing',
    request: z.strictObject({ askId: idSchema, comicId: idSchema }),
    answer: done,
  },
  ...SUGGESTION_CALLS,
} as const satisfies CallTable;

type CommunityCalls = typeof COMMUNITY_CALLS;
export type CommunityAction = keyof CommunityCalls;
/** What a handler is given: the parsed request. */
export type CommunityRequestOf<A extends CommunityAction> = z.output<CommunityCalls[A]['request']>;
export type CommunityResponse<A extends CommunityAction> = z.output<CommunityCalls[A]['answer']>;
/** What a client sends. */
export type CommunityInput = { [A in CommunityAction]: InputOf<CommunityCalls, A> }[CommunityAction];

import type { CallErrorCode } from '../calls/call-errors.ts';
import { keyOf } from '../key.ts';
import { LIMITS } from '../limits.ts';
import { TAKEDOWN_REASONS } from '../lists/takedown-reasons.ts';
import { SUBMISSION_STATES } from '../review/submission-machine.ts';
import { z } from '../zod.ts';
import { appealSchema, rejectionSchema } from './application.ts';
import { dailySavesSchema } from './daily-count.ts';
import { FILE_PARTS } from './file.ts';
import { resolvedSchema } from './resolved.ts';
import { charactersSchema, idSchema, storagePathSchema, timeSchema } from './schemas.ts';
import { chapterContentSchema, comicContentSchema } from './submission-content.ts';
import { open } from './tolerant.ts';

export const SUBMISSION_KINDS = ['comic', 'chapter'] as const;

export const PUBLICATION_STATES = [
  /** Files are on their way, out or back. */
  'running',
  'done',
  /** It has failed too often, and admins see why. */
  'parked',
] as const;

/** Why a draft was not submitted when its checks had ended, as the code by which the call would have been refused. */
export const UNSUBMITTED_CODES = [
  'files-unchecked',
  'email-unverified',
  'role-missing',
  'muted',
  'invalid-fields',
  'choice-gone',
  'chapter-taken',
] as const satisfies readonly CallErrorCode[];
export type UnsubmittedCode = (typeof UNSUBMITTED_CODES)[number];

/** When the sweep looks again at a draft that shall be submitted once its checks have passed. */
export const WAITING_OVERDUE_SECONDS = 900;

/** A file that a submission has, or that was granted and is still to come: `files/{fileId}` says how far it is. */
export const submittedFileSchema = z.strictObject({
  fileId: idSchema,
  bytes: z.int().positive(),
  /** What it was called on its owner's device. */
  name: charactersSchema(LIMITS.fileNameLength).min(1),
});
export type SubmittedFile = z.infer<typeof submittedFileSchema>;

const [chapterPart, coverPart] = FILE_PARTS;
const filesSchema = z.strictObject({
  [chapterPart]: submittedFileSchema.optional(),
  [coverPart]: submittedFileSchema.optional(),
});
export type SubmittedFiles = z.infer<typeof filesSchema>;

const common = {
  uid: idSchema,
  createdAt: timeSchema,
  /** When its owner last wrote it: the time of the request. A draft that is left alone is removed. */
  savedAt: timeSchema,
  /** How often they did on a day. */
  saves: dailySavesSchema.optional(),
  /** Written by functions, as all that follows. An older build takes a state that it does not know for one in which reviewers have it. */
  state: open(z.enum(SUBMISSION_STATES), 'under_review'),
  /** How often it was handed in. */
  revision: z.int().nonnegative(),
  files: filesSchema,
  /** Of a draft: its owner has asked to have it submitted once its checks have passed (docs/decisions/054). */
  submitsWhenChecked: z
    .strictObject({
      since: timeSchema,
      /** When the sweep looks whether the end of the checks was missed. */
      dueAt: timeSchema,
    })
    .optional(),
  /** Of a draft: why it was not submitted then, until its owner submits it or brings another file. */
  notSubmitted: z
    .strictObject({ at: timeSchema, because: open(z.enum(UNSUBMITTED_CODES), 'invalid-fields') })
    .optional(),
  /** Whose it is, as their profile said when it was handed in: reviewers read no profiles. */
  name: z.string().min(1).max(LIMITS.nameLength).optional(),
  /** When it last came into its states, of those that it went through since it was last handed in. */
  since: z
    .strictObject({
      submitted: timeSchema,
      under_review: timeSchema.optional(),
      published: timeSchema.optional(),
      rejected: timeSchema.optional(),
      withdrawn: timeSchema.optional(),
      unpublished: timeSchema.optional(),
    })
    .optional(),
  /** The last time that it was turned down; it stays while the next revision is written and judged. */
  rejection: rejectionSchema.optional(),
  /** The entries stored under its ids when it was last submitted or appealed: they decide what its names mean. */
  resolved: resolvedSchema.optional(),
  /** The chapter and language that it takes (`placeOf`), from when it was last handed in. */
  place: z.string().min(1).max(400).optional(),
  /** The last appeal against a rejection: of which revision, and what was said with it. */
  appeal: appealSchema.optional(),
  /** The submission of a published chapter whose file it takes the place of. */
  replaces: idSchema.optional(),
  /** The submission whose file readers have instead (docs/decisions/022): nothing more is decided about this one. */
  replacedBy: idSchema.optional(),
  /** What it is published as: set with the decision (of a replacement with its draft), while `publication` says how far that is. */
  comicId: idSchema.optional(),
  chapterId: idSchema.optional(),
  /** Whether readers have what was decided. Work that is left is `publications/{submissionId}`. */
  publication: open(z.enum(PUBLICATION_STATES).optional(), 'running'),
  /** Why it was taken down, by whoever may take down anything public; until it is given back. */
  takenDownFor: open(z.enum(TAKEDOWN_REASONS).optional(), 'other'),
  /** It was taken down for good: nothing of it is kept. */
  gone: z.literal(true).optional(),
  /** The take-down that it went with (`truth/takedown.ts`), until that is given back. */
  takedown: z.string().min(1).max(400).optional(),
};

/** `submissions/{submissionId}`: a comic or a chapter that a translator writes, hands in and has reviewed. */
export const submissionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('comic'), content: comicContentSchema, ...common }),
  z.strictObject({ kind: z.literal('chapter'), content: chapterContentSchema, ...common }),
]);
export type Submission = z.infer<typeof submissionSchema>;
export type ChapterSubmission = Extract<Submission, { kind: 'chapter' }>;
export type ComicSubmission = Extract<Submission, { kind: 'comic' }>;

/** `resolved` is missing from what was handed in before it was kept. */
const frozen = {
  uid: idSchema,
  at: timeSchema,
  files: filesSchema,
  /** Where the chapter's pages lay: its owner can arrange those of the same file in another way. Missing from what was handed in before they could. */
  pages: storagePathSchema.optional(),
  resolved: resolvedSchema.optional(),
};

/** `submissions/{submissionId}/revisions/{n}`: what was handed in, as it was then. Written by functions, never changed. */
export const revisionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('comic'), content: comicContentSchema, ...frozen }),
  z.strictObject({ kind: z.literal('chapter'), content: chapterContentSchema, ...frozen }),
]);
export type Revision = z.infer<typeof revisionSchema>;

/** The fields that identify a chapter. */
interface Placed extends Pick<ChapterSubmission['content'], 'number' | 'language'> {
  readonly comic: { readonly comicId: string } | null;
  readonly proposed: { readonly submissionId: string } | null;
}

/** The chapter and language that a chapter takes with its translator; null while one of them is missing. */
export function placeOf({ content }: { readonly content: Placed }): string | null {
  const { comic, proposed, number, language } = content;
  const of = comic ? ['comic', comic.comicId] : proposed && ['proposed', proposed.submissionId];
  return of === null || number === null || language === null ? null : keyOf(...of, String(number), language);
}

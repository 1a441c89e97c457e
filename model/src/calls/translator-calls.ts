import { GLOSSARY_CALLS } from '../glossary/glossary-calls.ts';
import { LIMITS } from '../limits.ts';
import { isPlainText, SEEN_IN_TEXT } from '../text/plain-text.ts';
import { TRANSCRIPT_CALLS } from '../transcripts/transcript-calls.ts';
import { arrangementSchema } from '../truth/arrangement.ts';
import { pageBoxSchema } from '../truth/chapter-panels.ts';
import { chosenPanelsSchema, matchedPagesSchema } from '../truth/chapter-reading.ts';
import { FILE_PARTS } from '../truth/file.ts';
import { charactersSchema, idSchema, storagePathSchema } from '../truth/schemas.ts';
import { chapterContentSchema, comicContentSchema } from '../truth/submission-content.ts';
import { optionalText } from '../validation/fields.ts';
import { max } from '../validation/rules.ts';
import { z } from '../zod.ts';
import type { CallTable, InputOf } from './call-table.ts';

/** The calls of translators and of those who would be one; docs/calls.md shows all that holds for them. */

/** The revision of the own application that a move is about: 0 before it was first sent. */
const own = z.strictObject({ revision: z.int().nonnegative() });
const done = z.strictObject({});

/**
 * Reviewers and admins may upload what translators may; nobody reviews their own. None of these decides about others: a
 * correction of a chapter is its translator's by right.
 */
const uploader = {
  who: 'role',
  roles: ['translator', 'reviewer', 'admin'],
  decides: 'nothing',
} as const;
/** A submission of the caller, and the revision of it that they have seen. */
const ownSubmission = z.strictObject({ submissionId: idSchema, revision: z.int().nonnegative() });
const fileName = charactersSchema(LIMITS.fileNameLength).refine(
  (name) => isPlainText(name) && SEEN_IN_TEXT.test(name) && !name.includes('\n'),
  { error: 'invalid' },
);

/** Why somebody appeals; it may be empty. */
const appealNote = optionalText(max(LIMITS.noteLength), (value) =>
  isPlainText(value) ? undefined : 'invalid',
);

/** One thing that is corrected of a chapter. */
const correctionSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('shifted'), value: z.literal(true).nullable() }),
  /** `with`: the other translation of the same number; `value` has an entry for each page of this one. */
  z.strictObject({ of: z.literal('matches'), with: idSchema, value: matchedPagesSchema.nullable() }),
  z.strictObject({ of: z.literal('panels'), value: chosenPanelsSchema.nullable() }),
]);
export type Correction = z.output<typeof correctionSchema>;

/** Where the panels of a page are. */
const setPageSchema = z.strictObject({
  page: z.int().min(1).max(LIMITS.pdfPages.max),
  panels: z.array(pageBoxSchema).max(LIMITS.panelsOfPage).nullable(),
});
export type SetPage = z.output<typeof setPageSchema>;

/** What a move needs of its state and its draft is in `review/application-machine.ts`. */
export const TRANSLATOR_CALLS = {
  /** Hands the draft in, as it is stored. */
  submitApplication: { who: 'verified', request: own, answer: done },
  /** Takes it back, until reviewers have decided. */
  withdrawApplication: { who: 'signed-in', request: own, answer: done },
  /** Makes it a draft again, to apply once more. */
  reviseApplication: { who: 'signed-in', request: own, answer: done },
  /** Begins a draft under an id that the caller has made up, as it is typed until now; a call that comes twice begins one. */
  createSubmission: {
    ...uploader,
    request: z.strictObject({
      submissionId: idSchema,
      draft: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('comic'), content: comicContentSchema }),
        z.strictObject({ kind: z.literal('chapter'), content: chapterContentSchema }),
      ]),
    }),
    answer: done,
    // Others read them once they are handed in, which whoever is muted does not.
    words: { draft: 'nobody' },
  },
  /**
   * Names a file that the caller may upload for a draft, in place of any other of this part; the same file asked for again,
   * before it has arrived, keeps its name.
   */
  grantUpload: {
    ...uploader,
    request: z.strictObject({
      submissionId: idSchema,
      part: z.enum(FILE_PARTS),
      name: fileName,
      bytes: z.int().positive(),
    }),
    answer: z.strictObject({ fileId: idSchema }),
    words: { name: 'staff' },
  },
  /** Takes a file off a draft. */
  removeUpload: {
    who: 'signed-in',
    request: z.strictObject({ submissionId: idSchema, part: z.enum(FILE_PARTS) }),
    answer: done,
  },
  /**
   * Orders, leaves out, turns or joins pages of a draft's file whose own pages are drawn (docs/decisions/055); as they are in the
   * file takes all of that back. The chapter is put together again: it is checked once that is done.
   */
  arrangePages: {
    who: 'signed-in',
    request: z.strictObject({ submissionId: idSchema, fileId: idSchema, pages: arrangementSchema }),
    answer: done,
  },
  /** Hands the draft in, as it is stored. What that needs is in `review/submission-machine.ts`, as for the two below. */
  submitSubmission: { who: 'signed-in', request: ownSubmission, answer: done },
  /**
   * Submits the draft as `submitSubmission` does if the checks of its files have passed; else it is submitted by itself when they
   * have, as it is stored then.
   */
  submitWhenChecked: { who: 'signed-in', request: ownSubmission, answer: done },
  /** Ends that: the draft waits for its owner again. */
  stopWaiting: { who: 'signed-in', request: ownSubmission, answer: done },
  /** Takes it back, until reviewers have decided. */
  withdrawSubmission: { who: 'signed-in', request: ownSubmission, answer: done },
  /** Makes it a draft again. */
  reviseSubmission: { who: 'signed-in', request: ownSubmission, answer: done },
  /** Has a rejected revision judged once more, by somebody else; once a revision. A request that comes twice is one. */
  appealSubmission: {
    who: 'signed-in',
    request: ownSubmission.extend({ requestId: idSchema, note: appealNote }),
    answer: done,
    words: { note: 'staff' },
  },
  appealApplication: {
    who: 'signed-in',
    request: own.extend({ requestId: idSchema, note: appealNote }),
    answer: done,
    words: { note: 'staff' },
  },
  /**
   * Begins a draft, under an id that the caller has made up, of a file that shall take the place of a published chapter's of
   * theirs: the same comic, number and language, which stay as they are.
   */
  replaceChapter: {
    ...uploader,
    request: z.strictObject({ submissionId: idSchema, replaces: idSchema }),
    answer: done,
  },
  /**
   * Corrects for every reader what nobody can see of a chapter's file: where pairs of pages begin, which pages of another
   * translation show the same, the panels worth showing first. Null takes back what was corrected of it.
   */
  correctReading: {
    ...uploader,
    request: z.strictObject({ comicId: idSchema, chapterId: idSchema, correction: correctionSchema }),
    answer: done,
  },
  /**
   * Says for every reader where the panels of pages are, as they are read in this chapter; null says that what was found is right, none that a page
   * is shown whole. `began` is the file that the caller has seen: who comes second is refused, and so is who has seen the chapter run the other
   * way (`rightToLeft`; older builds say nothing of it). More than a body holds is sent in several calls.
   */
  setPanels: {
    ...uploader,
    request: z.strictObject({
      comicId: idSchema,
      chapterId: idSchema,
      began: storagePathSchema,
      rightToLeft: z.boolean().optional(),
      pages: z
        .array(setPageSchema)
        .min(1)
        .max(LIMITS.pdfPages.max)
        .refine((pages) => new Set(pages.map(({ page }) => page)).size === pages.length, {
          error: 'invalid',
        }),
    }),
    answer: z.strictObject({ panelsFile: storagePathSchema }),
  },
  /** Throws it away with its files. */
  discardSubmission: { who: 'signed-in', request: ownSubmission, answer: done },
  /**
   * Permits the caller to read the files of a submission for some minutes: its owner's any, and what was handed in whoever
   * reviews by the record. One that is not there and one that the caller may not see are refused alike.
   */
  openFiles: {
    who: 'signed-in',
    request: z.strictObject({ submissionId: idSchema }),
    answer: z.strictObject({
      /** Sent with each request for a file; it says nothing to who holds it. */
      permission: z.string().min(1),
      /** How long it lasts from now on. */
      seconds: z.int().positive(),
    }),
  },
  ...TRANSCRIPT_CALLS,
  ...GLOSSARY_CALLS,
} as const satisfies CallTable;

type TranslatorCalls = typeof TRANSLATOR_CALLS;
export type TranslatorAction = keyof TranslatorCalls;
/** What a handler is given: the parsed request. */
export type TranslatorRequestOf<A extends TranslatorAction> = z.output<TranslatorCalls[A]['request']>;
export type TranslatorResponse<A extends TranslatorAction> = z.output<TranslatorCalls[A]['answer']>;
/** What a client sends. */
export type TranslatorInput = { [A in TranslatorAction]: InputOf<TranslatorCalls, A> }[TranslatorAction];

import { z } from '../zod.ts';
import { idSchema, timeSchema } from './schemas.ts';
import { open } from './tolerant.ts';

/** What is kept of decisions about people and what they write. */
export const AUDIT_ACTIONS = [
  'hideComment',
  'showComment',
  'muteAccount',
  'objectToHiding',
  'hideList',
  'showList',
  'hideAsk',
  'showAsk',
  'answerAsk',
  'submitApplication',
  'withdrawApplication',
  'reviseApplication',
  'submitSubmission',
  'withdrawSubmission',
  'reviseSubmission',
  'discardSubmission',
  'appealSubmission',
  'claimSubmission',
  'releaseSubmission',
  'publishSubmission',
  'rejectSubmission',
  'unpublishSubmission',
  'republishSubmission',
  'replaceChapter',
  'correctReading',
  'setPanels',
  'submitTranscript',
  'publishTranscript',
  'rejectTranscript',
  'appealApplication',
  'claimApplication',
  'releaseApplication',
  'approveApplication',
  'rejectApplication',
  'dismissApplication',
  'reinstateApplication',
  'giveRole',
  'takeRole',
  'closeAccount',
  'reopenAccount',
  'setProfessional',
  'closeReport',
  'setRating',
  'closeRatingReport',
  'judgeSuggestion',
  'closeMessage',
  'forwardCounter',
  'retryMail',
  'retryPublication',
  'takeDown',
  'giveBack',
  'retryTakedown',
] as const;

/** What had been asked for, or handed in, and waited for a decision. */
export const SETTLED = ['notice', 'report', 'appeal', 'work', 'application'] as const;

/** What a decision answered. */
const settledSchema = z.strictObject({
  what: open(z.enum([...SETTLED, 'other']), 'other'),
  /** For how long it had waited, in whole minutes. */
  minutes: z.int().nonnegative(),
  /**
   * Whether it came to what was asked for: for a notice that something was taken down, for a report that it was hidden, for an
   * appeal that the decision was changed, for work and applications that they were accepted.
   */
  granted: z.boolean(),
});
export type Settled = z.infer<typeof settledSchema>;

/** `audit/{id}`: a decision, who took it and what it is about. It is written with the decision and never changed. */
export const auditSchema = z.strictObject({
  action: open(z.enum([...AUDIT_ACTIONS, 'other']), 'other'),
  by: idSchema,
  at: timeSchema,
  /** The path of the document that it is about. */
  about: z.string().min(1).max(500),
  /** From a list, in how many days it ends, or what was chosen. */
  reason: z.string().max(120).nullable(),
  /** Of a decision that can answer something: what; null where it answered nothing, missing from entries before that was noted. */
  settled: settledSchema.nullable().optional(),
  /** Of hiding and showing: whether readers see it otherwise than before; missing from entries before that was noted. */
  turned: z.boolean().optional(),
});
export type Audit = z.infer<typeof auditSchema>;

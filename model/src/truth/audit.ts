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
  'closeMessage',
  'retryMail',
  'retryPublication',
  'takeDown',
  'giveBack',
  'retryTakedown',
] as const;

/** `audit/{id}`: a decision, who took it and what it is about. It is written with the decision and never changed. */
export const auditSchema = z.strictObject({
  action: open(z.enum([...AUDIT_ACTIONS, 'other']), 'other'),
  by: idSchema,
  at: timeSchema,
  /** The path of the document that it is about. */
  about: z.string().min(1).max(500),
  /** From a list, in how many days it ends, or what was chosen. */
  reason: z.string().max(120).nullable(),
});
export type Audit = z.infer<typeof auditSchema>;

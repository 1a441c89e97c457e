import { REJECTION_REASONS } from '../lists/rejection-reasons.ts';
import { reviewIdSchema } from '../truth/review.ts';
import { idSchema, keySchema } from '../truth/schemas.ts';
import { STAFF_ROLES } from '../truth/staff.ts';
import { z } from '../zod.ts';
import { emailField } from './account-forms.ts';
import type { CallTable } from './call-table.ts';

/** The calls of reviewers and admins beside their decisions; docs/calls.md shows all that holds for them. */

const done = z.strictObject({});
const admin = { who: 'role', roles: ['admin'] } as const;
const reviewer = { who: 'role', roles: ['reviewer', 'admin'] } as const;
const requestId = idSchema;
const role = z.enum(STAFF_ROLES, { error: 'invalid' });

/** Of how many weeks, this one with them, admins see what was decided. */
export const WEEKS_SHOWN = 8;

/** How much waits, by its age: up to a day, up to three, up to a week, and longer. */
const waiting = z.strictObject({
  day: z.int().nonnegative(),
  three: z.int().nonnegative(),
  week: z.int().nonnegative(),
  longer: z.int().nonnegative(),
});
export type Waiting = z.infer<typeof waiting>;

export const STAFF_CALLS = {
  /** Ends what the approval of an application began: its owner is a translator no longer, and is told why. */
  dismissApplication: {
    ...admin,
    decides: 'review',
    request: z.strictObject({
      reviewId: reviewIdSchema,
      revision: z.int().positive(),
      requestId,
      reason: z.enum(REJECTION_REASONS, { error: 'invalid' }),
    }),
    answer: done,
  },
  /** Takes that back. */
  reinstateApplication: {
    ...admin,
    decides: 'review',
    request: z.strictObject({ reviewId: reviewIdSchema, revision: z.int().positive(), requestId }),
    answer: done,
  },
  /** Says that somebody translates for a living, or that they do not. */
  setProfessional: {
    ...reviewer,
    decides: 'person',
    request: z.strictObject({ uid: idSchema, professional: z.boolean() }),
    answer: done,
  },
  /** A report of a chapter has been looked at, and waits no more. */
  closeReport: {
    ...reviewer,
    decides: 'report',
    request: z.strictObject({ reportId: keySchema }),
    answer: done,
  },
  /** A message or a notice has been dealt with, and waits no more. */
  closeMessage: {
    ...reviewer,
    decides: 'message',
    request: z.strictObject({ messageId: idSchema }),
    answer: done,
  },
  /** Gives the person of a confirmed address a role. */
  giveRole: {
    ...admin,
    decides: 'person',
    request: z.strictObject({ email: emailField, role }),
    answer: done,
  },
  /** Takes it from them. Nobody takes their own as an admin, so that one is left. */
  takeRole: { ...admin, decides: 'person', request: z.strictObject({ uid: idSchema, role }), answer: done },
  /** Has a mail tried again that was given up. Whether an earlier try has arrived may not be known. */
  retryMail: {
    ...admin,
    decides: 'nothing',
    request: z.strictObject({ mailId: keySchema }),
    answer: done,
  },
  /** How much waits, and how much was decided in each of the last weeks, the latest first. */
  reviewFigures: {
    ...admin,
    decides: 'nothing',
    request: z.strictObject({}),
    answer: z.strictObject({
      waiting,
      weeks: z
        .array(
          z.strictObject({
            /** The Monday that it begins on, at midnight UTC. */
            from: z.iso.datetime(),
            accepted: z.int().nonnegative(),
            rejected: z.int().nonnegative(),
          }),
        )
        .max(WEEKS_SHOWN),
    }),
  },
} as const satisfies CallTable;

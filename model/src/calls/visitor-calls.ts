import { reportFields } from '../truth/report.ts';
import { idSchema, localeSchema } from '../truth/schemas.ts';
import { takedownIdSchema } from '../truth/takedown.ts';
import { z } from '../zod.ts';
import type { CallTable, InputOf } from './call-table.ts';
import { contactForm, counterForm, noticeForm } from './contact-forms.ts';

/**
 * Calls of visitors without an account. Rules have no user to limit, so the function limits by the address of origin.
 */
export const VISITOR_CALLS = {
  /** Reports an issue with a chapter. `reportId` is the sender's choice: what arrives twice is there once. */
  reportIssue: {
    who: 'visitor',
    request: z.strictObject({ reportId: idSchema, ...reportFields }),
    answer: z.strictObject({}),
    // Whoever translated the chapter reads it too, and not who sent it.
    words: { note: 'staff' },
  },
  /** Sends a message to the site; `messageId` is the sender's choice too. Its address gets a mail that it has arrived. */
  sendMessage: {
    who: 'visitor',
    request: z.strictObject({ messageId: idSchema, locale: localeSchema, ...contactForm.shape }),
    answer: z.strictObject({}),
    words: { name: 'staff', message: 'staff' },
  },
  /** Sends a notice that something is here without permission; its address gets a mail that it has arrived. */
  sendNotice: {
    who: 'visitor',
    request: z.strictObject({ messageId: idSchema, locale: localeSchema, ...noticeForm.shape }),
    answer: z.strictObject({}),
    words: { name: 'staff', work: 'staff', addresses: 'staff', signature: 'staff' },
  },
  /**
   * Sends an answer to a notice for which something was taken down. Whoever calls may name a take-down, and learns nothing of whether there is such a one.
   */
  sendCounter: {
    who: 'visitor',
    request: z.strictObject({
      messageId: idSchema,
      locale: localeSchema,
      takedownId: takedownIdSchema.optional(),
      ...counterForm.shape,
    }),
    answer: z.strictObject({}),
    words: { name: 'staff', work: 'staff', address: 'staff', phone: 'staff', signature: 'staff' },
  },
} as const satisfies CallTable;

type VisitorCalls = typeof VISITOR_CALLS;
export type VisitorAction = keyof VisitorCalls;
export type VisitorRequestOf<A extends VisitorAction> = z.output<VisitorCalls[A]['request']>;
export type VisitorResponse<A extends VisitorAction> = z.output<VisitorCalls[A]['answer']>;
/** What a client sends. */
export type VisitorInput = { [A in VisitorAction]: InputOf<VisitorCalls, A> }[VisitorAction];

import { localeSchema } from '@rawi/model/truth/schemas';
import { z } from 'zod';

const asked = {
  /** Names the request, so that a task that is delivered twice is carried out once. */
  requestId: z.string().min(1),
  email: z.string().min(1),
  locale: localeSchema,
  askedAt: z.iso.datetime(),
};

/**
 * Work whose duration and outcome must not show in a call's answer, because they would reveal who has an
 * account.
 */
export const accountTaskSchema = z.discriminatedUnion('kind', [
  /**
   * `sealed` holds the person's words and the password, encrypted; `slot` is the browser that a code is mailed for, as a
   * keyed hash, where one is.
   */
  z.strictObject({
    kind: z.literal('createAccount'),
    ...asked,
    sealed: z.string(),
    slot: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('sendVerification'), ...asked, slot: z.string().optional() }),
  /** `slot` is the browser that made the request, as a keyed hash; a browser with an older build has none. */
  z.strictObject({ kind: z.literal('sendResetCode'), ...asked, slot: z.string().optional() }),
  z.strictObject({ kind: z.literal('sendResetLink'), ...asked }),
  /** `email` is the new address. */
  z.strictObject({ kind: z.literal('askEmailChange'), ...asked, uid: z.string().min(1) }),
  /** The roles of a person's token, derived from their records; `requestId` is the event's. */
  z.strictObject({
    kind: z.literal('settleClaims'),
    requestId: asked.requestId,
    uid: z.string().min(1),
  }),
]);
export type AccountTask = z.infer<typeof accountTaskSchema>;
export type TaskOf<K extends AccountTask['kind']> = Extract<AccountTask, { kind: K }>;

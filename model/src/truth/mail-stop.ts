import { z } from '../zod.ts';
import type { MailKind } from './mail.ts';
import { MAIL_STOP_REASONS, type MailStopReason, mailStoppedUntil } from './mail-stopped.ts';
import { timeSchema } from './schemas.ts';

/** How often what its person asks for is tried at an address from which mail came back. */
export const MAIL_TRIAL_HOURS = 24;

/**
 * `mailStops/{key}`: whether mail to an address stops, by the keyed hash of the address. What was last known counts: a report that is
 * older than what is stored changes nothing, so reports may come twice and in any order.
 */
export const mailStopSchema = z.strictObject({
  /** Null once the mailbox was confirmed. */
  reason: z.enum(MAIL_STOP_REASONS).nullable(),
  /** When that was: the mail came back, somebody complained, or the mailbox was confirmed. */
  since: timeSchema,
  /** The last mail that was tried all the same. */
  trial: z.strictObject({ mailId: z.string().min(1), at: timeSchema }).nullable(),
  expiresAt: timeSchema,
});
export type MailStop = z.infer<typeof mailStopSchema>;

/** What a person has just asked for, and waits for. */
const ASKED_FOR: readonly MailKind[] = [
  'verification',
  'mailboxCheck',
  'resetCode',
  'resetLink',
  'emailChange',
];
/** Goes to a mailbox that is read, whatever was complained about: with it a stranger's change is taken back. */
const WARNINGS: readonly MailKind[] = ['emailChangeNotice'];

/** Whether a report has stopped an address by now, and why; undefined while it takes mail. */
export function stoppedBy(
  stop: Pick<MailStop, 'reason' | 'expiresAt'> | undefined,
  now: Date,
): MailStopReason | undefined {
  return stop && stop.expiresAt > now ? (stop.reason ?? undefined) : undefined;
}

/** When the next mail may be tried at an address from which mail came back; undefined where that is now. */
export function nextTrialAt({ trial }: Pick<MailStop, 'trial'>, now: Date): Date | undefined {
  if (!trial) return undefined;
  const at = new Date(trial.at.getTime() + MAIL_TRIAL_HOURS * 60 * 60_000);
  return at > now ? at : undefined;
}

/** `send` as usual, `try` and note that it was tried, or `drop`. */
export function mailTo(
  stop: MailStop | undefined,
  mail: { readonly id: string; readonly kind: MailKind },
  now: Date,
): 'send' | 'try' | 'drop' {
  const reason = stoppedBy(stop, now);
  if (!stop || reason === undefined) return 'send';
  const isAskedFor = ASKED_FOR.includes(mail.kind);
  if (reason === 'complaint') return isAskedFor || WARNINGS.includes(mail.kind) ? 'send' : 'drop';
  if (!isAskedFor) return 'drop';
  // The server did not take it: this is the same mail once more.
  if (stop.trial?.mailId === mail.id) return 'try';
  return nextTrialAt(stop, now) === undefined ? 'try' : 'drop';
}

/** Of two things that happened in the same moment, the one that people would rather have counted. */
const RANK: Readonly<Record<MailStopReason | 'confirmed', number>> = {
  confirmed: 0,
  bounce: 1,
  complaint: 2,
};

/** What is stored after a report, or after the mailbox was confirmed (`reason` null): the later of both. */
export function afterReport(
  stored: MailStop | undefined,
  { reason, at }: { readonly reason: MailStopReason | null; readonly at: Date },
): MailStop {
  if (stored) {
    const later = at.getTime() - stored.since.getTime();
    if (later < 0) return stored;
    if (later === 0 && RANK[reason ?? 'confirmed'] <= RANK[stored.reason ?? 'confirmed']) return stored;
  }
  return {
    reason,
    since: at,
    trial: reason === null ? null : (stored?.trial ?? null),
    expiresAt: mailStoppedUntil({ since: at }),
  };
}

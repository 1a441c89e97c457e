import { emailField } from '@rawi/model/calls/account-forms';
import { readAmazon } from './amazon.ts';
import { readBrevo } from './brevo.ts';
import { readMailgun } from './mailgun.ts';
import { readPlain } from './plain.ts';
import { readPostmark } from './postmark.ts';
import type { MailMessage, MailReport, MessageReader } from './report.ts';
import { readSendGrid } from './sendgrid.ts';

/** No two of them take the same message: each demands fields that no other provider's messages have. */
export const READERS: Readonly<Record<string, MessageReader>> = {
  amazon: readAmazon,
  postmark: readPostmark,
  mailgun: readMailgun,
  sendgrid: readSendGrid,
  brevo: readBrevo,
  plain: readPlain,
};

/**
 * What the body of a provider's request comes to; undefined for what is no message that we know. Of several reports about an
 * address the last counts; what is no address is left out, because a provider reports what was typed.
 */
export function readMessage(body: Uint8Array | undefined): MailMessage | undefined {
  const json = parsed(body);
  for (const read of Object.values(READERS)) {
    const message = read(json);
    if (message) return { ...message, reports: lastOfEach(message.reports) };
  }
  return undefined;
}

function lastOfEach(reports: readonly MailReport[]): MailReport[] {
  const last = new Map<string, MailReport>();
  for (const report of reports) {
    if (!emailField.safeParse(report.address).success) continue;
    const before = last.get(report.address);
    const isLater =
      !before ||
      report.at > before.at ||
      (report.at.getTime() === before.at.getTime() && report.reason === 'complaint');
    if (isLater) last.set(report.address, report);
  }
  return [...last.values()];
}

function parsed(body: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

import type { MailKind } from '@rawi/model/truth/mail';
import type { MailContent } from './mail-parts.ts';
import type { SendMail } from './send-mail.ts';

/** Samples, whom they go to, and the name of this run: no mail is taken for one that came before. */
interface Samples {
  readonly to: string;
  readonly run: string;
  readonly mails: readonly { readonly kind: MailKind; readonly content: MailContent }[];
}

/**
 * Sends samples one after another, and says of each whether the mail server took it. Returns how many it did not take; the first refusal
 * of the connection itself ends the run, since the others would meet the same.
 */
export async function sendSamples(
  send: SendMail,
  { to, run, mails }: Samples,
  say: (line: string) => void,
): Promise<number> {
  let failed = 0;
  for (const [index, { kind, content }] of mails.entries()) {
    try {
      await send({ id: `sample.${kind}.${run}`, to, ...content });
      say(`✓ ${kind}: ${content.subject}`);
    } catch (error) {
      failed += 1;
      say(`✗ ${kind}: ${error instanceof Error ? error.message : String(error)}`);
      if (!isAboutOneMail(error)) return failed + mails.length - index - 1;
    }
  }
  return failed;
}

/** The server answered to the message itself; it did not refuse to talk. */
function isAboutOneMail(error: unknown): boolean {
  return error instanceof Error && 'command' in error && error.command === 'DATA';
}

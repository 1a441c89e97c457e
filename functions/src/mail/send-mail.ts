import { KEY_SEPARATOR } from '@rawi/model/key';
import type { SmtpSettings } from '../settings.ts';
import type { MailContent } from './mail-parts.ts';

export interface OutgoingMail extends MailContent {
  /** The mail's name in the outbox; the message's id is made from it. */
  readonly id: string;
  readonly to: string;
  readonly headers?: Readonly<Record<string, string>>;
}
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** The connection broke after the message was handed over, so it may have been accepted. */
export class UncertainDelivery extends Error {
  override readonly name = 'UncertainDelivery';
}

/** Sends by SMTP. The connection must be encrypted unless the server is on this machine. */
export async function smtpSender(settings: SmtpSettings): Promise<SendMail> {
  // Imported here, so that only the sender's process loads it.
  const { createTransport } = await import('nodemailer');
  const { host, port, user, password, from } = settings;
  const local = host === '127.0.0.1' || host === 'localhost';
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    requireTLS: !local,
    ignoreTLS: local,
    ...(user ? { auth: { user, pass: password } } : {}),
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 40_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async ({ id, to, subject, html, text, headers }) => {
    try {
      await transport.sendMail({
        from: { name: 'Rawi · راوي', address: from },
        to: { name: '', address: to },
        subject,
        html,
        text,
        // Ids contain no dot, and the name of a message no colon.
        messageId: `<${id.replaceAll(KEY_SEPARATOR, '.')}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
    } catch (error) {
      if (isUncertain(error)) throw new UncertainDelivery(String(error), { cause: error });
      throw error;
    }
  };
}

/** A failure after DATA without an answer of the server. */
function isUncertain(error: unknown): boolean {
  return (
    error instanceof Error &&
    'command' in error &&
    error.command === 'DATA' &&
    !('responseCode' in error && typeof error.responseCode === 'number')
  );
}

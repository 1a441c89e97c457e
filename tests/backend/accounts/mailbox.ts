import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { required } from '../../support/running-site.ts';

const messageSchema = z.object({
  messageId: z.string().nullable(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type Message = z.infer<typeof messageSchema>;

/** The mails of an address, newest first. */
export async function mailsTo(email: string): Promise<Message[]> {
  const response = await fetch(`${required('RAWI_INBOX')}/api/messages?to=${encodeURIComponent(email)}`);
  return z.array(messageSchema).parse(await response.json());
}

/** The newest mail to an address whose subject holds `subject`, once it is there. */
export function mailTo(email: string, subject: string): Promise<Message> {
  return eventually(`a mail “${subject}” to ${email}`, async () =>
    (await mailsTo(email)).find((message) => message.subject.includes(subject)),
  );
}

/** A limit only for a mail that never arrives: on a busy machine a mail takes minutes. */
const MAIL_TIMEOUT_MS = 180_000;

/** Asks until there is an answer; a connection that was closed while it lay idle is asked again. */
export async function eventually<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + MAIL_TIMEOUT_MS;
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (error instanceof TypeError && error.message === 'fetch failed') return undefined;
      throw error;
    });
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`There was no ${what} in time.`);
    await pause(100);
  }
}

/** The address of our site in a mail whose path ends like this. */
export function linkIn({ text }: Message, path: string): URL {
  const links = Array.from(text.matchAll(/https?:\/\/\S+/g), ([link]) => new URL(link));
  const link = links.find(({ pathname }) => pathname.endsWith(path));
  if (!link) throw new Error(`The mail has no link to ${path}: ${text}`);
  return link;
}

/** The ticket that a mailed link carries. */
export function ticketIn(message: Message): string {
  const ticket = linkIn(message, '/auth/callback').searchParams.get('ticket');
  if (!ticket) throw new Error(`The mail's link has no ticket: ${message.text}`);
  return ticket;
}

/** The six digits that stand alone on a line. */
export function codeIn({ text }: Message): string {
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
  if (!code) throw new Error(`The mail has no code: ${text}`);
  return code;
}

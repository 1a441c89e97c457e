import { LIMITS } from '@rawi/model/limits';
import { logger } from 'firebase-functions/v2';
import { type Meter, meter } from '../allowances/rate.ts';
import { inParallel } from '../distilling/in-parallel.ts';
import type { MailboxNews } from '../mail/note-mailbox.ts';
import { readMessage } from '../mail-reports/read-message.ts';
import { keyedHash, sameHash } from '../secrets/keyed-hash.ts';
import { type Answer, endWith } from './end-with.ts';

/** How many messages an instance takes a minute, of who knows the secret. A provider sends again what is answered with 429. */
const PER_MINUTE = { perName: 600, inAll: 600 } as const;
const CONFIRM_MS = 10_000;
/** The longest header that is looked at. */
const MOST_CREDENTIALS = 1000;

/** The parts of a request that are read. */
export interface MailEventsRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody?: Uint8Array | undefined;
}

export interface MailEvents {
  /** The secret, which the provider sends as the password of its address or as a bearer token. */
  readonly key: string;
  readonly now: () => Date;
  readonly note: (news: MailboxNews) => Promise<void>;
  /** Opens an address of SNS. */
  readonly open: (address: URL) => Promise<{ readonly ok: boolean }>;
}

/** 401 asks for the password, which some providers send only then; 502: the provider did not let itself be confirmed. */
export type MailEventsStatus = 204 | 400 | 401 | 405 | 413 | 429 | 500 | 502;

/**
 * Answers `/api/mail-events`: what a mail provider reports of mailboxes. A message that we do not know is refused as a whole. What
 * failed on our side is answered with 500, and comes again; what was stored of it is no harm then (docs/decisions/067). Nothing that is
 * logged names an address.
 */
export async function answerMailEvents(
  { key, now, note, open }: MailEvents,
  passes: Meter,
  { method, headers, rawBody }: MailEventsRequest,
): Promise<MailEventsStatus> {
  if (method !== 'POST') return 405;
  if (!isKey(key, [headers['authorization']].flat()[0] ?? '')) return 401;
  // Nobody else is counted: a stranger could keep the provider out otherwise.
  if (!passes('provider', now())) return 429;
  if ((rawBody?.length ?? 0) > LIMITS.mailEventsBytes) return 413;
  const message = readMessage(rawBody);
  if (!message) return 400;
  try {
    await inParallel(message.reports, ({ address, reason, at }) => note({ address, reason, at }));
  } catch (error) {
    logger.error('What a mail provider reported was not stored.', { reason: nameOf(error) });
    return 500;
  }
  if (message.confirm === undefined) return 204;
  return (await isConfirmed(open, message.confirm)) ? 204 : 502;
}

/** Compares hashes, so that neither the time nor the length tells anything of the secret. */
function isKey(key: string, header: string): boolean {
  if (header.length > MOST_CREDENTIALS) return false;
  const [, scheme = '', credentials = ''] = /^(basic|bearer) +(\S+)$/i.exec(header) ?? [];
  const given =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(credentials, 'base64')
          .toString('utf8')
          .replace(/^[^:]*:/, '')
      : credentials;
  const hash = (text: string) => keyedHash(key, 'mail-events', text);
  return sameHash(hash(given), hash(key));
}

async function isConfirmed(open: MailEvents['open'], address: URL): Promise<boolean> {
  try {
    return (await open(address)).ok;
  } catch {
    return false;
  }
}

/** An error's message may say which address it was about. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}

/** Opens an address as a visitor would, and follows it nowhere. */
export async function openAddress(address: URL): Promise<{ readonly ok: boolean }> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(CONFIRM_MS) });
  await response.body?.cancel();
  return response;
}

/** The deployed function of `/api/mail-events`. */
export function mailEventsRequest(events: () => MailEvents) {
  const passes = meter(PER_MINUTE);
  return async (request: MailEventsRequest, response: Answer): Promise<void> => {
    const status = await answerMailEvents(events(), passes, request);
    if (status === 401) response.set('www-authenticate', 'Basic realm="mail-events"');
    endWith(response, status);
  };
}

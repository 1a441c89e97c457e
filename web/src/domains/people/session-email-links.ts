import type { Locale } from '@rawi/model/lists/locales';
import { problemOf } from '../../core/forms/problem-of.ts';
import { callAccount } from '../../core/session/account-calls.ts';
import { knownSession, refreshSession, replaceSession, signOut } from '../../core/session/session.ts';
import { forgetSignUpMarker, signUpMarker } from './sign-up-marker.ts';

/** The outcome of a link from a mail; `ask-keep` waits for the person's confirmation. */
export type LinkOutcome =
  | 'verified'
  | 'choose-password'
  | 'set-password'
  | 'changed'
  | 'ask-keep'
  | 'kept'
  | 'expired'
  | 'used'
  | 'reset-over'
  | 'broken'
  | 'offline';

/** The right to set a password, which a link may grant. */
export interface PasswordTicket {
  readonly email: string;
  readonly ticket: string;
  readonly expiresAt: string;
}

export interface LinkResult {
  readonly outcome: LinkOutcome;
  readonly passwordTicket?: PasswordTicket;
}

/** A link works once, so its result is kept as long as the page, however often the page asks. */
const results = new Map<string, Promise<LinkResult>>();
/** The links that were confirmed, which is necessary because mail programs open links too. */
const agreed = new Set<string>();

/** Does what a mailed link is for, and updates an open session. */
export async function followLink(address: URL, locale: Locale): Promise<LinkResult> {
  const { searchParams } = address;
  const [mode, ticket] = [searchParams.get('mode'), searchParams.get('ticket')];
  if (!ticket) return { outcome: 'broken' };
  if (mode === 'verifyEmail') return once(ticket, () => verify(ticket));
  if (mode === 'changeEmail') return once(ticket, () => change(ticket));
  if (mode === 'resetPassword') return reset(ticket);
  if (mode !== 'takeBackEmail') return { outcome: 'broken' };
  return agreed.has(ticket) ? once(ticket, () => takeBack(ticket, locale)) : { outcome: 'ask-keep' };
}

/** Confirms the link of this address. */
export function agreeToLink(search: string): void {
  const ticket = new URLSearchParams(search).get('ticket');
  if (ticket) agreed.add(ticket);
}

async function once(key: string, follow: () => Promise<LinkResult>): Promise<LinkResult> {
  const asked = results.get(key) ?? follow();
  results.set(key, asked);
  const result = await asked;
  if (result.outcome === 'offline') results.delete(key);
  return result;
}

async function verify(ticket: string): Promise<LinkResult> {
  try {
    const marker = signUpMarker();
    const { passwordTicket } = await callAccount({
      action: 'verifyEmail',
      ticket,
      ...(marker ? { marker } : {}),
    });
    if (passwordTicket) return { outcome: 'choose-password', passwordTicket };
  } catch (error) {
    return outcomeOf(error);
  }
  forgetSignUpMarker();
  if ((await knownSession()).state === 'signed-in') await refreshSession();
  return { outcome: 'verified' };
}

/** Confirms an address by the code of its mail, in the browser that keeps the marker of the sign-up. */
export async function confirmByCode(email: string, code: string, marker: string): Promise<void> {
  await callAccount({ action: 'confirmSignUp', email, code, marker });
  forgetSignUpMarker();
  if ((await knownSession()).state === 'signed-in') await refreshSession();
}

/**
 * The link works until a password is set: it is requested each time, and the ticket that it returns is valid
 * for some minutes.
 */
async function reset(ticket: string): Promise<LinkResult> {
  try {
    return {
      outcome: 'set-password',
      passwordTicket: await callAccount({ action: 'openResetLink', ticket }),
    };
  } catch (error) {
    const result = outcomeOf(error);
    return result.outcome === 'offline' ? result : { outcome: 'reset-over' };
  }
}

function change(ticket: string): Promise<LinkResult> {
  return endingSession(ticket, async () => {
    await callAccount({ action: 'confirmEmailChange', ticket });
    return { outcome: 'changed' };
  });
}

function takeBack(ticket: string, locale: Locale): Promise<LinkResult> {
  return endingSession(ticket, async () => {
    const passwordTicket = await callAccount({ action: 'takeBackEmail', ticket, locale });
    return { outcome: 'kept', passwordTicket };
  });
}

const CALL_PROBLEMS: Readonly<Record<string, LinkOutcome>> = {
  'ticket-expired': 'expired',
  'ticket-invalid': 'used',
  'invalid-fields': 'used',
};

/** Runs a call that ends every session of the ticket's account; an open one here ends without a message. */
async function endingSession(ticket: string, call: () => Promise<LinkResult>): Promise<LinkResult> {
  try {
    const session = await knownSession();
    if (session.state !== 'signed-in' || !ticket.startsWith(`${session.user.uid}.`)) return await call();
    return await replaceSession(async () => {
      const result = await call();
      await signOut();
      return result;
    });
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): LinkResult {
  return { outcome: CALL_PROBLEMS[problemOf(error).code] ?? 'offline' };
}

import { type LinkTicket, type LinkTickets, MOST_LINKS } from '@rawi/model/truth/link-tickets';
import { CallError } from '../callers/call-error.ts';
import { keyedHash, sameHash } from './keyed-hash.ts';
import type { Secrets } from './random.ts';
import { seal, unseal } from './seal.ts';

/** What a mailed link is for; a ticket for one purpose never serves another. */
export type LinkUse = 'verification' | 'email-change' | 'take-back' | 'reset';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A new ticket: what the link carries, and what is stored of it. */
export function drawTicket(
  { hashKey, random }: Secrets,
  use: LinkUse,
  { uid, email, askedAt, validMs }: { uid: string; email: string; askedAt: Date; validMs: number },
): { readonly ticket: string; readonly stored: LinkTicket } {
  const ticket = `${uid}.${random.token()}`;
  return {
    ticket,
    stored: {
      hash: hashOf(hashKey, use, ticket),
      sealed: seal(hashKey, use, email),
      askedAt,
      expiresAt: new Date(askedAt.getTime() + validMs),
    },
  };
}

/** The account whose link it is. */
export function ownerOf(ticket: string): string {
  return ticket.slice(0, ticket.lastIndexOf('.'));
}

export function isTicket(hashKey: string, use: LinkUse, stored: LinkTicket, ticket: string): boolean {
  return sameHash(stored.hash, hashOf(hashKey, use, ticket));
}

/** The address a stored ticket is about. */
export function addressOf(hashKey: string, use: LinkUse, stored: LinkTicket): string {
  return unseal(hashKey, use, stored.sealed);
}

/** The address that our calls gave an account, as it is stored. */
export function sealAddress(hashKey: string, email: string): string {
  return seal(hashKey, 'account-address', email);
}

export function boundAddress(hashKey: string, sealed: string): string {
  return unseal(hashKey, 'account-address', sealed);
}

/** Refuses a ticket that is none, or whose time is over. */
export function requireValid<T extends LinkTicket>(stored: T | null | undefined, now: Date): T {
  if (!stored) throw new CallError('ticket-invalid');
  if (stored.expiresAt <= now) throw new CallError('ticket-expired');
  return stored;
}

/**
 * The tickets after everything that was asked for until now was made void. The old addresses keep the right to take a
 * change back: whoever made the change may end sessions and set passwords too.
 */
export function voided(tickets: LinkTickets | undefined, now: Date): LinkTickets {
  return {
    ...keptTickets(tickets, now),
    voidedAt: now,
    verification: null,
    earlierVerifications: [],
    emailChange: null,
    resets: [],
  };
}

/** The tickets without what expired long ago, to be written anew. */
export function keptTickets(tickets: LinkTickets | undefined, now: Date): LinkTickets {
  return {
    address: tickets?.address ?? null,
    voidedAt: tickets?.voidedAt ?? null,
    verification: tickets?.verification ?? null,
    earlierVerifications: (tickets?.earlierVerifications ?? []).filter(isLive(now)),
    signUpMarker: tickets?.signUpMarker ?? null,
    emailChange: tickets?.emailChange ?? null,
    takeBacks: (tickets?.takeBacks ?? []).filter(
      ({ expiresAt }) => expiresAt.getTime() + DAY_MS > now.getTime(),
    ),
    resets: (tickets?.resets ?? []).filter(isLive(now)),
  };
}

const isLive = (now: Date) => (ticket: LinkTicket) => ticket.expiresAt > now;

/** The tickets with one more verification; those that were mailed before go on working beside it. */
export function addVerification(tickets: LinkTickets, verification: LinkTicket): LinkTickets {
  const earlier = tickets.verification ? [tickets.verification] : [];
  const earlierVerifications = [...earlier, ...tickets.earlierVerifications].slice(0, MOST_LINKS - 1);
  return { ...tickets, verification, earlierVerifications };
}

/** The same of links to set a password. */
export function addResetLink(tickets: LinkTickets, reset: LinkTicket): LinkTickets {
  return { ...tickets, resets: [reset, ...tickets.resets].slice(0, MOST_LINKS) };
}

/** Every verification that may still be opened, from the newest. */
export function verificationsOf(tickets: LinkTickets | undefined): LinkTicket[] {
  const newest = tickets?.verification ? [tickets.verification] : [];
  return [...newest, ...(tickets?.earlierVerifications ?? [])];
}

/** What is stored of what the browser of a sign-up keeps. */
export function markerHash(hashKey: string, marker: string): string {
  return keyedHash(hashKey, 'sign-up-marker', marker);
}

function hashOf(hashKey: string, use: LinkUse, ticket: string): string {
  return keyedHash(hashKey, `link:${use}`, ticket);
}

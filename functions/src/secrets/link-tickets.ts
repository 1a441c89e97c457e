import { type LinkTicket, type LinkTickets, MAX_LINKS } from '@rawi/model/truth/link-tickets';
import { CallError } from '../callers/call-error.ts';
import { keyedHash, sameHash } from './keyed-hash.ts';
import type { Secrets } from './random.ts';
import { seal, unseal } from './seal.ts';

/** What a mailed link is for; a ticket for one purpose never serves another. */
export type LinkUse = 'verification' | 'email-change' | 'take-back' | 'reset';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A new ticket: the part in the link, and the part that is stored. */
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

/** The account that the link belongs to. */
export function ownerOf(ticket: string): string {
  return ticket.slice(0, ticket.lastIndexOf('.'));
}

export function isTicket(hashKey: string, use: LinkUse, stored: LinkTicket, ticket: string): boolean {
  return sameHash(stored.hash, hashOf(hashKey, use, ticket));
}

/** The address of a stored ticket. */
export function addressOf(hashKey: string, use: LinkUse, stored: LinkTicket): string {
  return unseal(hashKey, use, stored.sealed);
}

/** The address that our calls gave an account, in its stored form. */
export function sealAddress(hashKey: string, email: string): string {
  return seal(hashKey, 'account-address', email);
}

export function boundAddress(hashKey: string, sealed: string): string {
  return unseal(hashKey, 'account-address', sealed);
}

/** Refuses an invalid ticket, and one that has expired. */
export function requireValid<T extends LinkTicket>(stored: T | null | undefined, now: Date): T {
  if (!stored) throw new CallError('ticket-invalid');
  if (stored.expiresAt <= now) throw new CallError('ticket-expired');
  return stored;
}

/**
 * The tickets after everything requested until now became void. Old addresses keep the right to take a change
 * back, because whoever made the change can end sessions and set passwords too.
 */
export function voidTickets(tickets: LinkTickets | undefined, now: Date): LinkTickets {
  return {
    ...dropExpiredTickets(tickets, now),
    voidedAt: now,
    verification: null,
    earlierVerifications: [],
    emailChange: null,
    resets: [],
  };
}

/** The tickets without those that expired long ago, for the next write. */
export function dropExpiredTickets(tickets: LinkTickets | undefined, now: Date): LinkTickets {
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

/** The tickets once the address is confirmed: no link of its sign-up may do so again. */
export function confirmed(tickets: LinkTickets | undefined, now: Date): LinkTickets {
  return {
    ...dropExpiredTickets(tickets, now),
    verification: null,
    earlierVerifications: [],
    signUpMarker: null,
  };
}

const isLive = (now: Date) => (ticket: LinkTicket) => ticket.expiresAt > now;

/** The tickets with one more verification; the ones mailed before stay valid. */
export function addVerification(tickets: LinkTickets, verification: LinkTicket): LinkTickets {
  const earlier = tickets.verification ? [tickets.verification] : [];
  const earlierVerifications = [...earlier, ...tickets.earlierVerifications].slice(0, MAX_LINKS - 1);
  return { ...tickets, verification, earlierVerifications };
}

/** Does the same for links that set a password. */
export function addResetLink(tickets: LinkTickets, reset: LinkTicket): LinkTickets {
  return { ...tickets, resets: [reset, ...tickets.resets].slice(0, MAX_LINKS) };
}

/** Every verification that may still be opened, newest first. */
export function verificationsOf(tickets: LinkTickets | undefined): LinkTicket[] {
  const newest = tickets?.verification ? [tickets.verification] : [];
  return [...newest, ...(tickets?.earlierVerifications ?? [])];
}

/** The stored hash of the marker that the browser of a sign-up keeps. */
export function markerHash(hashKey: string, marker: string): string {
  return keyedHash(hashKey, 'sign-up-marker', marker);
}

function hashOf(hashKey: string, use: LinkUse, ticket: string): string {
  return keyedHash(hashKey, `link:${use}`, ticket);
}

import { keyedHash } from './keyed-hash.ts';

/**
 * The names and hashes under which a reset is stored: the database reveals no address, marker, code or
 * ticket.
 */

/** The prefix of the names of everything stored for an address. */
export function resetKey(hashKey: string, email: string): string {
  return keyedHash(hashKey, 'reset-address', email);
}

/**
 * Which of an address's codes belongs to a browser, by the marker that the browser keeps. Undefined for a
 * browser of an older build, which has no marker: all of these share one code.
 */
export function browserSlot(hashKey: string, marker: string | undefined): string | undefined {
  return marker === undefined ? undefined : keyedHash(hashKey, 'reset-marker', marker);
}

/** The name of a code's document. */
export function codeKey(hashKey: string, email: string, slot: string | undefined): string {
  const address = resetKey(hashKey, email);
  return slot === undefined ? address : `${address}:${slot}`;
}

/** A ticket contains its slot, so that it can be found with only the address. */
export function ticketIn(slot: string | undefined, secret: string): string {
  return slot === undefined ? secret : `${slot}.${secret}`;
}

/** The slot in a ticket. Whatever a client sends, the result is part of a name and never a path. */
export function slotOf(ticket: string): string | undefined {
  return /^([A-Za-z0-9_-]{20,64})\.[A-Za-z0-9_-]+$/.exec(ticket)?.[1];
}

export function codeHash(hashKey: string, salt: string, code: string): string {
  return keyedHash(hashKey, 'reset-code', salt, code);
}

export function ticketHash(hashKey: string, ticket: string): string {
  return keyedHash(hashKey, 'reset-ticket', ticket);
}

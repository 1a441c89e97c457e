import { keyedHash } from './keyed-hash.ts';

/** The names and hashes under which a reset is stored: who reads the database learns no address, marker, code or ticket. */

/** What the names of all that is stored of an address begin with. */
export function resetKey(hashKey: string, email: string): string {
  return keyedHash(hashKey, 'reset-address', email);
}

/**
 * Which of the codes of an address one is: a browser's own, by the marker that it keeps. None for a browser of an older build, which has
 * no marker: all of these share one.
 */
export function browserSlot(hashKey: string, marker: string | undefined): string | undefined {
  return marker === undefined ? undefined : keyedHash(hashKey, 'reset-marker', marker);
}

/** The name of a code's document. */
export function codeKey(hashKey: string, email: string, slot: string | undefined): string {
  const address = resetKey(hashKey, email);
  return slot === undefined ? address : `${address}:${slot}`;
}

/** A ticket names the slot in which it is stored, so that it is found by itself and the address. */
export function ticketIn(slot: string | undefined, secret: string): string {
  return slot === undefined ? secret : `${slot}.${secret}`;
}

/** The slot that a ticket names; whatever somebody sends, it is a part of a name and no path. */
export function slotOf(ticket: string): string | undefined {
  return /^([A-Za-z0-9_-]{20,64})\.[A-Za-z0-9_-]+$/.exec(ticket)?.[1];
}

export function codeHash(hashKey: string, salt: string, code: string): string {
  return keyedHash(hashKey, 'reset-code', salt, code);
}

export function ticketHash(hashKey: string, ticket: string): string {
  return keyedHash(hashKey, 'reset-ticket', ticket);
}

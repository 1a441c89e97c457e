import { keyedHash } from './keyed-hash.ts';

/** The names and hashes under which a reset is stored: who reads the database learns no address, code or ticket. */

export function resetKey(hashKey: string, email: string): string {
  return keyedHash(hashKey, 'reset-address', email);
}

export function codeHash(hashKey: string, salt: string, code: string): string {
  return keyedHash(hashKey, 'reset-code', salt, code);
}

export function ticketHash(hashKey: string, ticket: string): string {
  return keyedHash(hashKey, 'reset-ticket', ticket);
}

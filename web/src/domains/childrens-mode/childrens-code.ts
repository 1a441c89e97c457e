import { latinDigits } from '@rawi/model/text/latin-digits';
import { fieldOf } from '../../core/device/device-store.ts';

/**
 * The code that ends the mode for children. A device keeps what a slow hash makes of it, and nobody else gets it: whoever looks at
 * what is stored does not read it there. With so few digits it is no more than that.
 */

/** How many digits a code has. */
export const CODE_DIGITS = { least: 4, most: 8 } as const;

/** What the device keeps of a code. */
export interface CodeHash {
  readonly salt: string;
  readonly rounds: number;
  readonly hash: string;
}

/** About half a second of a phone. Kept with the hash, so that a later build may take more. */
const ROUNDS = 600_000;
const DIGEST = 'SHA-256';
const CODE = new RegExp(`^\\d{${CODE_DIGITS.least},${CODE_DIGITS.most}}$`);
const HEX = /^(?:[\da-f]{2})+$/;

/** A typed code in Latin digits, whichever keyboard it was typed on; undefined where it is none. */
export function codeOf(typed: string): string | undefined {
  const code = latinDigits(typed).replaceAll(/\s/g, '');
  return CODE.test(code) ? code : undefined;
}

/** What is kept of a code, with a salt of its own. Rejects in a browser that cannot hash. */
export async function hashCode(code: string, rounds = ROUNDS): Promise<CodeHash> {
  const salt = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, rounds, hash: await derive(code, salt, rounds) };
}

/** Whether this is the code that was hashed. Rejects in a browser that cannot hash. */
export async function fitsCode(code: string, { salt, rounds, hash }: CodeHash): Promise<boolean> {
  return (await derive(code, salt, rounds)) === hash;
}

/** What a device has kept; undefined where it cannot be read. */
export function codeHashFrom(value: unknown): CodeHash | undefined {
  const [salt, rounds, hash] = ['salt', 'rounds', 'hash'].map((name) => fieldOf(value, name));
  if (typeof salt !== 'string' || typeof hash !== 'string' || typeof rounds !== 'number') return undefined;
  if (!HEX.test(salt) || !HEX.test(hash) || !Number.isInteger(rounds) || rounds < 1) return undefined;
  return { salt, rounds, hash };
}

async function derive(code: string, salt: string, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(code), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: DIGEST, salt: bytesOf(salt), iterations },
    key,
    256,
  );
  return hexOf(new Uint8Array(bits));
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

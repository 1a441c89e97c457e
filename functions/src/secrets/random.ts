import { randomBytes, randomInt } from 'node:crypto';
import { LIMITS } from '@rawi/model/limits';

/** Where secrets come from; a test gives its own. */
export interface Random {
  /** Six digits, each as likely as any other. */
  resetCode(): string;
  /** 256 bits, as text for an address or a ticket. */
  token(): string;
  /** A name that no other request has. */
  id(): string;
}

/** What secrets are made with. */
export interface Secrets {
  readonly random: Random;
  /** The key of keyed hashes and sealed texts. */
  readonly hashKey: string;
}

export const cryptoRandom: Random = {
  resetCode: () => String(randomInt(0, 10 ** LIMITS.resetCodeDigits)).padStart(LIMITS.resetCodeDigits, '0'),
  token: () => randomBytes(32).toString('base64url'),
  id: () => randomBytes(20).toString('hex'),
};

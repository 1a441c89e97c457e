import { randomBytes, randomInt } from 'node:crypto';
import { LIMITS } from '@rawi/model/limits';

/** The source of secrets; tests provide their own. */
export interface Random {
  /** Six digits, each equally likely. */
  resetCode(): string;
  /** 256 random bits, as text for an address or a ticket. */
  token(): string;
  /** A unique name. */
  id(): string;
}

/** What making secrets needs. */
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

import { RESET_CODE } from '@rawi/model/constants';
import { keyedHash } from './keyed-hash.ts';
import type { CallContext } from './services.ts';
import type { Limit } from './spend.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How many accounts and mails one address of origin may ask for; a school or office shares one. */
const SIGN_UPS_PER_ORIGIN = 30;
const MAILS_PER_ORIGIN = 60;
/** The key of a limit never tells an address of mail or of origin. */
const key = (context: CallContext, use: string, value: string) =>
  `${use}_${keyedHash(context.hashKey, `limit:${use}`, value)}`;

export function signUpLimits(context: CallContext, email: string): Limit[] {
  return [
    {
      key: key(context, 'signup-origin', context.origin),
      max: SIGN_UPS_PER_ORIGIN * context.peopleByOrigin,
      windowSeconds: HOUR,
    },
    addressLimit(context, 'signup', email),
  ];
}

/** One mail a minute and five a day to an address, whatever asks for it. */
export function verificationLimits(context: CallContext, email: string): Limit[] {
  return [originLimit(context), addressLimit(context, 'verify', email)];
}

/** The last one counts every code of the day: 3 guesses a code stay hopeless only while codes are few. */
export function resetLimits(context: CallContext, email: string): Limit[] {
  const day = context.now().toISOString().slice(0, 10);
  return [
    originLimit(context),
    addressLimit(context, 'reset', email),
    { key: `reset-all_${day}`, max: RESET_CODE.perDay, windowSeconds: DAY },
  ];
}

function originLimit(context: CallContext): Limit {
  return {
    key: key(context, 'mail-origin', context.origin),
    max: MAILS_PER_ORIGIN * context.peopleByOrigin,
    windowSeconds: DAY,
  };
}

function addressLimit(context: CallContext, use: string, email: string): Limit {
  return {
    key: key(context, use, email),
    max: RESET_CODE.perAddressPerDay,
    windowSeconds: DAY,
    cooldownSeconds: RESET_CODE.resendSeconds,
  };
}

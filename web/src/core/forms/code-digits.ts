import { LIMITS } from '@rawi/model/limits';

/** The number of digits of a mailed code. */
export const CODE_DIGITS = LIMITS.resetCodeDigits;

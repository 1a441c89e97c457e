/** A change of one file of the functions that a unit test must notice. */
export interface FunctionMutant {
  /** What the changed program does wrong. */
  readonly name: string;
  readonly file: string;
  /** Stands exactly once in the file; a text that is not found any more is an error of the run. */
  readonly find: string;
  readonly replacement: string;
}

/** Changes of how codes, tickets and their keys are made and looked at. */
export const CODE_MUTANTS: readonly FunctionMutant[] = [
  {
    name: 'codes: a newer code does not void the one that is being checked',
    file: 'functions/src/calls/verify-reset-code.ts',
    find: `if (record?.salt !== tried.salt) throw`,
    replacement: `if (!record) throw`,
  },
  {
    name: 'codes: the same right code, sent twice at once, passes twice',
    file: 'functions/src/calls/verify-reset-code.ts',
    find: `    if (record.usedAt) throw wrongCode(tried.tries, RESET_CODE.tries);\n`,
    replacement: '',
  },
  {
    name: 'codes: every browser of an address has one slot',
    file: 'functions/src/secrets/reset-hashes.ts',
    find: 'return slot === undefined ? address : `${address}:${slot}`;',
    replacement: `return address;`,
  },
  {
    name: 'codes: the salt is not part of the hash',
    file: 'functions/src/secrets/reset-hashes.ts',
    find: `keyedHash(hashKey, 'reset-code', salt, code)`,
    replacement: `keyedHash(hashKey, 'reset-code', code)`,
  },
  {
    name: 'codes: a disabled account may reset its password',
    file: 'functions/src/callers/user-by-email.ts',
    find: `user.disabled ? undefined : user`,
    replacement: `user`,
  },
  {
    name: 'codes: drawn from a thousand values',
    file: 'functions/src/secrets/random.ts',
    find: `randomInt(0, 10 ** LIMITS.resetCodeDigits)`,
    replacement: `randomInt(0, 1000)`,
  },
  {
    name: 'codes: a ticket of four bytes',
    file: 'functions/src/secrets/random.ts',
    find: `randomBytes(32)`,
    replacement: `randomBytes(4)`,
  },
  {
    name: 'codes: a short AUTH_KEY is taken',
    file: 'functions/src/settings.ts',
    find: `key.length < 32`,
    replacement: `key.length < 1`,
  },
];

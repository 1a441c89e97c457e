import { z } from '@rawi/model/zod';
import { type Account, type Hashing, hashingSchema } from './layout.ts';

/** The accounts of a project, as export and restore need them; tests provide some in memory. */
export interface Accounts {
  /** How passwords are hashed there; null where whoever asks may not know it. */
  readonly hashing: () => Promise<Hashing | null>;
  /** All accounts, some at a time. */
  readonly list: () => AsyncIterable<readonly Account[]>;
  /** Makes accounts, with their passwords where `hashing` says how those are hashed. Resolves with what was refused, and why. */
  readonly make: (
    accounts: readonly Account[],
    hashing: Hashing | null,
  ) => Promise<readonly (readonly [uid: string, reason: string])[]>;
}

/** Asks Authentication’s interface: its method, its address and its body. */
export type Ask = (method: 'GET' | 'POST', url: string, body?: object) => Promise<unknown>;

/** Accounts that are listed or made at once: Google allows a thousand. */
export const ACCOUNTS_AT_ONCE = 500;
/** “REDACTED” in Base64: a hash that whoever asks may not see. */
const REDACTED = /^UkVEQUNURUQ=?$/;

const userSchema = z.object({
  localId: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean().default(false),
  displayName: z.string().optional(),
  disabled: z.boolean().default(false),
  createdAt: z.string().optional(),
  lastLoginAt: z.string().optional(),
  customAttributes: z.string().optional(),
  passwordHash: z.string().optional(),
  salt: z.string().default(''),
});
const pageSchema = z.object({
  users: z.array(userSchema).default([]),
  nextPageToken: z.string().optional(),
});
const refusedSchema = z.object({
  error: z.array(z.object({ index: z.int().default(0), message: z.string().default('') })).default([]),
});
const configSchema = z.object({
  signIn: z.object({
    hashConfig: z.object({
      algorithm: z.literal('SCRYPT'),
      signerKey: z.string(),
      saltSeparator: z.string().default(''),
      rounds: z.number(),
      memoryCost: z.number(),
    }),
  }),
});

/** The accounts of a real project, or of the emulator: both speak the same interface, and keep hashes as they are sent. */
export function projectAccounts(options: {
  readonly project: string;
  readonly ask: Ask;
  readonly origin: string;
  readonly isEmulated: boolean;
}): Accounts {
  const { project, ask, origin, isEmulated } = options;
  const at = `${origin}/v1/projects/${project}/accounts`;
  return {
    async hashing() {
      if (isEmulated) return { kind: 'emulator' };
      const config = configSchema.safeParse(
        await ask('GET', `${origin}/admin/v2/projects/${project}/config`).catch(ifForbidden),
      );
      if (!config.success) return null;
      const { algorithm: _, ...parameters } = config.data.signIn.hashConfig;
      return hashingSchema.parse({ kind: 'scrypt', ...parameters });
    },
    async *list() {
      let token: string | undefined;
      do {
        const next = token === undefined ? '' : `&nextPageToken=${encodeURIComponent(token)}`;
        const page = pageSchema.parse(
          await ask('GET', `${at}:batchGet?maxResults=${ACCOUNTS_AT_ONCE}${next}`),
        );
        yield page.users.map(accountOf);
        // The last page of the real service may still have one, which leads to an empty page.
        token = page.users.length === 0 ? undefined : page.nextPageToken;
      } while (token !== undefined && token !== '');
    },
    async make(accounts, hashing) {
      const parameters =
        hashing?.kind === 'scrypt'
          ? {
              hashAlgorithm: 'SCRYPT',
              signerKey: hashing.signerKey,
              saltSeparator: hashing.saltSeparator,
              rounds: hashing.rounds,
              memoryCost: hashing.memoryCost,
            }
          : {};
      const users = accounts.map((account) => userOf(account, hashing !== null));
      const { error } = refusedSchema.parse(
        await ask('POST', `${at}:batchCreate`, { ...parameters, allowOverwrite: true, users }),
      );
      return error.map(({ index, message }) => [accounts[index]?.uid ?? '', message] as const);
    },
  };
}

/** Whoever may not read the configuration does not learn how passwords are hashed. */
function ifForbidden(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 403) return undefined;
  throw error;
}

/** The address of a photo is of its project; a sign-in writes the one that the profile has now. */
function accountOf(user: z.infer<typeof userSchema>): Account {
  const { localId, email, displayName, createdAt, lastLoginAt, customAttributes, passwordHash } = user;
  const isReadable = passwordHash !== undefined && !REDACTED.test(passwordHash);
  return {
    uid: localId,
    emailVerified: user.emailVerified,
    disabled: user.disabled,
    ...(email !== undefined && { email }),
    ...(displayName !== undefined && { displayName }),
    ...(createdAt !== undefined && { createdAt }),
    ...(lastLoginAt !== undefined && { lastLoginAt }),
    ...(customAttributes !== undefined && { claims: customAttributes }),
    ...(isReadable && { password: { hash: passwordHash, salt: user.salt } }),
  };
}

function userOf({ uid, claims, password, ...same }: Account, withPassword: boolean): object {
  return {
    localId: uid,
    ...same,
    ...(claims !== undefined && { customAttributes: claims }),
    ...(withPassword && password && { passwordHash: password.hash, salt: password.salt }),
  };
}

/** How the passwords of an export can be taken over by a project: as they are hashed, or not at all. */
export function hashingFor(exported: Hashing | null, here: Hashing | null): Hashing | null {
  if (!exported) return null;
  const isEmulated = here?.kind === 'emulator';
  return (exported.kind === 'emulator') === isEmulated ? exported : null;
}

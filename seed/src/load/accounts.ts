import { paths } from '@rawi/model/paths';
import { DEFAULT_SETTINGS, type Inbox, type User, userSchema } from '@rawi/model/user';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** The password of every seeded account (architecture.md, "Local addresses"). */
export const ACCOUNT_PASSWORD = 'Reader#123';

export interface SeedAccount {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
  readonly claims: Readonly<Record<string, true>>;
}

function account(uid: string, name: string, displayName: string, ...roles: readonly string[]): SeedAccount {
  const claims = Object.fromEntries(roles.map((role) => [role, true as const]));
  return { uid, email: `${name}@rawi.test`, displayName, emailVerified: name !== 'unverified', claims };
}

/** The two translators are those whose profiles the catalogue has. */
export const ACCOUNTS: readonly SeedAccount[] = [
  account('seed-reader', 'reader', 'Yara Haddad'),
  account('seed-reader2', 'reader2', 'Omar Selim'),
  account('seed-unverified', 'unverified', 'Dina Qasim'),
  account('noor-al-amin', 'translator', 'نور الأمين', 'translator'),
  account('wren-castell', 'translator2', 'Wren Castell', 'translator'),
  account('seed-reviewer', 'reviewer', 'Maha Ruwayni', 'reviewer'),
  account('seed-reviewer2', 'reviewer2', 'Felix Amory', 'reviewer'),
  account('seed-admin', 'admin', 'Rawi Admin', 'admin'),
];

/** Creates the accounts and profiles that are not there and gives all of them their claims; run twice it changes nothing. */
export async function createAccounts(auth: Auth, firestore: Firestore): Promise<void> {
  for (const { uid, email, displayName, emailVerified, claims } of ACCOUNTS) {
    const there = await auth.getUserByEmail(email).catch((error: unknown) => {
      if (codeOf(error) === 'auth/user-not-found') return undefined;
      throw error;
    });
    const user =
      there ??
      (await auth.createUser({ uid, email, displayName, emailVerified, password: ACCOUNT_PASSWORD }));
    await auth.setCustomUserClaims(user.uid, claims);
    await createProfile(firestore, user.uid, displayName);
  }
}

async function createProfile(firestore: Firestore, uid: string, fullName: string): Promise<void> {
  if ((await firestore.doc(paths.user(uid)).get()).exists) return;
  const now = new Date();
  const profile: User = userSchema.parse({
    fullName,
    locale: 'en',
    settings: DEFAULT_SETTINGS,
    consentedAt: now,
    createdAt: now,
  });
  const inbox: Inbox = { unread: 0 };
  await firestore
    .batch()
    .set(firestore.doc(paths.user(uid)), profile)
    .set(firestore.doc(paths.inbox(uid)), inbox)
    .commit();
}

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}

import type { Locale } from '@rawi/model/lists/locales';
import { paths } from '@rawi/model/paths';
import type { Image } from '@rawi/model/truth/schemas';
import { STAFF_ROLES, type Staff } from '@rawi/model/truth/staff';
import { DEFAULT_SETTINGS, type Inbox, type User, userSchema } from '@rawi/model/truth/user';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import list from './accounts.json' with { type: 'json' };

/** The password of every seeded account. */
export const ACCOUNT_PASSWORD = list.password;

export interface SeedAccount {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
  readonly claims: Readonly<Record<string, true>>;
  /** The language of their mail; English where it is not given. */
  readonly locale?: Locale;
}

/** The two translators are those whose profiles the catalogue has. */
export const ACCOUNTS: readonly SeedAccount[] = list.accounts.map(({ roles, ...account }) => ({
  ...account,
  emailVerified: account.uid !== 'seed-unverified',
  claims: Object.fromEntries(roles.map((role) => [role, true as const])),
}));

/**
 * Creates the accounts and profiles that are not there and gives all of them their claims; run twice it changes nothing.
 * `photos` are those of new profiles, by their ids; `addressOf` is where a file of one is served.
 */
export async function createAccounts(
  auth: Auth,
  firestore: Firestore,
  photos: ReadonlyMap<string, Image>,
  addressOf: (path: string) => string,
): Promise<void> {
  for (const account of ACCOUNTS) {
    const photo = photos.get(account.uid);
    const path = photo?.sources[0]?.path;
    // As a photo that was uploaded: the profile names its files, and the account the address of the smallest.
    await createAccount(
      auth,
      firestore,
      account,
      photo && path !== undefined ? { photo, photoURL: addressOf(path) } : undefined,
    );
  }
}

/** Creates one account with its profile and claims, or what is missing of it. */
export async function createAccount(
  auth: Auth,
  firestore: Firestore,
  { uid, email, displayName, emailVerified, claims, locale = 'en' }: SeedAccount,
  own?: { readonly photo: Image; readonly photoURL: string },
): Promise<void> {
  const there = await auth.getUserByEmail(email).catch((error: unknown) => {
    if (codeOf(error) === 'auth/user-not-found') return undefined;
    throw error;
  });
  const user =
    there ??
    (await auth.createUser({
      uid,
      email,
      displayName,
      emailVerified,
      password: ACCOUNT_PASSWORD,
      ...(own && { photoURL: own.photoURL }),
    }));
  await auth.setCustomUserClaims(user.uid, claims);
  await createProfile(firestore, user.uid, {
    fullName: displayName,
    locale,
    ...(own && { photo: own.photo }),
  });
  const roles = STAFF_ROLES.filter((role) => claims[role]);
  if (roles.length === 0) return;
  const entry: Staff = { roles, name: displayName, since: new Date() };
  // The existing record may have more fields by now.
  await firestore
    .doc(paths.staff(user.uid))
    .create(entry)
    .catch((error: unknown) => {
      if (codeOf(error) !== String(ALREADY_EXISTS)) throw error;
    });
}

/** gRPC's code of a document that is there. */
const ALREADY_EXISTS = 6;

async function createProfile(
  firestore: Firestore,
  uid: string,
  own: Pick<User, 'fullName' | 'locale' | 'photo'>,
): Promise<void> {
  if ((await firestore.doc(paths.user(uid)).get()).exists) return;
  const now = new Date();
  const profile: User = userSchema.parse({
    ...own,
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

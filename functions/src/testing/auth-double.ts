import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { AccountAuth } from '../data/account-auth.ts';

export interface Account {
  uid: string;
  email: string;
  password: string;
  emailVerified: boolean;
  displayName?: string;
  photoURL?: string | null;
  revoked: number;
  disabled: boolean;
  claims?: Readonly<Record<string, unknown>>;
  /** When Auth last ended the sessions, including changes that bypassed our calls. */
  tokensValidAfter?: Date;
}

/** The part of Auth that the account's handlers use, in memory; `accounts` has its state. */
export class AuthDouble implements AccountAuth {
  readonly accounts = new Map<string, Account>();

  add(account: Partial<Account> & { uid: string; email: string }): Account {
    const whole = { password: 'Reader#123', emailVerified: false, disabled: false, revoked: 0, ...account };
    this.accounts.set(account.uid, whole);
    return whole;
  }

  async createUser(properties: Parameters<AccountAuth['createUser']>[0]): Promise<UserRecord> {
    const { uid = '', email = '', password = '' } = properties;
    if (this.#byEmail(email)) throw refusal('auth/email-already-exists');
    if (this.accounts.has(uid)) throw refusal('auth/uid-already-exists');
    return record(this.add({ uid, email, password, displayName: properties.displayName ?? '' }));
  }

  async deleteUser(uid: string): Promise<void> {
    this.accounts.delete(uid);
  }

  async getUser(uid: string): Promise<UserRecord> {
    return record(this.#byUid(uid));
  }

  async getUsers(asked: Parameters<Auth['getUsers']>[0]): ReturnType<Auth['getUsers']> {
    const users = asked.flatMap((each) => {
      const account = 'uid' in each ? this.accounts.get(each.uid) : undefined;
      return account ? [record(account)] : [];
    });
    return { users, notFound: [] };
  }

  async getUserByEmail(email: string): Promise<UserRecord> {
    const account = this.#byEmail(email);
    if (!account) throw refusal('auth/user-not-found');
    return record(account);
  }

  async updateUser(uid: string, change: Parameters<AccountAuth['updateUser']>[1]): Promise<UserRecord> {
    const account = this.#byUid(uid);
    const holder = change.email ? this.#byEmail(change.email) : undefined;
    if (holder && holder !== account) throw refusal('auth/email-already-exists');
    if (change.email) account.email = change.email;
    if (change.password) account.password = change.password;
    if (change.emailVerified) account.emailVerified = true;
    if (change.displayName) account.displayName = change.displayName;
    if (change.photoURL !== undefined) account.photoURL = change.photoURL;
    return record(account);
  }

  async setCustomUserClaims(uid: string, claims: object | null): Promise<void> {
    this.#byUid(uid).claims = { ...claims };
  }

  async revokeRefreshTokens(uid: string): Promise<void> {
    this.#byUid(uid).revoked += 1;
  }

  #byUid(uid: string): Account {
    const account = this.accounts.get(uid);
    if (!account) throw refusal('auth/user-not-found');
    return account;
  }

  #byEmail(email: string): Account | undefined {
    return [...this.accounts.values()].find((account) => account.email === email);
  }
}

function refusal(code: string): Error {
  return Object.assign(new Error(code), { code });
}

function record({
  uid,
  email,
  emailVerified,
  displayName,
  disabled,
  tokensValidAfter,
  claims,
  photoURL,
}: Account): UserRecord {
  const fields = {
    uid,
    email,
    emailVerified,
    displayName,
    ...(typeof photoURL === 'string' && { photoURL }),
    disabled,
    customClaims: claims,
    metadata: { creationTime: '2026-01-01T00:00:00Z' },
    providerData: [],
  };
  Object.assign(fields, { tokensValidAfterTime: tokensValidAfter?.toUTCString() });
  return { ...fields, toJSON: () => fields } as unknown as UserRecord;
}

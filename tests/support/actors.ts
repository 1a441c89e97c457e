import type { TokenOptions } from '@firebase/rules-unit-testing';
import type { Staff } from '@rawi/model/truth/staff';

/** Someone who uses the site; a visitor has no account. */
export interface Actor {
  readonly name: string;
  readonly uid?: string;
  readonly token?: TokenOptions;
}

/** Someone with an account. */
export interface Person extends Actor {
  readonly uid: string;
  readonly token: TokenOptions;
}

const account = (name: string, token: TokenOptions = {}): Person => ({
  name,
  uid: `${name}-uid`,
  token: { email: `${name}@rawi.test`, email_verified: true, ...token },
});

/** The cast: one person of each kind that rules can tell apart. */
export const visitor: Actor = { name: 'visitor' };
export const reader = account('reader');
export const otherReader = account('other-reader');
export const unverified = account('unverified', { email_verified: false });
export const translator = account('translator', { translator: true });
export const reviewer = account('reviewer', { reviewer: true });
export const admin = account('admin', { admin: true });

/** What the record says of those who review, by their ids. */
export const STAFF: Readonly<Record<string, Staff>> = {
  [reviewer.uid]: { roles: ['reviewer'], name: 'Rana', since: new Date('2026-01-01T00:00:00Z') },
  [admin.uid]: { roles: ['admin'], name: 'Huda', since: new Date('2026-01-01T00:00:00Z') },
};
/** The actors whom the rules accept as reviewers of submissions. */
export const reviewers: readonly Person[] = [reviewer, admin];

/** Everyone with an account. */
export const people: readonly Person[] = [reader, otherReader, unverified, translator, reviewer, admin];
export const everyone: readonly Actor[] = [visitor, ...people];

/** The person with the token of a sign-in at that second since 1970; undefined stands for a token that tells no time. */
export function signedIn(person: Person, second: number | undefined): Person {
  return { ...person, token: { ...person.token, auth_time: second as number } };
}

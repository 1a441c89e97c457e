import type { TokenOptions } from '@firebase/rules-unit-testing';

/** Someone who uses the site; a visitor has no account. */
export interface Actor {
  readonly name: string;
  readonly uid?: string;
  readonly token?: TokenOptions;
}

const account = (name: string, token: TokenOptions = {}): Actor => ({
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

export const everyone: readonly Actor[] = [
  visitor,
  reader,
  otherReader,
  unverified,
  translator,
  reviewer,
  admin,
];

import { randomUUID } from 'node:crypto';
import { ACCOUNT_PASSWORD } from '../../../demo/src/load/accounts.ts';
import { createPerson } from './owner.ts';
import type { ReaderAccount } from './reader-account.ts';

const KINDS = ['unverified', 'reader', 'translator', 'reviewer', 'admin'] as const;
export type Kind = (typeof KINDS)[number];

/** Finds the account of a kind, which is made when it is first asked for. */
export type People = (kind: Kind) => Promise<ReaderAccount>;

/** The accounts of one worker: no journey beside it signs in to them or changes them. */
export function peopleOfWorker(worker: number): People {
  const made = new Map<Kind, Promise<ReaderAccount>>();
  return (kind) => {
    const account = made.get(kind) ?? create(kind, worker);
    made.set(kind, account);
    return account;
  };
}

async function create(kind: Kind, worker: number): Promise<ReaderAccount> {
  // Data that was kept has the accounts of the run before.
  const uid = `${kind}-of-worker-${worker}-${randomUUID().slice(0, 8)}`;
  const account = {
    email: `${uid}@rawi.test`,
    password: ACCOUNT_PASSWORD,
    fullName: 'Yara Haddad',
    marker: randomUUID(),
  };
  await createPerson({
    uid,
    email: account.email,
    displayName: account.fullName,
    emailVerified: kind !== 'unverified',
    claims: kind === 'unverified' || kind === 'reader' ? {} : { [kind]: true },
  });
  return account;
}

import { describe, expect, it } from 'vitest';
import { type Ask, hashingFor, projectAccounts } from './accounts.ts';
import type { Account, Hashing } from './layout.ts';

const HASHES = {
  algorithm: 'SCRYPT',
  signerKey: 'a-signer-key',
  saltSeparator: 'Bw==',
  rounds: 8,
  memoryCost: 14,
};
const SCRYPT: Hashing = {
  kind: 'scrypt',
  signerKey: 'a-signer-key',
  saltSeparator: 'Bw==',
  rounds: 8,
  memoryCost: 14,
};
const READER = {
  localId: 'reader',
  email: 'reader@example.com',
  emailVerified: true,
  displayName: 'A Reader',
  photoUrl: 'https://old.example/photo',
  customAttributes: '{"translator":true}',
  createdAt: '1767225600000',
  lastLoginAt: '1767225700000',
  passwordHash: 'aGFzaA==',
  salt: 'c2FsdA==',
  providerUserInfo: [{ providerId: 'password' }],
};

/** A service that gives an answer to each address that ends so, and keeps what it was sent. */
function service(answers: Readonly<Record<string, unknown>>, isEmulated = false) {
  const sent: unknown[] = [];
  const ask: Ask = async (method, url, body) => {
    sent.push([method, url, body]);
    const found = Object.entries(answers).find(([end]) => url.endsWith(end));
    if (!found) throw new Error(`Nobody answers at ${url}.`);
    if (found[1] instanceof Error) throw found[1];
    return found[1];
  };
  return {
    sent,
    accounts: projectAccounts({ project: 'rawi-prod', ask, origin: 'https://identity.example', isEmulated }),
  };
}

async function listed(answers: Readonly<Record<string, unknown>>): Promise<Account[]> {
  const all: Account[] = [];
  for await (const some of service(answers).accounts.list()) all.push(...some);
  return all;
}

describe('accounts are listed', () => {
  it('page by page, with password and roles, and without the address of a photo', async () => {
    const all = await listed({
      'accounts:batchGet?maxResults=500': { users: [READER], nextPageToken: 'a token' },
      'nextPageToken=a%20token': { users: [{ localId: 'omar', disabled: true }], nextPageToken: 'the end' },
      'nextPageToken=the%20end': {},
    });
    expect(all).toEqual([
      {
        uid: 'reader',
        email: 'reader@example.com',
        emailVerified: true,
        disabled: false,
        displayName: 'A Reader',
        createdAt: '1767225600000',
        lastLoginAt: '1767225700000',
        claims: '{"translator":true}',
        password: { hash: 'aGFzaA==', salt: 'c2FsdA==' },
      },
      { uid: 'omar', emailVerified: false, disabled: true },
    ]);
  });

  it('without a password where whoever asks may not see it', async () => {
    const users = [{ ...READER, passwordHash: 'UkVEQUNURUQ=' }];
    const [account] = await listed({ 'maxResults=500': { users } });
    expect(account).not.toHaveProperty('password');
  });
});

describe('how passwords are hashed', () => {
  const hashing = (config: unknown, isEmulated = false) =>
    service({ '/admin/v2/projects/rawi-prod/config': config }, isEmulated).accounts.hashing();

  it('is read of the project', async () => {
    expect(await hashing({ signIn: { hashConfig: HASHES } })).toEqual(SCRYPT);
  });

  it.each<[string, unknown]>([
    ['is not told', { signIn: {} }],
    ['is in no way that we know', { signIn: { hashConfig: { ...HASHES, algorithm: 'ARGON2' } } }],
    ['may not be read', Object.assign(new Error('forbidden'), { code: 403 })],
  ])('is nothing where it %s', async (_, config) => {
    expect(await hashing(config)).toBeNull();
  });

  it('is asked of no emulator', async () => {
    expect(await hashing(new Error('not asked'), true)).toEqual({ kind: 'emulator' });
  });

  it('fits another real project, or another emulator', () => {
    const emulator: Hashing = { kind: 'emulator' };
    expect(hashingFor(SCRYPT, null)).toBe(SCRYPT);
    expect(hashingFor(emulator, emulator)).toBe(emulator);
    expect(hashingFor(SCRYPT, emulator)).toBeNull();
    expect(hashingFor(emulator, SCRYPT)).toBeNull();
    expect(hashingFor(null, SCRYPT)).toBeNull();
  });
});

describe('accounts are made', () => {
  const ACCOUNT: Account = {
    uid: 'reader',
    email: 'reader@example.com',
    emailVerified: true,
    disabled: false,
    claims: '{"translator":true}',
    password: { hash: 'aGFzaA==', salt: 'c2FsdA==' },
  };
  const USER = {
    localId: 'reader',
    email: 'reader@example.com',
    emailVerified: true,
    disabled: false,
    customAttributes: '{"translator":true}',
  };
  const made = async (hashing: Hashing | null, answer: object = {}) => {
    const { accounts, sent } = service({ 'accounts:batchCreate': answer });
    const refused = await accounts.make([ACCOUNT], hashing);
    return { body: sent.map((request) => (Array.isArray(request) ? request[2] : undefined))[0], refused };
  };

  it('with their passwords and how those are hashed, as they were sent', async () => {
    const { signerKey, saltSeparator, rounds, memoryCost } = HASHES;
    expect((await made(SCRYPT)).body).toEqual({
      hashAlgorithm: 'SCRYPT',
      signerKey,
      saltSeparator,
      rounds,
      memoryCost,
      allowOverwrite: true,
      users: [{ ...USER, passwordHash: 'aGFzaA==', salt: 'c2FsdA==' }],
    });
  });

  it('without them where they do not fit', async () => {
    expect((await made(null)).body).toEqual({ allowOverwrite: true, users: [USER] });
  });

  it('and what is refused is named', async () => {
    const { refused } = await made(null, { error: [{ index: 0, message: 'email exists' }] });
    expect(refused).toEqual([['reader', 'email exists']]);
  });
});

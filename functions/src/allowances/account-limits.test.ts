import { EMAIL_CHANGE, RESET_CODE } from '@rawi/model/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { callAccount } from '../testing/call-account.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { countedTo } from '../testing/spent.ts';
import { resetLimits, signUpLimits, verificationLimits } from './account-limits.ts';

const EMAIL = 'layla@example.com';
const DAY = 24 * 60 * 60;

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('account-limits');
});
beforeEach(() => {
  backend.clear();
  stage = scene(backend.firestore);
});
afterAll(() => backend.stop());

const locale = 'en' as const;
const caller = (uid: string) => ({
  uid,
  email: EMAIL,
  emailVerified: true,
  roles: [],
  signedInAt: stage.now().getTime(),
});
const signedUp = (email: string) =>
  callAccount(stage, {
    action: 'signUp',
    fullName: 'Layla',
    marker: undefined,
    gender: undefined,
    dateOfBirth: undefined,
    nationality: undefined,
    email,
    password: 'Reader#123',
    consent: true,
    locale,
  });
const askedBy = (uid: string, email: string) => {
  stage.auth.add({ uid, email: EMAIL });
  return callAccount(stage, { action: 'changeEmail', email, locale }, caller(uid));
};
/** What asks for a mail to an address; each asker of another address is another person. */
const asks = {
  signUp: signedUp,
  resendVerification: (email: string) => callAccount(stage, { action: 'resendVerification', email, locale }),
  requestReset: (email: string) => callAccount(stage, { action: 'requestReset', email, locale }),
  changeEmail: (email: string) => askedBy(`uid of ${email}`, email),
};
const spent = { details: { code: 'too-many-today' } };
/** The kinds of mail with what one origin may ask for. */
const byOrigin = [
  { action: 'signUp', use: 'signup-origin', most: 30 },
  { action: 'resendVerification', use: 'mail-origin', most: 60 },
  { action: 'requestReset', use: 'mail-origin', most: 60 },
  { action: 'changeEmail', use: 'mail-origin', most: 60 },
] as const;

describe.each(byOrigin)('$action', ({ action, use, most }) => {
  const ask = asks[action];

  it(`is asked for ${most} times from one origin, and then from others only`, async () => {
    await ask('first@example.com');
    await countedTo(backend.firestore, use, most - 1);
    await ask('last@example.com');
    await expect(ask('more@example.com')).rejects.toMatchObject(spent);
    stage.origin = '203.0.113.2';
    await expect(ask('more@example.com')).resolves.toBeDefined();
  });

  it('is bounded for who goes past the proxy and invents origins', async () => {
    stage.gateway = '198.51.100.1';
    const of = { signUp: signUpLimits, requestReset: resetLimits }[action as 'signUp'] ?? verificationLimits;
    const [origin, gateway] = of(stage, EMAIL);
    expect(gateway?.max).toBe((origin?.max ?? 0) * 20);
    expect(gateway?.max).toBeLessThan(RESET_CODE.perDay);
    stage.origin = '203.0.113.99';
    const [other, same] = of(stage, EMAIL);
    expect(other?.key).not.toBe(origin?.key);
    expect(same?.key).toBe(gateway?.key);
  });
});

const byAddress = [
  { action: 'signUp', use: 'signup' },
  { action: 'resendVerification', use: 'verify' },
  { action: 'requestReset', use: 'reset' },
] as const;

describe.each(byAddress)('$action of one address', ({ action, use }) => {
  const ask = asks[action];
  const asked = async () => {
    await ask(EMAIL);
    stage.pass(RESET_CODE.resendSeconds);
  };

  it('is asked for five times a day from one origin; a stranger’s requests leave the owner theirs', async () => {
    for (let index = 0; index < RESET_CODE.perAddressPerDay; index += 1) await asked();
    await expect(ask(EMAIL)).rejects.toMatchObject(spent);
    stage.origin = '203.0.113.2';
    for (let index = 0; index < RESET_CODE.perAddressPerDay; index += 1) await asked();
    await expect(ask(EMAIL)).rejects.toMatchObject(spent);
    stage.pass(DAY);
    await expect(ask(EMAIL)).resolves.toBeDefined();
  });

  it('is bounded for all origins together', async () => {
    await asked();
    await countedTo(backend.firestore, `${use}-address`, RESET_CODE.perAddressPerDayFromAll - 1);
    stage.origin = '203.0.113.3';
    await asked();
    stage.origin = '203.0.113.4';
    await expect(ask(EMAIL)).rejects.toMatchObject(spent);
  });

  it('is not spent by what is asked for another', async () => {
    for (let index = 0; index < RESET_CODE.perAddressPerDay; index += 1) await asked();
    await expect(ask('sara@example.com')).resolves.toBeDefined();
  });
});

describe('the limits', () => {
  it('of a person’s changes of address hold whatever address is asked for', async () => {
    const ask = (email: string) => askedBy('layla', email);
    for (let index = 0; index < EMAIL_CHANGE.perPersonPerDay; index += 1) await ask(`n${index}@example.com`);
    await expect(ask('more@example.com')).rejects.toMatchObject(spent);
  });

  it('are stored under keys that tell no address', async () => {
    for (const ask of Object.values(asks)) {
      await ask(EMAIL);
      stage.pass(RESET_CODE.resendSeconds);
    }
    const names = (await backend.firestore.collection('limits').listDocuments()).map(({ id }) => id).join();
    expect(names).not.toMatch(/layla|example|203\.0/);
    expect(names).toMatch(/signup-origin:[\w-]{43}/);
    stage = { ...stage, hashKey: 'another key for tests that is long enough' };
    await asks.requestReset(EMAIL);
    // Another key knows none of what was spent.
    const ids = (await backend.firestore.collection('limits').listDocuments()).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('reset:'))).toHaveLength(2);
  });

  it('are multiplied by the number of people of an origin, which is one except on a developer’s machine', async () => {
    expect(stage.peopleByOrigin).toBe(1);
    stage = { ...stage, peopleByOrigin: 1000 };
    await signedUp('first@example.com');
    await countedTo(backend.firestore, 'signup-origin', 30 * 1000 - 1);
    await signedUp('last@example.com');
    await expect(signedUp('more@example.com')).rejects.toMatchObject(spent);
  });
});

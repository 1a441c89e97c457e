import { RESET_CODE } from '@rawi/model/constants';
import { LIMITS } from '@rawi/model/limits';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { codeLimits } from '../allowances/account-limits.ts';
import { type ResetDesk, resetDesk } from '../testing/reset-desk.ts';
import { type Scene, scene } from '../testing/scene.ts';

vi.setConfig({ testTimeout: 60_000 });

const EMAIL = 'layla@example.com';
const OWNER = 'the-marker-of-the-owner';
const STRANGER = 'the-marker-of-a-stranger';
const PASSWORD = 'Writer+456';
const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const AT_HOME = '203.0.113.1';

let backend: EmulatedFirestore;
let stage: Scene;
let desk: ResetDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('reset-strangers');
});
beforeEach(begin);
afterAll(() => backend.stop());

function begin(): void {
  backend.clear();
  stage = scene(backend.firestore);
  stage.auth.add({ uid: 'layla', email: EMAIL });
  desk = resetDesk(stage, EMAIL);
}
const refused = (code: string, more: object = {}) => ({ details: { code, ...more } });
/** What is done from another network, or from several. */
async function from<T>(origin: string, act: () => Promise<T>): Promise<T> {
  stage.origin = origin;
  try {
    return await act();
  } finally {
    stage.origin = AT_HOME;
  }
}
/** Lets strangers of many networks ask until no mail goes to the address any more. Returns what they caused to be mailed. */
async function spendAllMails() {
  const mails: { readonly mailed: 'code' | 'link'; readonly secret: string }[] = [];
  for (let network = 0; mails.length < RESET_CODE.perAddressPerDayFromAll; network += 1) {
    for (let count = 0; count < RESET_CODE.perAddressPerDay; count += 1) {
      if (mails.length === RESET_CODE.perAddressPerDayFromAll) break;
      mails.push(await from(`198.51.100.${network}`, () => desk.ask(`${STRANGER}-${network}`)));
      stage.pass(RESET_CODE.resendSeconds);
    }
  }
  return mails;
}
const changed = () => stage.auth.accounts.get('layla')?.password === PASSWORD;

describe('strangers who know an owner’s address', () => {
  it.each([STRANGER, undefined])(
    'cannot spend the tries of the owner’s code (their marker: %s)',
    async (marker) => {
      const { secret: code } = await desk.ask(OWNER);
      for (let count = 0; count < 5; count += 1) {
        const wrong = desk.tryCode(String(900_000 + count), marker);
        await expect(wrong).rejects.toMatchObject(refused('code-expired'));
      }
      const { ticket } = await desk.tryCode(code, OWNER);
      await desk.setPassword(ticket, PASSWORD);
      expect(changed()).toBe(true);
    },
  );

  it('cannot use the owner’s code, not even by its right digits', async () => {
    const { secret: code } = await desk.ask(OWNER);
    await expect(desk.tryCode(code, STRANGER)).rejects.toMatchObject(refused('code-expired'));
    await expect(desk.tryCode(code, undefined)).rejects.toMatchObject(refused('code-expired'));
  });

  it('void no code of the owner’s by asking for others, as often as they may', async () => {
    const { secret: code } = await desk.ask(OWNER);
    for (let count = 0; count < RESET_CODE.perAddressPerDay; count += 1) {
      await from('198.51.100.1', () => desk.ask(STRANGER));
      if (count < RESET_CODE.perAddressPerDay - 1) stage.pass(RESET_CODE.resendSeconds);
    }
    const { ticket } = await desk.tryCode(code, OWNER);
    await desk.setPassword(ticket, PASSWORD);
    expect(changed()).toBe(true);
  });

  it('of one network leave the owner a mail that works, whatever they asked for before', async () => {
    for (let count = 0; count < RESET_CODE.perAddressPerDay; count += 1) {
      await from('198.51.100.1', () => desk.ask(STRANGER));
      stage.pass(RESET_CODE.resendSeconds);
    }
    const more = from('198.51.100.1', () => desk.ask(STRANGER));
    await expect(more).rejects.toMatchObject(refused('too-many-today'));
    const { mailed, secret } = await desk.ask(OWNER);
    expect(mailed).toBe('link');
    const { ticket } = await desk.openLink(secret);
    await desk.setPassword(ticket, PASSWORD);
    expect(changed()).toBe(true);
  });

  it('who spend all mails of the day have filled the owner’s mailbox with links that work all day', async () => {
    const mails = await spendAllMails();
    await expect(desk.ask(OWNER)).rejects.toMatchObject(refused('too-many-today'));
    const waited = mails.length * RESET_CODE.resendSeconds;
    stage.pass(RESET_CODE.linkHours * HOUR - waited);
    // The window of the first mail is about to end: until then nobody can ask, and then the owner can.
    const links = mails.filter(({ mailed }) => mailed === 'link');
    expect(links).toHaveLength(RESET_CODE.perAddressPerDayFromAll - RESET_CODE.codesPerAddressPerDay);
    const { ticket } = await desk.openLink(links[0]?.secret ?? '');
    await desk.setPassword(ticket, PASSWORD);
    expect(changed()).toBe(true);
  });

  it('who spend the codes of everybody keep nobody from a new password: links are mailed instead', async () => {
    const [, ofAll] = codeLimits(stage, EMAIL);
    const expiresAt = new Date(stage.now().getTime() + DAY * 1000);
    const spent = { count: RESET_CODE.perDay, lastAt: stage.now(), expiresAt };
    await backend.firestore.doc(`limits/${ofAll?.key}`).set(spent);
    const { mailed, secret } = await desk.ask(OWNER);
    expect(mailed).toBe('link');
    expect(await desk.openLink(secret)).toHaveProperty('email', EMAIL);
  });
});

describe('guessing a code', () => {
  it('of an address succeeds in a day with less than 1 in 100,000, whatever networks and browsers guess', () => {
    const [ofAddress] = codeLimits(stage, EMAIL);
    const guesses = (ofAddress?.max ?? Number.POSITIVE_INFINITY) * RESET_CODE.tries;
    expect(guesses / 10 ** LIMITS.resetCodeDigits).toBeLessThan(1 / 100_000);
    // No day that begins at any moment sees the tries of more codes: a code is tried until it expires.
    expect(ofAddress?.isRolling).toBe(true);
    expect(ofAddress?.windowSeconds).toBeGreaterThanOrEqual(DAY + RESET_CODE.validMinutes * 60);
    // Links are mailed for as long as mails are counted, so that one of them is valid whenever no mail can be asked for.
    expect(RESET_CODE.linkHours * HOUR).toBeGreaterThanOrEqual(DAY);
  });

  /** How many tries of a code are answered as such. */
  async function guessesOf(origin: string, marker: string): Promise<number> {
    let guesses = 0;
    for (let count = 0; count < RESET_CODE.tries + 1; count += 1) {
      const answer = await from(origin, () => desk.tryCode(`90000${count}`, marker)).catch(
        (error: { details: { code: string; triesLeft?: number } }) => error.details,
      );
      const isLastTry =
        'code' in answer && answer.code === 'code-tries-spent' && count === RESET_CODE.tries - 1;
      if ('triesLeft' in answer || isLastTry) guesses += 1;
    }
    return guesses;
  }

  it('has no more guesses a day than that, whoever asks and tries from wherever', async () => {
    let guesses = 0;
    const began = stage.now().getTime();
    const isSameDay = () => stage.now().getTime() - began < DAY * 1000;
    for (let network = 0; isSameDay(); network += 1) {
      const origin = `198.51.100.${network % 250}`;
      const marker = `${STRANGER}-${network}`;
      const mail = await from(origin, () => desk.ask(marker)).catch(() => undefined);
      if (mail) guesses += await guessesOf(origin, marker);
      stage.pass(HOUR / 2);
    }
    expect(guesses).toBe(RESET_CODE.codesPerAddressPerDay * RESET_CODE.tries);
  });
});

describe('an unknown address', () => {
  it('is answered, counted and written like a known one, for codes and for links', async () => {
    const unknown = 'nobody@example.com';
    const seen = [];
    for (const email of [EMAIL, unknown]) {
      const answers: unknown[] = [];
      backend.resetBilling();
      for (let count = 0; count <= RESET_CODE.codesPerAddressPerDay; count += 1) {
        answers.push((await desk.ask(OWNER, email)).mailed);
        stage.pass(RESET_CODE.resendSeconds);
      }
      answers.push(await desk.tryCode('900001', OWNER, email).catch((error: unknown) => error));
      answers.push(await desk.tryCode('900001', STRANGER, email).catch((error: unknown) => error));
      seen.push(answers.map((answer) => (answer instanceof Error ? Reflect.get(answer, 'details') : answer)));
    }
    expect(seen[0]).toEqual(seen[1]);
    const codes = (await backend.firestore.collection('resetCodes').get()).docs;
    expect(codes).toHaveLength(2);
    expect(Object.keys(codes[0]?.data() ?? {}).toSorted()).toEqual(
      Object.keys(codes[1]?.data() ?? {}).toSorted(),
    );
    const mails = (await backend.firestore.collection('outbox').get()).docs.map((mail) => mail.get('to'));
    expect(mails.filter((to) => to === null)).toHaveLength(RESET_CODE.codesPerAddressPerDay + 1);
  });

  it('takes the reads and writes of a known one in each call', async () => {
    const billed = async (email: string) => {
      await desk.ask(OWNER, email);
      stage.pass(RESET_CODE.resendSeconds);
      const calls = [
        () => desk.tryCode('900001', OWNER, email).catch(() => {}),
        () => desk.tryCode('900001', STRANGER, email).catch(() => {}),
      ];
      const all = [];
      for (const call of calls) {
        backend.resetBilling();
        await call();
        all.push(backend.billing());
      }
      return all;
    };
    expect(await billed(EMAIL)).toEqual(await billed('nobody@example.com'));
  });
});

describe('the owner', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('ask' as const), network: fc.nat(6) }),
    fc.record({ kind: fc.constant('guess' as const), network: fc.nat(6) }),
    fc.record({ kind: fc.constant('open' as const), network: fc.nat(6) }),
    fc.record({ kind: fc.constant('wait' as const), network: fc.nat(6) }),
  );
  const strangers = fc.array(step, { maxLength: 12 });

  /** What a stranger of a network does; whatever is refused is refused. */
  async function act({ kind, network }: { kind: 'ask' | 'guess' | 'open' | 'wait'; network: number }) {
    const marker = network === 0 ? undefined : `${STRANGER}-${network}`;
    await from(network === 6 ? AT_HOME : `198.51.100.${network}`, async () => {
      if (kind === 'ask') await desk.ask(marker);
      if (kind === 'guess') await desk.tryCode('900001', marker);
      if (kind === 'open') await desk.openLink(`layla.${'x'.repeat(43)}`);
    }).catch(() => {});
    if (kind === 'wait') stage.pass(20);
  }

  it('finishes with the code of their own browser within its time, whatever strangers do before, between and after', async () => {
    const law = fc.asyncProperty(strangers, strangers, strangers, async (before, between, after) => {
      begin();
      for (const each of before) await act(each);
      stage.pass(RESET_CODE.resendSeconds);
      const asked = await desk.ask(OWNER).catch((error: unknown) => error);
      // Only a neighbour of the owner’s own network can have asked as often as that one may.
      if (asked instanceof Error) return expect(asked).toMatchObject(refused('too-many-today'));
      const { mailed, secret } = asked as Awaited<ReturnType<ResetDesk['ask']>>;
      for (const each of between) await act(each);
      const { ticket } = mailed === 'code' ? await desk.tryCode(secret, OWNER) : await desk.openLink(secret);
      for (const each of after) await act(each);
      await desk.setPassword(ticket, PASSWORD);
      expect(changed()).toBe(true);
    });
    await fc.assert(law, { numRuns: 8 });
  });
});

import { MAIL_LEASE_SECONDS, MAIL_TRIES, type Mail } from '@rawi/model/truth/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { mailRef, queuedMail } from '../data/outbox.ts';
import { type OutgoingMail, UncertainDelivery } from '../mail/send-mail.ts';
import { sweepOutbox } from '../schedules/sweep-outbox.ts';
import { seal } from '../secrets/seal.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { type Delivery, deliverMail } from './deliver-mail.ts';

let backend: EmulatedFirestore;
let stage: Scene;
let sent: OutgoingMail[];
beforeAll(async () => {
  backend = await emulatedFirestore('deliver-mail');
});
beforeEach(() => {
  backend.clear();
  stage = scene(backend.firestore);
  sent = [];
});
afterAll(() => backend.stop());

async function queue(mail: Partial<Mail> = {}): Promise<void> {
  const { firestore, now, hashKey } = stage;
  const base = {
    kind: 'resetCode',
    to: 'layla@example.com',
    locale: 'en',
    sealed: seal(hashKey, 'mail', '123456'),
  } as const;
  await mailRef(firestore, 'one').set({ ...queuedMail(base, now()), ...mail });
}
const stored = async () => (await mailRef(stage.firestore, 'one').get()).data();
const delivery = (send?: Delivery['send']): Delivery => ({
  firestore: stage.firestore,
  now: stage.now,
  hashKey: stage.hashKey,
  site: 'https://rawi.test',
  contact: 'help@rawi.test',
  send: send ?? (async (mail) => void sent.push(mail)),
});
const failing = () =>
  delivery(async () => {
    throw new Error('421 try later');
  });

describe('a mail of the outbox', () => {
  it('is sent with its code, which is then forgotten', async () => {
    await queue();
    await deliverMail(delivery(), 'one');
    expect(sent).toMatchObject([{ id: 'one', to: 'layla@example.com' }]);
    expect(sent[0]?.text).toContain('123456');
    expect(await stored()).toMatchObject({ state: 'sent', sealed: null, tries: 1, endedAt: stage.now() });
  });

  it('is sent once, however often its task comes, one after the other or at once', async () => {
    await queue();
    await Promise.all([1, 2, 3].map(() => deliverMail(delivery(), 'one')));
    await deliverMail(delivery(), 'one');
    expect(sent).toHaveLength(1);
  });

  it('to nobody is dropped', async () => {
    await queue({ to: null });
    await deliverMail(delivery(), 'one');
    expect(sent).toEqual([]);
    expect(await stored()).toMatchObject({ state: 'dropped', sealed: null });
  });

  it('that does not exist is no fault', async () => {
    await expect(deliverMail(delivery(), 'none')).resolves.toBeUndefined();
  });

  it('that fails asks the queue to come again, and is sent then', async () => {
    await queue();
    await expect(deliverMail(failing(), 'one')).rejects.toThrow('421');
    expect(await stored()).toMatchObject({ state: 'queued', tries: 1, error: '421 try later' });
    await deliverMail(delivery(), 'one');
    expect(await stored()).toMatchObject({ state: 'sent', tries: 2, error: null });
  });

  it('is parked with its error after the last try', async () => {
    await queue({ tries: MAIL_TRIES - 1 });
    await deliverMail(failing(), 'one');
    expect(await stored()).toMatchObject({ state: 'parked', tries: MAIL_TRIES, error: '421 try later' });
    await deliverMail(delivery(), 'one');
    expect(sent).toEqual([]);
  });

  it('is never sent again when nobody knows whether it went', async () => {
    await queue();
    const cut = delivery(async () => {
      throw new UncertainDelivery('the line was cut');
    });
    await deliverMail(cut, 'one');
    expect(await stored()).toMatchObject({ state: 'parked', error: 'the line was cut' });
  });

  it('is left to the worker who holds it, and parked where that one died', async () => {
    await queue({
      state: 'sending',
      tries: 1,
      leaseUntil: new Date(stage.now().getTime() + MAIL_LEASE_SECONDS * 1000),
    });
    await deliverMail(delivery(), 'one');
    expect(await stored()).toMatchObject({ state: 'sending' });
    stage.pass(MAIL_LEASE_SECONDS);
    await deliverMail(delivery(), 'one');
    expect(await stored()).toMatchObject({ state: 'parked', error: expect.stringContaining('not known') });
    expect(sent).toEqual([]);
  });
});

describe('the sweep of the outbox', () => {
  const swept: string[] = [];
  const sweep = () => {
    swept.length = 0;
    return sweepOutbox(stage.firestore, stage.now(), async (id) => void swept.push(id));
  };

  it('finds what was lost, and only that', async () => {
    await queue();
    expect(await sweep()).toBe(0);
    stage.pass(MAIL_LEASE_SECONDS * 5 + 1);
    expect(await sweep()).toBe(1);
    expect(swept).toEqual(['one']);
    await queue({ state: 'sending', leaseUntil: new Date(stage.now().getTime() - 1) });
    expect(await sweep()).toBe(1);
    await queue({ state: 'sent' });
    expect(await sweep()).toBe(0);
  });
});

import { paths } from '@rawi/model/paths';
import type { MailStop } from '@rawi/model/truth/mail-stop';
import { MAIL_STOPPED_DAYS } from '@rawi/model/truth/mail-stopped';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { inboxRef, userRef } from '../data/users.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { mailStopRef } from './mail-stops.ts';
import { type MailboxNews, noteMailbox, settleMailbox } from './note-mailbox.ts';

const EMAIL = 'layla@example.com';

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('note-mailbox');
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  stage.auth.add({ uid: 'layla', email: EMAIL, emailVerified: true });
  const at = new Date(0);
  const settings = { ...DEFAULT_SETTINGS, notifications: { ...DEFAULT_SETTINGS.notifications, mail: true } };
  await userRef(backend.firestore, 'layla').set({
    fullName: 'Layla',
    locale: 'ar',
    settings,
    consentedAt: at,
    createdAt: at,
  });
  await inboxRef(backend.firestore, 'layla').set({ unread: 3 });
});

const note = (reason: MailboxNews['reason'], more: Partial<MailboxNews> = {}) =>
  noteMailbox(stage, { address: EMAIL, reason, at: stage.now(), ...more });
const stored = async (address = EMAIL): Promise<MailStop | undefined> =>
  (await mailStopRef(stage, address).get()).data();
const inbox = async () => (await inboxRef(backend.firestore, 'layla').get()).data();
const wantsDigests = async () =>
  (await userRef(backend.firestore, 'layla').get()).data()?.settings.notifications.mail;

describe('what becomes known of a mailbox', () => {
  it('is stored without the address, and said in the account', async () => {
    await note('bounce');
    expect(await stored()).toEqual({
      reason: 'bounce',
      since: stage.now(),
      trial: null,
      expiresAt: new Date(stage.now().getTime() + MAIL_STOPPED_DAYS * 24 * 60 * 60_000),
    });
    expect(await inbox()).toEqual({ unread: 3, mailStopped: { reason: 'bounce', since: stage.now() } });
    const [document] = (await backend.firestore.collection(paths.mailStops()).get()).docs;
    expect(document?.id).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(JSON.stringify([document?.id, document?.data()])).not.toMatch(/layla|example/);
    expect(await wantsDigests()).toBe(true);
  });

  it('changes nothing when it comes again, or late', async () => {
    const first = stage.now();
    await note('bounce');
    stage.pass(60);
    await note(null);
    await note('bounce', { at: first });
    await note('complaint', { at: first });
    expect(await stored()).toMatchObject({ reason: null, since: stage.now() });
    expect(await inbox()).toEqual({ unread: 3 });
    expect(await wantsDigests()).toBe(true);
  });

  it('is of now at the latest, whatever a provider’s clock says', async () => {
    await note('bounce', { at: new Date(stage.now().getTime() + 1e9) });
    expect((await stored())?.since).toEqual(stage.now());
    stage.pass(60);
    await note(null);
    expect((await stored())?.reason).toBeNull();
  });

  it('ends the daily mails with a complaint, once: whoever wants them again has them', async () => {
    await note('complaint');
    expect(await wantsDigests()).toBe(false);
    expect(await inbox()).toMatchObject({ mailStopped: { reason: 'complaint' } });
    await backend.firestore.doc(paths.user('layla')).update({ 'settings.notifications.mail': true });
    await note('complaint');
    expect(await wantsDigests()).toBe(true);
  });

  it('leaves a complaint to whoever reads a code, and ends it for whoever confirms the address', async () => {
    await note('complaint');
    stage.pass(60);
    await note(null, { keeps: 'complaint' });
    expect(await stored()).toMatchObject({ reason: 'complaint' });
    expect(await inbox()).toMatchObject({ mailStopped: { reason: 'complaint' } });
    await note(null);
    expect(await inbox()).toEqual({ unread: 3 });
  });

  it('of an address without an account is stored alone', async () => {
    await note('bounce', { address: 'nobody@example.com' });
    expect(await stored('nobody@example.com')).toMatchObject({ reason: 'bounce' });
    expect(await inbox()).toEqual({ unread: 3 });
    expect((await backend.firestore.collection(paths.users()).get()).size).toBe(1);
  });

  it('writes nothing where a mailbox that was never reported is confirmed', async () => {
    await note(null);
    await note(null, { address: 'nobody@example.com' });
    expect((await backend.firestore.collection(paths.mailStops()).get()).size).toBe(0);
  });

  it('is shown to the owner of a closed account, too, and to nobody whose account is being erased', async () => {
    stage.auth.add({ uid: 'layla', email: EMAIL, disabled: true });
    await note('bounce');
    expect(await inbox()).toMatchObject({ mailStopped: { reason: 'bounce' } });
    await userRef(backend.firestore, 'layla').delete();
    await inboxRef(backend.firestore, 'layla').delete();
    stage.pass(60);
    await note('bounce');
    expect(await inbox()).toBeUndefined();
  });
});

it('an account that moves to another address says what holds for that one', async () => {
  await note('bounce');
  await settleMailbox(stage, { uid: 'layla', address: 'other@example.com' });
  expect(await inbox()).toEqual({ unread: 3 });
  await settleMailbox(stage, { uid: 'layla', address: EMAIL });
  expect(await inbox()).toMatchObject({ mailStopped: { reason: 'bounce' } });
  stage.pass(MAIL_STOPPED_DAYS * 24 * 60 * 60);
  await settleMailbox(stage, { uid: 'layla', address: EMAIL });
  expect(await inbox()).toEqual({ unread: 3 });
});

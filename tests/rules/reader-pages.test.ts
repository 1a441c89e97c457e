import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { paths } from '@rawi/model/paths';
import { COMPANIONS, companionIds } from '@rawi/model/truth/limit-companion';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { deleteField, doc, serverTimestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, everyone, otherReader, people, reader, unverified } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const PROFILE = { fullName: 'Layla Haddad', locale: 'en', settings: DEFAULT_SETTINGS };
const PAGE = 'settings.publicPage';
const confirmed = people.filter(({ uid }) => uid !== unverified.uid);

const owner = runningSite('reader-pages', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await Promise.all(people.map(({ uid }) => owner.firestore.doc(paths.user(uid)).set(PROFILE)));
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const at = (actor: Actor, uid = actor.uid ?? 'nobody') =>
  doc(firestoreAs(environment, actor), paths.user(uid));
/** Turns somebody's page on with the companion that allows it; null leaves that out. */
function turnOn(
  actor: Actor,
  {
    uid = actor.uid ?? 'nobody',
    companion = {},
    changes = { [PAGE]: true },
  }: { uid?: string; companion?: object | null; changes?: object } = {},
): Promise<void> {
  const batch = writeBatch(firestoreAs(environment, actor));
  const allows = { at: serverTimestamp(), id: companionIds.page(uid), count: 1, ...companion };
  if (companion !== null)
    batch.set(doc(firestoreAs(environment, actor), paths.sent(actor.uid ?? 'nobody', 'page')), allows);
  batch.update(at(actor, uid), changes as never);
  return batch.commit();
}
const turnedOn = (uid: string) => owner.firestore.doc(paths.user(uid)).update({ [PAGE]: true });

describe('a page of one’s own', () => {
  it.each(confirmed)('is turned on and off by $name, whose address is confirmed', async (actor) => {
    await expectAllowed(turnOn(actor));
    await expectAllowed(updateDoc(at(actor), { [PAGE]: false }));
  });

  it('is turned on by nobody whose address is not confirmed, who may turn it off', async () => {
    await expectDenied(turnOn(unverified));
    await turnedOn(unverified.uid);
    await expectAllowed(updateDoc(at(unverified), { 'settings.colorMode': 'dark' }));
    await expectAllowed(updateDoc(at(unverified), { [PAGE]: false }));
  });

  it.each(everyone.filter(({ uid }) => uid !== reader.uid))(
    'is turned neither on nor off by $name for another',
    async (actor) => {
      await expectDenied(turnOn(actor, { uid: reader.uid }));
      await turnedOn(reader.uid);
      await expectDenied(updateDoc(at(actor, reader.uid), { [PAGE]: false }));
    },
  );

  it('is turned on by nobody who is muted, who keeps the one they have and may turn it off', async () => {
    const mutedUntil = new Date(Date.now() + 3_600_000);
    await owner.firestore.doc(paths.inbox(reader.uid)).set({ unread: 0, mutedUntil });
    await expectDenied(turnOn(reader));
    await turnedOn(reader.uid);
    await expectAllowed(updateDoc(at(reader), { 'settings.colorMode': 'dark' }));
    await expectAllowed(updateDoc(at(reader), { [PAGE]: false }));
    await owner.firestore.doc(paths.inbox(reader.uid)).set({ unread: 0, mutedUntil: new Date(0) });
    await expectAllowed(turnOn(reader));
  });

  it('is turned on with the companion that names it', async () => {
    await expectDenied(turnOn(reader, { companion: null }));
    await expectDenied(turnOn(reader, { companion: { id: companionIds.page(otherReader.uid) } }));
    await owner.firestore
      .doc(paths.sent(reader.uid, 'page'))
      .set({ at: new Date(Date.now() - 60_000), id: companionIds.page(reader.uid), count: 1 });
    // One of before is none.
    await expectDenied(turnOn(reader, { companion: null }));
    await expectDenied(
      turnOn(reader, { companion: null, changes: { settings: { ...DEFAULT_SETTINGS, publicPage: true } } }),
    );
  });

  it('is turned on so often a day, and off even then', async () => {
    const { perDay } = COMPANIONS.page;
    const midnight = new Date().setUTCHours(0, 0, 0, 0);
    const last = new Date(Math.max(midnight, Date.now() - 60_000));
    await owner.firestore
      .doc(paths.sent(reader.uid, 'page'))
      .set({ at: last, id: companionIds.page(reader.uid), count: perDay });
    expect(perDay).toBeLessThan(50);
    for (const count of [1, perDay, perDay + 1]) await expectDenied(turnOn(reader, { companion: { count } }));
    await turnedOn(reader.uid);
    await expectAllowed(updateDoc(at(reader), { [PAGE]: false }));
  });

  it.each(['yes', 1, null, [], {}])('is neither on nor off by %j', async (value) => {
    await expectDenied(turnOn(reader, { changes: { [PAGE]: value } }));
    await expectDenied(updateDoc(at(reader), { [PAGE]: value }));
  });

  it('may be missing, as in profiles that are older, and stays through other settings', async () => {
    await expectAllowed(updateDoc(at(reader), { [PAGE]: deleteField() }));
    await expectAllowed(updateDoc(at(reader), { 'settings.dataSaver': true }));
    await expectAllowed(turnOn(reader));
    await expectAllowed(updateDoc(at(reader), { 'settings.dataSaver': false }));
  });
});

import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { DEVICE_SLOTS, PUSH_AUTH, PUSH_ENDPOINT, PUSH_PUBLIC_KEY, ZONE_NAME } from '@rawi/model/truth/push';
import { deleteDoc, deleteField, doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyone, type Person, people, reader, signedIn } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment, rulesFile } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const BEGAN = 1_800_000_000;
const KEY = `B${'a'.repeat(86)}`;

const owner = runningSite('push-rules', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(() => environment.clearFirestore());
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const own = (person: Person) =>
  doc(firestoreAs(environment, signedIn(person, BEGAN)), paths.pushDevices(person.uid));
const saves = (count: unknown = 1) => ({ saves: { at: serverTimestamp(), count } });
const device = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/one',
  p256dh: KEY,
  auth: 'a'.repeat(22),
  key: KEY,
  browser: 'firefox',
  system: 'linux',
  addedAt: new Date(0),
  signedInAt: BEGAN,
};
const quiet = { from: 22, until: 8, zone: 'Asia/Riyadh' };
const whole = (devices: object = { '0': device }) => ({ devices, quiet: null, ...saves() });
const store = (uid: string, data: object) => owner.firestore.doc(paths.pushDevices(uid)).set(data);

describe.each(people)('$name, who is notified on devices', (actor) => {
  it('adds one, changes the quiet hours, and takes all of them out', async () => {
    await expectAllowed(getDoc(own(actor)));
    await expectAllowed(setDoc(own(actor), whole()));
    await expectAllowed(updateDoc(own(actor), { quiet, ...saves(2) }));
    await expectAllowed(updateDoc(own(actor), { 'devices.9': device, ...saves(3) }));
    await expectAllowed(updateDoc(own(actor), { 'devices.0': deleteField(), ...saves(4) }));
    await expectAllowed(updateDoc(own(actor), { devices: {}, quiet: null, ...saves(5) }));
    await expectDenied(deleteDoc(own(actor)));
  });
});

describe('the places of devices', () => {
  it('are ten', async () => {
    const all = Object.fromEntries(DEVICE_SLOTS.map((slot) => [slot, device]));
    await expectDenied(setDoc(own(reader), whole({ ...all, '10': device })));
    await expectDenied(setDoc(own(reader), whole([device])));
    await expectAllowed(setDoc(own(reader), whole(all)));
  });

  it.each(DEVICE_SLOTS)('hold at %s what a device is and nothing else', async (slot) => {
    await expectDenied(
      setDoc(own(reader), whole({ [slot]: { ...device, endpoint: 'https://evil.example/x' } })),
    );
  });

  it.each<[string, object]>([
    ['an address without TLS', { endpoint: 'http://fcm.googleapis.com/x' }],
    ['an address of this network', { endpoint: 'https://127.0.0.1/x' }],
    ['another port', { endpoint: 'https://fcm.googleapis.com:444/x' }],
    ['a host that begins like one', { endpoint: 'https://fcm.googleapis.com.evil.example/x' }],
    ['a name before the host', { endpoint: 'https://fcm.googleapis.com@evil.example/x' }],
    ['a key that is none', { p256dh: 'short' }],
    ['a secret that is none', { auth: 'short' }],
    ['no key of ours', { key: '' }],
    ['an unknown browser', { browser: 'Lynx' }],
    ['an unknown system', { system: 'Plan 9' }],
    ['a time that is none', { addedAt: 'now' }],
    ['another session', { signedInAt: BEGAN - 1 }],
    ['more', { note: 'More' }],
  ])('take no device with %s', async (_, wrong) => {
    await expectDenied(setDoc(own(reader), whole({ '3': { ...device, ...wrong } })));
  });

  it('take nothing in the place of a device', async () => {
    await expectDenied(setDoc(own(reader), whole({ '3': null })));
    await store(reader.uid, { devices: { '0': device }, quiet: null });
    await expectDenied(updateDoc(own(reader), { 'devices.0': null, ...saves() }));
  });

  it('keep the device of another session as it is', async () => {
    const other = { ...device, signedInAt: BEGAN - 100 };
    await store(reader.uid, { devices: { '0': other }, quiet: null });
    await expectAllowed(updateDoc(own(reader), { 'devices.1': device, ...saves() }));
    await expectDenied(updateDoc(own(reader), { 'devices.0.auth': 'b'.repeat(22), ...saves(2) }));
  });
});

it.each<[string, unknown]>([
  ['no map', 'always'],
  ['an hour too many', { ...quiet, until: 24 }],
  ['an hour too few', { ...quiet, from: -1 }],
  ['half an hour', { ...quiet, from: 21.5 }],
  ['no zone', { ...quiet, zone: '' }],
  ['more', { ...quiet, note: 'More' }],
])('quiet hours with %s are none', async (_, wrong) => {
  await expectDenied(setDoc(own(reader), { ...whole(), quiet: wrong }));
});

it('a day has so many changes, and an ended session none', async () => {
  await expectDenied(setDoc(own(reader), { devices: {}, quiet: null }));
  await store(reader.uid, { devices: {}, quiet: null, saves: { at: new Date(), count: LIMITS.daily.saves } });
  await expectDenied(updateDoc(own(reader), { quiet, ...saves(LIMITS.daily.saves + 1) }));
  await store(reader.uid, { devices: {}, quiet: null });
  await owner.firestore
    .doc(paths.inbox(reader.uid))
    .set({ unread: 0, sessionsValidAfter: new Date(ENDED * 1000) });
  await expectDenied(updateDoc(own(reader), { quiet, ...saves() }));
});

describe.each(everyone.filter(({ uid }) => uid !== reader.uid))('$name', (actor) => {
  it('neither reads nor writes where somebody else is notified', async () => {
    await store(reader.uid, { devices: {}, quiet: null });
    const theirs = doc(firestoreAs(environment, actor), paths.pushDevices(reader.uid));
    await expectDenied(getDoc(theirs));
    await expectDenied(setDoc(theirs, whole()));
    await expectDenied(updateDoc(theirs, { devices: {}, ...saves() }));
    await expectDenied(getDoc(doc(firestoreAs(environment, actor), paths.push(actor.uid ?? 'nobody'))));
  });
});

it.each([
  `device.endpoint.matches('${PUSH_ENDPOINT}')`,
  `device.p256dh.matches('${PUSH_PUBLIC_KEY}')`,
  `device.key.matches('${PUSH_PUBLIC_KEY}')`,
  `device.auth.matches('${PUSH_AUTH}')`,
  `quiet.zone.matches('${ZONE_NAME}')`,
])('the rules have the pattern of the model: %s', (pattern) => {
  expect(rulesFile('firestore.rules')).toContain(pattern);
});

import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLOR_MODES } from '@rawi/model/constants';
import { LOCALES } from '@rawi/model/lists/locales';
import { paths } from '@rawi/model/paths';
import { CHILDRENS_WISH } from '@rawi/model/rating/decide-showing';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { type Actor, everyone, reader, unverified } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const PROFILE = {
  fullName: 'Layla Haddad',
  gender: 'female',
  dateOfBirth: '1999-02-28',
  nationality: 'EG',
  photo: { color: '#000000' },
  photoUpload: { id: 'one', result: 'done' },
  locale: 'en',
  settings: DEFAULT_SETTINGS,
  consentedAt: new Date('2026-01-01T00:00:00Z'),
  createdAt: new Date('2026-01-01T00:00:00Z'),
};
const OWN = paths.user(reader.uid);
const INBOX = paths.inbox(reader.uid);
const others = everyone.filter(({ uid }) => uid !== reader.uid);

const owner = runningSite('users', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await owner.firestore.doc(OWN).set(PROFILE);
  await owner.firestore.doc(paths.user(unverified.uid)).set(PROFILE);
  await owner.firestore.doc(INBOX).set({ unread: 2 });
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const firestoreOf = (actor: Actor) => firestoreAs(environment, actor);
const own = () => doc(firestoreOf(reader), OWN);

describe('a person', () => {
  it('reads their own profile and inbox', async () => {
    await expectAllowed(getDoc(own()));
    await expectAllowed(getDoc(doc(firestoreOf(reader), INBOX)));
    await expectAllowed(getDoc(doc(firestoreOf(reader), `${OWN}/state/library`)));
  });

  it('lists neither profiles nor what functions keep for them', async () => {
    await expectDenied(getDocs(query(collection(firestoreOf(reader), 'users'), limit(1))));
    await expectDenied(getDocs(query(collection(firestoreOf(reader), `${OWN}/state`), limit(1))));
  });

  it('chooses none of them while a day’s choices are used up', async () => {
    const pause = (until: number) =>
      owner.firestore.doc(INBOX).set({ unread: 2, pausedUntil: { choices: new Date(until) } });
    await pause(Date.now() + 3_600_000);
    await expectDenied(updateDoc(own(), { locale: 'ar' }));
    await pause(Date.now() - 1000);
    await expectAllowed(updateDoc(own(), { locale: 'ar' }));
  });

  it('chooses language and settings, verified or not', async () => {
    await expectAllowed(updateDoc(own(), { locale: 'ar' }));
    await expectAllowed(
      updateDoc(own(), { settings: { ...DEFAULT_SETTINGS, colorMode: 'dark', dataSaver: true } }),
    );
    await expectAllowed(updateDoc(own(), { 'settings.notifications.mail': true }));
    await expectAllowed(updateDoc(own(), { 'settings.notifications.lists': false }));
    // A profile that is older than this setting has none.
    await expectAllowed(updateDoc(own(), { 'settings.notifications.lists': deleteField() }));
    const other = doc(firestoreOf(unverified), paths.user(unverified.uid));
    await expectAllowed(updateDoc(other, { locale: 'ar' }));
  });

  it.each([
    { upTo: '18', blursFrom: null },
    { upTo: '18', blursFrom: '18' },
    { upTo: '16', blursFrom: '16' },
    CHILDRENS_WISH,
  ])('wants to be shown %j', async (wish) => {
    await expectAllowed(updateDoc(own(), { 'settings.wish': wish }));
    // A profile that is older than this setting has none.
    await expectAllowed(updateDoc(own(), { 'settings.wish': deleteField() }));
  });

  it.each(LOCALES)('sets the language %s', async (locale) => {
    await expectAllowed(updateDoc(own(), { locale }));
  });

  it.each(COLOR_MODES)('sets the colours %s', async (colorMode) => {
    await expectAllowed(updateDoc(own(), { 'settings.colorMode': colorMode }));
  });

  it('reads nothing beside or below what functions keep for them', async () => {
    for (const path of [`${OWN}/notes/one`, `${INBOX}/deeper/one`, `${OWN}/state/one/state/two`]) {
      await expectDenied(getDoc(doc(firestoreOf(reader), path)));
      await expectDenied(setDoc(doc(firestoreOf(reader), path), { unread: 0 }));
    }
  });

  it.each(['fr', '', 'EN', 7, null, ['en']])('sets no language %j', async (locale) => {
    await expectDenied(updateDoc(own(), { locale }));
  });

  it('keeps language and settings', async () => {
    await expectDenied(updateDoc(own(), { locale: deleteField() }));
    await expectDenied(updateDoc(own(), { settings: deleteField() }));
  });

  it.each([
    'colorMode',
    'dataSaver',
    'notifications',
    'notifications.chapters',
    'notifications.comments',
    'notifications.mail',
  ])('leaves no setting out: %s', async (field) => {
    await expectDenied(updateDoc(own(), { [`settings.${field}`]: deleteField() }));
  });

  it.each([
    ['colorMode', 'sepia'],
    ['colorMode', true],
    ['dataSaver', 'yes'],
    ['dataSaver', null],
    ['wish', true],
    ['wish', null],
    ['wish', {}],
    ['wish', { upTo: '18' }],
    ['wish.upTo', '21'],
    ['wish.upTo', 18],
    ['wish.blursFrom', '12'],
    ['wish.blursFrom', false],
    ['wish.extra', '18'],
    ['notifications', true],
    ['notifications.chapters', 1],
    ['notifications.comments', 'all'],
    ['notifications.lists', 'some'],
    ['notifications.lists', null],
    ['notifications.mail', []],
    ['extra', true],
    ['notifications.extra', true],
  ])('sets settings.%s to nothing else: %j', async (field, value) => {
    await expectDenied(updateDoc(own(), { [`settings.${field}`]: value }));
  });

  it.each([
    ['fullName', 'Somebody Else'],
    ['gender', 'male'],
    ['dateOfBirth', '2000-01-01'],
    ['nationality', 'FR'],
    ['photo', { width: 1 }],
    ['photoUpload', { id: 'x' }],
    ['consentedAt', new Date()],
    ['createdAt', new Date()],
  ])('changes no %s', async (field, value) => {
    await expectDenied(updateDoc(own(), { [field]: value }));
    await expectDenied(updateDoc(own(), { [field]: value, locale: 'ar' }));
    await expectDenied(updateDoc(own(), { [field]: deleteField() }));
  });

  it.each([
    'admin',
    'reviewer',
    'translator',
    'roles',
    'claims',
    'email_verified',
    'level',
    'professional',
    'followers',
  ])('gives themselves no %s', async (field) => {
    await expectDenied(updateDoc(own(), { [field]: true }));
    await expectDenied(setDoc(own(), { ...PROFILE, [field]: true }));
  });

  it('neither makes nor replaces nor deletes a profile, with or without consent', async () => {
    const { consentedAt: _consent, ...withoutConsent } = PROFILE;
    await expectDenied(setDoc(own(), { ...PROFILE, fullName: 'X' }));
    await expectDenied(setDoc(own(), withoutConsent));
    await expectDenied(deleteDoc(own()));
    await owner.firestore.doc(OWN).delete();
    await expectDenied(setDoc(own(), PROFILE));
    await expectDenied(setDoc(own(), withoutConsent));
    await expectDenied(updateDoc(own(), { locale: 'ar' }));
  });

  it('writes nothing that functions write for them', async () => {
    for (const path of [INBOX, `${OWN}/state/library`, `${OWN}/state/new`]) {
      await expectDenied(setDoc(doc(firestoreOf(reader), path), { unread: 0 }));
      await expectDenied(deleteDoc(doc(firestoreOf(reader), path)));
    }
    await expectDenied(updateDoc(doc(firestoreOf(reader), INBOX), { unread: 0 }));
    await expectDenied(updateDoc(doc(firestoreOf(reader), INBOX), { sessionsValidAfter: deleteField() }));
  });
});

describe.each(others)('$name, with somebody else’s profile', (actor) => {
  it('reads nothing', async () => {
    await expectDenied(getDoc(doc(firestoreOf(actor), OWN)));
    await expectDenied(getDoc(doc(firestoreOf(actor), INBOX)));
    await expectDenied(getDocs(query(collection(firestoreOf(actor), 'users'), limit(1))));
  });

  it('writes nothing', async () => {
    await expectDenied(setDoc(doc(firestoreOf(actor), paths.user('new')), PROFILE));
    await expectDenied(setDoc(doc(firestoreOf(actor), OWN), PROFILE));
    await expectDenied(updateDoc(doc(firestoreOf(actor), OWN), { locale: 'ar' }));
    await expectDenied(updateDoc(doc(firestoreOf(actor), OWN), { settings: DEFAULT_SETTINGS }));
    await expectDenied(deleteDoc(doc(firestoreOf(actor), OWN)));
    await expectDenied(setDoc(doc(firestoreOf(actor), INBOX), { unread: 0 }));
    await expectDenied(deleteDoc(doc(firestoreOf(actor), INBOX)));
  });
});

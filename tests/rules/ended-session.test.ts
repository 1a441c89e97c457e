import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { paths } from '@rawi/model/paths';
import { DEFAULT_SETTINGS } from '@rawi/model/truth/user';
import { deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { otherReader, type Person, people, reader, signedIn } from '../support/actors.ts';
import { billedReads } from '../support/billed-reads.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

/** The second in which every session of a person was ended. */
const ENDED = 1_900_000_000;
const PROFILE = { fullName: 'Layla Haddad', locale: 'en', settings: DEFAULT_SETTINGS };

const owner = runningSite('ended-session', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await Promise.all(people.map((actor) => store(paths.user(actor.uid), PROFILE)));
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const store = (path: string, data: object) => owner.firestore.doc(path).set(data);
const endSessions = ({ uid }: { readonly uid: string }, milliseconds = ENDED * 1000) =>
  store(paths.inbox(uid), { unread: 0, sessionsValidAfter: new Date(milliseconds) });

const signedInAt = (actor: Person, time: number | undefined) =>
  firestoreAs(environment, signedIn(actor, time));
const profileOf = (actor: Person, time: number | undefined) =>
  doc(signedInAt(actor, time), paths.user(actor.uid));
const write = (actor: Person, time: number | undefined) =>
  updateDoc(profileOf(actor, time), { locale: 'ar' });

describe.each(people)('a session of $name', (actor) => {
  it('writes while no session of theirs was ended: no inbox document', async () => {
    await expectAllowed(write(actor, 0));
  });

  it('writes while no session of theirs was ended: an inbox document without the time', async () => {
    await store(paths.inbox(actor.uid), { unread: 0, claimsChangedAt: new Date(ENDED * 1000) });
    await expectAllowed(write(actor, 0));
  });

  it('writes nothing once it was ended', async () => {
    await endSessions(actor);
    await expectDenied(write(actor, ENDED - 3600));
    await expectDenied(updateDoc(profileOf(actor, ENDED - 3600), { 'settings.colorMode': 'dark' }));
    await expectDenied(updateDoc(profileOf(actor, ENDED - 3600), { settings: DEFAULT_SETTINGS }));
  });

  it('writes when it began after the others were ended', async () => {
    await endSessions(actor);
    await expectAllowed(write(actor, ENDED + 1));
    await expectAllowed(updateDoc(profileOf(actor, ENDED + 1), { 'settings.colorMode': 'dark' }));
  });

  it.each([0, 1, 999])('goes on if it began in the very second, %i ms before the end', async (rest) => {
    await endSessions(actor, ENDED * 1000 + rest);
    await expectDenied(write(actor, ENDED - 1));
    await expectAllowed(write(actor, ENDED));
  });

  it('reads its profile and inbox once it was ended, and so learns of the end', async () => {
    await endSessions(actor);
    await expectAllowed(getDoc(profileOf(actor, ENDED - 1)));
    const firestore = signedInAt(actor, ENDED - 1);
    await expectAllowed(getDoc(doc(firestore, paths.inbox(actor.uid))));
  });

  it('does not make itself live again', async () => {
    await endSessions(actor);
    const firestore = signedInAt(actor, ENDED - 1);
    const inbox = doc(firestore, paths.inbox(actor.uid));
    await expectDenied(setDoc(inbox, { unread: 0 }));
    await expectDenied(updateDoc(inbox, { sessionsValidAfter: new Date(0) }));
    await expectDenied(deleteDoc(inbox));
  });
});

describe.each(people)('an account of $name that is closed', (actor) => {
  const close = () =>
    store(paths.inbox(actor.uid), {
      unread: 0,
      closed: { reason: 'rights', at: new Date(ENDED * 1000) },
      sessionsValidAfter: new Date(ENDED * 1000),
    });

  it('writes nothing, whenever its session began, and reads why', async () => {
    await close();
    for (const time of [ENDED - 1, ENDED, ENDED + 3600]) await expectDenied(write(actor, time));
    await expectAllowed(getDoc(doc(signedInAt(actor, ENDED + 1), paths.inbox(actor.uid))));
  });

  it('is not opened by its owner', async () => {
    await close();
    const inbox = doc(signedInAt(actor, ENDED + 1), paths.inbox(actor.uid));
    await expectDenied(updateDoc(inbox, { closed: null }));
    await expectDenied(deleteDoc(inbox));
    await expectDenied(getDoc(doc(signedInAt(actor, ENDED + 1), paths.closure(actor.uid))));
    await expectDenied(deleteDoc(doc(signedInAt(actor, ENDED + 1), paths.closure(actor.uid))));
  });
});

it('the end of somebody else’s sessions ends none of one’s own', async () => {
  await endSessions(otherReader);
  await expectAllowed(write(reader, 0));
});

it('a token that does not tell its time is live until the first end', async () => {
  await expectAllowed(write(reader, undefined));
  await endSessions(reader);
  await expectDenied(write(reader, undefined));
});

describe('the billed reads of a write', () => {
  it('are one, whether or not a session was ever ended', async () => {
    expect(await billedReads(PROJECT, () => write(reader, ENDED))).toBe(1);
    await endSessions(reader);
    expect(await billedReads(PROJECT, () => write(reader, ENDED))).toBe(1);
  });

  it('are none where something else is wrong', async () => {
    const wrong = () => expectDenied(updateDoc(profileOf(reader, ENDED), { locale: 'fr' }));
    expect(await billedReads(PROJECT, wrong)).toBe(0);
  });
});

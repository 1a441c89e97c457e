import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { type Actor, admin, everyone, reviewer, reviewers, STAFF, signedIn } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const FLAG = paths.commentFlag('one', 'a');
const AT = new Date('2026-01-01T00:00:00Z');

/** What admins list, with the query that they list it by, and a document of it. */
const LISTS: readonly [string, readonly QueryConstraint[], string, object][] = [
  ['staff', [orderBy('since')], paths.staff('somebody'), { roles: ['reviewer'], name: 'Rana', since: AT }],
  [
    'closures',
    [orderBy('at', 'desc')],
    paths.closure('somebody'),
    { reason: 'rights', name: 'Rana', at: AT, decisionId: 'one' },
  ],
  ['erasures', [where('stuck', '==', true)], paths.erasure('somebody'), { dueAt: AT, tries: 5, stuck: true }],
  ['audit', [orderBy('at', 'desc')], paths.audit('one'), { action: 'giveRole', by: 'one', at: AT }],
  [
    'outbox',
    [where('state', '==', 'parked')],
    paths.outboxMail('one'),
    { state: 'parked', to: 'a@rawi.test' },
  ],
  ['publications', [where('dueAt', '==', null)], paths.publication('one'), { dueAt: null, step: 'files' }],
];

const owner = runningSite('admins-rules', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  for (const [, , path, data] of LISTS) await owner.firestore.doc(path).set(data);
  await owner.firestore.doc(FLAG).set({ uid: 'reader-uid', waiting: true, since: AT });
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const list = (actor: Actor, name: string, ...constraints: QueryConstraint[]) =>
  getDocs(query(collection(firestoreAs(environment, actor), name), ...constraints));
const at = (actor: Actor, path: string) => doc(firestoreAs(environment, actor), path);

describe.each(LISTS)('%s', (name, constraints, path) => {
  it('is a short list for an admin', async () => {
    await expectAllowed(list(admin, name, ...constraints, limit(LIMITS.listQuery)));
    await expectDenied(list(admin, name, ...constraints, limit(LIMITS.listQuery + 1)));
    await expectDenied(list(admin, name, ...constraints));
  });

  it('is for live sessions', async () => {
    const sessionsValidAfter = new Date(ENDED * 1000);
    await owner.firestore.doc(paths.inbox(admin.uid)).set({ unread: 0, sessionsValidAfter });
    await expectAllowed(list(signedIn(admin, ENDED), name, ...constraints, limit(1)));
    await expectDenied(list(signedIn(admin, ENDED - 1), name, ...constraints, limit(1)));
  });

  it('is for whom the record calls an admin, whatever the token says', async () => {
    const record = owner.firestore.doc(paths.staff(admin.uid));
    await record.set({ ...STAFF[admin.uid], roles: ['reviewer'] });
    await expectDenied(list(admin, name, ...constraints, limit(1)));
    await record.delete();
    await expectDenied(list(admin, name, ...constraints, limit(1)));
    await record.set({ ...STAFF[admin.uid], roles: ['reviewer', 'admin'] });
    await expectAllowed(list(admin, name, ...constraints, limit(1)));
  });

  it('is for tokens that say so, whatever the record says', async () => {
    await owner.firestore
      .doc(paths.staff(reviewer.uid))
      .set({ ...STAFF[reviewer.uid], roles: ['reviewer', 'admin'] });
    await expectDenied(list(reviewer, name, ...constraints, limit(1)));
    for (const claim of ['true', 1, {}, null]) {
      const actor = { ...admin, token: { ...admin.token, admin: claim } };
      await expectDenied(list(actor, name, ...constraints, limit(1)));
    }
  });

  it.each(everyone.filter(({ uid }) => uid !== admin.uid))('is no list for $name', async (actor) => {
    await expectDenied(list(actor, name, ...constraints, limit(1)));
  });

  it.each(everyone)('is read one by one, and written, by nobody, so not by $name', async (actor) => {
    await expectDenied(getDoc(at(actor, path)));
    await expectDenied(setDoc(at(actor, path), { roles: ['admin'], name: 'Me', since: AT }));
    await expectDenied(setDoc(at(actor, `${name}/new`), { roles: ['admin'], name: 'Me', since: AT }));
    await expectDenied(deleteDoc(at(actor, path)));
  });
});

describe('the list of mails and of work', () => {
  it('is of what was given up', async () => {
    await owner.firestore.doc(paths.outboxMail('two')).set({ state: 'sent', to: 'b@rawi.test' });
    await owner.firestore.doc(paths.publication('two')).set({ dueAt: AT, step: 'files' });
    await expectDenied(list(admin, 'outbox', limit(1)));
    await expectDenied(list(admin, 'outbox', where('state', '==', 'sent'), limit(1)));
    await expectDenied(list(admin, 'publications', limit(1)));
    await expectDenied(list(admin, 'publications', where('dueAt', '<=', AT), limit(1)));
  });
});

describe('a comment that reviewers look at', () => {
  const waiting = [where('waiting', '==', true), orderBy('since')];

  it.each(reviewers)('is read and listed by the $name, in a live session', async (actor) => {
    await expectAllowed(getDoc(at(actor, FLAG)));
    await expectAllowed(list(actor, paths.commentFlags(), ...waiting, limit(LIMITS.listQuery)));
    await expectDenied(list(actor, paths.commentFlags(), ...waiting, limit(LIMITS.listQuery + 1)));
    const sessionsValidAfter = new Date(ENDED * 1000);
    await owner.firestore.doc(paths.inbox(actor.uid)).set({ unread: 0, sessionsValidAfter });
    await expectAllowed(getDoc(at(signedIn(actor, ENDED), FLAG)));
    await expectDenied(getDoc(at(signedIn(actor, ENDED - 1), FLAG)));
    await expectAllowed(list(signedIn(actor, ENDED), paths.commentFlags(), ...waiting, limit(1)));
    await expectDenied(list(signedIn(actor, ENDED - 1), paths.commentFlags(), ...waiting, limit(1)));
    await owner.firestore.doc(paths.staff(actor.uid)).delete();
    await expectDenied(getDoc(at(signedIn(actor, ENDED), FLAG)));
  });

  it.each(everyone.filter(({ uid }) => !reviewers.some((each) => each.uid === uid)))(
    'is not read by $name',
    async (actor) => {
      await expectDenied(getDoc(at(actor, FLAG)));
      await expectDenied(list(actor, paths.commentFlags(), ...waiting, limit(1)));
    },
  );

  it.each(everyone)('is written by nobody, so not by $name', async (actor) => {
    await expectDenied(setDoc(at(actor, FLAG), { waiting: false }));
    await expectDenied(setDoc(at(actor, paths.commentFlag('one', 'b')), { waiting: true }));
    await expectDenied(deleteDoc(at(actor, FLAG)));
  });
});

import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { paths } from '@rawi/model/paths';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { everyone } from '../support/actors.ts';
import { expectDenied } from '../support/expect-access.ts';
import { firestoreAs, rulesEnvironment } from '../support/rules-environment.ts';

/** Paths that only functions touch, that belong to somebody else, or that have no name at all. */
const CLOSED = [
  paths.invalidation('home'),
  paths.blog('a-roar'),
  'resetCodes/one',
  'linkTickets/one',
  'mailStops/one',
  'linkTickets/reader-uid',
  'limits/one',
  'counters/catalogue',
  'demo/catalogue',
  paths.viewCount('one-1-en_0_2026-01-01'),
  paths.viewKey('2026-01-01'),
  paths.viewSet('one'),
  'erasures/one',
  paths.fanOut('one'),
  'applications/one/revisions/one',
  'files/one/pages/one',
  'reports/one/answers/one',
  'users/somebody-else/limits/report',
  'users/somebody-else',
  'users/somebody-else/saved/one',
  'unheard-of/one',
  'unheard-of/one/deeper/two',
];

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore() as unknown as Firestore;
    for (const path of CLOSED) await setDoc(doc(firestore, path), { there: true });
  });
});
afterAll(() => environment.cleanup());

describe.each(everyone)('$name can do nothing', (actor) => {
  it.each(CLOSED)('at %s', async (path) => {
    const firestore = firestoreAs(environment, actor);
    const folder = collection(firestore, path.slice(0, path.lastIndexOf('/')));
    await expectDenied(getDoc(doc(firestore, path)));
    await expectDenied(getDoc(doc(firestore, `${path}-not-there`)));
    await expectDenied(getDocs(query(folder, limit(1))));
    await expectDenied(getDocs(folder));
    await expectDenied(setDoc(doc(firestore, `${path}-new`), { there: true }));
    await expectDenied(setDoc(doc(firestore, path), { there: false }));
    await expectDenied(updateDoc(doc(firestore, path), { there: false }));
    await expectDenied(deleteDoc(doc(firestore, path)));
  });
});

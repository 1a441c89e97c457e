import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { paths } from '@rawi/model/paths';
import { doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { reader } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';
import { CATALOGUE, HISTORY } from './choices.ts';

const MINUTE = 60_000;
const PATH = HISTORY.pathOf(reader.uid);

const owner = runningSite('history', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await Promise.all(CATALOGUE.map(([path, data]) => owner.firestore.doc(path).set(data)));
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const entry = (changes: object) => ({ ...HISTORY.valid(reader.uid), ...changes });
const keep = (changes: object) => setDoc(doc(firestoreAs(environment, reader), PATH), entry(changes));
const stored = (changes: object) => owner.firestore.doc(PATH).set(entry(changes));
const fromNow = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * MINUTE);

describe('the time of a place', () => {
  it('is the device’s: of any past, and up to five minutes ahead', async () => {
    await expectAllowed(keep({ readAt: fromNow(-100_000) }));
    await expectAllowed(keep({ readAt: fromNow(-1) }));
    await expectAllowed(keep({ readAt: fromNow(4) }));
  });

  it('is never further ahead: a clock that is wrong by a day is refused', async () => {
    await expectDenied(keep({ readAt: fromNow(6) }));
    await expectDenied(keep({ readAt: fromNow(24 * 60) }));
    await stored({ readAt: new Date(0) });
    await expectDenied(keep({ readAt: fromNow(6) }));
    await expectAllowed(keep({ readAt: serverTimestamp() }));
  });

  it('only moves forward', async () => {
    await stored({ readAt: new Date(1_000_000), page: 3 });
    await expectDenied(keep({ readAt: Timestamp.fromMillis(999_999), page: 9 }));
    await expectDenied(keep({ readAt: Timestamp.fromMillis(1_000_000), page: 9 }));
    await expectAllowed(keep({ readAt: Timestamp.fromMillis(1_000_001), page: 9 }));
  });
});

it('a finished chapter stays finished, on whatever page', async () => {
  await stored({ readAt: new Date(1000), finished: true });
  await expectDenied(keep({ finished: false, page: 2 }));
  await expectAllowed(keep({ finished: true, page: 2 }));
  await stored({ readAt: new Date(1000), finished: false });
  await expectAllowed(keep({ finished: false }));
});

it('a place stays with its comic', async () => {
  await stored({ readAt: new Date(1000) });
  const place = doc(firestoreAs(environment, reader), PATH);
  await expectDenied(updateDoc(place, { comicId: 'other', readAt: serverTimestamp() }));
  await expectAllowed(updateDoc(place, { slug: 'renamed', readAt: serverTimestamp() }));
});

describe('after all of it was cleared', () => {
  const clearedAt = (time: Date) =>
    owner.firestore.doc(paths.inbox(reader.uid)).set({ unread: 0, historyClearedAt: time });

  it('what was read before does not come back, whether the document is there or not', async () => {
    await clearedAt(new Date(1_000_000));
    await expectDenied(keep({ readAt: Timestamp.fromMillis(999_999) }));
    await expectDenied(keep({ readAt: Timestamp.fromMillis(1_000_000) }));
    await stored({ readAt: new Date(1000) });
    await expectDenied(keep({ readAt: Timestamp.fromMillis(999_999) }));
  });

  it('what is read later is kept', async () => {
    await clearedAt(new Date(1_000_000));
    await expectAllowed(keep({ readAt: Timestamp.fromMillis(1_000_001) }));
    await expectAllowed(keep({ readAt: serverTimestamp() }));
  });

  it('an inbox without the time clears nothing', async () => {
    await owner.firestore.doc(paths.inbox(reader.uid)).set({ unread: 0 });
    await expectAllowed(keep({ readAt: Timestamp.fromMillis(1) }));
  });
});

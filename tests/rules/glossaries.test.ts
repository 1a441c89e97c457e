import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { paths } from '@rawi/model/paths';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { type Actor, everyone, reader, reviewer, reviewers, translator } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const names = { comicId: 'simurgh', version: 1, terms: [] };
const owner = runningSite('glossaries-rules', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await owner.firestore.doc(paths.glossary('simurgh')).set(names);
  await owner.firestore.doc(paths.translator(translator.uid)).set({});
  for (const { uid } of reviewers)
    await owner.firestore.doc(paths.staff(uid)).set({ roles: ['reviewer', 'admin'] });
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const namesAs = (actor: Actor, comicId = 'simurgh') =>
  doc(firestoreAs(environment, actor), paths.glossary(comicId));
const readers: readonly Actor[] = [translator, ...reviewers];
const others = everyone.filter((actor) => !readers.includes(actor));
const endSessions = (uid: string) =>
  owner.firestore.doc(paths.inbox(uid)).set({ unread: 0, sessionsValidAfter: new Date(ENDED * 1000) });

describe('the names of a comic', () => {
  it.each(readers)('are read by $name, also where there are none yet', async (actor) => {
    await expectAllowed(getDoc(namesAs(actor)));
    await expectAllowed(getDoc(namesAs(actor, 'other')));
  });

  it.each(others)('are not read by $name', async (actor) => {
    await expectDenied(getDoc(namesAs(actor)));
  });

  it('need the role of a translator beside the record, which outlives it', async () => {
    await owner.firestore.doc(paths.translator(reader.uid)).set({});
    await expectDenied(getDoc(namesAs(reader)));
    await owner.firestore.doc(paths.translator(reader.uid)).delete();
  });

  it('need a live session and the record', async () => {
    await endSessions(translator.uid);
    await endSessions(reviewer.uid);
    await expectDenied(getDoc(namesAs(translator)));
    await expectDenied(getDoc(namesAs(reviewer)));
    await owner.firestore.doc(paths.inbox(translator.uid)).delete();
    await owner.firestore.doc(paths.translator(translator.uid)).delete();
    await expectDenied(getDoc(namesAs(translator)));
  });

  it.each(everyone)('are neither listed nor written by $name', async (actor) => {
    const all = collection(firestoreAs(environment, actor), paths.glossaries());
    await expectDenied(getDocs(query(all, limit(1))));
    await expectDenied(setDoc(namesAs(actor, 'other'), { ...names, comicId: 'other' }));
    await expectDenied(updateDoc(namesAs(actor), { version: 2 }));
    await expectDenied(deleteDoc(namesAs(actor)));
  });
});

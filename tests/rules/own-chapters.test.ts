import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { chapterGroup, paths } from '@rawi/model/paths';
import { collectionGroup, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, everyone, people, translator } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const owner = runningSite('own-chapters-rules', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
  await environment.clearFirestore();
  const publishedAt = new Date('2026-01-01T00:00:00Z');
  for (const { uid } of people) {
    for (const comic of ['one', 'two']) {
      const chapter = { number: 1, translator: { id: uid, name: uid }, publishedAt };
      await owner.firestore.doc(paths.chapter(comic, `${comic}-1-${uid}`)).set(chapter);
    }
  }
  await owner.firestore.doc(paths.chapter('one', 'one-2')).set({ number: 2, publishedAt });
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const all = (actor: Actor) => collectionGroup(firestoreAs(environment, actor), chapterGroup);
const by = (uid: string) => where('translator.id', '==', uid);
const newest = orderBy('publishedAt', 'desc');

describe.each(people)('$name', (actor) => {
  it('lists a few of the chapters that they have translated, of all comics', async () => {
    const own = query(all(actor), by(actor.uid), newest, limit(LIMITS.listQuery));
    await expectAllowed(getDocs(own));
    expect((await getDocs(own)).docs.map(({ id }) => id).toSorted()).toEqual([
      `one-1-${actor.uid}`,
      `two-1-${actor.uid}`,
    ]);
    await expectDenied(getDocs(query(all(actor), by(actor.uid), newest, limit(LIMITS.listQuery + 1))));
    await expectDenied(getDocs(query(all(actor), by(actor.uid), newest)));
  });
});

describe.each(everyone)('$name', (actor) => {
  it('walks through nobody else’s chapters, and not through all', async () => {
    const other = people.find(({ uid }) => uid !== actor.uid) ?? translator;
    await expectDenied(getDocs(query(all(actor), by(other.uid), newest, limit(1))));
    await expectDenied(getDocs(query(all(actor), limit(1))));
  });
});

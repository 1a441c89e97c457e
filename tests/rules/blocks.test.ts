import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { paths } from '@rawi/model/paths';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  everyone,
  otherReader,
  type Person,
  people,
  reader,
  translator,
  unverified,
  visitor,
} from '../support/actors.ts';
import { billedReads } from '../support/billed-reads.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';
import { comment, commentDesk } from './comment-desk.ts';

const owner = runningSite('blocks', PROJECT);
let environment: RulesTestEnvironment;
const desk = commentDesk(() => environment, owner.firestore);
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
const OTHER = translator;
const LIST = 'list-of-other';
beforeEach(async () => {
  await desk.prepare();
  await desk.storeComment('top', OTHER.uid);
  await desk.store(paths.publicList(LIST), { owner: { kind: 'person', uid: OTHER.uid, listId: 'own' } });
  await desk.store(paths.publicList('of-site'), { owner: { kind: 'site' } });
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const as = (person: Person) => firestoreAs(environment, person);
const block = (uid: string, otherUid: string) =>
  desk.store(paths.blockedPerson(uid, otherUid), { uid: otherUid, name: 'N', at: new Date(0) });
const answer = (person: Person, parent = 'top') =>
  desk.send(person, { answer: comment(person.uid, { parent }) });
const follow = (person: Person) =>
  setDoc(doc(as(person), paths.follow(person.uid, OTHER.uid)), {
    translatorId: OTHER.uid,
    name: 'Salma',
    at: serverTimestamp(),
  });
const followList = (person: Person, listId = LIST) =>
  setDoc(doc(as(person), paths.followedList(person.uid, listId)), {
    listId,
    name: 'A list',
    at: serverTimestamp(),
  });

/** Everybody who may answer and follow. */
const others = people.filter(({ uid }) => uid !== OTHER.uid && uid !== unverified.uid);

describe('beside a block', () => {
  it.each(others)('$name answers and follows whom nobody has blocked', async (person) => {
    await block(person.uid, 'somebody');
    await block('somebody', person.uid);
    await block('somebody', OTHER.uid);
    await expectAllowed(answer(person));
    await expectAllowed(follow(person));
    await expectAllowed(followList(person));
  });

  it.each(
    others.flatMap((person) => [
      { name: person.name, which: 'whom they have blocked', person, by: person.uid, of: OTHER.uid },
      { name: person.name, which: 'by whom they are blocked', person, by: OTHER.uid, of: person.uid },
    ]),
  )('$name neither answers nor follows somebody $which, until that is over', async ({ person, by, of }) => {
    await block(by, of);
    await expectDenied(answer(person));
    await expectDenied(follow(person));
    await expectDenied(followList(person));
    await owner.firestore.doc(paths.blockedPerson(by, of)).delete();
    await expectAllowed(answer(person));
    await expectAllowed(follow(person));
    await expectAllowed(followList(person));
  });

  it('they go on with what is theirs: a comment, an answer to somebody else, an edit, the end of a follow', async () => {
    await block(reader.uid, OTHER.uid);
    await block(OTHER.uid, reader.uid);
    await desk.storeComment('by-another', otherReader.uid);
    await desk.storeComment('own', reader.uid);
    await desk.storeComment('of-nobody', null);
    await desk.store(paths.follow(reader.uid, OTHER.uid), {
      translatorId: OTHER.uid,
      name: 'S',
      at: new Date(0),
    });
    await expectAllowed(desk.send(reader, { new: comment(reader.uid) }));
    for (const parent of ['by-another', 'own', 'of-nobody']) {
      await owner.firestore.doc(paths.sent(reader.uid, 'comment')).delete();
      await expectAllowed(desk.send(reader, { [`to-${parent}`]: comment(reader.uid, { parent }) }));
    }
    await expectAllowed(desk.edit(reader, 'own', {}));
    await expectDenied(follow(reader));
    await expectAllowed(deleteDoc(doc(as(reader), paths.follow(reader.uid, OTHER.uid))));
    await expectAllowed(followList(reader, 'of-site'));
  });

  it('nobody learns who has blocked them', async () => {
    await block(OTHER.uid, reader.uid);
    for (const actor of everyone.filter(({ uid }) => uid !== OTHER.uid))
      await expectDenied(
        getDoc(doc(firestoreAs(environment, actor), paths.blockedPerson(OTHER.uid, reader.uid))),
      );
    await expectAllowed(getDoc(doc(as(OTHER), paths.blockedPerson(OTHER.uid, reader.uid))));
    // A block that somebody makes up in the name of somebody else would be one.
    for (const actor of [visitor, reader])
      await expectDenied(
        setDoc(doc(firestoreAs(environment, actor), paths.blockedPerson(OTHER.uid, reader.uid)), {
          uid: reader.uid,
          name: 'N',
          at: serverTimestamp(),
        }),
      );
  });

  it('reads two documents more than without: seven for an answer, four for a follow', async () => {
    // The inbox of the session is one of them.
    await desk.store(paths.inbox(reader.uid), { unread: 0 });
    expect(await billedReads(PROJECT, () => answer(reader))).toBe(7);
    expect(await billedReads(PROJECT, () => follow(reader))).toBe(4);
    expect(await billedReads(PROJECT, () => followList(reader))).toBe(4);
  });
});

import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Actor,
  everyone,
  otherReader,
  people,
  reader,
  reviewer,
  reviewers,
  signedIn,
} from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { listOverRest } from '../support/rest-query.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';
import { COMIC, COMMENT } from './choices.ts';
import { commentDesk } from './comment-desk.ts';

const ENDED = 1_900_000_000;

const owner = runningSite('comment-reading', PROJECT);
let environment: RulesTestEnvironment;
const desk = commentDesk(() => environment, owner.firestore);
const { store, commentAt } = desk;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(() => desk.prepare());
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const at = (actor: Actor, path: string) => doc(firestoreAs(environment, actor), path);
const OWN = 'own';

describe('reading', () => {
  const commentsOf = (actor: Actor) => collection(firestoreAs(environment, actor), paths.comments(COMIC));
  const allComments = (actor: Actor) => collectionGroup(firestoreAs(environment, actor), 'comments');

  it.each(everyone)('is for $name: one, and a short list of one comic', async (actor) => {
    await expectAllowed(getDoc(commentAt(actor, COMMENT)));
    await expectAllowed(getDoc(commentAt(actor, 'gone')));
    const newest = orderBy('at', 'desc');
    await expectAllowed(getDocs(query(commentsOf(actor), newest, limit(LIMITS.listQuery))));
    await expectDenied(getDocs(query(commentsOf(actor), newest, limit(LIMITS.listQuery + 1))));
    await expectDenied(getDocs(commentsOf(actor)));
    expect(await listOverRest(actor, paths.comments(COMIC), { limit: 20, offset: 1 })).toBe(403);
    expect(await listOverRest(actor, paths.comments(COMIC), { limit: 20 })).toBe(200);
  });

  it.each(people)('of all comics is for $name: what they said themselves', async (actor) => {
    const own = where('uid', '==', actor.uid);
    const newest = orderBy('at', 'desc');
    await expectAllowed(getDocs(query(allComments(actor), own, newest, limit(LIMITS.listQuery))));
    await expectDenied(getDocs(query(allComments(actor), own, newest, limit(LIMITS.listQuery + 1))));
    await expectDenied(getDocs(query(allComments(actor), own, newest)));
  });

  it.each(everyone)('of all comics is not for $name: what somebody else said', async (actor) => {
    const other = actor.uid === reader.uid ? otherReader : reader;
    const newest = orderBy('at', 'desc');
    for (const uid of [other.uid, null]) {
      await expectDenied(getDocs(query(allComments(actor), where('uid', '==', uid), newest, limit(1))));
    }
    await expectDenied(getDocs(query(allComments(actor), limit(1))));
  });
});

describe('what was hidden', () => {
  const HIDDEN = paths.withheldComment(COMIC, OWN);
  beforeEach(() => store(HIDDEN, { uid: reader.uid, text: 'Bad words.', reason: 'insult' }));

  it('is read by its author', async () => {
    await expectAllowed(getDoc(at(reader, HIDDEN)));
  });

  it.each(reviewers)('is read by the $name in a live session', async (actor) => {
    await expectAllowed(getDoc(at(actor, HIDDEN)));
    const sessionsValidAfter = new Date(ENDED * 1000);
    await store(paths.inbox(actor.uid), { unread: 0, sessionsValidAfter });
    await expectAllowed(getDoc(at(signedIn(actor, ENDED), HIDDEN)));
    await expectDenied(getDoc(at(signedIn(actor, ENDED - 1), HIDDEN)));
  });

  it.each(everyone.filter(({ uid }) => uid !== reader.uid && !reviewers.some((each) => each.uid === uid)))(
    'is not read by $name',
    async (actor) => {
      await expectDenied(getDoc(at(actor, HIDDEN)));
    },
  );

  it('is one document, and nothing beside it is read', async () => {
    const beside = HIDDEN.replace(/text$/, 'other');
    await store(beside, { uid: reader.uid, text: 'Bad words.' });
    for (const actor of [reader, reviewer]) await expectDenied(getDoc(at(actor, beside)));
  });

  it.each(everyone)('is written and listed by nobody, so not by $name', async (actor) => {
    await expectDenied(setDoc(at(actor, HIDDEN), { uid: actor.uid ?? null, text: '' }));
    await expectDenied(updateDoc(at(actor, HIDDEN), { objection: { text: 'No.', at: serverTimestamp() } }));
    await expectDenied(deleteDoc(at(actor, HIDDEN)));
    await expectDenied(setDoc(at(actor, paths.withheldComment(COMIC, 'new')), { uid: actor.uid ?? null }));
    const folder = collection(firestoreAs(environment, actor), HIDDEN.slice(0, HIDDEN.lastIndexOf('/')));
    await expectDenied(getDocs(query(folder, where('uid', '==', actor.uid ?? null), limit(1))));
  });
});

import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COMMENT_INTERVAL_SECONDS } from '@rawi/model/constants';
import { paths } from '@rawi/model/paths';
import { companionIds } from '@rawi/model/truth/limit-companion';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, Timestamp, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { type Actor, everyone, people, reader, signedIn } from '../support/actors.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';
import { COMIC } from './choices.ts';
import { comment, commentDesk, type Fields, OTHER_COMIC } from './comment-desk.ts';

const ENDED = 1_900_000_000;

const owner = runningSite('comment-interval', PROJECT);
let environment: RulesTestEnvironment;
const desk = commentDesk(() => environment, owner.firestore);
const { send, store, commentAt, companionAt } = desk;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(() => desk.prepare());
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const at = (actor: Actor, path: string) => doc(firestoreAs(environment, actor), path);
const inbox = (data: Fields) => store(paths.inbox(reader.uid), { unread: 0, ...data });
const endSessions = () => inbox({ sessionsValidAfter: new Date(ENDED * 1000) });
const live = signedIn(reader, ENDED);
const ended = signedIn(reader, ENDED - 1);
const says = (changes: Fields) => send(reader, { new: comment(reader.uid, changes) });

describe('the interval', () => {
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

  it('is kept by the companion, which is written with the comment', async () => {
    await expectDenied(send(reader, { new: comment(reader.uid) }, null));
    await expectDenied(
      send(
        reader,
        { new: comment(reader.uid) },
        { at: serverTimestamp(), id: companionIds.comment('other', 'new') },
      ),
    );
    for (const other of ['new', `${COMIC}/new`]) {
      await expectDenied(send(reader, { new: comment(reader.uid) }, { at: serverTimestamp(), id: other }));
    }
    const id = companionIds.comment(COMIC, 'new');
    await expectDenied(send(reader, { new: comment(reader.uid) }, { at: Timestamp.fromMillis(0), id }));
    await store(paths.sent(reader.uid, 'comment'), { at: new Date(0), id });
    await expectDenied(send(reader, { new: comment(reader.uid) }, null));
    await expectAllowed(send(reader, { new: comment(reader.uid) }));
  });

  it(`is ${COMMENT_INTERVAL_SECONDS} seconds`, async () => {
    await store(paths.sent(reader.uid, 'comment'), {
      at: secondsAgo(COMMENT_INTERVAL_SECONDS - 10),
      id: 'a',
    });
    await expectDenied(says({}));
    await store(paths.sent(reader.uid, 'comment'), { at: secondsAgo(COMMENT_INTERVAL_SECONDS), id: 'a' });
    await expectAllowed(says({}));
    await expectDenied(send(reader, { next: comment(reader.uid) }));
  });

  it('lets no batch send two, in one comic or in two', async () => {
    await expectDenied(send(reader, { one: comment(reader.uid), two: comment(reader.uid) }));
    const batch = writeBatch(firestoreAs(environment, reader));
    const other = { ...(comment('')['comic'] as Fields), id: OTHER_COMIC };
    batch.set(commentAt(reader, 'same'), comment(reader.uid));
    batch.set(commentAt(reader, 'same', OTHER_COMIC), comment(reader.uid, { comic: other }));
    batch.set(companionAt(reader), { at: serverTimestamp(), id: companionIds.comment(COMIC, 'same') });
    await expectDenied(batch.commit());
  });

  it.each(people)('is kept by $name for themselves', async (actor) => {
    const sent = { at: serverTimestamp(), id: 'one' };
    for (const kind of ['comment', 'report'] as const) {
      await expectAllowed(setDoc(companionAt(actor, kind), sent));
      await expectAllowed(getDoc(companionAt(actor, kind)));
      await expectDenied(setDoc(companionAt(actor, kind), sent));
      await expectDenied(deleteDoc(companionAt(actor, kind)));
    }
  });

  it('is of nobody else, and of known kinds', async () => {
    const sent = { at: serverTimestamp(), id: 'one' };
    const path = paths.sent(reader.uid, 'comment');
    for (const actor of everyone.filter(({ uid }) => uid !== reader.uid)) {
      await owner.firestore.doc(path).delete();
      await expectDenied(setDoc(at(actor, path), sent));
      await store(path, { at: new Date(0), id: 'one' });
      await expectDenied(getDoc(at(actor, path)));
      await expectDenied(setDoc(at(actor, path), sent));
    }
    await expectDenied(setDoc(at(reader, paths.sent(reader.uid, 'follow')), sent));
  });

  it.each<[string, Fields]>([
    ['without a time', { id: 'one' }],
    ['at another time', { at: Timestamp.fromMillis(0), id: 'one' }],
    ['without an id', { at: serverTimestamp() }],
    ['with an empty id', { at: serverTimestamp(), id: '' }],
    ['with a long id', { at: serverTimestamp(), id: 'a'.repeat(501) }],
    ['with an id that is a number', { at: serverTimestamp(), id: 7 }],
    ['with more', { at: serverTimestamp(), id: 'one', more: 1 }],
  ])('is no companion %s', async (_, data) => {
    await expectDenied(setDoc(companionAt(reader), data));
    await store(paths.sent(reader.uid, 'comment'), { at: new Date(0), id: 'a' });
    await expectDenied(setDoc(companionAt(reader), data));
  });

  it('needs a session that was not ended', async () => {
    await endSessions();
    const sent = { at: serverTimestamp(), id: 'one' };
    await expectDenied(setDoc(companionAt(ended), sent));
    await expectAllowed(setDoc(companionAt(live), sent));
    await store(paths.sent(reader.uid, 'comment'), { at: new Date(0), id: 'a' });
    await expectDenied(setDoc(companionAt(ended), sent));
    await expectAllowed(setDoc(companionAt(live), sent));
  });
});

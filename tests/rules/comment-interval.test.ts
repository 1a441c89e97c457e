import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COMMENT_INTERVAL_SECONDS } from '@rawi/model/constants';
import { paths } from '@rawi/model/paths';
import { COMPANION_KINDS, COMPANIONS, companionIds } from '@rawi/model/truth/limit-companion';
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
        { at: serverTimestamp(), count: 1, id: companionIds.comment('other', 'new') },
      ),
    );
    for (const other of ['new', `${COMIC}/new`]) {
      await expectDenied(
        send(reader, { new: comment(reader.uid) }, { at: serverTimestamp(), count: 1, id: other }),
      );
    }
    const id = companionIds.comment(COMIC, 'new');
    await expectDenied(
      send(reader, { new: comment(reader.uid) }, { at: Timestamp.fromMillis(0), count: 1, id }),
    );
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
    batch.set(companionAt(reader), {
      at: serverTimestamp(),
      count: 1,
      id: companionIds.comment(COMIC, 'same'),
    });
    await expectDenied(batch.commit());
  });

  it.each(people)('is kept by $name for themselves', async (actor) => {
    const sent = { at: serverTimestamp(), count: 1, id: 'one' };
    for (const kind of COMPANION_KINDS) {
      await expectAllowed(setDoc(companionAt(actor, kind), sent));
      await expectAllowed(getDoc(companionAt(actor, kind)));
      await expectDenied(setDoc(companionAt(actor, kind), sent));
      await expectDenied(deleteDoc(companionAt(actor, kind)));
    }
  });

  it('is of nobody else, and of known kinds', async () => {
    const sent = { at: serverTimestamp(), count: 1, id: 'one' };
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
    ['without a time', { id: 'one', count: 1 }],
    ['at another time', { at: Timestamp.fromMillis(0), count: 1, id: 'one' }],
    ['without an id', { at: serverTimestamp(), count: 1 }],
    ['without a count', { at: serverTimestamp(), id: 'one' }],
    ['with a count that is a text', { at: serverTimestamp(), id: 'one', count: '1' }],
    ['with the second of none', { at: serverTimestamp(), id: 'one', count: 2 }],
    ['with none', { at: serverTimestamp(), id: 'one', count: 0 }],
    ['with an empty id', { at: serverTimestamp(), count: 1, id: '' }],
    ['with a long id', { at: serverTimestamp(), count: 1, id: 'a'.repeat(501) }],
    ['with an id that is a number', { at: serverTimestamp(), count: 1, id: 7 }],
    ['with more', { at: serverTimestamp(), count: 1, id: 'one', more: 1 }],
  ])('is no companion %s', async (_, data) => {
    await expectDenied(setDoc(companionAt(reader), data));
    await store(paths.sent(reader.uid, 'comment'), { at: new Date(0), id: 'a' });
    await expectDenied(setDoc(companionAt(reader), data));
  });

  it.each(COMPANION_KINDS)('of a %s counts the day, and ends at its bound', async (kind) => {
    const { perDay, intervalSeconds } = COMPANIONS[kind];
    const now = Date.now();
    const today = new Date(Math.max(new Date().setUTCHours(0, 0, 0, 0), now - intervalSeconds * 1000));
    const yesterday = new Date(new Date().setUTCHours(0, 0, 0, 0) - intervalSeconds * 1000);
    const sentNow = (count: unknown) =>
      setDoc(companionAt(reader, kind), { at: serverTimestamp(), id: 'one', count });
    const before = (at: Date, count?: number) =>
      store(paths.sent(reader.uid, kind), { at, id: 'a', ...(count !== undefined && { count }) });
    await before(today, 3);
    for (const count of [1, 3, 5, 4.5, '4']) await expectDenied(sentNow(count));
    await expectAllowed(sentNow(4));
    await before(today, perDay - 1);
    await expectAllowed(sentNow(perDay));
    await before(today, perDay);
    for (const count of [1, perDay, perDay + 1]) await expectDenied(sentNow(count));
    // Another day, and one that counted nothing yet, begin with one.
    await before(yesterday, perDay);
    await expectDenied(sentNow(2));
    await expectAllowed(sentNow(1));
    await before(yesterday);
    await expectAllowed(sentNow(1));
  });

  it('needs a session that was not ended', async () => {
    await endSessions();
    const sent = { at: serverTimestamp(), count: 1, id: 'one' };
    await expectDenied(setDoc(companionAt(ended), sent));
    await expectAllowed(setDoc(companionAt(live), sent));
    await store(paths.sent(reader.uid, 'comment'), { at: new Date(0), id: 'a' });
    await expectDenied(setDoc(companionAt(ended), sent));
    await expectAllowed(setDoc(companionAt(live), sent));
  });
});

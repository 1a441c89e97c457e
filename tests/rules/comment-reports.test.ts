import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COMMENT_INTERVAL_SECONDS } from '@rawi/model/constants';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { commentReportKey, commentReportSchema } from '@rawi/model/truth/comment-report';
import { companionIds } from '@rawi/model/truth/limit-companion';
import { reading } from '@rawi/model/truth/tolerant';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Actor,
  everyone,
  otherReader,
  type Person,
  people,
  reader,
  reviewers,
  signedIn,
  unverified,
  visitor,
} from '../support/actors.ts';
import { billedReads } from '../support/billed-reads.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';
import { CHAPTER, COMIC, COMMENT } from './choices.ts';
import { commentDesk, type Fields, OTHER_COMIC } from './comment-desk.ts';

const ENDED = 1_900_000_000;

const owner = runningSite('comment-reports', PROJECT);
let environment: RulesTestEnvironment;
const desk = commentDesk(() => environment, owner.firestore);
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(() => desk.prepare());
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const at = (actor: Actor, path: string) => doc(firestoreAs(environment, actor), path);
/** The text of the reported comment. */
const WORDS = { text: 'Salt!', version: 1 };
const keyOf = ({ uid }: Person, commentId: string = COMMENT) => commentReportKey(COMIC, commentId, uid);
const report = ({ uid }: Person, changes: Fields = {}): Fields => ({
  comicId: COMIC,
  commentId: COMMENT,
  uid,
  text: WORDS.text,
  version: WORDS.version,
  reason: 'hate',
  note: 'Every line of it.',
  at: serverTimestamp(),
  ...changes,
});

/** Sends a report with its companion, or with the one given. */
function send(actor: Person, data = report(actor), key: string = keyOf(actor), companion?: Fields | null) {
  const batch = writeBatch(firestoreAs(environment, actor));
  batch.set(at(actor, paths.commentReport(key)), data);
  const allows = { at: serverTimestamp(), id: companionIds.commentReport(key), count: 1 };
  if (companion !== null) batch.set(desk.companionAt(actor, 'report'), companion ?? allows);
  return batch.commit();
}

describe('a report of a comment', () => {
  it.each(people.filter(({ uid }) => uid !== unverified.uid))('is sent by $name, once', async (actor) => {
    await expectAllowed(send(actor));
    const stored = await owner.firestore.doc(paths.commentReport(keyOf(actor))).get();
    expect(reading(commentReportSchema).safeParse(stored.data()).success).toBe(true);
    await owner.firestore.doc(paths.sent(actor.uid, 'report')).delete();
    await expectDenied(send(actor, report(actor, { reason: 'spam' })));
    await expectDenied(updateDoc(at(actor, paths.commentReport(keyOf(actor))), { reason: 'spam' }));
    await expectDenied(deleteDoc(at(actor, paths.commentReport(keyOf(actor)))));
  });

  it('is not sent without a confirmed address, or without an account', async () => {
    await expectDenied(send(unverified));
    await expectDenied(send({ ...reader, token: { email: 'reader@rawi.test' } }));
    const key = paths.commentReport(commentReportKey(COMIC, COMMENT, 'nobody'));
    await expectDenied(setDoc(at(visitor, key), report(reader, { uid: 'nobody' })));
  });

  it('is about ids that functions make', async () => {
    const said = { uid: otherReader.uid, ...WORDS, parent: null };
    await desk.store(paths.comment('a.comic', COMMENT), said);
    await desk.store(paths.comment(COMIC, 'a.comment'), said);
    const elsewhere = commentReportKey('a.comic', COMMENT, reader.uid);
    await expectDenied(send(reader, report(reader, { comicId: 'a.comic' }), elsewhere));
    const key = keyOf(reader, 'a.comment');
    await expectDenied(send(reader, report(reader, { commentId: 'a.comment' }), key));
    await expectAllowed(send(reader));
  });

  it('is in one’s own name', async () => {
    await expectDenied(send(reader, report(otherReader), keyOf(otherReader)));
    await expectDenied(send(reader, report(otherReader)));
    await expectDenied(send(reader, report(reader), keyOf(otherReader)));
  });

  it('may leave the note out, and nothing else', async () => {
    for (const field of Object.keys(report(reader)).filter((name) => name !== 'note')) {
      const { [field]: _, ...rest } = report(reader);
      await expectDenied(send(reader, rest));
    }
    const { note: _, ...rest } = report(reader);
    await expectAllowed(send(reader, rest));
  });

  it.each<[string, Fields]>([
    ['another reason', { reason: 'boring' }],
    ['two reasons', { reason: ['hate', 'spam'] }],
    ['an empty note', { note: '' }],
    ['a note that looks empty', { note: ' \n' }],
    ['a note that is too long', { note: 'a'.repeat(LIMITS.noteLength + 1) }],
    ['a note that turns the text around it', { note: 'a\u202eb' }],
    ['a note that is a number', { note: 7 }],
    ['a time of the past', { at: Timestamp.fromMillis(0) }],
    ['more', { more: 1 }],
    ['a comic where the comment is not', { comicId: OTHER_COMIC }],
    ['a comic of no id', { comicId: `${COMIC}/comments/${COMMENT}/likes` }],
  ])('is refused with %s', (_, change) => expectDenied(send(reader, report(reader, change))));

  it('may have a note of 500 characters', () =>
    expectAllowed(send(reader, report(reader, { note: '🙂'.repeat(LIMITS.noteLength) }))));

  it('is of a comment that is there, and of somebody else', async () => {
    const gone = keyOf(reader, 'gone');
    await expectDenied(send(reader, report(reader, { commentId: 'gone' }), gone));
    await desk.storeComment('own', reader.uid, WORDS);
    const own = keyOf(reader, 'own');
    await expectDenied(send(reader, report(reader, { commentId: 'own' }), own));
    await desk.storeComment('old', null, WORDS);
    const old = keyOf(reader, 'old');
    await expectAllowed(send(reader, report(reader, { commentId: 'old' }), old));
  });

  it.each([
    'other',
    `other:${COMMENT}:${reader.uid}`,
    `${COMIC}:other:${reader.uid}`,
    `${COMIC}:${COMMENT}:${otherReader.uid}`,
    `${COMIC}:${COMMENT}`,
    `${COMMENT}:${reader.uid}`,
    // As it was called before its comic was in it.
    `${COMMENT}_${reader.uid}`,
    `${COMIC}_${COMMENT}_${reader.uid}`,
  ])('is called by the comic, the comment and the reader, and never %s', (key) =>
    expectDenied(send(reader, report(reader), key)),
  );

  it('of a comment of the same id in another comic is another', async () => {
    const said = { uid: otherReader.uid, ...WORDS, parent: null };
    await desk.store(paths.comment(OTHER_COMIC, COMMENT), said);
    await expectAllowed(send(reader));
    await owner.firestore.doc(paths.sent(reader.uid, 'report')).delete();
    const key = commentReportKey(OTHER_COMIC, COMMENT, reader.uid);
    await expectAllowed(send(reader, report(reader, { comicId: OTHER_COMIC }), key));
  });

  it('is never sent with a report of a chapter by one companion, whatever they are called', async () => {
    const key = keyOf(reader);
    const chapterReport = {
      issue: 'typos',
      note: '',
      comicId: COMIC,
      chapterId: CHAPTER,
      page: null,
      fault: null,
      state: 'open',
      reporter: reader.uid,
      at: serverTimestamp(),
    };
    for (const [id, allowed] of [
      [key, companionIds.commentReport(key)],
      ['one', companionIds.commentReport(key)],
      ['one', companionIds.report('one')],
    ] as const) {
      const batch = writeBatch(firestoreAs(environment, reader));
      batch.set(at(reader, paths.commentReport(key)), report(reader));
      batch.set(at(reader, paths.report(id)), chapterReport);
      batch.set(desk.companionAt(reader, 'report'), { at: serverTimestamp(), id: allowed, count: 1 });
      await expectDenied(batch.commit());
    }
  });

  it('is allowed by the companion of the same batch, 20 seconds after another', async () => {
    await expectDenied(send(reader, report(reader), keyOf(reader), null));
    await expectDenied(
      send(reader, report(reader), keyOf(reader), { at: serverTimestamp(), id: 'other', count: 1 }),
    );
    const companion = paths.sent(reader.uid, 'report');
    const before = (seconds: number) =>
      desk.store(companion, { at: new Date(Date.now() - seconds * 1000), id: keyOf(reader) });
    await before(COMMENT_INTERVAL_SECONDS - 10);
    await expectDenied(send(reader, report(reader), keyOf(reader), null));
    await expectDenied(send(reader));
    await before(COMMENT_INTERVAL_SECONDS);
    await expectAllowed(send(reader));
  });

  it('is sent by who is muted, and not in a session that was ended', async () => {
    const sessionsValidAfter = new Date(ENDED * 1000);
    const mutedUntil = new Date(Date.now() + 3_600_000);
    await desk.store(paths.inbox(reader.uid), { unread: 0, sessionsValidAfter, mutedUntil });
    await expectDenied(send(signedIn(reader, ENDED - 1)));
    await expectAllowed(send(signedIn(reader, ENDED)));
  });

  describe('keeps the words that it is about', () => {
    const again = async () => {
      await owner.firestore.doc(paths.sent(reader.uid, 'report')).delete();
    };
    const SECOND = { text: 'A lovely comic.', version: 2 };

    it('as the comment has them, and no others', async () => {
      for (const words of [{ text: 'An insult.' }, { version: 2 }, { text: '' }, { version: '1' }, SECOND]) {
        await expectDenied(send(reader, report(reader, words)));
      }
      await expectAllowed(send(reader));
    });

    it('of one that shows', async () => {
      await desk.storeComment('hidden', otherReader.uid, { text: '', hidden: { reason: 'spam' } });
      await desk.storeComment('deleted', otherReader.uid, { text: '', deleted: true });
      for (const commentId of ['hidden', 'deleted']) {
        await expectDenied(send(reader, report(reader, { commentId, text: '' }), keyOf(reader, commentId)));
      }
    });

    it('and is renewed once what it is about was judged and has changed since', async () => {
      await expectAllowed(send(reader));
      await again();
      const { storeComment } = desk;
      // Changed, and not judged: what was reported stays.
      await storeComment(COMMENT, otherReader.uid, SECOND);
      await expectDenied(send(reader, report(reader, SECOND)));
      // Judged as it is: reviewers have read it.
      await storeComment(COMMENT, otherReader.uid, { ...SECOND, reviewedAt: new Date(), reviewedVersion: 2 });
      await expectDenied(send(reader, report(reader, SECOND)));
      const third = { text: 'An insult, again.', version: 3 };
      await storeComment(COMMENT, otherReader.uid, { ...third, reviewedAt: new Date(), reviewedVersion: 2 });
      await expectDenied(send(reader, report(reader, SECOND)));
      await expectDenied(send(reader, report(reader, third), keyOf(reader), null));
      await expectDenied(send(unverified, report(unverified, third)));
      await expectAllowed(send(reader, report(reader, { ...third, reason: 'insult' })));
      await again();
      await expectDenied(send(reader, report(reader, third)));
    });

    it('also where it was sent before words were kept', async () => {
      const { text: _, version: _version, ...old } = report(reader, { at: new Date(0) });
      await desk.store(paths.commentReport(keyOf(reader)), old);
      await desk.storeComment(COMMENT, otherReader.uid, SECOND);
      await expectDenied(send(reader, report(reader, SECOND)));
      await desk.storeComment(COMMENT, otherReader.uid, { ...SECOND, reviewedAt: new Date(1) });
      await expectAllowed(send(reader, report(reader, SECOND)));
    });

    it('and is nobody else’s to renew', async () => {
      await expectAllowed(send(reader));
      const judged = { ...SECOND, reviewedAt: new Date(), reviewedVersion: 1 };
      await desk.storeComment(COMMENT, otherReader.uid, judged);
      const other = { ...otherReader, uid: 'another' };
      await expectDenied(send(other, report(reader, SECOND), keyOf(reader)));
    });
  });

  it('looks up three documents', async () => {
    expect(await billedReads(PROJECT, () => send(reader))).toBe(3);
  });
});

describe('reading reports', () => {
  beforeEach(async () => {
    for (const actor of [reader, otherReader])
      await desk.store(paths.commentReport(keyOf(actor)), report(actor, { at: new Date(0) }));
  });
  const reports = (actor: Actor) => collection(firestoreAs(environment, actor), paths.commentReports());

  it('is for who sent one', async () => {
    await expectAllowed(getDoc(at(reader, paths.commentReport(keyOf(reader)))));
    for (const actor of everyone.filter(({ uid }) => uid !== reader.uid)) {
      await expectDenied(getDoc(at(actor, paths.commentReport(keyOf(reader)))));
    }
  });

  it.each(reviewers)('is for the $name: a short list in a live session', async (actor) => {
    const list = (actor: Actor, most: number) => getDocs(query(reports(actor), limit(most)));
    await expectAllowed(list(actor, LIMITS.listQuery));
    await expectDenied(list(actor, LIMITS.listQuery + 1));
    await expectDenied(getDocs(reports(actor)));
    const sessionsValidAfter = new Date(ENDED * 1000);
    await desk.store(paths.inbox(actor.uid), { unread: 0, sessionsValidAfter });
    await expectAllowed(list(signedIn(actor, ENDED), 1));
    await expectDenied(list(signedIn(actor, ENDED - 1), 1));
  });

  it.each(everyone.filter(({ uid }) => !reviewers.some((each) => each.uid === uid)))(
    'is no list for $name',
    async (actor) => {
      await expectDenied(getDocs(query(reports(actor), limit(1))));
      await expectDenied(getDocs(query(reports(actor), where('uid', '==', actor.uid ?? ''), limit(1))));
    },
  );
});

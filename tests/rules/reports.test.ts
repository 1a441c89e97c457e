import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COMMENT_INTERVAL_SECONDS } from '@rawi/model/constants';
import { LIMITS } from '@rawi/model/limits';
import { ISSUE_REPORTS } from '@rawi/model/lists/issue-reports';
import { paths } from '@rawi/model/paths';
import { COMPANION_KINDS, companionIds } from '@rawi/model/truth/limit-companion';
import { REPORT_FAULTS } from '@rawi/model/truth/report';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
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
  people,
  reader,
  reviewer,
  reviewers,
  signedIn,
  unverified,
} from '../support/actors.ts';
import { billedReads } from '../support/billed-reads.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
const SENT = paths.sent(reader.uid, 'report');
const COMIC = 'a-comic';
const CHAPTER = 'a-chapter';

const owner = runningSite('reports-rules', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await store(paths.chapter(COMIC, CHAPTER), { number: 3 });
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

type Fields = Readonly<Record<string, unknown>>;
const store = (path: string, data: object) => owner.firestore.doc(path).set(data);
const endSessions = (uid: string) =>
  store(paths.inbox(uid), { unread: 0, sessionsValidAfter: new Date(ENDED * 1000) });
const at = (actor: Actor, path: string) => doc(firestoreAs(environment, actor), path);
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);

const reportOf = (actor: Actor, change: Fields = {}): Fields =>
  Object.fromEntries(
    Object.entries({
      issue: 'typos',
      note: 'A word is missing.',
      comicId: COMIC,
      chapterId: CHAPTER,
      page: 4,
      fault: null,
      state: 'open',
      reporter: actor.uid ?? 'nobody',
      at: serverTimestamp(),
      ...change,
    }).filter(([, value]) => value !== undefined),
  );

/** The name of a report, also of one that is not what it should be. */
const keyFor = ({ comicId, chapterId, page, issue, reporter }: Fields) =>
  [comicId, chapterId, page ?? 0, issue, reporter].map((part) => String(part).replaceAll('/', '-')).join(':');
const ONE = keyFor(reportOf(reader));

/** A report with its companion, in one batch; null leaves the companion out. */
function report(
  actor: Actor,
  {
    data = reportOf(actor),
    id = keyFor(data),
    companion = {},
  }: { id?: string; data?: Fields; companion?: Fields | null } = {},
): Promise<void> {
  const batch = writeBatch(firestoreAs(environment, actor));
  batch.set(at(actor, paths.report(id)), data);
  if (companion) {
    const path = paths.sent(actor.uid ?? 'nobody', 'report');
    batch.set(at(actor, path), {
      at: serverTimestamp(),
      count: 1,
      id: companionIds.report(id),
      ...companion,
    });
  }
  return batch.commit();
}
/** As `expectDenied` for one of many writes: the failure names the write that was allowed. */
const refused = (what: string, write: Promise<unknown>) =>
  expectDenied(write).catch((error: unknown) => {
    throw new Error(`Let in: ${what}`, { cause: error });
  });

describe('a report is sent', () => {
  it.each(people.filter(({ uid }) => uid !== unverified.uid))('by $name', async (actor) => {
    await expectAllowed(report(actor));
  });

  it('by nobody whose address is not confirmed: they have the call of visitors', async () => {
    await expectDenied(report(unverified));
    await expectDenied(report({ ...reader, token: { email: 'reader@rawi.test' } }));
  });

  it('by no visitor, who has a call for it', async () => {
    const visitor = { name: 'visitor' };
    await expectDenied(report(visitor));
    await expectDenied(report(visitor, { data: reportOf(visitor, { reporter: null }) }));
    await expectDenied(setDoc(at(visitor, paths.report('one')), reportOf(visitor, { reporter: null })));
  });

  it('in nobody else’s name, and not without one', async () => {
    await expectDenied(report(reader, { data: reportOf(otherReader) }));
    await expectDenied(report(reader, { data: reportOf(reader, { reporter: null }) }));
    await expectDenied(report(reader, { data: reportOf(reader, { reporter: undefined }) }));
  });

  it('by a reviewer as by anybody: what they may read, they may not make', async () => {
    for (const actor of reviewers)
      await expectDenied(report(actor, { data: reportOf(actor, { state: 'done' }) }));
  });

  it('in a live session only', async () => {
    await endSessions(reader.uid);
    await expectDenied(report(signedIn(reader, ENDED - 1)));
    await expectAllowed(report(signedIn(reader, ENDED)));
  });

  it('about a chapter that is there', async () => {
    await expectDenied(report(reader, { data: reportOf(reader, { chapterId: 'gone' }) }));
    await expectDenied(report(reader, { data: reportOf(reader, { comicId: 'other-comic' }) }));
    // An id that is no text would lead to a chapter, and be read by nobody.
    for (const [comicId, chapterId] of [
      ['7', CHAPTER],
      [COMIC, '7'],
    ] as const) {
      await store(paths.chapter(comicId, chapterId), { number: 3 });
    }
    await expectDenied(report(reader, { data: reportOf(reader, { comicId: 7 }) }));
    await expectDenied(report(reader, { data: reportOf(reader, { chapterId: 7 }) }));
  });

  it('about ids that functions make, also short ones', async () => {
    await store(paths.chapter('x', 'y'), { number: 3 });
    const short = reportOf(reader, { comicId: 'x', chapterId: 'y' });
    await expectAllowed(report(reader, { data: short }));
    await store(paths.chapter('a.comic', CHAPTER), { number: 3 });
    await store(paths.chapter(COMIC, 'a.chapter'), { number: 3 });
    const other = { ...reader, uid: 'another-reader' };
    await expectDenied(report(other, { data: reportOf(other, { comicId: 'a.comic' }) }));
    await expectDenied(report(other, { data: reportOf(other, { chapterId: 'a.chapter' }) }));
    await expectAllowed(report(other));
  });

  it.each<Fields>([
    ...ISSUE_REPORTS.map((issue) => ({ issue })),
    ...REPORT_FAULTS.map((fault) => ({ fault })),
    { note: '' },
    { note: 'ن'.repeat(LIMITS.noteLength) },
    { note: '🙂'.repeat(LIMITS.noteLength) },
    { note: 'Two\nlines \u200Fmarked\u200E' },
    { page: null },
    { page: 1 },
    { page: LIMITS.pdfPages.max },
  ])('with %j', async (change) => {
    await expectAllowed(report(reader, { data: reportOf(reader, change) }));
  });

  it.each<Fields>([
    { issue: 'boring' },
    { issue: ['typos'] },
    { issue: null },
    { note: 'n'.repeat(LIMITS.noteLength + 1) },
    { note: 7 },
    { note: null },
    { note: ['a'] },
    ...['\0', '\t', '\u000B', '\u001F', '\u007F', '\u009F', '\u202A', '\u202E', '\u2066', '\u2069'].map(
      (mark) => ({ note: `a${mark}b` }),
    ),
    { comicId: `${COMIC}/chapters` },
    { comicId: 7 },
    { comicId: 'a'.repeat(301) },
    { chapterId: `${CHAPTER}/more/one` },
    { chapterId: 7 },
    { page: 0 },
    { page: LIMITS.pdfPages.max + 1 },
    { page: 1.5 },
    { page: '1' },
    { fault: 'chapter' },
    { fault: ['image'] },
    { state: 'done' },
    { state: undefined },
    { at: Timestamp.fromMillis(0) },
    { at: 'now' },
    { address: 'https://example.com' },
    ...['issue', 'note', 'comicId', 'chapterId', 'page', 'fault', 'at'].map((field) => ({
      [field]: undefined,
    })),
  ])('never with %j', async (change) => {
    await expectDenied(report(reader, { data: reportOf(reader, change) }));
  });
});

describe('the id of a report', () => {
  it.each(['<img src=x>', 'one', 'a.b', ONE.replace(':4:', ':04:'), ONE.slice(0, -1), ` ${ONE}`])(
    'is called by what it is about and who sends it: never "%s"',
    (id) => expectDenied(report(reader, { id })),
  );

  it('that is another’s names nothing of one’s own', async () => {
    await expectDenied(report(reader, { id: keyFor(reportOf(otherReader)) }));
    await store(paths.report(keyFor(reportOf(otherReader))), {
      ...reportOf(otherReader),
      at: secondsAgo(60),
    });
    await expectAllowed(report(reader));
  });
});

describe('the companion of a report', () => {
  const batchOf = (writes: readonly (readonly [path: string, data: Fields])[]) => {
    const batch = writeBatch(firestoreAs(environment, reader));
    for (const [path, data] of writes) batch.set(at(reader, path), data);
    return batch.commit();
  };
  it('stands in the same batch', async () => {
    await expectDenied(report(reader, { companion: null }));
    await store(SENT, { at: secondsAgo(60), id: companionIds.report(ONE) });
    await expectDenied(report(reader, { companion: null }));
    await expectAllowed(report(reader));
    // The interval has passed, and the companion names another time.
    await expectDenied(report(reader, { data: reportOf(reader, { page: 5 }), companion: null }));
  });

  it('names this report and no other, so that a batch of two is refused', async () => {
    await expectDenied(report(reader, { companion: { id: companionIds.report('two') } }));
    const now = serverTimestamp();
    const [one, other] = [reportOf(reader), reportOf(reader, { page: 5 })];
    const two = [one, other].map((each) => [paths.report(keyFor(each)), each] as const);
    for (const id of [one, other].map(keyFor)) {
      await expectDenied(batchOf([...two, [SENT, { at: now, count: 1, id: companionIds.report(id) }]]));
    }
    // Not even when each has a companion of some kind.
    await expectDenied(
      batchOf([
        ...two,
        [SENT, { at: now, count: 1, id: companionIds.report(keyFor(one)) }],
        [paths.sent(reader.uid, 'comment'), { at: now, count: 1, id: companionIds.report(keyFor(other)) }],
      ]),
    );
  });

  it('is one’s own', async () => {
    const now = serverTimestamp();
    await expectDenied(
      batchOf([
        [paths.report(ONE), reportOf(reader)],
        [paths.sent(otherReader.uid, 'report'), { at: now, count: 1, id: companionIds.report(ONE) }],
      ]),
    );
  });

  it('keeps two of a kind apart', async () => {
    await store(SENT, { at: secondsAgo(COMMENT_INTERVAL_SECONDS - 5), id: 'earlier' });
    await expectDenied(report(reader));
    await store(SENT, { at: secondsAgo(COMMENT_INTERVAL_SECONDS + 1), id: 'earlier' });
    await expectAllowed(report(reader));
    await expectDenied(report(reader, { data: reportOf(reader, { page: 5 }) }));
  });

  it.each(COMPANION_KINDS)('of the kind %s is written, and written again later', async (kind) => {
    const sent = at(reader, paths.sent(reader.uid, kind));
    await expectAllowed(setDoc(sent, { at: serverTimestamp(), count: 1, id: 'one' }));
    await expectDenied(setDoc(sent, { at: serverTimestamp(), count: 1, id: 'two' }));
    await expectDenied(updateDoc(sent, { id: 'two', count: 1 }));
    await store(sent.path, { at: secondsAgo(60), id: 'one' });
    await expectDenied(updateDoc(sent, { id: 'two', count: 1 }));
    await expectDenied(updateDoc(sent, { at: serverTimestamp(), count: 1, id: 'two', more: 1 }));
    await expectDenied(updateDoc(sent, { at: serverTimestamp(), count: 1, id: deleteField() }));
    await expectAllowed(updateDoc(sent, { at: serverTimestamp(), count: 1, id: 'two' }));
    await expectDenied(deleteDoc(sent));
  });

  it('of no other kind is written', async () => {
    for (const kind of ['reports', 'other']) {
      const sent = at(reader, paths.sent(reader.uid, kind));
      await expectDenied(setDoc(sent, { at: serverTimestamp(), count: 1, id: 'one' }));
      await store(sent.path, { at: secondsAgo(60), id: 'one' });
      await expectDenied(updateDoc(sent, { at: serverTimestamp(), count: 1, id: 'two' }));
    }
  });

  it.each<Fields>([
    { at: Timestamp.fromMillis(0) },
    { at: 'now' },
    { id: '' },
    { id: 'a'.repeat(501) },
    { id: 7 },
    { more: 1 },
  ])('is never with %j', async (change) => {
    const data = { at: serverTimestamp(), count: 1, id: 'one', ...change };
    await expectDenied(setDoc(at(reader, SENT), data));
    await store(SENT, { at: secondsAgo(60), id: 'earlier' });
    await expectDenied(setDoc(at(reader, SENT), data));
  });

  it('is written in a live session only, the first and the next', async () => {
    await endSessions(reader.uid);
    const send = (second: number) =>
      setDoc(at(signedIn(reader, second), SENT), { at: serverTimestamp(), count: 1, id: 'one' });
    await expectDenied(send(ENDED - 1));
    await store(SENT, { at: secondsAgo(60), id: 'earlier' });
    await expectDenied(send(ENDED - 1));
    await expectAllowed(send(ENDED));
  });

  it.each(everyone)('of $name is read by themselves, and touched by nobody else', async (actor) => {
    for (const { uid } of people) {
      const sent = at(actor, paths.sent(uid, 'report'));
      await store(sent.path, { at: secondsAgo(60), id: 'one' });
      if (uid === actor.uid) {
        await expectAllowed(getDoc(sent));
        continue;
      }
      await refused(`read of ${uid}`, getDoc(sent));
      await refused(`update of ${uid}`, updateDoc(sent, { at: serverTimestamp(), count: 1, id: 'two' }));
      await refused(`delete of ${uid}`, deleteDoc(sent));
      const first = at(actor, paths.sent(uid, 'comment'));
      await refused(`create of ${uid}`, setDoc(first, { at: serverTimestamp(), count: 1, id: 'one' }));
    }
  });

  it('is listed by nobody', async () => {
    await expectDenied(
      getDocs(query(collection(firestoreAs(environment, reader), `users/${reader.uid}/limits`), limit(1))),
    );
  });
});

describe('what was reported', () => {
  const REPORT = paths.report(ONE);
  beforeEach(() => store(REPORT, { ...reportOf(reader), at: secondsAgo(60) }));
  const listFor = (actor: Actor, most: number) =>
    getDocs(query(collection(firestoreAs(environment, actor), paths.reports()), orderBy('at'), limit(most)));

  it.each(reviewers)('is read by the $name', async (actor) => {
    await expectAllowed(getDoc(at(actor, REPORT)));
    await expectAllowed(listFor(actor, LIMITS.listQuery));
    await expectDenied(listFor(actor, LIMITS.listQuery + 1));
  });

  it('is read by reviewers in a live session only', async () => {
    await endSessions(reviewer.uid);
    for (const [second, expectIt] of [
      [ENDED - 1, expectDenied],
      [ENDED, expectAllowed],
    ] as const) {
      await expectIt(getDoc(at(signedIn(reviewer, second), REPORT)));
      await expectIt(listFor(signedIn(reviewer, second), 1));
    }
  });

  it.each(everyone.filter(({ uid }) => !reviewers.some((each) => each.uid === uid)))(
    'is not read by $name',
    async (actor) => {
      await expectDenied(getDoc(at(actor, REPORT)));
      await expectDenied(listFor(actor, 1));
      const own = where('reporter', '==', actor.uid ?? null);
      await expectDenied(
        getDocs(query(collection(firestoreAs(environment, actor), paths.reports()), own, limit(1))),
      );
    },
  );

  it.each(everyone)('is changed without a companion, and deleted, by nobody: $name', async (actor) => {
    await expectDenied(updateDoc(at(actor, REPORT), { note: 'Something else.' }));
    await expectDenied(deleteDoc(at(actor, REPORT)));
  });

  it('is sent once more by who sent it, and waits again', async () => {
    const again = (actor: Actor, change: Fields = {}) =>
      report(actor, { data: reportOf(reader, { note: 'The same word.', ...change }), id: ONE });
    for (const actor of everyone.filter(({ uid }) => uid !== reader.uid)) await expectDenied(again(actor));
    await expectDenied(again({ ...reader, token: { email: 'reader@rawi.test' } }));
    await expectDenied(again(reader, { page: 5 }));
    await expectDenied(again(reader, { reporter: otherReader.uid }));
    await store(REPORT, { ...reportOf(reader), at: secondsAgo(60), state: 'done' });
    await expectDenied(again(reader, { state: 'done' }));
    await expectAllowed(again(reader));
    expect((await owner.firestore.doc(REPORT).get()).data()).toMatchObject({
      state: 'open',
      note: 'The same word.',
    });
  });

  it('is one of each page and issue, by its name', async () => {
    await owner.firestore.doc(REPORT).delete();
    for (const id of [
      'one',
      `${ONE}:more`,
      keyFor(reportOf(reader, { page: 5 })),
      keyFor(reportOf(otherReader)),
    ]) {
      await expectDenied(report(reader, { id }));
    }
    await expectAllowed(report(reader));
    await owner.firestore.doc(SENT).delete();
    await expectAllowed(report(reader, { data: reportOf(reader, { page: null }) }));
    await owner.firestore.doc(SENT).delete();
    await expectAllowed(report(reader, { data: reportOf(reader, { issue: 'images' }) }));
  });
});

it('a report costs its look-ups: the chapter, the session, the companion', async () => {
  expect(await billedReads(PROJECT, () => report(reader))).toBe(3);
});

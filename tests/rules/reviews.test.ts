import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { REVIEW_KINDS, reviewIds } from '@rawi/model/truth/review';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decidedConstraints, QUEUE, queueConstraints } from '../../web/src/domains/reviews/queue-query.ts';
import {
  type Actor,
  everyone,
  people,
  reviewer,
  reviewers,
  STAFF,
  signedIn,
  translator,
} from '../support/actors.ts';
import { billedReads } from '../support/billed-reads.ts';
import { expectAllowed, expectDenied } from '../support/expect-access.ts';
import { firestoreAs, PROJECT, rulesEnvironment } from '../support/rules-environment.ts';
import { runningSite } from '../support/running-site.ts';

const ENDED = 1_900_000_000;
/** Documents that reviewers alone may read, whoever they are about. */
const REVIEW = paths.review(reviewIds.submission('one'));
/** Documents that only functions read. */
const HIDDEN = [paths.reservation('publisher_blue'), paths.keptChapter('one')];

const owner = runningSite('reviews-rules', PROJECT);
let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment('firestore');
});
beforeEach(async () => {
  await environment.clearFirestore();
  const at = new Date('2026-01-01T00:00:00Z');
  await owner.firestore.doc(REVIEW).set({ uid: translator.uid, waiting: true, kind: 'chapter', since: at });
  for (const path of HIDDEN) await owner.firestore.doc(path).set({ uid: translator.uid });
});
afterAll(async () => {
  await owner.close();
  await environment.cleanup();
});

const at = (actor: Actor, path: string) => doc(firestoreAs(environment, actor), path);
const queue = (actor: Actor, size: number) =>
  getDocs(
    query(
      collection(firestoreAs(environment, actor), paths.reviews()),
      where('waiting', '==', true),
      orderBy('since', 'asc'),
      limit(size),
    ),
  );

describe.each(reviewers)('$name', (actor) => {
  it('reads one, and a short list of what waits', async () => {
    await expectAllowed(getDoc(at(actor, REVIEW)));
    await expectAllowed(queue(actor, LIMITS.listQuery));
    await expectDenied(queue(actor, LIMITS.listQuery + 1));
    await expectDenied(getDocs(collection(firestoreAs(environment, actor), paths.reviews())));
  });

  it('gets an answer with every filter of the queue, for which each has its index', async () => {
    for (const kind of [null, ...REVIEW_KINDS])
      for (const language of [null, 'en'] as const)
        for (const claimedBy of [null, actor.uid])
          for (const isOverdue of [false, true]) {
            const asked = query(
              collection(firestoreAs(environment, actor), paths.reviews()),
              ...queueConstraints({ kind, language, claimedBy, isOverdue }, new Date()),
              limit(QUEUE),
            );
            await expectAllowed(getDocs(asked));
          }
  });

  it('gets an answer with what is decided, whole and searched, for which each has its index', async () => {
    for (const key of [undefined, 'orbit']) {
      const asked = query(
        collection(firestoreAs(environment, actor), paths.reviews()),
        ...decidedConstraints(key),
        limit(QUEUE),
      );
      await expectAllowed(getDocs(asked));
    }
  });

  it('reads nothing in a session that has ended', async () => {
    const inbox = owner.firestore.doc(paths.inbox(actor.uid));
    await inbox.set({ unread: 0, sessionsValidAfter: new Date(ENDED * 1000) });
    await expectAllowed(getDoc(at(signedIn(actor, ENDED), REVIEW)));
    await expectDenied(getDoc(at(signedIn(actor, ENDED - 1), REVIEW)));
    await expectAllowed(queue(signedIn(actor, ENDED), 1));
    await expectDenied(queue(signedIn(actor, ENDED - 1), 1));
  });

  it('reads nothing once the record does not say so any more, whatever the token says', async () => {
    await owner.firestore.doc(paths.staff(actor.uid)).delete();
    await expectDenied(getDoc(at(actor, REVIEW)));
    await expectDenied(queue(actor, 1));
    await owner.firestore
      .doc(paths.submission('one'))
      .set({ uid: translator.uid, state: 'submitted', kind: 'chapter' });
    await owner.firestore.doc(paths.revision('one', 1)).set({ uid: translator.uid });
    await owner.firestore.doc(paths.file('one')).set({ uid: translator.uid });
    await owner.firestore.doc(paths.application('layla')).set({ uid: 'layla', state: 'submitted' });
    const theirs = [
      paths.submission('one'),
      paths.revision('one', 1),
      paths.file('one'),
      paths.application('layla'),
    ];
    for (const path of theirs) await expectDenied(getDoc(at(actor, path)));
    await owner.firestore.doc(paths.staff(actor.uid)).set(STAFF[actor.uid] ?? {});
    for (const path of theirs) await expectAllowed(getDoc(at(actor, path)));
  });

  it('reads nothing with a claim that is anything but true', async () => {
    for (const claim of ['true', 1, {}, null]) {
      const token = { ...actor.token, reviewer: claim, admin: claim };
      await expectDenied(getDoc(at({ ...actor, token }, REVIEW)));
    }
  });

  it('costs the review, the session and the record', async () => {
    await owner.firestore.doc(paths.inbox(actor.uid)).set({ unread: 0 });
    expect(await billedReads(PROJECT, () => getDoc(at(actor, REVIEW)))).toBe(3);
  });
});

describe.each(everyone.filter(({ uid }) => !reviewers.some((each) => each.uid === uid)))('$name', (actor) => {
  it('reads no review, be it of their own', async () => {
    await expectDenied(getDoc(at(actor, REVIEW)));
    await expectDenied(queue(actor, 1));
  });
});

it.each(people.filter(({ uid }) => !(uid in STAFF)))(
  '$name reads nothing by the record alone, without a token that says so',
  async (actor) => {
    await owner.firestore.doc(paths.staff(actor.uid)).set(STAFF[reviewer.uid] ?? {});
    await expectDenied(getDoc(at(actor, REVIEW)));
  },
);

describe.each(everyone)('$name', (actor) => {
  it('writes no review', async () => {
    const review = { uid: actor.uid ?? 'nobody', waiting: true };
    await expectDenied(setDoc(at(actor, paths.review(reviewIds.submission('two'))), review));
    await expectDenied(updateDoc(at(actor, REVIEW), { waiting: false }));
    await expectDenied(deleteDoc(at(actor, REVIEW)));
  });

  it('neither reads nor writes what is reserved, and what is kept', async () => {
    for (const path of HIDDEN) {
      await expectDenied(getDoc(at(actor, path)));
      await expectDenied(setDoc(at(actor, path), { roles: ['admin'], name: 'Me' }));
      await expectDenied(deleteDoc(at(actor, path)));
    }
    for (const path of ['reservations', 'keptChapters']) {
      await expectDenied(getDocs(query(collection(firestoreAs(environment, actor), path), limit(1))));
    }
  });
});

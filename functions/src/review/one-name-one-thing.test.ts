import type { ReviewInput } from '@rawi/model/calls/review-calls';
import type { Role } from '@rawi/model/lists/roles';
import { paths } from '@rawi/model/paths';
import { type Review, reviewIds, reviewSchema } from '@rawi/model/truth/review';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { reviewRef } from '../data/reviews.ts';
import { callReview } from '../testing/call-review.ts';
import { type Scene, scene } from '../testing/scene.ts';
import {
  DRAWN,
  type SubmissionDesk,
  submissionDesk,
  WHOLE_CHAPTER,
  WHOLE_COMIC,
} from '../testing/submission-desk.ts';
import { decisionIdOf } from './decision-id.ts';

let backend: EmulatedFirestore;
let stage: Scene;
let desk: SubmissionDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('one-name');
});
afterAll(() => backend.stop());

/** Wishes ill, and translates. */
const EVIL = 'evil';
const comic = { kind: 'comic' as const, content: WHOLE_COMIC };
const chapter = { kind: 'chapter' as const, content: WHOLE_CHAPTER };
const at = (path: string) => backend.firestore.doc(path);
const read = async (path: string) => (await at(path).get()).data();
const refused = (code: string) => ({ details: { code } });

beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = submissionDesk(backend.firestore, stage);
  await desk.addPerson(EVIL, 'translator');
  await desk.addPerson('layla');
  await at(paths.person('amal')).set({ name: { en: 'Amal' } });
  await at(paths.genre('adventure')).set({ name: { en: 'Adventure', ar: 'مغامرات' } });
  for (const [uid, role] of [
    ['rana', 'reviewer'],
    ['omar', 'reviewer'],
    ['huda', 'admin'],
  ] as const) {
    await desk.addPerson(uid, role);
    await at(paths.staff(uid)).set({ roles: [role], name: `Name of ${uid}`, since: stage.now() });
  }
});

const review = (uid: string, request: ReviewInput, roles: readonly Role[] = ['reviewer', 'admin']) =>
  callReview(stage, uid, request, roles);

/** An application that a person has sent. */
async function apply(uid: string): Promise<string> {
  await at(paths.application(uid)).set({
    uid,
    languages: ['ar'],
    skills: 'I have translated for ten years.',
    savedAt: stage.now(),
  });
  await desk.call(uid, { action: 'submitApplication', revision: 0 }, []);
  return reviewIds.application(uid);
}

/** A comic that somebody hands in under an id of theirs, with a cover that has passed. */
async function handIn(submissionId: string, uid = EVIL): Promise<void> {
  await desk.begin(uid, submissionId, comic);
  await desk.end(await desk.grant(uid, submissionId, 'cover'), DRAWN);
  await desk.move(uid, 'submitSubmission', submissionId, 0);
}

describe('a submission that is called like somebody’s application', () => {
  /** Of today, and of before kinds had spaces of their own. */
  const NAME = 'application_layla';
  const ASKED = { revision: 1, requestId: 'request' };

  it('cannot be called so any more: a colon is in no id', async () => {
    await expect(desk.begin(EVIL, 'application:layla', comic)).rejects.toMatchObject(
      refused('invalid-fields'),
    );
    await expect(desk.begin(EVIL, 'submission:one', comic)).rejects.toMatchObject(refused('invalid-fields'));
  });

  it('erases nothing of it when it is thrown away', async () => {
    const id = await apply('layla');
    const before = await read(paths.review(id));
    await desk.begin(EVIL, NAME, comic);
    await desk.move(EVIL, 'discardSubmission', NAME, 0);
    expect(await read(paths.review(id))).toEqual(before);
    await expect(review('rana', { action: 'claimReview', reviewId: id, ...ASKED })).resolves.toEqual({});
  });

  it('saves nobody from being dismissed', async () => {
    const id = await apply(EVIL);
    await review('rana', { action: 'claimReview', reviewId: id, revision: 1, requestId: 'claim' });
    await review('rana', { action: 'acceptReview', reviewId: id, revision: 1, requestId: 'accept' });
    await desk.begin(EVIL, `application_${EVIL}`, comic);
    await desk.move(EVIL, 'discardSubmission', `application_${EVIL}`, 0);
    const dismiss = { action: 'dismissApplication', reviewId: id, reason: 'rights', ...ASKED } as const;
    await expect(review('huda', dismiss)).resolves.toEqual({});
    expect(await read(paths.application(EVIL))).toMatchObject({ state: 'dismissed' });
  });

  it('has nobody made a translator: what is decided is the comic', async () => {
    await apply('layla');
    await handIn(NAME);
    const ofComic = reviewIds.submission(NAME);
    expect(await read(paths.review(ofComic))).toMatchObject({ kind: 'comic', uid: EVIL });
    expect(await read(paths.review(reviewIds.application('layla')))).toMatchObject({
      kind: 'application',
      uid: 'layla',
      title: 'Name of layla',
    });
    await review('rana', { action: 'claimReview', reviewId: ofComic, revision: 1, requestId: 'claim' });
    const { resolved: seen } = reviewSchema.parse(await read(paths.review(ofComic)));
    await review('rana', {
      action: 'acceptReview',
      reviewId: ofComic,
      revision: 1,
      requestId: 'accept',
      ...(seen && { seen }),
      rating: { ageRating: '12', contentNotes: [] },
    });
    expect(await read(paths.application('layla'))).toMatchObject({ state: 'submitted' });
    expect(await read(paths.translator('layla'))).toBeUndefined();
    expect(await read(paths.submission(NAME))).toMatchObject({ state: 'published' });
  });

  it('lets no reviewer approve themselves', async () => {
    const id = await apply('rana');
    await handIn('application_rana');
    await expect(review('rana', { action: 'claimReview', reviewId: id, ...ASKED })).rejects.toMatchObject(
      refused('not-impartial'),
    );
    await expect(review('omar', { action: 'claimReview', reviewId: id, ...ASKED })).resolves.toEqual({});
  });

  it('never stays in the queue: whoever it is called after, it can be taken', async () => {
    await handIn('application_nobody');
    const { docs } = await backend.firestore.collection(paths.reviews()).where('waiting', '==', true).get();
    for (const { id } of docs) {
      await expect(review('rana', { action: 'claimReview', reviewId: id, ...ASKED })).resolves.toEqual({});
    }
    expect(docs).toHaveLength(1);
  });
});

describe('a review', () => {
  const asked = (reviewId: string) =>
    ({ action: 'claimReview', reviewId, revision: 1, requestId: 'request' }) as const;

  /** As it lies there after somebody has written what is another's into it. */
  const change = (id: string, to: Partial<Review>) => at(paths.review(id)).update(to);

  it.each<[string, Partial<Review>]>([
    ['of another kind', { kind: 'comic' }],
    ['of another person', { uid: EVIL }],
  ])('is none of an application where what is inside is %s', async (_, to) => {
    const id = await apply('layla');
    await change(id, to);
    await expect(review('rana', asked(id))).rejects.toThrow();
    expect(await read(paths.application('layla'))).toMatchObject({ state: 'submitted' });
  });

  it('is none of an application that is gone', async () => {
    const id = await apply('layla');
    await at(paths.application('layla')).delete();
    await expect(review('rana', asked(id))).rejects.toMatchObject(refused('target-missing'));
  });

  it('is none of an application in which another person stands', async () => {
    const id = await apply('layla');
    await at(paths.application('layla')).update({ uid: EVIL });
    await expect(review('rana', asked(id))).rejects.toMatchObject(refused('target-missing'));
    expect(await read(paths.review(id))).not.toHaveProperty('claim.uid');
  });

  it.each<[string, Partial<Review>, object]>([
    ['the kind', { kind: 'chapter' }, refused('target-missing')],
    ['the owner', { uid: 'layla' }, refused('target-missing')],
  ])('is none of a submission where %s is another’s', async (_, to, why) => {
    await handIn('one');
    const id = reviewIds.submission('one');
    await change(id, to);
    await expect(review('rana', asked(id))).rejects.toMatchObject(why);
    expect(await read(paths.submission('one'))).toMatchObject({ state: 'submitted' });
  });

  it('lies under the name of its kind, or cannot be read', async () => {
    await handIn('one');
    const stored = await read(paths.review(reviewIds.submission('one')));
    await at(paths.review(reviewIds.application('layla'))).set(stored ?? {});
    await expect(
      reviewRef(backend.firestore, reviewIds.application('layla'))
        .get()
        .then((found) => found.data()),
    ).rejects.toThrow('holds what would be named');
    await at(paths.review('one')).set(stored ?? {});
    await expect(
      reviewRef(backend.firestore, 'one')
        .get()
        .then((found) => found.data()),
    ).rejects.toThrow();
  });

  it('of somebody else stays where a submission is thrown away', async () => {
    await desk.begin(EVIL, 'one', comic);
    const id = reviewIds.submission('one');
    await handIn('two');
    const others = { ...(await read(paths.review(reviewIds.submission('two')))), uid: 'layla' };
    await at(paths.review(id)).set(others);
    await desk.move(EVIL, 'discardSubmission', 'one', 0);
    expect(await read(paths.review(id))).toEqual(others);
    expect(await read(paths.submission('one'))).toBeUndefined();
  });
});

describe('an id that another has', () => {
  it('begins no submission, of whatever kind, and changes nothing', async () => {
    await desk.addPerson('sara', 'translator');
    await desk.begin('sara', 'hers', chapter);
    const before = await read(paths.submission('hers'));
    for (const draft of [comic, chapter]) {
      await expect(desk.begin(EVIL, 'hers', draft)).rejects.toMatchObject(refused('target-missing'));
    }
    const replacing = { action: 'replaceChapter', submissionId: 'hers', replaces: 'x' } as const;
    await expect(desk.call(EVIL, replacing)).rejects.toMatchObject(refused('target-missing'));
    expect(await read(paths.submission('hers'))).toEqual(before);
  });

  it.each([
    ['a review', paths.review(reviewIds.submission('left'))],
    ['the work of a publication', paths.publication('left')],
  ])('begins none where %s is left of it', async (_, path) => {
    await at(path).set({ uid: 'sara' });
    await expect(desk.begin(EVIL, 'left', comic)).rejects.toMatchObject(refused('target-missing'));
    expect(await read(paths.submission('left'))).toBeUndefined();
  });

  it('begins no other kind of one’s own', async () => {
    await desk.begin(EVIL, 'mine', chapter);
    await expect(desk.begin(EVIL, 'mine', comic)).rejects.toMatchObject(refused('target-missing'));
    await at(paths.submission('mine')).update({ replaces: 'old' });
    await expect(desk.begin(EVIL, 'mine', chapter)).rejects.toMatchObject(refused('target-missing'));
  });

  it('of a request is that of another decision', async () => {
    await handIn('one');
    await handIn('two');
    const claim = (uid: string, id: string) =>
      review(uid, {
        action: 'claimReview',
        reviewId: reviewIds.submission(id),
        revision: 1,
        requestId: 'same',
      });
    await claim('rana', 'one');
    await expect(claim('rana', 'two')).rejects.toMatchObject(refused('invalid-fields'));
    await claim('omar', 'two');
    for (const uid of ['rana', 'omar']) {
      expect(await read(paths.audit(decisionIdOf(uid, 'same')))).toMatchObject({ by: uid });
    }
  });

  it('of a request does not tell its owner who decided', async () => {
    await handIn('one');
    const asked = { reviewId: reviewIds.submission('one'), revision: 1 };
    await review('rana', { action: 'claimReview', ...asked, requestId: 'claim' });
    await review('rana', { action: 'rejectReview', ...asked, requestId: 'reject', reasons: ['accuracy'] });
    const told = await backend.firestore.collection(paths.notifications(EVIL)).get();
    expect(told.docs.map(({ id }) => id)).toEqual([`decision:${decisionIdOf('rana', 'reject')}`]);
    expect(JSON.stringify(told.docs.map((each) => [each.id, each.data()]))).not.toContain('rana');
  });
});

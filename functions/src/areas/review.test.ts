import type { ReviewInput } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { sampleChapter } from '@rawi/model/testing/samples';
import { MAX_PINS } from '@rawi/model/truth/application';
import { CLAIM_MINUTES, type Review } from '@rawi/model/truth/review';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { claimReview } from '../calls/claim-review.ts';
import { nameReview, refused, reviewDesk, simurgh } from '../testing/review-desk.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { WHOLE_CHAPTER } from '../testing/submission-desk.ts';

/** 200 now and then (`RAWI_LAW_RUNS=200`): each takes a second or two. */
const LAW_RUNS = Number(process.env['RAWI_LAW_RUNS'] ?? 10);

let backend: EmulatedFirestore;
let stage: Scene;
let desk: Awaited<ReturnType<typeof reviewDesk>>;
beforeAll(async () => {
  backend = await emulatedFirestore('review-area');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = await reviewDesk(backend.firestore, stage);
});
afterAll(() => backend.stop());

const inMinutes = (minutes: number) => stage.pass(minutes * 60);
const rejecting = () =>
  ({ action: 'rejectReview', reasons: ['accuracy'], ...desk.move('one') }) satisfies ReviewInput;

describe('a claim', () => {
  beforeEach(() => desk.addSubmitted());

  it('takes what waits, for its owner to see that somebody reads it, and nobody else may judge it', async () => {
    await desk.claim('rana');
    expect(await desk.submission()).toMatchObject({
      state: 'under_review',
      since: { under_review: stage.now() },
    });
    expect(await desk.review()).toMatchObject({
      waiting: true,
      claim: { uid: 'rana', name: 'Name of rana' },
    });
    await expect(desk.claim('omar')).rejects.toMatchObject(refused('claimed-by-other'));
    await expect(desk.reject('omar')).rejects.toMatchObject(refused('claim-lost'));
    await expect(desk.accept('omar')).rejects.toMatchObject(refused('claim-lost'));
  });

  it('ends by itself, and is another’s then', async () => {
    await desk.claim('rana');
    inMinutes(CLAIM_MINUTES);
    await expect(desk.reject('rana')).rejects.toMatchObject(refused('claim-lost'));
    await expect(
      desk.call('rana', { action: 'renewClaim', reviewId: nameReview('one') }),
    ).rejects.toMatchObject(refused('claim-lost'));
    await desk.claim('omar');
    expect((await desk.review()).claim?.uid).toBe('omar');
    await expect(desk.claim('rana')).rejects.toMatchObject(refused('claimed-by-other'));
  });

  it('holds on while it is renewed, which writes once a minute at most', async () => {
    await desk.claim('rana');
    const until = (await desk.review()).claim?.until;
    stage.pass(59);
    await desk.call('rana', { action: 'renewClaim', reviewId: nameReview('one') });
    expect((await desk.review()).claim?.until).toEqual(until);
    inMinutes(CLAIM_MINUTES - 1);
    await desk.call('rana', { action: 'renewClaim', reviewId: nameReview('one') });
    inMinutes(CLAIM_MINUTES - 1);
    await expect(desk.reject('rana')).resolves.toEqual({});
  });

  it('is given back, as if nobody had read it', async () => {
    await desk.claim('rana');
    await expect(desk.release('omar')).rejects.toMatchObject(refused('claim-lost'));
    await desk.release('rana');
    expect(await desk.submission()).toMatchObject({ state: 'submitted' });
    expect((await desk.submission()).since).not.toHaveProperty('under_review');
    expect(await desk.review()).toMatchObject({ waiting: true, claim: null });
    await expect(desk.claim('omar')).resolves.toEqual({});
  });

  it('is one where its request comes twice, and so is giving it back', async () => {
    const [taking, leaving] = [desk.move('one'), desk.move('one')];
    const claimIt = () => desk.call('rana', { action: 'claimReview', ...taking });
    const releaseIt = () => desk.call('rana', { action: 'releaseReview', ...leaving });
    for (const send of [claimIt, claimIt, releaseIt, releaseIt]) await expect(send()).resolves.toEqual({});
    expect(await desk.review()).toMatchObject({ waiting: true, claim: null });
    expect(await desk.audits()).toEqual(['claimSubmission', 'releaseSubmission']);
  });

  it('may be taken once more by who has it, and holds from then on', async () => {
    await desk.claim('rana');
    stage.pass(120);
    await desk.claim('rana');
    expect((await desk.review()).claim).toMatchObject({ uid: 'rana', at: stage.now() });
  });

  it('is renewed by nobody but who has it', async () => {
    await desk.claim('rana');
    const held = (await desk.review()).claim;
    stage.pass(120);
    await expect(
      desk.call('omar', { action: 'renewClaim', reviewId: nameReview('one') }),
    ).rejects.toMatchObject(refused('claim-lost'));
    expect((await desk.review()).claim).toEqual(held);
  });

  it('is refused where it was taken back, decided, or is another revision', async () => {
    await expect(desk.claim('rana', 'one', 2)).rejects.toMatchObject(refused('moved-on'));
    for (const state of ['withdrawn', 'rejected', 'published', 'draft'] as const) {
      await desk.at(paths.submission('one')).update({ state });
      await expect(desk.claim('rana')).rejects.toMatchObject(refused('moved-on'));
    }
    await desk.at(paths.submission('one')).delete();
    await expect(desk.claim('rana')).rejects.toMatchObject(refused('target-missing'));
    await expect(desk.claim('rana', 'unknown')).rejects.toMatchObject(refused('target-missing'));
  });
});

describe('the reviewer of a submission', () => {
  const rejection = (): Review['decisions'][number] => ({
    verdict: 'rejected',
    revision: 1,
    by: { uid: 'rana', name: 'Name of rana' },
    at: stage.now(),
    reasons: ['accuracy'],
  });

  it('is nobody whose own it is, nor who has the same place', async () => {
    await desk.addSubmitted('one', 'rana');
    await expect(desk.claim('rana')).rejects.toMatchObject(refused('not-impartial'));
    await desk.addSubmitted('two');
    await desk.addSubmitted('hers', 'rana', { waiting: false });
    await expect(desk.claim('rana', 'two')).rejects.toMatchObject(refused('not-impartial'));
    await desk.at(paths.submission('hers')).update({ place: 'comic:simurgh:7:ar', 'content.number': 7 });
    await desk.at(paths.submission('one')).update({ place: 'comic:simurgh:7:ar', 'content.number': 7 });
    await expect(desk.claim('rana', 'two')).resolves.toEqual({});
  });

  it('is nobody who has published the same chapter in the same language', async () => {
    await desk.addSubmitted();
    const chapter = desk.at(paths.chapter('simurgh', 'hers'));
    const data = { number: 6, language: 'ar', translator: { id: 'omar', name: 'Omar' }, comicId: 'simurgh' };
    await chapter.set(publishedChapter(data));
    await expect(desk.claim('omar')).rejects.toMatchObject(refused('not-impartial'));
    await chapter.update({ language: 'en' });
    await expect(desk.claim('omar')).resolves.toEqual({});
  });

  it('is nobody who has rejected what is appealed', async () => {
    await desk.addSubmitted('one', 'layla', { appeal: true, decisions: [rejection()] });
    await expect(desk.claim('rana')).rejects.toMatchObject(refused('not-impartial'));
    await expect(desk.claim('omar')).resolves.toEqual({});
  });

  it('may be who has rejected what comes again without an appeal', async () => {
    await desk.addSubmitted('one', 'layla', { decisions: [rejection()] });
    await expect(desk.claim('rana')).resolves.toEqual({});
  });

  it('is who the record says, whatever their token says', async () => {
    await desk.addSubmitted();
    const caller = { uid: 'rana', email: 'rana@example.com', emailVerified: true, roles: [], signedInAt: 0 };
    await expect(claimReview({ ...stage, caller }, desk.move('one'))).resolves.toEqual({});
  });

  it('is an admin, even of their own, where nobody else remains', async () => {
    await desk.addStaff('huda', 'admin');
    await desk.addSubmitted('one', 'huda');
    const asAdmin = (request: ReviewInput) => desk.call('huda', request, ['admin']);
    const claimIt = () => asAdmin({ action: 'claimReview', ...desk.move('one') });
    await expect(claimIt()).rejects.toMatchObject(refused('not-impartial'));
    await desk.at(paths.staff('rana')).delete();
    await desk.at(paths.staff('omar')).delete();
    await expect(claimIt()).resolves.toEqual({});
    await expect(
      asAdmin({ action: 'acceptReview', ...desk.move('one'), ...(await desk.seenOf('one')) }),
    ).resolves.toEqual({});
  });
});

describe('a rejection', () => {
  beforeEach(() => desk.addSubmitted());

  it('notifies its owner why, once, by a notification and a mail', async () => {
    await desk.claim('rana');
    const request = {
      action: 'rejectReview',
      ...desk.move('one'),
      reasons: ['accuracy', 'pages'],
    } satisfies ReviewInput;
    await desk.call('rana', { ...request, change: 'Page 3.' });
    await desk.call('rana', { ...request, change: 'Page 3.' });
    expect(await desk.submission()).toMatchObject({
      state: 'rejected',
      since: { rejected: stage.now() },
      rejection: { reasons: ['accuracy', 'pages'], change: 'Page 3.', at: stage.now() },
    });
    expect(await desk.review()).toMatchObject({
      waiting: false,
      claim: null,
      decisions: [{ verdict: 'rejected', revision: 1, by: { uid: 'rana' }, reasons: ['accuracy', 'pages'] }],
    });
    expect(await desk.count(paths.notifications('layla'))).toBe(1);
    expect(await desk.count('outbox')).toBe(1);
    expect(await desk.audits()).toEqual(['claimSubmission', 'rejectSubmission']);
    const log = await backend.firestore.collection('audit').where('action', '==', 'rejectSubmission').get();
    expect(log.docs[0]?.get('settled')).toMatchObject({ what: 'work', granted: false });
    // Nothing that its owner reads says who decided.
    const told = (await backend.firestore.collection(paths.notifications('layla')).get()).docs[0]?.data();
    expect(JSON.stringify([told, await desk.submission()])).not.toContain('rana');
    // As its comic is stored, and not as it was typed.
    const { series, names } = simurgh;
    expect(told).toMatchObject({ kind: 'decision', verdict: 'rejected', title: series, names, number: 6 });
  });

  it('needs a reason, and words where the reason is another one', async () => {
    await desk.claim('rana');
    for (const wrong of [{ reasons: [] }, { reasons: ['other'] }, { reasons: ['pages', 'pages'] }]) {
      const request = { action: 'rejectReview', ...desk.move('one'), ...wrong } as ReviewInput;
      await expect(desk.call('rana', request)).rejects.toMatchObject(refused('invalid-fields'));
    }
    const request: ReviewInput = {
      action: 'rejectReview',
      ...desk.move('one'),
      reasons: ['other'],
      note: 'Not ours.',
    };
    await expect(desk.call('rana', request)).resolves.toEqual({});
  });

  it('carries notes to places of pages to its owner, and to no mail', async () => {
    await desk.claim('rana');
    const pins = [
      { page: 2, x: 0, y: 1000, text: 'This letter is cut.' },
      { page: 1, x: 500, y: 500, text: 'Another name.' },
    ];
    const request = rejecting();
    await desk.call('rana', { ...request, pins });
    const { rejection, files } = await desk.submission();
    expect(rejection).toMatchObject({ pins, pinnedFile: files.chapter?.fileId });
    expect((await desk.review()).decisions[0]).not.toHaveProperty('pins');
  });

  it('names no file where there are no notes', async () => {
    await desk.claim('rana');
    await desk.call('rana', { ...rejecting(), pins: [] });
    expect((await desk.submission()).rejection).not.toHaveProperty('pinnedFile');
  });

  it('takes no notes where there are no pages', async () => {
    await desk.claim('rana');
    await backend.firestore.doc(paths.submission('one')).update({ files: {} });
    const pins = [{ page: 1, x: 1, y: 1, text: 'A note.' }];
    await desk.call('rana', { ...rejecting(), pins });
    const { state, rejection } = await desk.submission();
    expect(state).toBe('rejected');
    expect(rejection).not.toHaveProperty('pins');
  });

  it.each([
    { page: 0 },
    { page: 501 },
    { x: -1 },
    { y: 1001 },
    { x: 0.5 },
    { text: '' },
    { text: 'a'.repeat(501) },
    { text: 'a\u202eb' },
    { more: true },
  ])('takes no note with %j', async (wrong) => {
    await desk.claim('rana');
    const pins = [{ page: 1, x: 1, y: 1, text: 'A note.', ...wrong }];
    const request = {
      action: 'rejectReview',
      reasons: ['accuracy'],
      ...desk.move('one'),
      pins,
    } as ReviewInput;
    await expect(desk.call('rana', request)).rejects.toMatchObject(refused('invalid-fields'));
    expect(await desk.submission()).toMatchObject({ state: 'under_review' });
  });

  it('takes no more notes than there may be', async () => {
    await desk.claim('rana');
    const request = rejecting();
    const pins = Array.from({ length: MAX_PINS + 1 }, () => ({ page: 1, x: 1, y: 1, text: 'A note.' }));
    await expect(desk.call('rana', { ...request, pins })).rejects.toMatchObject(refused('invalid-fields'));
    await expect(desk.call('rana', { ...request, pins: pins.slice(1) })).resolves.toEqual({});
  });

  it('is kept where its owner has no account any more', async () => {
    await desk.claim('rana');
    await desk.at(paths.user('layla')).delete();
    await expect(desk.accept('rana')).rejects.toMatchObject(refused('owner-gone'));
    await desk.reject('rana');
    expect(await desk.submission()).toMatchObject({ state: 'rejected' });
    expect(await desk.count('outbox')).toBe(0);
  });
});

describe('two reviewers at once', () => {
  const deeds = fc.array(
    fc.record({
      uid: fc.constantFrom('rana', 'omar'),
      deed: fc.constantFrom('claim', 'release', 'accept', 'reject', 'late'),
    }),
    { minLength: 2, maxLength: 6 },
  );

  it('come to one decision, with one entry a move and one mail', {
    timeout: 60_000 + LAW_RUNS * 6000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (wanted) => {
        backend.clear();
        for (const uid of ['layla', 'rana', 'omar']) await desk.publishing.addPerson(uid);
        await desk.addStaff('rana', 'reviewer');
        await desk.addStaff('omar', 'reviewer');
        await desk.at(paths.comic('simurgh')).set(simurgh);
        await desk.addSubmitted();
        const asked = wanted.map(({ uid, deed }) => async () => {
          if (deed === 'late') return inMinutes(CLAIM_MINUTES);
          const body = desk.move('one');
          const request = (
            deed === 'reject'
              ? { action: 'rejectReview', ...body, reasons: ['accuracy'] }
              : { action: `${deed}Review`, ...body }
          ) as ReviewInput;
          // Each comes twice, and those beside it at the same time.
          await Promise.allSettled([desk.call(uid, request), desk.call(uid, request)]);
        });
        for (let index = 0; index < asked.length; index += 2) {
          await Promise.all(asked.slice(index, index + 2).map((ask) => ask()));
        }
        const { state } = await desk.submission();
        const { decisions, waiting } = await desk.review();
        const decided = state === 'published' || state === 'rejected';
        expect(decisions.map(({ verdict }) => verdict)).toEqual(decided ? [state] : []);
        expect(waiting).toBe(!decided);
        const kept = await desk.audits();
        expect(kept.filter((action) => /^(publish|reject)/.test(action))).toHaveLength(decided ? 1 : 0);
        expect(await desk.count('outbox')).toBe(state === 'rejected' ? 1 : 0);
        expect(await desk.count(paths.publications())).toBe(state === 'published' ? 1 : 0);
      }),
      { numRuns: LAW_RUNS },
    );
  });
});

/** A published chapter of somebody else. */
function publishedChapter(change: object) {
  const { id: _, ...chapter } = sampleChapter('hers', { comicId: WHOLE_CHAPTER.comic?.comicId ?? '' });
  return { ...chapter, ...change };
}

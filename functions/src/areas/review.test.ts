import type { ReviewInput } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { MAX_PINS } from '@rawi/model/truth/application';
import { NOTHING_CHOSEN, type Resolved } from '@rawi/model/truth/resolved';
import { CLAIM_MINUTES, type Review, reviewedIn, reviewIds, reviewSchema } from '@rawi/model/truth/review';
import type { Staff } from '@rawi/model/truth/staff';
import { submissionSchema } from '@rawi/model/truth/submission';
import * as fc from 'fast-check';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { acceptReview } from '../calls/accept-review.ts';
import { claimReview } from '../calls/claim-review.ts';
import { comicInListOf } from '../notifications/comic-in-list.ts';
import { submittedOf } from '../submissions/submitted.ts';
import { callReview } from '../testing/call-review.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { WHOLE_CHAPTER } from '../testing/submission-desk.ts';

/** 200 now and then (`RAWI_LAW_RUNS=200`): each takes a second or two. */
const LAW_RUNS = Number(process.env['RAWI_LAW_RUNS'] ?? 10);

let backend: EmulatedFirestore;
let stage: Scene;
let desk: PublishingDesk;
let requests = 0;
const simurgh = sampleComic('simurgh');
const STORED: Resolved = { ...NOTHING_CHOSEN, comic: comicInListOf('simurgh', simurgh) };
beforeAll(async () => {
  backend = await emulatedFirestore('review-area');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = publishingDesk(backend.firestore, stage);
  for (const uid of ['layla', 'rana', 'omar', 'huda']) await desk.addPerson(uid);
  await staff('rana', 'reviewer');
  await staff('omar', 'reviewer');
  await at(paths.comic('simurgh')).set(simurgh);
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const staff = (uid: string, ...roles: Staff['roles']) =>
  at(paths.staff(uid)).set({ roles, name: `Name of ${uid}`, since: stage.now() });
const refused = (code: string) => ({ details: { code } });
const inMinutes = (minutes: number) => stage.pass(minutes * 60);

/** A request of a reviewer; each has an id of its own unless one is given. */
const call = (uid: string, request: ReviewInput, roles?: readonly ('reviewer' | 'admin')[]) =>
  callReview(stage, uid, request, roles);
/** The review that a name in these tests means: a submission's by its id alone. */
const named = (id: string) => (reviewedIn(id) ? id : reviewIds.submission(id));
const move = (reviewId: string, revision = 1) => ({
  reviewId: named(reviewId),
  revision,
  requestId: `request-${(requests += 1)}`,
});
const claim = (uid: string, reviewId = 'one', revision = 1) =>
  call(uid, { action: 'claimReview', ...move(reviewId, revision) });
const release = (uid: string, reviewId = 'one') => call(uid, { action: 'releaseReview', ...move(reviewId) });
/** What the page of a review shows under the ids that it names. */
const seenOf = async (reviewId: string) => {
  const { resolved } = await review(reviewId);
  return resolved ? { seen: resolved } : {};
};
const accept = async (uid: string, reviewId = 'one') =>
  call(uid, { action: 'acceptReview', ...move(reviewId), ...(await seenOf(reviewId)) });
const reject = (uid: string, reviewId = 'one', revision = 1) =>
  call(uid, { action: 'rejectReview', ...move(reviewId, revision), reasons: ['accuracy'], note: 'Names.' });

const rejecting = () =>
  ({ action: 'rejectReview', reasons: ['accuracy'], ...move('one') }) satisfies ReviewInput;

const review = async (reviewId = 'one') =>
  reviewSchema.parse((await at(paths.review(named(reviewId))).get()).data());
const submission = async (id = 'one') =>
  submissionSchema.parse((await at(paths.submission(id)).get()).data());
const count = async (path: string) => (await backend.firestore.collection(path).count().get()).data().count;
const audits = async () =>
  (await backend.firestore.collection('audit').get()).docs
    .map((each) => String(each.get('action')))
    .toSorted();

/** A chapter as its owner has handed it in. */
async function handedIn(submissionId = 'one', uid = 'layla', change: Partial<Review> = {}) {
  await desk.addChapter(submissionId, uid, {}, { state: 'submitted' });
  const shown = submittedOf(await submission(submissionId), { name: `Name of ${uid}`, locale: 'ar' }, STORED);
  const { called: _, ...seen } = shown;
  const waits = { waiting: true, since: stage.now(), appeal: false, claim: null, decisions: [] };
  await at(paths.review(named(submissionId))).set({ ...seen, revision: 1, ...waits, ...change });
}

describe('a claim', () => {
  beforeEach(() => handedIn());

  it('takes what waits, for its owner to see that somebody reads it, and nobody else may judge it', async () => {
    await claim('rana');
    expect(await submission()).toMatchObject({ state: 'under_review', since: { under_review: stage.now() } });
    expect(await review()).toMatchObject({ waiting: true, claim: { uid: 'rana', name: 'Name of rana' } });
    await expect(claim('omar')).rejects.toMatchObject(refused('claimed-by-other'));
    await expect(reject('omar')).rejects.toMatchObject(refused('claim-lost'));
    await expect(accept('omar')).rejects.toMatchObject(refused('claim-lost'));
  });

  it('ends by itself, and is another’s then', async () => {
    await claim('rana');
    inMinutes(CLAIM_MINUTES);
    await expect(reject('rana')).rejects.toMatchObject(refused('claim-lost'));
    await expect(call('rana', { action: 'renewClaim', reviewId: named('one') })).rejects.toMatchObject(
      refused('claim-lost'),
    );
    await claim('omar');
    expect((await review()).claim?.uid).toBe('omar');
    await expect(claim('rana')).rejects.toMatchObject(refused('claimed-by-other'));
  });

  it('holds on while it is renewed, which writes once a minute at most', async () => {
    await claim('rana');
    const until = (await review()).claim?.until;
    stage.pass(59);
    await call('rana', { action: 'renewClaim', reviewId: named('one') });
    expect((await review()).claim?.until).toEqual(until);
    inMinutes(CLAIM_MINUTES - 1);
    await call('rana', { action: 'renewClaim', reviewId: named('one') });
    inMinutes(CLAIM_MINUTES - 1);
    await expect(reject('rana')).resolves.toEqual({});
  });

  it('is given back, as if nobody had read it', async () => {
    await claim('rana');
    await expect(release('omar')).rejects.toMatchObject(refused('claim-lost'));
    await release('rana');
    expect(await submission()).toMatchObject({ state: 'submitted' });
    expect((await submission()).since).not.toHaveProperty('under_review');
    expect(await review()).toMatchObject({ waiting: true, claim: null });
    await expect(claim('omar')).resolves.toEqual({});
  });

  it('is one where its request comes twice, and so is giving it back', async () => {
    const [taking, leaving] = [move('one'), move('one')];
    const claimIt = () => call('rana', { action: 'claimReview', ...taking });
    const releaseIt = () => call('rana', { action: 'releaseReview', ...leaving });
    for (const send of [claimIt, claimIt, releaseIt, releaseIt]) await expect(send()).resolves.toEqual({});
    expect(await review()).toMatchObject({ waiting: true, claim: null });
    expect(await audits()).toEqual(['claimSubmission', 'releaseSubmission']);
  });

  it('may be taken once more by who has it, and holds from then on', async () => {
    await claim('rana');
    stage.pass(120);
    await claim('rana');
    expect((await review()).claim).toMatchObject({ uid: 'rana', at: stage.now() });
  });

  it('is renewed by nobody but who has it', async () => {
    await claim('rana');
    const held = (await review()).claim;
    stage.pass(120);
    await expect(call('omar', { action: 'renewClaim', reviewId: named('one') })).rejects.toMatchObject(
      refused('claim-lost'),
    );
    expect((await review()).claim).toEqual(held);
  });

  it('is refused where it was taken back, decided, or is another revision', async () => {
    await expect(claim('rana', 'one', 2)).rejects.toMatchObject(refused('moved-on'));
    for (const state of ['withdrawn', 'rejected', 'published', 'draft'] as const) {
      await at(paths.submission('one')).update({ state });
      await expect(claim('rana')).rejects.toMatchObject(refused('moved-on'));
    }
    await at(paths.submission('one')).delete();
    await expect(claim('rana')).rejects.toMatchObject(refused('target-missing'));
    await expect(claim('rana', 'unknown')).rejects.toMatchObject(refused('target-missing'));
  });
});

describe('the reviewer of a submission', () => {
  it('is nobody whose own it is, nor who has the same place', async () => {
    await handedIn('one', 'rana');
    await expect(claim('rana')).rejects.toMatchObject(refused('not-impartial'));
    await handedIn('two');
    await handedIn('hers', 'rana', { waiting: false });
    await expect(claim('rana', 'two')).rejects.toMatchObject(refused('not-impartial'));
    await at(paths.submission('hers')).update({ place: 'comic:simurgh:7:ar', 'content.number': 7 });
    await at(paths.submission('one')).update({ place: 'comic:simurgh:7:ar', 'content.number': 7 });
    await expect(claim('rana', 'two')).resolves.toEqual({});
  });

  it('is nobody who has published the same chapter in the same language', async () => {
    await handedIn();
    const chapter = at(paths.chapter('simurgh', 'hers'));
    const data = { number: 6, language: 'ar', translator: { id: 'omar', name: 'Omar' }, comicId: 'simurgh' };
    await chapter.set(publishedChapter(data));
    await expect(claim('omar')).rejects.toMatchObject(refused('not-impartial'));
    await chapter.update({ language: 'en' });
    await expect(claim('omar')).resolves.toEqual({});
  });

  it('is nobody who has rejected what is appealed', async () => {
    const decision = {
      verdict: 'rejected',
      revision: 1,
      by: { uid: 'rana', name: 'Name of rana' },
      at: stage.now(),
      reasons: ['accuracy'],
    } satisfies Review['decisions'][number];
    await handedIn('one', 'layla', { appeal: true, decisions: [decision] });
    await expect(claim('rana')).rejects.toMatchObject(refused('not-impartial'));
    await expect(claim('omar')).resolves.toEqual({});
  });

  it('is who the record says, whatever their token says', async () => {
    await handedIn();
    const caller = { uid: 'rana', email: 'rana@example.com', emailVerified: true, roles: [], signedInAt: 0 };
    await expect(claimReview({ ...stage, caller }, move('one'))).resolves.toEqual({});
  });

  it('is an admin, even of their own, where nobody else remains', async () => {
    await staff('huda', 'admin');
    await handedIn('one', 'huda');
    const asAdmin = (request: ReviewInput) => call('huda', request, ['admin']);
    const claimIt = () => asAdmin({ action: 'claimReview', ...move('one') });
    await expect(claimIt()).rejects.toMatchObject(refused('not-impartial'));
    await at(paths.staff('rana')).delete();
    await at(paths.staff('omar')).delete();
    await expect(claimIt()).resolves.toEqual({});
    await expect(
      asAdmin({ action: 'acceptReview', ...move('one'), ...(await seenOf('one')) }),
    ).resolves.toEqual({});
  });
});

describe('a rejection', () => {
  beforeEach(() => handedIn());

  it('tells its owner why, once, by a notification and a mail', async () => {
    await claim('rana');
    const request = {
      action: 'rejectReview',
      ...move('one'),
      reasons: ['accuracy', 'pages'],
    } satisfies ReviewInput;
    await call('rana', { ...request, change: 'Page 3.' });
    await call('rana', { ...request, change: 'Page 3.' });
    expect(await submission()).toMatchObject({
      state: 'rejected',
      since: { rejected: stage.now() },
      rejection: { reasons: ['accuracy', 'pages'], change: 'Page 3.', at: stage.now() },
    });
    expect(await review()).toMatchObject({
      waiting: false,
      claim: null,
      decisions: [{ verdict: 'rejected', revision: 1, by: { uid: 'rana' }, reasons: ['accuracy', 'pages'] }],
    });
    expect(await count(paths.notifications('layla'))).toBe(1);
    expect(await count('outbox')).toBe(1);
    expect(await audits()).toEqual(['claimSubmission', 'rejectSubmission']);
    // Nothing that its owner reads says who decided.
    const told = (await backend.firestore.collection(paths.notifications('layla')).get()).docs[0]?.data();
    expect(JSON.stringify([told, await submission()])).not.toContain('rana');
    // As its comic is stored, and not as it was typed.
    const { series } = simurgh;
    expect(told).toMatchObject({ kind: 'decision', verdict: 'rejected', title: series, number: 6 });
  });

  it('needs a reason, and words where the reason is another one', async () => {
    await claim('rana');
    for (const wrong of [{ reasons: [] }, { reasons: ['other'] }, { reasons: ['pages', 'pages'] }]) {
      const request = { action: 'rejectReview', ...move('one'), ...wrong } as ReviewInput;
      await expect(call('rana', request)).rejects.toMatchObject(refused('invalid-fields'));
    }
    const request: ReviewInput = {
      action: 'rejectReview',
      ...move('one'),
      reasons: ['other'],
      note: 'Not ours.',
    };
    await expect(call('rana', request)).resolves.toEqual({});
  });

  it('carries notes to places of pages to its owner, and to no mail', async () => {
    await claim('rana');
    const pins = [
      { page: 2, x: 0, y: 1000, text: 'This letter is cut.' },
      { page: 1, x: 500, y: 500, text: 'Another name.' },
    ];
    const request = rejecting();
    await call('rana', { ...request, pins });
    const { rejection, files } = await submission();
    expect(rejection).toMatchObject({ pins, pinnedFile: files.chapter?.fileId });
    expect((await review()).decisions[0]).not.toHaveProperty('pins');
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
    await claim('rana');
    const pins = [{ page: 1, x: 1, y: 1, text: 'A note.', ...wrong }];
    const request = { action: 'rejectReview', reasons: ['accuracy'], ...move('one'), pins } as ReviewInput;
    await expect(call('rana', request)).rejects.toMatchObject(refused('invalid-fields'));
    expect(await submission()).toMatchObject({ state: 'under_review' });
  });

  it('takes no more notes than there may be', async () => {
    await claim('rana');
    const request = rejecting();
    const pins = Array.from({ length: MAX_PINS + 1 }, () => ({ page: 1, x: 1, y: 1, text: 'A note.' }));
    await expect(call('rana', { ...request, pins })).rejects.toMatchObject(refused('invalid-fields'));
    await expect(call('rana', { ...request, pins: pins.slice(1) })).resolves.toEqual({});
  });

  it('is kept where its owner has no account any more', async () => {
    await claim('rana');
    await at(paths.user('layla')).delete();
    await expect(accept('rana')).rejects.toMatchObject(refused('owner-gone'));
    await reject('rana');
    expect(await submission()).toMatchObject({ state: 'rejected' });
    expect(await count('outbox')).toBe(0);
  });
});

describe('an acceptance', () => {
  it('leaves the rest to a task, and is one where it comes twice', async () => {
    await handedIn();
    await claim('rana');
    const asked = move('one');
    const request = { action: 'acceptReview', ...asked, ...(await seenOf('one')) } as const;
    await call('rana', request);
    await call('rana', request);
    expect(await submission()).toMatchObject({ state: 'published', publication: 'running' });
    expect(await review()).toMatchObject({ waiting: false, decisions: [{ verdict: 'published' }] });
    expect(await count(paths.publications())).toBe(1);
    expect(await count('outbox')).toBe(0);
    expect(await audits()).toEqual(['claimSubmission', 'publishSubmission']);
    // The id of a request is its person’s, for that request alone.
    const other = { action: 'releaseReview', ...asked } as const;
    await expect(call('rana', other)).rejects.toMatchObject(refused('invalid-fields'));
    await expect(call('omar', request)).rejects.toMatchObject(refused('moved-on'));
  });

  it('says what is missing', async () => {
    await handedIn();
    await claim('rana');
    await at(paths.comic('simurgh')).delete();
    await expect(accept('rana')).rejects.toMatchObject(refused('comic-unpublished'));
    await at(paths.file('chapter-of-one')).delete();
    await expect(accept('rana')).rejects.toMatchObject(refused('files-unchecked'));
    expect(await submission()).toMatchObject({ state: 'under_review' });
  });
});

describe('what is accepted', () => {
  const KHAN = { id: 'khan', name: 'Khan Press' } as const;
  const seenNow = async () => (await review()).resolved;
  const acceptAs = (seen: Resolved | undefined) =>
    call('rana', { action: 'acceptReview', ...move('one'), ...(seen && { seen }) });

  it('is what its reviewer has seen: a comic that is called otherwise by now is shown so first', async () => {
    await handedIn();
    await claim('rana');
    const seen = await seenNow();
    await at(paths.comic('simurgh')).update({ series: 'Captain Zenith' });
    await expect(acceptAs(seen)).rejects.toMatchObject(refused('names-changed'));
    expect(await submission()).toMatchObject({ state: 'under_review' });
    expect(await review()).toMatchObject({
      title: 'Captain Zenith',
      resolved: { comic: { series: 'Captain Zenith' } },
      differs: true,
      claim: { uid: 'rana' },
    });
    await expect(acceptAs(await seenNow())).resolves.toEqual({});
  });

  it('is shown otherwise only where that is why it was refused', async () => {
    await handedIn();
    await claim('rana');
    const before = await review();
    await at(paths.comic('simurgh')).update({ series: 'Captain Zenith' });
    await expect(accept('omar')).rejects.toMatchObject(refused('claim-lost'));
    const caller = { uid: 'rana', email: '', emailVerified: true, roles: [], signedInAt: 0 };
    const broken = new Error('There is no clock.');
    const now = () => {
      throw broken;
    };
    await expect(acceptReview({ ...stage, caller, now }, move('one'))).rejects.toBe(broken);
    expect(await review()).toEqual(before);
  });

  it('is nothing that was not seen', async () => {
    await handedIn();
    await claim('rana');
    await expect(acceptAs(undefined)).rejects.toMatchObject(refused('names-changed'));
    await expect(acceptAs(NOTHING_CHOSEN)).rejects.toMatchObject(refused('names-changed'));
  });

  it('is the publisher that was shown, and not another one that has come under its id', async () => {
    await desk.addNames();
    await at(paths.publisher('khan')).set({ name: { en: 'Khan Press' }, comicCount: 0 });
    await desk.addComic('one', 'layla', { publisher: KHAN }, { state: 'submitted' });
    await claim('rana');
    const seen = await seenNow();
    expect(seen?.names).toContainEqual({ of: 'publisher', id: 'khan', name: { en: 'Khan Press' } });
    await at(paths.publisher('khan')).update({ name: { en: 'Atelier Vertige' } });
    await expect(acceptAs(seen)).rejects.toMatchObject(refused('names-changed'));
    await at(paths.publisher('khan')).delete();
    await expect(acceptAs(await seenNow())).rejects.toMatchObject(refused('names-changed'));
    expect((await seenNow())?.names.map(({ of }) => of)).toEqual(['person', 'genre']);
    // What is seen is there, and what was chosen is not: somebody else has to be meant.
    await expect(acceptAs(await seenNow())).rejects.toMatchObject(refused('target-missing'));
  });

  it('is read once more by who takes what was handed in before that was kept', async () => {
    await handedIn('one', 'layla', { title: 'My Own Little Comic' });
    await at(paths.review(named('one'))).update({
      resolved: FieldValue.delete(),
      differs: FieldValue.delete(),
    });
    await claim('rana');
    expect(await review()).toMatchObject({ title: simurgh.series, resolved: { comic: { slug: 'simurgh' } } });
    await expect(accept('rana')).resolves.toEqual({});
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
        for (const uid of ['layla', 'rana', 'omar']) await desk.addPerson(uid);
        await staff('rana', 'reviewer');
        await staff('omar', 'reviewer');
        await at(paths.comic('simurgh')).set(simurgh);
        await handedIn();
        const asked = wanted.map(({ uid, deed }) => async () => {
          if (deed === 'late') return inMinutes(CLAIM_MINUTES);
          const body = move('one');
          const request = (
            deed === 'reject'
              ? { action: 'rejectReview', ...body, reasons: ['accuracy'] }
              : { action: `${deed}Review`, ...body }
          ) as ReviewInput;
          // Each comes twice, and those beside it at the same time.
          await Promise.allSettled([call(uid, request), call(uid, request)]);
        });
        for (let index = 0; index < asked.length; index += 2) {
          await Promise.all(asked.slice(index, index + 2).map((ask) => ask()));
        }
        const { state } = await submission();
        const { decisions, waiting } = await review();
        const decided = state === 'published' || state === 'rejected';
        expect(decisions.map(({ verdict }) => verdict)).toEqual(decided ? [state] : []);
        expect(waiting).toBe(!decided);
        const kept = await audits();
        expect(kept.filter((action) => /^(publish|reject)/.test(action))).toHaveLength(decided ? 1 : 0);
        expect(await count('outbox')).toBe(state === 'rejected' ? 1 : 0);
        expect(await count(paths.publications())).toBe(state === 'published' ? 1 : 0);
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

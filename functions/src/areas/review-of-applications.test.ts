import type { ReviewInput } from '@rawi/model/calls/review-calls';
import { paths } from '@rawi/model/paths';
import { reviewIds } from '@rawi/model/truth/review';
import type { Staff } from '@rawi/model/truth/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { callReview } from '../testing/call-review.ts';
import { publishingDesk } from '../testing/publishing-desk.ts';
import { type Scene, scene } from '../testing/scene.ts';

let backend: EmulatedFirestore;
let stage: Scene;
let requests = 0;
beforeAll(async () => {
  backend = await emulatedFirestore('review-of-applications');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  const desk = publishingDesk(backend.firestore, stage);
  for (const uid of ['layla', 'rana', 'omar']) await desk.addPerson(uid);
  await staff('rana', 'reviewer');
  await staff('omar', 'reviewer');
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const staff = (uid: string, ...roles: Staff['roles']) =>
  at(paths.staff(uid)).set({ roles, name: `Name of ${uid}`, since: stage.now() });
const refused = (code: string) => ({ details: { code } });
const count = async (path: string) => (await backend.firestore.collection(path).count().get()).data().count;
const audits = async () =>
  (await backend.firestore.collection('audit').get()).docs
    .map((each) => String(each.get('action')))
    .toSorted();

const call = (uid: string, request: ReviewInput) => callReview(stage, uid, request);
const move = (reviewId: string) => ({ reviewId, revision: 1, requestId: `request-${(requests += 1)}` });
const claim = (uid: string, reviewId: string) => call(uid, { action: 'claimReview', ...move(reviewId) });
const accept = (uid: string, reviewId: string) => call(uid, { action: 'acceptReview', ...move(reviewId) });
const reject = (uid: string, reviewId: string) =>
  call(uid, { action: 'rejectReview', ...move(reviewId), reasons: ['accuracy'], note: 'Names.' });

describe('an application', () => {
  const id = reviewIds.application('layla');
  const application = async () => (await at(paths.application('layla')).get()).data();
  beforeEach(async () => {
    await at(paths.application('layla')).set({
      uid: 'layla',
      languages: ['ar', 'fr'],
      skills: 'I grew up with both languages.',
      savedAt: stage.now(),
      state: 'submitted',
      revision: 1,
      since: { submitted: stage.now() },
    });
    await at(paths.review(id)).set({
      kind: 'application',
      uid: 'layla',
      name: 'Layla',
      title: 'Layla',
      number: null,
      language: null,
      replacement: false,
      revision: 1,
      waiting: true,
      since: stage.now(),
      appeal: false,
      claim: null,
      decisions: [],
    });
  });

  it('that is rejected has no pages for notes: what a form sends of them is left out', async () => {
    await claim('rana', id);
    const pins = [{ page: 1, x: 1, y: 1, text: 'A note.' }];
    await call('rana', {
      action: 'rejectReview',
      ...move(id),
      reasons: ['accuracy'],
      note: 'Names.',
      pins,
    });
    expect(await application()).toMatchObject({ state: 'rejected' });
    expect((await application())?.['rejection']).not.toHaveProperty('pins');
  });

  it('that is approved makes a translator, whom everybody may know', async () => {
    await claim('rana', id);
    await accept('rana', id);
    expect(await application()).toMatchObject({ state: 'approved' });
    expect((await at(paths.translator('layla')).get()).data()).toMatchObject({
      name: 'Name of layla',
      languages: ['ar', 'fr'],
      level: 1,
    });
    expect((await at(paths.invalidation('translator_layla')).get()).exists).toBe(true);
    expect(await count('outbox')).toBe(1);
    expect(await audits()).toEqual(['approveApplication', 'claimApplication']);
  });

  it('makes nobody a translator whose account is gone', async () => {
    await claim('rana', id);
    stage.auth.accounts.delete('layla');
    await expect(accept('rana', id)).rejects.toMatchObject(refused('owner-gone'));
    expect(await application()).toMatchObject({ state: 'under_review' });
    expect((await at(paths.translator('layla')).get()).exists).toBe(false);
  });

  it('that is declined says why', async () => {
    await claim('omar', id);
    await reject('omar', id);
    expect(await application()).toMatchObject({ state: 'rejected', rejection: { reasons: ['accuracy'] } });
    expect((await at(paths.translator('layla')).get()).exists).toBe(false);
  });

  it('is not one’s own to decide', async () => {
    await staff('layla', 'reviewer');
    await expect(claim('layla', id)).rejects.toMatchObject(refused('not-impartial'));
  });
});

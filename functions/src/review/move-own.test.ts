import { paths } from '@rawi/model/paths';
import { APPLICATION } from '@rawi/model/review/application-machine';
import type { Machine } from '@rawi/model/review/machine';
import type { OwnerMove } from '@rawi/model/review/shared-moves';
import { SUBMISSION } from '@rawi/model/review/submission-machine';
import { reviewIds } from '@rawi/model/truth/review';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { CallError } from '../callers/call-error.ts';
import { sampleUser } from '../testing/choices.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { moveOwn, type OwnerRequest, type OwnWork } from './move-own.ts';
import type { Need } from './refusals.ts';

const PATH = paths.application('layla');
const REVIEW = paths.review(reviewIds.application('layla'));

let backend: EmulatedFirestore;
let stage: Scene;
beforeAll(async () => {
  backend = await emulatedFirestore('move-own');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  await at(paths.user('layla')).set({ ...sampleUser(stage.now()), fullName: 'Layla Haddad' });
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const stored = async (path: string = PATH) => (await at(path).get()).data();
const audits = async () =>
  (await backend.firestore.collection('audit').get()).docs.map((each) => each.get('action') as unknown);
const now = () => Timestamp.fromDate(stage.now());
const refused = (code: string) => ({ details: { code } });

/** Work of either kind, with what only its kind knows in the test's hand. */
function workOf(machine: Machine<string, OwnerMove, Need>, own: Partial<OwnWork>) {
  const needs = Object.fromEntries(
    (['translator', 'not-a-translator', 'files', 'comic', 'names', 'place', 'room'] as const).map((need) => [
      need,
      () => true,
    ]),
  );
  return async (move: OwnerMove, request: OwnerRequest = { revision: 1 }, emailVerified = true) => {
    const caller = {
      uid: 'layla',
      email: 'layla@example.com',
      emailVerified,
      roles: [],
      signedInAt: stage.now().getTime(),
    };
    await moveOwn({ ...stage, caller }, move, request, async (transaction) => {
      const { state, revision, since, appeal } = (await transaction.get(at(PATH))).data() ?? {};
      return {
        machine,
        action: `${move}Application`,
        path: PATH,
        reviewId: reviewIds.application('layla'),
        at: { state: String(state), revision: Number(revision) },
        stored: { since, appeal },
        wrong: {},
        submittedBy: ({ name, locale }) => ({
          kind: 'application',
          uid: 'layla',
          name,
          locale,
          title: name,
          called: [name],
          differs: false,
          number: null,
          language: null,
          replacement: false,
        }),
        ...own,
        needs: { ...needs, ...own.needs },
      };
    });
  };
}
const write = (data: object) => at(PATH).set({ uid: 'layla', ...data });

describe.each<[string, Machine<string, OwnerMove, Need>]>([
  ['an application', APPLICATION],
  ['a submission', SUBMISSION],
])('a move of %s by its owner', (_, machine) => {
  it('to submit names the owner, begins a revision and its times, and lets reviewers see it', async () => {
    await write({ state: 'draft', revision: 1, since: { submitted: new Date(0), rejected: new Date(0) } });
    await workOf(machine, {})('submit');
    expect(await stored()).toEqual({
      uid: 'layla',
      state: 'submitted',
      revision: 2,
      name: 'Layla Haddad',
      since: { submitted: now() },
    });
    expect(await stored(REVIEW)).toMatchObject({ waiting: true, revision: 2, name: 'Layla Haddad' });
    expect(await audits()).toEqual(['submitApplication']);
  });

  it('to withdraw keeps the times that it had, and takes it out of the queue', async () => {
    const since = { submitted: Timestamp.fromMillis(1), under_review: Timestamp.fromMillis(2) };
    await write({ state: 'draft', revision: 0 });
    await workOf(machine, {})('submit', { revision: 0 });
    await at(PATH).update({ state: 'under_review', since });
    await workOf(machine, {})('withdraw');
    expect(await stored()).toMatchObject({ state: 'withdrawn', since: { ...since, withdrawn: now() } });
    expect(await stored(REVIEW)).toMatchObject({ waiting: false, claim: null });
  });

  it('to appeal is made once a request, with its note, and once a revision', async () => {
    await write({ state: 'rejected', revision: 1 });
    const appeal = workOf(machine, {});
    const asked = { revision: 1, requestId: 'request-1', note: 'Look again.' };
    await appeal('appeal', asked);
    await appeal('appeal', asked);
    expect(await stored()).toMatchObject({
      state: 'submitted',
      revision: 1,
      appeal: { revision: 1, at: now(), note: 'Look again.' },
    });
    expect(await audits()).toEqual(['appealApplication']);
    await at(PATH).update({ state: 'rejected' });
    await expect(appeal('appeal', { revision: 1, requestId: 'request-2' })).rejects.toMatchObject(
      refused('already-appealed'),
    );
  });

  it('is made once where the call arrives twice, also at the same time', async () => {
    await write({ state: 'submitted', revision: 1 });
    const own = workOf(machine, {});
    await Promise.all([own('withdraw'), own('withdraw')]);
    await own('withdraw');
    expect(await audits()).toEqual(['withdrawApplication']);
  });

  it('is refused by the revision that was seen, an address that is not confirmed, and a mute', async () => {
    await write({ state: 'draft', revision: 1 });
    const own = workOf(machine, {});
    await expect(own('submit', { revision: 2 })).rejects.toMatchObject(refused('moved-on'));
    await expect(own('submit', { revision: 1 }, false)).rejects.toMatchObject(refused('email-unverified'));
    await at(paths.inbox('layla')).set({ unread: 0, mutedUntil: new Date(stage.now().getTime() + 1000) });
    await expect(own('submit')).rejects.toMatchObject(refused('muted'));
    expect(await stored()).toMatchObject({ state: 'draft' });
    expect(await audits()).toEqual([]);
  });

  it('is refused by its wrong fields, which the refusal names', async () => {
    await write({ state: 'draft', revision: 1 });
    await expect(workOf(machine, { wrong: { skills: 'required' } })('submit')).rejects.toMatchObject({
      details: { code: 'invalid-fields', fields: { skills: 'required' } },
    });
  });

  it('is refused to an account that is being erased, and writes nothing', async () => {
    await write({ state: 'draft', revision: 1 });
    await at(paths.user('layla')).delete();
    await expect(workOf(machine, {})('submit')).rejects.toMatchObject(refused('profile-missing'));
    expect(await stored()).toMatchObject({ state: 'draft' });
    expect(await stored(REVIEW)).toBeUndefined();
  });
});

describe('what only one kind has', () => {
  it('is written with the move, in fields of its own', async () => {
    await write({ state: 'withdrawn', revision: 1 });
    await workOf(SUBMISSION, { write: ({ revision, now: time }) => ({ savedAt: time, seen: revision }) })(
      'revise',
    );
    expect(await stored()).toMatchObject({ state: 'draft', revision: 1, savedAt: now(), seen: 1 });
  });

  it('refuses in its own words where it has some, and in those of all kinds where not', async () => {
    await write({ state: 'draft', revision: 1 });
    const gone = new CallError('choice-gone', { fields: { comic: 'invalid' } });
    const refusalOf = (need: Need) => (need === 'comic' ? gone : undefined);
    const lacking = (need: Need) => workOf(SUBMISSION, { refusalOf, needs: { [need]: () => false } });
    await expect(lacking('comic')('submit')).rejects.toBe(gone);
    await expect(lacking('files')('submit')).rejects.toMatchObject(refused('files-unchecked'));
  });
});

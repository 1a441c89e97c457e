import { PERMISSION_SECONDS } from '@rawi/model/calls/opened-files';
import { TRANSLATOR_CALLS } from '@rawi/model/calls/translator-calls';
import type { Role } from '@rawi/model/lists/roles';
import { incomingFile, paths, storagePaths } from '@rawi/model/paths';
import { SUBMISSION_STATES, SUBMISSIONS_OF_REVIEWERS } from '@rawi/model/review/submission-machine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { openPermission, permits } from '../secrets/file-permission.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { READY, type SubmissionDesk, submissionDesk, WHOLE_CHAPTER } from '../testing/submission-desk.ts';

let backend: EmulatedFirestore;
let stage: Scene;
let desk: SubmissionDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('open-files');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = submissionDesk(backend.firestore, stage);
  for (const uid of ['layla', 'sara', 'rana', 'adam']) await desk.addPerson(uid, 'translator');
  await addStaff('rana', 'reviewer');
  await addStaff('adam', 'admin');
});
afterAll(() => backend.stop());

const ANSWER = TRANSLATOR_CALLS.openFiles.answer;
const refused = (code: string) => ({ details: { code } });
const addStaff = (uid: string, ...roles: Role[]) =>
  backend.firestore.doc(paths.staff(uid)).set({ roles, name: uid, since: stage.now() });
const ask = (uid: string, submissionId = 'one', roles: readonly Role[] = []) =>
  desk.call(uid, { action: 'openFiles', submissionId }, roles);

/** What an answer permits. */
async function opened(uid: string, submissionId?: string) {
  const answer = ANSWER.parse(await ask(uid, submissionId));
  const permission = openPermission(stage.hashKey, answer.permission, stage.now());
  if (!permission) throw new Error('It permits nothing.');
  return permission;
}

async function chapter(submissionId = 'one', uid = 'layla'): Promise<string> {
  await desk.begin(uid, submissionId, { kind: 'chapter', content: WHOLE_CHAPTER });
  const fileId = await desk.grant(uid, submissionId, 'chapter');
  await desk.end(fileId, READY);
  return fileId;
}
const stagedOf = (fileId: string, uid = 'layla') =>
  `${storagePaths.stagedFile(uid, fileId)}aaaa-2/1-800.webp`;

describe('the owner of a submission', () => {
  it('may read its files for ten minutes, whatever its state is', async () => {
    const fileId = await chapter();
    for (const state of SUBMISSION_STATES) {
      await desk.set('one', { state });
      const permission = await opened('layla');
      expect(permits(permission, stagedOf(fileId))).toBe(true);
      expect(permits(permission, incomingFile('layla', 'one', fileId, 'chapter'))).toBe(true);
      const { uid, signedInAt, until } = permission;
      expect({ uid, signedInAt }).toEqual({ uid: 'layla', signedInAt: stage.now().getTime() });
      expect(until.getTime() - stage.now().getTime()).toBe(PERMISSION_SECONDS * 1000);
    }
  });

  it('reads no other file of their own, and nobody else’s', async () => {
    const [one, two] = [await chapter('one'), await chapter('two')];
    const theirs = await chapter('three', 'sara');
    const permission = await opened('layla', 'one');
    expect([one, two, theirs].map((id) => permits(permission, stagedOf(id)))).toEqual([true, false, false]);
    expect(permits(permission, stagedOf(theirs, 'sara'))).toBe(false);
    expect(permits(permission, `${storagePaths.keptFolder('layla', 'one', 'x')}/1.webp`)).toBe(false);
  });

  it('has a permission that says nothing to who holds it, and is over after its time', async () => {
    await chapter();
    const { permission, seconds } = ANSWER.parse(await ask('layla'));
    expect(seconds).toBe(PERMISSION_SECONDS);
    expect(Buffer.from(permission, 'base64url').toString('latin1')).not.toContain('layla');
    stage.pass(PERMISSION_SECONDS - 1);
    expect(openPermission(stage.hashKey, permission, stage.now())).toBeDefined();
    stage.pass(1);
    expect(openPermission(stage.hashKey, permission, stage.now())).toBeUndefined();
  });
});

describe('a reviewer', () => {
  it.each(['rana', 'adam'])(
    '%s may read what was handed in and not taken back, and no drafts',
    async (uid) => {
      const fileId = await chapter();
      for (const state of SUBMISSION_STATES) {
        await desk.set('one', { state });
        if (SUBMISSIONS_OF_REVIEWERS.some((each) => each === state)) {
          expect(permits(await opened(uid), stagedOf(fileId))).toBe(true);
        } else {
          await expect(ask(uid)).rejects.toMatchObject(refused('target-missing'));
        }
      }
    },
  );

  it('reads the revision before, what is replaced, and what notes were pinned to', async () => {
    const old = await chapter('old');
    const now = await chapter('one');
    await desk.set('one', {
      state: 'submitted',
      revision: 3,
      replaces: 'old',
      rejection: { reasons: ['language'], at: stage.now(), pins: [], pinnedFile: 'pinned' },
    });
    const submission = await desk.read('one');
    if (!submission) throw new Error('It is not there.');
    const { content } = submission;
    await backend.firestore.doc(paths.revision('one', 2)).set({
      uid: 'layla',
      kind: 'chapter',
      content,
      files: { chapter: { fileId: 'before', bytes: 1, name: 'before.pdf' } },
      at: stage.now(),
    });
    const permission = await opened('rana');
    for (const fileId of [old, now, 'before', 'pinned']) {
      expect([fileId, permits(permission, stagedOf(fileId))]).toEqual([fileId, true]);
    }
  });

  it('reads nothing of somebody else’s that a submission says it replaces', async () => {
    const theirs = await chapter('theirs', 'sara');
    await chapter();
    await desk.set('one', { state: 'submitted', replaces: 'theirs' });
    const permission = await opened('rana');
    expect(permits(permission, stagedOf(theirs, 'sara'))).toBe(false);
    expect(permits(permission, stagedOf(theirs))).toBe(false);
  });

  it('who is no longer among the staff reads nothing, whatever their token says', async () => {
    await chapter();
    await desk.set('one', { state: 'submitted' });
    await backend.firestore.doc(paths.staff('rana')).delete();
    await expect(ask('rana', 'one', ['reviewer'])).rejects.toMatchObject(refused('target-missing'));
  });
});

describe('a submission that is not there', () => {
  it.each(['layla', 'rana', 'adam'])('answers %s that it is missing', async (uid) => {
    await expect(ask(uid, 'nothing-there')).rejects.toMatchObject(refused('target-missing'));
  });
});

describe('somebody who is neither the owner nor a reviewer', () => {
  it('learns nothing of a submission, not even that it is there, nor by what is read', async () => {
    await chapter();
    await desk.set('one', { state: 'submitted' });
    const costs = [];
    for (const id of ['one', 'nothing-there']) {
      await expect(ask('sara', id)).rejects.toMatchObject(refused('target-missing'));
      backend.resetBilling();
      await expect(ask('sara', id)).rejects.toMatchObject(refused('target-missing'));
      costs.push(backend.billing().reads);
    }
    expect(costs[0]).toBe(costs[1]);
  });

  it('whose session was ended is refused', async () => {
    await chapter();
    const sessionsValidAfter = new Date(stage.now().getTime() + 1000);
    await backend.firestore.doc(paths.inbox('layla')).set({ unread: 0, sessionsValidAfter });
    await expect(ask('layla')).rejects.toMatchObject(refused('session-ended'));
  });
});

it('opening the files of a review costs six reads, and every picture of it none', async () => {
  await chapter('old');
  await chapter();
  await desk.set('one', { state: 'submitted', revision: 2, replaces: 'old' });
  await backend.firestore.doc(paths.inbox('rana')).set({ unread: 0 });
  await ask('rana');
  backend.resetBilling();
  await ask('rana');
  // The session, the limit, the submission, the staff, the revision before, what is replaced.
  expect(backend.billing()).toMatchObject({ reads: 6, writes: 1 });
});

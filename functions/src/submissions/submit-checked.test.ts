import { paths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import type { FileProgress } from '@rawi/model/truth/file';
import { notificationSchema } from '@rawi/model/truth/notification';
import { WAITING_OVERDUE_SECONDS } from '@rawi/model/truth/submission';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { sweepSubmissions } from '../schedules/sweep-submissions.ts';
import { sweepWaiting } from '../schedules/sweep-waiting.ts';
import { type Scene, scene } from '../testing/scene.ts';
import {
  DRAWN,
  READY,
  type SubmissionDesk,
  submissionDesk,
  WHOLE_CHAPTER,
  WHOLE_COMIC,
} from '../testing/submission-desk.ts';
import { submitChecked } from './submit-checked.ts';

let backend: EmulatedFirestore;
let stage: Scene;
let desk: SubmissionDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('submit-checked');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = submissionDesk(backend.firestore, stage);
  await desk.addPerson('layla', 'translator');
  await desk.addPerson('sara', 'translator');
  await backend.firestore.doc(paths.comic('simurgh')).set(sampleComic('simurgh'));
  await backend.firestore.doc(paths.person('amal')).set({ name: { en: 'Amal' } });
  await backend.firestore.doc(paths.genre('adventure')).set({ name: { en: 'Adventure', ar: 'مغامرات' } });
});
afterAll(() => backend.stop());

const refused = (code: string) => ({ details: { code } });
const audits = async () =>
  (await backend.firestore.collection('audit').get()).docs.map((each) => each.data());
/** What its owner is notified. */
const told = async () => {
  const { docs } = await backend.firestore.collection(paths.notifications('layla')).get();
  return docs.map((each) => notificationSchema.parse(each.data()));
};
const WORKING: FileProgress = { state: 'working', done: 3, pageCount: 24 };

/** A chapter whose file is being checked. */
async function writeChapter(id = 'one', uid = 'layla'): Promise<string> {
  await desk.begin(uid, id, { kind: 'chapter', content: WHOLE_CHAPTER });
  const fileId = await desk.grant(uid, id, 'chapter');
  await desk.end(fileId, WORKING);
  return fileId;
}
const send = (id = 'one', n = 0, uid = 'layla') => desk.move(uid, 'submitWhenChecked', id, n);
const stop = (id = 'one', n = 0, uid = 'layla') => desk.move(uid, 'stopWaiting', id, n);
const settle = (id = 'one') => submitChecked(stage, id);
/** Lets something happen before the last of so many transactions begins. */
function beforeTransaction(last: number, happen: () => Promise<unknown>): void {
  const { firestore } = backend;
  const whole: typeof firestore.runTransaction = firestore.runTransaction.bind(firestore);
  let begun = 0;
  const spy = vi.spyOn(firestore, 'runTransaction').mockImplementation(async (update, options) => {
    begun += 1;
    if (begun === last) {
      spy.mockRestore();
      await happen();
    }
    return await whole(update, options);
  });
}
const waits = async (id = 'one') => (await desk.read(id))?.submitsWhenChecked !== undefined;
/** A chapter that waits for its file. */
async function writeWaiting(): Promise<string> {
  const fileId = await writeChapter();
  await send();
  return fileId;
}

describe('a draft that its owner sends before its checks have passed', () => {
  it('stays a draft and keeps since when, also where the call comes twice', async () => {
    await writeChapter();
    const since = stage.now();
    await expect(send()).resolves.toEqual({});
    stage.pass(60);
    await send();
    const dueAt = new Date(stage.now().getTime() + WAITING_OVERDUE_SECONDS * 1000);
    expect(await desk.read('one')).toMatchObject({
      state: 'draft',
      revision: 0,
      savedAt: stage.now(),
      submitsWhenChecked: { since, dueAt },
    });
    expect(await audits()).toEqual([]);
  });

  it('is submitted at once where they have passed', async () => {
    await desk.end(await writeChapter(), READY);
    await send();
    await send();
    expect(await desk.read('one')).toMatchObject({ state: 'submitted', revision: 1 });
    expect(await waits()).toBe(false);
    expect(await audits()).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['without a number', { 'content.number': null }, 'invalid-fields'],
    ['of a comic that is gone', { 'content.comic.comicId': 'gone' }, 'choice-gone'],
    ['with a cover of its own that was not chosen', { 'content.cover': 'file' }, 'files-unchecked'],
    ['without a file', { files: {} }, 'files-unchecked'],
    ['whose file is gone', { 'files.chapter.fileId': 'gone' }, 'files-unchecked'],
    ['that was submitted before', { revision: 2 }, 'moved-on'],
  ])('is refused %s', async (_, change, code) => {
    await writeChapter();
    await desk.set('one', change);
    await expect(send()).rejects.toMatchObject(refused(code));
    expect(await waits()).toBe(false);
  });

  it.each(['refused', 'failed'] as const)('is refused with a file that was %s', async (state) => {
    const fileId = await writeChapter();
    await desk.end(fileId, state === 'refused' ? { state, code: 'damaged' } : { state });
    await expect(send()).rejects.toMatchObject(refused('files-unchecked'));
  });

  it('is refused where its number is taken, to somebody who is no translator any more, and to others', async () => {
    await desk.end(await writeChapter('first'), READY);
    await send('first');
    await writeChapter();
    await expect(send()).rejects.toMatchObject(refused('chapter-taken'));
    await expect(send('one', 0, 'sara')).rejects.toMatchObject(refused('target-missing'));
    await stage.auth.setCustomUserClaims('layla', {});
    await expect(send()).rejects.toMatchObject(refused('role-missing'));
    expect(await waits()).toBe(false);
  });
});

describe('a draft that waits for its checks', () => {
  it('is submitted once they have passed, as it is stored then, by its owner', async () => {
    const fileId = await writeWaiting();
    await settle();
    expect(await desk.read('one')).toMatchObject({ state: 'draft' });
    await desk.set('one', { 'content.title': 'The Nest' });
    await desk.end(fileId, READY);
    stage.pass(60);
    await settle();
    const sent = await desk.read('one');
    expect(sent).toMatchObject({
      state: 'submitted',
      revision: 1,
      name: 'Name of layla',
      since: { submitted: stage.now() },
      place: 'comic:simurgh:6:ar',
    });
    expect(sent).not.toHaveProperty('submitsWhenChecked');
    const frozen = (await backend.firestore.doc(paths.revision('one', 1)).get()).data();
    expect(frozen).toMatchObject({ content: { title: 'The Nest' }, files: { chapter: { fileId } } });
    expect(await told()).toEqual([]);
    expect(await audits()).toMatchObject([
      { action: 'submitSubmission', by: 'layla', about: paths.submission('one') },
    ]);
  });

  it('is submitted once, however often and beside whatever call it is looked at', async () => {
    await desk.end(await writeWaiting(), READY);
    await Promise.all([settle(), settle(), desk.move('layla', 'submitSubmission', 'one', 0), send()]);
    await settle();
    expect(await desk.read('one')).toMatchObject({ state: 'submitted', revision: 1 });
    expect(await audits()).toHaveLength(1);
  });

  it('waits for a cover of its own too', async () => {
    const fileId = await writeChapter();
    await desk.set('one', { 'content.cover': 'file' });
    const cover = await desk.grant('layla', 'one', 'cover');
    await send();
    await desk.end(fileId, READY);
    await settle();
    expect(await waits()).toBe(true);
    await desk.end(cover, DRAWN);
    await settle();
    expect(await desk.read('one')).toMatchObject({ state: 'submitted' });
  });

  it('waits for a cover that its owner wants since then and has not brought', async () => {
    const fileId = await writeWaiting();
    await desk.set('one', { 'content.cover': 'file' });
    await desk.end(fileId, READY);
    await settle();
    expect(await waits()).toBe(true);
    await desk.end(await desk.grant('layla', 'one', 'cover'), DRAWN);
    await settle();
    expect(await desk.read('one')).toMatchObject({ state: 'submitted' });
  });

  it('may be a comic, whose cover is checked', async () => {
    await desk.begin('layla', 'comic', { kind: 'comic', content: WHOLE_COMIC });
    const cover = await desk.grant('layla', 'comic', 'cover');
    await send('comic');
    await desk.end(cover, DRAWN);
    await settle('comic');
    expect(await desk.read('comic')).toMatchObject({ state: 'submitted' });
  });

  it.each<FileProgress>([{ state: 'refused', code: 'password' }, { state: 'failed' }])(
    'waits no longer for a file that is $state, and says so',
    async (progress) => {
      await desk.end(await writeWaiting(), progress);
      await settle();
      const left = await desk.read('one');
      expect(await told()).toMatchObject([
        {
          kind: 'unsubmitted',
          submissionId: 'one',
          title: 'Simurgh',
          number: 6,
          language: 'ar',
          read: false,
        },
      ]);
      expect(left).toMatchObject({
        state: 'draft',
        notSubmitted: { at: stage.now(), because: 'files-unchecked' },
      });
      expect(left).not.toHaveProperty('submitsWhenChecked');
    },
  );

  it.each<[string, () => Promise<unknown>, string]>([
    ['its number was cleared', () => desk.set('one', { 'content.number': null }), 'invalid-fields'],
    ['its comic is gone', () => backend.firestore.doc(paths.comic('simurgh')).delete(), 'choice-gone'],
    ['its number was taken', () => submitOther(), 'chapter-taken'],
    ['its owner is no translator', () => stage.auth.setCustomUserClaims('layla', {}), 'role-missing'],
    [
      'its owner’s address is no longer confirmed',
      async () => stage.auth.add({ uid: 'layla', email: 'new@example.com', emailVerified: false }),
      'email-unverified',
    ],
    [
      'its owner is muted',
      () =>
        backend.firestore
          .doc(paths.inbox('layla'))
          .set({ unread: 0, mutedUntil: new Date(stage.now().getTime() + 1000) }),
      'muted',
    ],
  ])('is not submitted where %s, and says why', async (_, happen, because) => {
    const fileId = await writeWaiting();
    await happen();
    await desk.end(fileId, READY);
    await settle();
    const left = await desk.read('one');
    expect(left).toMatchObject({ state: 'draft', revision: 0, notSubmitted: { because } });
    expect(left).not.toHaveProperty('submitsWhenChecked');
    await settle();
    expect(await desk.read('one')).toEqual(left);
    expect(await told()).toHaveLength(1);
  });

  it('is called in what its owner is notified, where it is a comic', async () => {
    await desk.begin('layla', 'comic', { kind: 'comic', content: WHOLE_COMIC });
    const cover = await desk.grant('layla', 'comic', 'cover');
    await send('comic');
    await desk.end(cover, { state: 'failed' });
    await settle('comic');
    expect(await told()).toMatchObject([
      { kind: 'unsubmitted', submissionId: 'comic', title: WHOLE_COMIC.series, number: null },
    ]);
  });

  it('is not submitted where its owner stops it just then', async () => {
    await desk.end(await writeWaiting(), READY);
    beforeTransaction(1, () => stop());
    await settle();
    expect(await desk.read('one')).toMatchObject({ state: 'draft', revision: 0 });
  });

  it('is not said to have failed where its owner stops it just then', async () => {
    await desk.end(await writeWaiting(), { state: 'failed' });
    beforeTransaction(2, () => stop());
    await settle();
    expect(await desk.read('one')).not.toHaveProperty('notSubmitted');
    expect(await told()).toEqual([]);
  });

  it('waits on where its owner can do nothing about what went wrong, which the queue tries again', async () => {
    await desk.end(await writeWaiting(), READY);
    const away = new Error('The database is away.');
    beforeTransaction(1, () => Promise.reject(away));
    await expect(settle()).rejects.toBe(away);
    expect(await waits()).toBe(true);
    await backend.firestore.doc(paths.user('layla')).delete();
    await expect(settle()).rejects.toMatchObject(refused('profile-missing'));
    expect(await waits()).toBe(true);
  });

  /** Another chapter of the same number and language, submitted in the meantime. */
  async function submitOther(): Promise<void> {
    await desk.end(await writeChapter('two'), READY);
    await send('two');
  }

  it('is left alone while its owner’s account is being erased', async () => {
    await desk.end(await writeWaiting(), READY);
    await stage.auth.deleteUser('layla');
    await settle();
    expect(await waits()).toBe(true);
  });

  it('forgets why it was not submitted once it is sent again', async () => {
    await writeWaiting();
    const before = { notSubmitted: { at: stage.now(), because: 'chapter-taken' } };
    await desk.set('one', before);
    await send();
    expect(await desk.read('one')).not.toHaveProperty('notSubmitted');
  });
});

describe('a draft no longer waits', () => {
  it('once its owner says so, who may say it twice', async () => {
    const fileId = await writeWaiting();
    await expect(stop('one', 0, 'sara')).rejects.toMatchObject(refused('target-missing'));
    await expect(stop('one', 1)).rejects.toMatchObject(refused('moved-on'));
    expect(await waits()).toBe(true);
    await stop();
    const stopped = await desk.read('one');
    stage.pass(60);
    await stop();
    expect(await desk.read('one')).toEqual(stopped);
    await desk.end(fileId, READY);
    await settle();
    expect(await desk.read('one')).toMatchObject({ state: 'draft' });
    expect(await waits()).toBe(false);
  });

  it('once it was submitted, which stopping does not undo', async () => {
    await desk.end(await writeWaiting(), READY);
    await settle();
    await expect(stop()).rejects.toMatchObject(refused('moved-on'));
    await desk.move('layla', 'withdrawSubmission', 'one', 1);
    await desk.move('layla', 'reviseSubmission', 'one', 1);
    expect(await waits()).toBe(false);
  });

  it('where its file is taken off, or another takes its place', async () => {
    await writeWaiting();
    await desk.grant('layla', 'one', 'chapter', 2000);
    expect(await waits()).toBe(false);
    await send();
    await desk.call('layla', { action: 'removeUpload', submissionId: 'one', part: 'chapter' });
    expect(await waits()).toBe(false);
  });

  it('but where its upload goes on, or a first cover comes, it does', async () => {
    await desk.end(await writeWaiting(), { state: 'awaited' });
    await desk.grant('layla', 'one', 'chapter');
    await desk.grant('layla', 'one', 'cover');
    expect(await waits()).toBe(true);
  });

  it('where nobody has written it for a week, and it is taken back', async () => {
    await desk.end(await writeChapter(), READY);
    await send();
    await desk.set('one', { state: 'rejected' });
    await desk.move('layla', 'reviseSubmission', 'one', 1);
    const fileId = await desk.grant('layla', 'one', 'chapter', 2000);
    await send('one', 1);
    stage.pass(8 * 24 * 60 * 60);
    await sweepSubmissions(backend.firestore, stage.now());
    expect(await desk.read('one')).toMatchObject({ state: 'withdrawn' });
    expect(await waits()).toBe(false);
    await desk.end(fileId, READY);
    await settle();
    expect(await desk.read('one')).toMatchObject({ state: 'withdrawn' });
  });
});

describe('the sweep of waiting drafts', () => {
  const sweep = () => sweepWaiting(backend.firestore, stage.now(), (id) => settle(id));

  it('submits one whose task died, and looks at each once in a while', async () => {
    const fileId = await writeWaiting();
    stage.pass(WAITING_OVERDUE_SECONDS - 1);
    expect(await sweep()).toBe(0);
    stage.pass(1);
    expect([await sweep(), await sweep()]).toEqual([1, 0]);
    expect(await waits()).toBe(true);
    await desk.end(fileId, READY);
    stage.pass(WAITING_OVERDUE_SECONDS);
    expect(await sweep()).toBe(1);
    expect(await desk.read('one')).toMatchObject({ state: 'submitted' });
    stage.pass(WAITING_OVERDUE_SECONDS);
    expect(await sweep()).toBe(0);
  });
});

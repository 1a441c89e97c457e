import { LIMITS } from '@rawi/model/limits';
import { incomingFile, paths, storagePaths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { removeFile } from '../submissions/remove-file.ts';
import { FilesDouble } from '../testing/files-double.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { READY, type SubmissionDesk, submissionDesk, WHOLE_CHAPTER } from '../testing/submission-desk.ts';
import { sweepSubmissions } from './sweep-submissions.ts';
import { sweepUploads } from './sweep-uploads.ts';

const WEEK = LIMITS.submission.draftDays * 24 * 60 * 60;
let backend: EmulatedFirestore;
let stage: Scene;
let desk: SubmissionDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('sweep-submissions');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = submissionDesk(backend.firestore, stage);
  await desk.addPerson('layla', 'translator');
  await backend.firestore.doc(paths.comic('simurgh')).set(sampleComic('simurgh'));
});
afterAll(() => backend.stop());

const begin = (id: string) => desk.begin('layla', id, { kind: 'chapter', content: WHOLE_CHAPTER });
const sweep = () => sweepSubmissions(backend.firestore, stage.now());

describe('a draft that nobody writes for a week', () => {
  it('goes with its files; one that was written since stays', async () => {
    await begin('old');
    const fileId = await desk.grant('layla', 'old', 'chapter');
    await begin('newer');
    stage.pass(WEEK - 1);
    expect(await sweep()).toBe(0);
    await desk.set('newer', { savedAt: stage.now() });
    stage.pass(1);
    expect(await sweep()).toBe(1);
    expect(await desk.read('old')).toBeUndefined();
    expect(await desk.fileOf(fileId)).toBeUndefined();
    expect(await desk.read('newer')).toMatchObject({ state: 'draft' });
  });

  it('that was handed in before is taken back, with all that was in it', async () => {
    await begin('one');
    const fileId = await desk.grant('layla', 'one', 'chapter');
    await desk.end(fileId, READY);
    const submitted = stage.now();
    await desk.move('layla', 'submitSubmission', 'one', 0);
    await desk.set('one', { state: 'rejected' });
    await desk.move('layla', 'reviseSubmission', 'one', 1);
    stage.pass(WEEK);
    expect(await sweep()).toBe(1);
    expect(await desk.read('one')).toMatchObject({
      state: 'withdrawn',
      revision: 1,
      since: { submitted, withdrawn: stage.now() },
    });
    expect(await desk.fileOf(fileId)).toBeDefined();
    expect(await sweep()).toBe(0);
  });

  it('is no draft any more: what was handed in waits as long as it must', async () => {
    await begin('one');
    await desk.end(await desk.grant('layla', 'one', 'chapter'), READY);
    await desk.move('layla', 'submitSubmission', 'one', 0);
    stage.pass(10 * WEEK);
    expect(await sweep()).toBe(0);
  });
});

describe('what lies in the buckets', () => {
  const uploads = new FilesDouble('uploads');
  const staged = new FilesDouble('published');
  const put = (uid: string, fileId: string) =>
    uploads.put(incomingFile(uid, 'one', fileId, 'chapter'), Buffer.from('a comic'));

  it('goes when its document goes, and stays while that is there', async () => {
    await begin('one');
    const fileId = await desk.grant('layla', 'one', 'chapter');
    const before = await desk.fileOf(fileId);
    put('layla', fileId);
    put('layla', 'another');
    staged.put(`${storagePaths.stagedFolder('layla', fileId, 'a-2')}/1-800.webp`, Buffer.from('a page'));
    staged.put(`${storagePaths.stagedFolder('layla', 'another', 'a-2')}/1-800.webp`, Buffer.from('a page'));
    const remove = () => removeFile({ firestore: backend.firestore, uploads, staged }, fileId, before);
    await remove();
    expect(uploads.paths()).toHaveLength(2);
    await backend.firestore.doc(paths.file(fileId)).delete();
    await remove();
    await remove();
    expect(uploads.paths()).toEqual([incomingFile('layla', 'one', 'another', 'chapter')]);
    expect(staged.paths()).toEqual([`${storagePaths.stagedFolder('layla', 'another', 'a-2')}/1-800.webp`]);
  });

  it('stays where the document that went does not say whose it was', async () => {
    const fileId = 'unreadable';
    put('layla', fileId);
    const before = uploads.paths();
    await removeFile({ firestore: backend.firestore, uploads, staged }, fileId, { uid: 5 });
    expect(uploads.paths()).toEqual(before);
  });

  it('without a document of its owner’s is swept; photos are not', async () => {
    for (const path of uploads.paths()) await uploads.remove(path);
    await begin('one');
    const fileId = await desk.grant('layla', 'one', 'chapter');
    put('layla', fileId);
    put('sara', fileId);
    put('layla', 'unknown');
    uploads.put(storagePaths.incomingPhoto('layla', 'photo'), Buffer.from('a face'));
    expect(await sweepUploads(backend.firestore, uploads)).toBe(2);
    expect(uploads.paths()).toEqual([
      storagePaths.incomingPhoto('layla', 'photo'),
      incomingFile('layla', 'one', fileId, 'chapter'),
    ]);
    expect(await sweepUploads(backend.firestore, uploads)).toBe(0);
  });
});

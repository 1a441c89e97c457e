import { paths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import { reviewIds } from '@rawi/model/truth/review';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { READY, type SubmissionDesk, submissionDesk, WHOLE_CHAPTER } from '../testing/submission-desk.ts';

let backend: EmulatedFirestore;
let stage: Scene;
let desk: SubmissionDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('owner-moves');
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
const chapter = { kind: 'chapter' as const, content: WHOLE_CHAPTER };
const audits = async () =>
  (await backend.firestore.collection('audit').get()).docs.map((each) => each.get('action') as unknown);
const revision = async (id: string, n: number) =>
  (await backend.firestore.doc(paths.revision(id, n)).get()).data();
const review = async (id = 'one') =>
  (await backend.firestore.doc(paths.review(reviewIds.submission(id))).get()).data();
const count = async (collection: string) => (await backend.firestore.collection(collection).get()).size;

/** A chapter whose file has passed. */
async function writeChapter(id = 'one', uid = 'layla'): Promise<string> {
  await desk.begin(uid, id, chapter);
  const fileId = await desk.grant(uid, id, 'chapter');
  await desk.end(fileId, READY);
  return fileId;
}
const submit = (id = 'one', n = 0, uid = 'layla') => desk.move(uid, 'submitSubmission', id, n);
const withdraw = (id = 'one', n = 1, uid = 'layla') => desk.move(uid, 'withdrawSubmission', id, n);
const revise = (id = 'one', n = 1, uid = 'layla') => desk.move(uid, 'reviseSubmission', id, n);
const discard = (id = 'one', n = 0, uid = 'layla') => desk.move(uid, 'discardSubmission', id, n);

describe('a submission that was handed in', () => {
  beforeEach(async () => {
    await writeChapter();
    await submit();
  });

  it.each(['submitted', 'under_review'])('is taken back while it is %s, once', async (state) => {
    await desk.set('one', { state });
    stage.pass(60);
    await withdraw();
    const taken = await desk.read('one');
    stage.pass(60);
    await withdraw();
    expect(await desk.read('one')).toEqual(taken);
    expect(taken).toMatchObject({ state: 'withdrawn', revision: 1, since: { withdrawn: expect.any(Date) } });
  });

  it.each(['published', 'rejected', 'unpublished'])('is not taken back as %s', async (state) => {
    await desk.set('one', { state });
    await expect(withdraw()).rejects.toMatchObject(refused('moved-on'));
  });

  it.each(['rejected', 'withdrawn'])('is revised when it was %s, and handed in again', async (state) => {
    const rejection = { reasons: ['language'], note: 'Look at the verbs.', at: stage.now() };
    await desk.set('one', { state, rejection });
    stage.pass(60);
    const before = await review();
    await revise();
    expect(await review()).toEqual(before);
    expect(await desk.read('one')).toMatchObject({
      state: 'draft',
      revision: 1,
      savedAt: stage.now(),
      rejection,
    });
    await desk.set('one', { 'content.title': 'Better' });
    await submit('one', 1);
    expect(await desk.read('one')).toMatchObject({ state: 'submitted', revision: 2, rejection });
    expect(await revision('one', 1)).toMatchObject({ content: { title: '' } });
    expect(await revision('one', 2)).toMatchObject({ content: { title: 'Better' } });
  });

  it.each(['submitted', 'under_review', 'published', 'unpublished'])(
    'is not thrown away, nor revised, as %s',
    async (state) => {
      await desk.set('one', { state });
      await expect(discard('one', 1)).rejects.toMatchObject(refused('moved-on'));
      await expect(revise()).rejects.toMatchObject(refused('moved-on'));
    },
  );

  it('is thrown away with all that was ever in it, once', async () => {
    await withdraw();
    await revise();
    await desk.grant('layla', 'one', 'chapter', 2000);
    await expect(discard('one', 0)).rejects.toMatchObject(refused('moved-on'));
    await writeChapter('other');
    await discard('one', 1);
    await discard('one', 1);
    expect(await desk.read('one')).toBeUndefined();
    expect(await revision('one', 1)).toBeUndefined();
    expect(await count(paths.files())).toBe(1);
    expect(await audits()).toContain('discardSubmission');
  });
});

import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import { reviewIds } from '@rawi/model/truth/review';
import { transcriptIdOf } from '@rawi/model/truth/transcript-draft';
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

describe('the text of a submission', () => {
  const ID = transcriptIdOf({ kind: 'submission', submissionId: 'one' });
  const head = async () => (await backend.firestore.doc(paths.transcript(ID)).get()).data();
  const write = (page: number, ...items: string[]) =>
    backend.firestore.doc(paths.transcriptPage(ID, String(page))).set({ items, savedAt: stage.now() });
  const open = () =>
    desk.call('layla', { action: 'openTranscript', of: { kind: 'submission', submissionId: 'one' } });
  const names = async () =>
    (await backend.firestore.collection(paths.transcriptPages(ID)).get()).docs.map(({ id }) => id);
  const arranging =
    (fileId: string) =>
    async (...sources: number[]) => {
      const pages = sources.map((source) => ({ source, turn: 0 as const }));
      await desk.call('layla', { action: 'arrangePages', submissionId: 'one', fileId, pages });
      await desk.end(fileId, { ...READY, ...(READY.state === 'ready' && { pageCount: sources.length }) });
    };
  /** A draft from before heads had a file. */
  const storeOfBefore = () =>
    backend.firestore.doc(paths.transcript(ID)).set({
      uid: 'layla',
      of: { kind: 'submission', submissionId: 'one' },
      pageCount: 2,
      language: 'ar',
      state: 'draft',
      revision: 0,
      createdAt: stage.now(),
    });
  const PAGES = READY.state === 'ready' ? READY.pageCount : 0;
  const ITEM = '{"kind":"speech","words":"انتظروا"}';

  it('may have as many pages as a file may, until it is known how many that has', async () => {
    await desk.begin('layla', 'one', chapter);
    await open();
    expect(await head()).toMatchObject({ pageCount: LIMITS.pdfPages.max, language: 'ar', state: 'draft' });
    await desk.end(await desk.grant('layla', 'one', 'chapter'), READY);
    await open();
    expect(await head()).toMatchObject({ pageCount: PAGES });
  });

  it('is locked with it, and its owner’s again when that is taken back', async () => {
    await writeChapter();
    await open();
    await write(1, ITEM);
    await submit();
    expect(await head()).toMatchObject({ state: 'submitted', revision: 1, pageCount: PAGES });
    await expect(open()).rejects.toMatchObject(refused('moved-on'));
    await withdraw();
    expect(await head()).toMatchObject({ state: 'draft' });
    await revise();
    await submit('one', 1);
    expect(await head()).toMatchObject({ state: 'submitted', revision: 2 });
  });

  it('keeps it from being handed in where it is none, by the page and place', async () => {
    await writeChapter();
    await open();
    await write(1, ITEM, '{}');
    await write(PAGES + 1, ITEM);
    const fields = { 'pages.1.2': 'invalid', [`pages.${PAGES + 1}`]: 'invalid' };
    await expect(submit()).rejects.toMatchObject({ details: { code: 'invalid-fields', fields } });
    expect([(await desk.read('one'))?.state, (await head())?.['state']]).toEqual(['draft', 'draft']);
  });

  it('moves with its pages, comes back with those that are left out, and is handed in as it stands', async () => {
    const fileId = await writeChapter();
    const arrange = arranging(fileId);
    await open();
    expect(await head()).toMatchObject({ pageCount: PAGES, file: { pageCount: PAGES, sources: [] } });
    await write(1, ITEM);
    await write(3, ITEM, '{}');
    await arrange(4, 1, 3);
    await open();
    const stands = { pageCount: 3, file: { pageCount: PAGES, sources: [4, 1, 3] } };
    expect(await head()).toMatchObject(stands);
    // The third page of the file is the last of the chapter, and only what is in the chapter is looked at.
    const fields = { 'pages.3.2': 'invalid' };
    await expect(submit()).rejects.toMatchObject({ details: { code: 'invalid-fields', fields } });
    await arrange(4, 1);
    await submit();
    expect(await head()).toMatchObject({
      state: 'submitted',
      pageCount: 2,
      file: { pageCount: PAGES, sources: [4, 1] },
    });
    expect(await names()).toEqual(['1', '3']);
  });

  it('of before is named by the pages of the file, and stands where it stood', async () => {
    const fileId = await writeChapter();
    const arrange = arranging(fileId);
    await arrange(4, 1);
    await storeOfBefore();
    await write(1, ITEM);
    await write(2, ITEM, ITEM);
    await submit();
    expect(await head()).not.toHaveProperty('file');
    await withdraw();
    await revise();
    await arrange(1, 4);
    expect(await names()).toEqual(['1', '4']);
    const page = await backend.firestore.doc(paths.transcriptPage(ID, '1')).get();
    expect(page.get('items')).toEqual([ITEM, ITEM]);
    await open();
    await open();
    expect(await head()).toMatchObject({ file: { pageCount: PAGES, sources: [1, 4] } });
    expect(await names()).toEqual(['1', '4']);
  });

  it('of before is named so when it is opened, too', async () => {
    const fileId = await writeChapter();
    const pages = [3, 2].map((source) => ({ source, turn: 0 as const }));
    await desk.call('layla', { action: 'arrangePages', submissionId: 'one', fileId, pages });
    await storeOfBefore();
    await write(1, ITEM);
    await open();
    expect(await names()).toEqual(['3']);
    await open();
    expect(await names()).toEqual(['3']);
  });

  it('is thrown away with it', async () => {
    await writeChapter();
    await open();
    await write(1, ITEM);
    await discard();
    expect(await head()).toBeUndefined();
    expect((await backend.firestore.collection(paths.transcriptPages(ID)).get()).size).toBe(0);
  });
});

import { paths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import { type ArrangedPage, asInFile } from '@rawi/model/truth/arranged-pages';
import type { FileProgress } from '@rawi/model/truth/file';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { submitChecked } from '../submissions/submit-checked.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { READY, type SubmissionDesk, submissionDesk, WHOLE_CHAPTER } from '../testing/submission-desk.ts';

const PAGES = 24;
const FOLDER = READY.state === 'ready' ? READY.folder : '';
const SOME: ArrangedPage[] = [
  { source: 2, turn: 0 },
  { source: 1, turn: 90, spread: false },
];

let backend: EmulatedFirestore;
let stage: Scene;
let desk: SubmissionDesk;
let fileId: string;
beforeAll(async () => {
  backend = await emulatedFirestore('arrange-pages');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = submissionDesk(backend.firestore, stage);
  await desk.addPerson('layla', 'translator');
  await desk.addPerson('sara', 'translator');
  await desk.addPerson('rami', 'reviewer');
  await backend.firestore.doc(paths.comic('simurgh')).set(sampleComic('simurgh'));
  await desk.begin('layla', 'one', { kind: 'chapter', content: WHOLE_CHAPTER });
  fileId = await desk.grant('layla', 'one', 'chapter');
  await desk.end(fileId, READY);
});
afterAll(() => backend.stop());

const refused = (code: string) => ({ details: { code } });
const arrange = (pages: ArrangedPage[], uid = 'layla', of = fileId, submissionId = 'one') =>
  desk.call(uid, { action: 'arrangePages', submissionId, fileId: of, pages });
const file = async () => desk.fileOf(fileId);
const change = (fields: object) => backend.firestore.doc(paths.file(fileId)).update(fields);

describe('the pages of a draft', () => {
  it('are arranged by their owner, and put together by a task', async () => {
    stage.pass(60);
    await expect(arrange(SOME)).resolves.toEqual({});
    expect(await file()).toMatchObject({
      arrangement: { pages: SOME, pageCount: PAGES, folder: FOLDER, parts: [] },
      progress: { state: 'waiting' },
      lease: null,
      tries: 0,
      dueAt: expect.any(Date),
    });
    expect(stage.filesToDraw).toEqual([fileId]);
    expect((await desk.read('one'))?.savedAt).toEqual(stage.now());
  });

  it('are arranged once where the call comes twice', async () => {
    await arrange(SOME);
    const first = await file();
    stage.pass(60);
    await arrange(SOME);
    expect(await file()).toEqual(first);
    // The first may have ended before it reached the queue.
    expect(stage.filesToDraw).toEqual([fileId, fileId]);
    await change({ dueAt: null, progress: READY });
    await arrange(SOME);
    expect(stage.filesToDraw).toHaveLength(2);
  });

  it('are counted as the file has them, however few were kept before', async () => {
    await arrange(SOME);
    await change({ progress: { ...READY, pageCount: 2, folder: `${FOLDER}-1` }, dueAt: null });
    const all = asInFile(PAGES).toReversed();
    await arrange(all);
    expect((await file())?.arrangement).toEqual({
      id: expect.any(String),
      pages: all,
      pageCount: PAGES,
      folder: FOLDER,
      parts: [],
    });
  });

  it('take the work from a task that makes an earlier arrangement', async () => {
    await arrange(SOME);
    await change({ lease: { id: 'lease', until: new Date(stage.now().getTime() + 60_000) }, tries: 3 });
    await arrange([{ source: 3, turn: 0 }]);
    expect(await file()).toMatchObject({ lease: null, tries: 0, arrangement: { parts: [] } });
  });

  it('are as in the file again, without a page drawn, and without an arrangement', async () => {
    await change({ parts: [20, PAGES] });
    await arrange(SOME);
    await arrange(asInFile(PAGES));
    const undone = await file();
    expect(undone).toMatchObject({ progress: { state: 'working', done: PAGES, pageCount: PAGES } });
    expect(undone).not.toHaveProperty('arrangement');
    await change({ progress: READY, dueAt: null });
    stage.filesToDraw.length = 0;
    await arrange(asInFile(PAGES));
    expect([(await file())?.progress, stage.filesToDraw]).toEqual([READY, []]);
  });

  it.each(['refused', 'failed'] as const)('can be arranged again after that was %s', async (state) => {
    await arrange(SOME);
    const progress: FileProgress = state === 'failed' ? { state } : { state, code: 'page-too-large' };
    await change({ progress, dueAt: null });
    await arrange(SOME);
    expect(await file()).toMatchObject({ progress: { state: 'waiting' }, dueAt: expect.any(Date) });
  });
});

describe('an arrangement is refused', () => {
  it('of others, be they reviewers, and of nobody who is not there', async () => {
    for (const uid of ['sara', 'rami']) {
      await expect(arrange(SOME, uid)).rejects.toMatchObject(refused('target-missing'));
    }
    await expect(arrange(SOME, 'layla', fileId, 'unknown')).rejects.toMatchObject(refused('target-missing'));
    expect(await file()).not.toHaveProperty('arrangement');
  });

  it.each(['submitted', 'under_review', 'published', 'rejected', 'withdrawn'])(
    'once it is %s',
    async (state) => {
      await desk.set('one', { state });
      await expect(arrange(SOME)).rejects.toMatchObject(refused('moved-on'));
      expect(await file()).not.toHaveProperty('arrangement');
    },
  );

  it('of a file that another has taken the place of, and of a cover', async () => {
    await desk.grant('layla', 'one', 'chapter', 2000, 'another.pdf');
    await expect(arrange(SOME)).rejects.toMatchObject(refused('moved-on'));
    const cover = await desk.grant('layla', 'one', 'cover');
    await expect(arrange(SOME, 'layla', cover)).rejects.toMatchObject(refused('moved-on'));
  });

  it('cannot be arranged once their file is gone', async () => {
    await backend.firestore.doc(paths.file(fileId)).delete();
    await expect(arrange(SOME)).rejects.toMatchObject(refused('moved-on'));
  });

  it.each<FileProgress>([
    { state: 'awaited' },
    { state: 'waiting' },
    { state: 'working', done: 1, pageCount: PAGES },
    { state: 'refused', code: 'damaged' },
    { state: 'failed' },
  ])('before its pages were drawn once: $state', async (progress) => {
    await change({ progress });
    await expect(arrange(SOME)).rejects.toMatchObject(refused('files-unchecked'));
  });

  it('with a page that the file does not have', async () => {
    await expect(arrange([{ source: PAGES + 1, turn: 0 }])).rejects.toMatchObject(refused('invalid-fields'));
  });
});

describe('a draft that is sent once it is checked', () => {
  it('waits for its arranged pages', async () => {
    const services = { ...stage, firestore: backend.firestore };
    await change({ progress: { state: 'working', done: 1, pageCount: PAGES }, dueAt: stage.now() });
    await desk.move('layla', 'submitWhenChecked', 'one', 0);
    await change({ progress: READY, dueAt: null });
    await arrange(SOME);
    await submitChecked(services, 'one');
    expect(await desk.read('one')).toMatchObject({ state: 'draft', submitsWhenChecked: expect.anything() });
    const arranged = { ...READY, pageCount: 2, folder: `${FOLDER}-1` };
    await change({ progress: arranged, dueAt: null });
    await submitChecked(services, 'one');
    expect(await desk.read('one')).toMatchObject({ state: 'submitted', revision: 1 });
    const revision = (await backend.firestore.doc(paths.revision('one', 1)).get()).data();
    expect(revision).toMatchObject({ pages: arranged.folder });
  });

  it('cannot be sent at once while they are put together', async () => {
    await arrange(SOME);
    await expect(desk.move('layla', 'submitSubmission', 'one', 0)).rejects.toMatchObject(
      refused('files-unchecked'),
    );
  });
});

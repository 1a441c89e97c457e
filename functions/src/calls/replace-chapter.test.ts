import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { READY, type SubmissionDesk, submissionDesk } from '../testing/submission-desk.ts';
import { writeComic } from '../testing/write-comic.ts';

const ID = 'simurgh-6-ar_layla';

let backend: EmulatedFirestore;
let stage: Scene;
let work: SubmissionDesk;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('replace-chapter');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  work = submissionDesk(backend.firestore, stage);
  desk = publishingDesk(backend.firestore, stage);
  for (const uid of ['layla', 'sara']) await work.addPerson(uid, 'translator');
  await writeComic(backend.firestore, sampleComic('simurgh'), [
    sampleChapter('simurgh-1-en', { comicId: 'simurgh', number: 1 }),
  ]);
  await desk.addChapter('one', 'layla', { title: 'The nest' });
  await desk.decide('one');
  await desk.drain();
});
afterAll(() => backend.stop());

const refused = (code: string) => ({ details: { code } });
const replace = (uid = 'layla', submissionId = 'two', replaces = 'one') =>
  work.call(uid, { action: 'replaceChapter', submissionId, replaces });
async function handIn(submissionId = 'two'): Promise<void> {
  const fileId = await work.grant('layla', submissionId, 'chapter');
  await work.end(fileId, READY);
  await work.move('layla', 'submitSubmission', submissionId, 0);
}
const update = (path: string, change: object) => backend.firestore.doc(path).update({ ...change });

describe('a replacement', () => {
  it('begins with what readers see of the chapter, and without files', async () => {
    await replace();
    expect(await work.read('two')).toMatchObject({
      state: 'draft',
      revision: 0,
      replaces: 'one',
      comicId: 'simurgh',
      chapterId: ID,
      files: {},
      content: {
        comic: { comicId: 'simurgh', series: 'Series simurgh' },
        proposed: null,
        number: 6,
        language: 'ar',
        title: 'The nest',
        readingDirection: 'rtl',
      },
    });
  });

  it('is one where the call comes twice, and leaves what was written since', async () => {
    await replace();
    await work.set('two', { 'content.title': 'Better' });
    await replace();
    expect(await work.read('two')).toMatchObject({ content: { title: 'Better' } });
  });

  it('is handed in beside what it replaces, and once', async () => {
    await replace();
    await handIn();
    expect(await work.read('two')).toMatchObject({ state: 'submitted' });
    await replace('layla', 'three');
    await expect(handIn('three')).rejects.toMatchObject(refused('chapter-taken'));
  });

  it.each([
    ['number', { 'content.number': 7 }],
    ['language', { 'content.language': 'fr' }],
    ['comic', { 'content.comic.comicId': 'another' }],
  ])('keeps its %s', async (_, change) => {
    await backend.firestore.doc(paths.comic('another')).set(sampleComic('another'));
    await replace();
    await work.set('two', change);
    await expect(handIn()).rejects.toMatchObject(refused('chapter-taken'));
  });

  it('is only of what is one’s own, and what readers have', async () => {
    await expect(replace('sara')).rejects.toMatchObject(refused('target-missing'));
    await expect(replace('layla', 'two', 'nothing')).rejects.toMatchObject(refused('target-missing'));
    await update(paths.submission('one'), { publication: 'running' });
    await expect(replace()).rejects.toMatchObject(refused('being-published'));
    await update(paths.submission('one'), { publication: 'parked' });
    await expect(replace()).rejects.toMatchObject(refused('moved-on'));
    await update(paths.submission('one'), { publication: 'done', state: 'unpublished' });
    await expect(replace()).rejects.toMatchObject(refused('moved-on'));
    await update(paths.submission('one'), { state: 'published', replacedBy: 'another' });
    await expect(replace()).rejects.toMatchObject(refused('moved-on'));
  });

  it('is not of a comic, nor of a chapter that is a draft or is gone', async () => {
    const published = { state: 'published', publication: 'done', comicId: 'simurgh' } as const;
    await desk.addComic('comic', 'layla', {}, published);
    await expect(replace('layla', 'two', 'comic')).rejects.toMatchObject(refused('target-missing'));
    await work.begin('layla', 'draft', { kind: 'chapter', content: await contentOf('one') });
    await expect(replace('layla', 'two', 'draft')).rejects.toMatchObject(refused('target-missing'));
    const [comic, chapter] = [paths.comic('simurgh'), paths.chapter('simurgh', ID)];
    const stored = (await backend.firestore.doc(comic).get()).data() ?? {};
    await backend.firestore.doc(comic).delete();
    await expect(replace()).rejects.toMatchObject(refused('moved-on'));
    await backend.firestore.doc(comic).set(stored);
    await backend.firestore.doc(chapter).delete();
    await expect(replace()).rejects.toMatchObject(refused('moved-on'));
  });

  it('is one more draft, of which there are so many', async () => {
    const draft = { kind: 'chapter', content: await contentOf('one') } as const;
    for (let count = 0; count < LIMITS.submission.openDrafts; count += 1) {
      await work.begin('layla', `draft-${count}`, draft);
    }
    await expect(replace()).rejects.toMatchObject(refused('too-many-drafts'));
  });

  it('takes no id under which something was decided before', async () => {
    await backend.firestore.doc(paths.publication('two')).set({ step: 'done' });
    await expect(replace()).rejects.toMatchObject(refused('target-missing'));
  });

  it('takes no id of somebody else’s, nor of another draft', async () => {
    await work.begin('sara', 'hers', { kind: 'chapter', content: await contentOf('one') });
    await work.begin('layla', 'mine', { kind: 'chapter', content: await contentOf('one') });
    await expect(replace('layla', 'hers')).rejects.toMatchObject(refused('target-missing'));
    await expect(replace('layla', 'mine')).rejects.toMatchObject(refused('target-missing'));
  });

  it('of a replacement takes its place', async () => {
    await desk.addChapter(
      'two',
      'layla',
      { comic: (await contentOf('one')).comic },
      { replaces: 'one', comicId: 'simurgh', chapterId: ID },
    );
    await desk.decide('two');
    await desk.drain();
    await expect(replace('layla', 'three', 'one')).rejects.toMatchObject(refused('moved-on'));
    await replace('layla', 'three', 'two');
    await handIn('three');
    expect(await work.read('three')).toMatchObject({ state: 'submitted', replaces: 'two' });
  });
});

async function contentOf(submissionId: string) {
  const submission = await work.read(submissionId);
  if (submission?.kind !== 'chapter') throw new Error('This is no chapter.');
  return submission.content;
}

import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { mailIds } from '@rawi/model/truth/mail';
import { removedSchema } from '@rawi/model/truth/removed';
import { reviewIds } from '@rawi/model/truth/review';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { decisionIdOf } from '../review/decision-id.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { writeComic } from '../testing/write-comic.ts';
import { republish } from './republish.ts';
import { retryPublication } from './retry-publication.ts';
import { unpublish } from './unpublish.ts';

const ID = 'simurgh-6-ar_layla';
/** The decisions of the admin's requests, and what tells of them. */
const TAKING = decisionIdOf('admin', 'take-down');
const TAKEN = mailIds.decision(TAKING);
const BROUGHT = mailIds.decision(decisionIdOf('admin', 'bring-back'));

let backend: EmulatedFirestore;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('unpublish');
});
beforeEach(async () => {
  backend.clear();
  desk = publishingDesk(backend.firestore);
  await desk.addPerson('layla');
  await desk.addStaff('admin', 'admin');
  await desk.addStaff('rana', 'reviewer');
  await desk.addNames();
  await writeComic(backend.firestore, sampleComic('simurgh', { chapterCount: 1 }), [
    sampleChapter('simurgh-1-en', { comicId: 'simurgh', number: 1 }),
  ]);
});
afterAll(() => backend.stop());

const at = async (path: string) => (await backend.firestore.doc(path).get()).data();
const update = (path: string, change: object) => backend.firestore.doc(path).update({ ...change });
const ids = async (collection: string) =>
  (await backend.firestore.collection(collection).get()).docs.map(({ id }) => id).toSorted();
const files = (begin: string) => desk.bucket.paths().filter((path) => path.startsWith(begin));
const refused = (code: string) => ({ details: { code } });

async function publishChapter(id = 'one', more: object = {}): Promise<void> {
  await desk.addChapter(id, 'layla', {}, more);
  await desk.decide(id);
  await desk.drain();
}
async function publishComic(): Promise<void> {
  await desk.addComic('comic');
  await desk.decide('comic');
  await desk.drain();
}
async function takeDown(submissionId = 'one', requestId = 'take-down', forGood = false): Promise<void> {
  await remove({ submissionId, requestId, reason: 'rights', forGood });
}
async function remove(request: Parameters<typeof unpublish>[1]): Promise<void> {
  const { submissionId } = request;
  await unpublish(desk.admin(), request);
  await desk.hear(submissionId);
}
async function bringBack(submissionId = 'one', requestId = 'bring-back'): Promise<void> {
  await republish(desk.admin(), { submissionId, requestId });
  await desk.hear(submissionId);
}

describe('a chapter that is unpublished', () => {
  beforeEach(async () => {
    await publishChapter();
    await update(paths.chapter('simurgh', ID), { views: 12, reactions: { likes: 3, dislikes: 1 } });
  });

  it('goes from readers with the decision, and its files with the task', async () => {
    for (const { id } of (await backend.firestore.collection('dirty').get()).docs)
      await backend.firestore.doc(`dirty/${id}`).delete();
    await takeDown();
    expect(await at(paths.chapter('simurgh', ID))).toBeUndefined();
    expect(await at(paths.comic('simurgh'))).toMatchObject({ languages: ['en'], chapterCount: 1 });
    expect(await at(paths.translator('layla'))).toMatchObject({ publishedChapters: 0 });
    expect(await ids('dirty')).toEqual(
      expect.arrayContaining([`chapter_${ID}`, 'comic_simurgh', 'translator_layla']),
    );
    expect(await at(paths.removed())).toMatchObject({ ids: [{ id: ID }] });
    expect(await desk.read('one')).toMatchObject({ state: 'unpublished', publication: 'running' });
    await desk.drain();
    expect(files('public/')).toEqual([]);
    expect(files(`staging/layla/kept:one/${TAKING}/`)).toHaveLength(10);
    expect(await desk.read('one')).toMatchObject({ state: 'unpublished', publication: 'done' });
  });

  it.each([
    ['rights', false, true],
    ['images', true, true],
    ['images', false, undefined],
  ] as const)(
    'for %s, for good: %s, is announced to devices as taken down: %s',
    async (reason, forGood, takenDown) => {
      await remove({ submissionId: 'one', requestId: 'take-down', reason, forGood });
      const [removed] = removedSchema.parse(await at(paths.removed())).ids;
      expect(removed).toMatchObject({ id: ID });
      expect(removed?.takenDown).toBe(takenDown);
    },
  );

  it('is announced to its owner, and kept with who took it away', async () => {
    await takeDown();
    expect(await at(paths.notification('layla', TAKEN))).toMatchObject({
      verdict: 'unpublished',
      title: 'A title',
      comicSlug: null,
    });
    expect(await ids('outbox')).toContain(TAKEN);
    expect(await at(paths.audit(TAKING))).toMatchObject({
      action: 'unpublishSubmission',
      by: 'admin',
      about: 'submissions/one',
      reason: 'rights',
    });
    expect(await at(paths.review(reviewIds.submission('one')))).toMatchObject({
      decisions: [
        { verdict: 'unpublished', by: { uid: 'admin', name: 'Name of admin' }, reasons: ['rights'] },
      ],
    });
  });

  it('is one where the call comes twice, also beside itself', async () => {
    await Promise.all([takeDown(), takeDown()]);
    await takeDown();
    await desk.drain();
    expect((await ids('outbox')).toSorted()).toEqual([TAKEN, 'decision:decision-of-one'].toSorted());
    await expect(takeDown('one', 'another')).resolves.toBeUndefined();
  });

  it('takes its text with it, and brings it back where it was', async () => {
    const path = `public/${ID}-bbbbbbbbbbbbbbbb/transcript.json`;
    desk.bucket.put(path, Buffer.from('a text'));
    await update(paths.chapter('simurgh', ID), { transcript: { path, bytes: 6, pages: 1 } });
    await takeDown();
    await desk.drain();
    expect(files('public/')).toEqual([]);
    await bringBack();
    await desk.drain();
    expect(await at(paths.chapter('simurgh', ID))).toMatchObject({
      transcript: { path, bytes: 6, pages: 1 },
    });
    expect(String(await desk.bucket.read(path, 100))).toBe('a text');
  });

  it('comes back as it was, with what readers have done, and nobody is notified again', async () => {
    const before = await at(paths.chapter('simurgh', ID));
    const published = files('public/');
    await takeDown();
    await desk.drain();
    await update(paths.user('layla'), { fullName: 'Layla Saleh' });
    await bringBack();
    expect(await at(paths.removed())).toEqual({ ids: [] });
    expect(await desk.read('one')).toMatchObject({ state: 'published', publication: 'running' });
    await desk.drain();
    const { named, ...unnamed } = Object(before?.['credits']);
    expect(await at(paths.chapter('simurgh', ID))).toEqual({
      ...before,
      translator: { id: 'layla', name: 'Layla Saleh' },
      credits: unnamed,
    });
    // The credits of the download have the name from before.
    expect(files('public/')).toEqual(published.filter((path) => !path.endsWith('/credits.part')));
    expect(named).toBeDefined();
    expect(files('staging/layla/kept:one/')).toEqual([]);
    expect(await at(paths.keptChapter(ID))).toBeUndefined();
    expect(await at(paths.comic('simurgh'))).toMatchObject({ languages: ['en', 'ar'], chapterCount: 2 });
    expect(await at(paths.translator('layla'))).toMatchObject({ publishedChapters: 1 });
    expect(await ids('dirty')).toContain(`counts:chapter:${ID}`);
    expect((await ids('outbox')).toSorted()).toEqual([TAKEN, 'decision:decision-of-one'].toSorted());
    expect(await desk.read('one')).toMatchObject({ state: 'published', publication: 'done' });
    await takeDown('one', 'once-more');
    await desk.drain();
    expect(files('public/')).toEqual([]);
  });

  it('goes for good: nothing of it stays, and its place is free', async () => {
    await takeDown('one', 'take-down', true);
    await desk.drain();
    expect(desk.bucket.paths()).toEqual([]);
    expect(desk.uploads.paths()).toEqual([]);
    expect(await ids('files')).toEqual([]);
    expect(await ids(paths.revisions('one'))).toEqual([]);
    expect(await ids('keptChapters')).toEqual([]);
    expect(await ids('reservations')).toEqual([]);
    expect(await desk.read('one')).toMatchObject({ state: 'unpublished', gone: true, publication: 'done' });
    await expect(bringBack()).rejects.toMatchObject(refused('taken-down'));
    await expect(takeDown('one', 'again')).rejects.toMatchObject(refused('taken-down'));
    await publishChapter('two');
    expect(await at(paths.chapter('simurgh', ID))).toMatchObject({ views: 0 });
  });

  it('goes for good also later', async () => {
    await takeDown();
    await desk.drain();
    await takeDown('one', 'for-good', true);
    await desk.drain();
    expect(desk.bucket.paths()).toEqual([]);
    expect(await ids('keptChapters')).toEqual([]);
    expect(await desk.read('one')).toMatchObject({ gone: true, publication: 'done' });
  });

  it('goes for good with what it had taken the place of', async () => {
    await publishChapter('two', { replaces: 'one', comicId: 'simurgh', chapterId: ID });
    await expect(takeDown('one')).rejects.toMatchObject(refused('moved-on'));
    await takeDown('two', 'take-down', true);
    await desk.drain();
    expect(desk.bucket.paths()).toEqual([]);
    expect(desk.uploads.paths()).toEqual([]);
    expect([await ids(paths.revisions('one')), await ids(paths.revisions('two'))]).toEqual([[], []]);
  });

  it('leaves alone what begins with its name', async () => {
    const other = `public/${ID}-2-en-0123456789abcdef/1-8.webp`;
    desk.bucket.put(other, Buffer.from('a page'));
    await takeDown();
    await desk.drain();
    expect(files('public/')).toEqual([other]);
  });

  it('waits until files have arrived, and for what shall take its place', async () => {
    await takeDown();
    await expect(bringBack()).rejects.toMatchObject(refused('being-published'));
    await desk.drain();
    await bringBack();
    // The same request again is the same decision.
    await expect(bringBack()).resolves.toBeUndefined();
    await expect(takeDown('one', 'again')).rejects.toMatchObject(refused('being-published'));
    await desk.drain();
    await desk.addChapter('two', 'layla', {}, { replaces: 'one', comicId: 'simurgh', chapterId: ID });
    await desk.decide('two');
    await expect(takeDown('one', 'again')).rejects.toMatchObject(refused('being-published'));
  });

  it('comes back to no place that another chapter has taken', async () => {
    await takeDown();
    await desk.drain();
    const chapter = sampleChapter(ID, { comicId: 'simurgh', number: 6 });
    await backend.firestore.doc(paths.chapter('simurgh', ID)).set(chapter);
    await expect(bringBack()).rejects.toMatchObject(refused('chapter-taken'));
  });

  it('goes from readers where its translator has no account any more', async () => {
    await backend.firestore.doc(paths.user('layla')).delete();
    await takeDown();
    expect(await desk.read('one')).toMatchObject({ state: 'unpublished' });
  });

  it('comes back to no comic that is gone', async () => {
    await takeDown();
    await desk.drain();
    await backend.firestore.doc(paths.comic('simurgh')).delete();
    await expect(bringBack()).rejects.toMatchObject(refused('comic-unpublished'));
  });
});

describe('the one who unpublishes', () => {
  it('is an admin, of something that was published', async () => {
    await publishChapter();
    const context = desk.admin();
    // The token outlives what it tells.
    const reviewer = { ...context, caller: { ...context.caller, uid: 'rana' } };
    const request = {
      submissionId: 'one',
      requestId: 'take-down',
      reason: 'rights' as const,
      forGood: false,
    };
    await expect(unpublish(reviewer, request)).rejects.toMatchObject(refused('target-missing'));
    await expect(republish(reviewer, request)).rejects.toMatchObject(refused('target-missing'));
    await expect(retryPublication(reviewer, { submissionId: 'one' })).rejects.toMatchObject(
      refused('role-missing'),
    );
    await desk.addChapter('two', 'layla', { number: 7 });
    await expect(takeDown('two')).rejects.toMatchObject(refused('target-missing'));
  });
});

describe('a comic that is unpublished', () => {
  beforeEach(publishComic);

  it('goes after its chapters, and comes back with its files and its place', async () => {
    const chapter = sampleChapter('salt-1-en', { comicId: 'the-salt-caravan' });
    const { id, ...stored } = chapter;
    await backend.firestore.doc(paths.chapter('the-salt-caravan', id)).set(stored);
    await expect(takeDown('comic')).rejects.toMatchObject(refused('has-chapters'));
    await backend.firestore.doc(paths.chapter('the-salt-caravan', id)).delete();
    const [before, published] = [await at(paths.comic('the-salt-caravan')), files('public/')];
    await takeDown('comic');
    expect(await at(paths.comic('the-salt-caravan'))).toBeUndefined();
    expect(await at(paths.publisher('blue-minaret'))).toMatchObject({
      comicCount: 0,
      arrivals: 1,
      covers: [],
    });
    expect(await at(paths.catalogueCounts())).toEqual({ comics: 0, publishers: 1, arrivals: 1 });
    await desk.drain();
    expect(files('public/')).toEqual([]);
    await bringBack('comic');
    await desk.drain();
    expect(await at(paths.comic('the-salt-caravan'))).toEqual(before);
    expect(files('public/')).toEqual(published);
    expect(await at(paths.publisher('blue-minaret'))).toMatchObject({ comicCount: 1, arrivals: 1 });
    expect(await at(paths.catalogueCounts())).toEqual({ comics: 1, publishers: 1, arrivals: 1 });
  });

  it('stays while a chapter of it is on its way', async () => {
    const proposed = { submissionId: 'comic', series: 'The Salt Caravan' };
    await desk.addChapter('one', 'layla', { comic: null, proposed });
    await desk.decide('one');
    await expect(takeDown('comic')).rejects.toMatchObject(refused('has-chapters'));
  });
});

describe('work of a publication that is parked', () => {
  beforeEach(async () => {
    await desk.addChapter('one');
    await desk.bucket.remove(`${desk.folderOf('layla', 'chapter-of-one')}/2-8.webp`);
    await desk.decide('one');
    await desk.drain();
  });
  const mend = () =>
    desk.bucket.put(`${desk.folderOf('layla', 'chapter-of-one')}/2-8.webp`, Buffer.from('page 2'));

  it('is tried again when an admin says so', async () => {
    mend();
    expect(await desk.read('one')).toMatchObject({ publication: 'parked' });
    await retryPublication(desk.admin(), { submissionId: 'one' });
    expect(await desk.read('one')).toMatchObject({ publication: 'running' });
    await retryPublication(desk.admin(), { submissionId: 'one' });
    await desk.hear('one');
    await desk.drain();
    expect(await desk.read('one')).toMatchObject({ publication: 'done' });
    expect(await at(paths.chapter('simurgh', ID))).toBeDefined();
  });

  it('is tried again by no reviewer, whatever their token says, and not once it is done', async () => {
    const admin = desk.admin();
    const rana = { ...admin, caller: { ...admin.caller, uid: 'rana' } };
    await expect(retryPublication(rana, { submissionId: 'one' })).rejects.toMatchObject(
      refused('role-missing'),
    );
    mend();
    await retryPublication(admin, { submissionId: 'one' });
    await desk.hear('one');
    await desk.drain();
    await backend.firestore.doc(paths.publication('one')).update({ dueAt: null });
    await expect(retryPublication(admin, { submissionId: 'one' })).rejects.toMatchObject(refused('moved-on'));
    expect(await desk.read('one')).toMatchObject({ publication: 'done' });
  });

  it('is taken back, and goes out as if for the first time', async () => {
    await takeDown();
    await desk.drain();
    expect(await desk.read('one')).toMatchObject({ state: 'unpublished', publication: 'done' });
    expect(files('public/')).toEqual([]);
    mend();
    await bringBack();
    await desk.drain();
    expect(await at(paths.chapter('simurgh', ID))).toBeDefined();
    expect(await ids('outbox')).toContain(BROUGHT);
  });
});

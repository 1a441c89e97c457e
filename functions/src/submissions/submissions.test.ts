import { LIMITS } from '@rawi/model/limits';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type Scene, scene } from '../testing/scene.ts';
import {
  DRAWN,
  READY,
  type SubmissionDesk,
  submissionDesk,
  WHOLE_CHAPTER,
  WHOLE_COMIC,
} from '../testing/submission-desk.ts';

let backend: EmulatedFirestore;
let stage: Scene;
let desk: SubmissionDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('submissions');
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
const comic = { kind: 'comic' as const, content: WHOLE_COMIC };
const audits = async () =>
  (await backend.firestore.collection('audit').get()).docs.map((each) => each.get('action') as unknown);
const revision = async (id: string, n: number) =>
  (await backend.firestore.doc(paths.revision(id, n)).get()).data();
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

describe('a draft', () => {
  it('is begun with what was typed, once where the call comes twice', async () => {
    await desk.begin('layla', 'one', chapter);
    const begun = await desk.read('one');
    expect(begun).toEqual({
      kind: 'chapter',
      content: WHOLE_CHAPTER,
      uid: 'layla',
      createdAt: stage.now(),
      savedAt: stage.now(),
      state: 'draft',
      revision: 0,
      files: {},
    });
    await desk.set('one', { 'content.number': 7 });
    stage.pass(60);
    await desk.begin('layla', 'one', chapter);
    expect(await desk.read('one')).toMatchObject({ content: { number: 7 }, savedAt: begun?.savedAt });
  });

  it('takes no id that somebody else has, nor one of another kind', async () => {
    await desk.begin('layla', 'one', chapter);
    await expect(desk.begin('sara', 'one', chapter)).rejects.toMatchObject(refused('target-missing'));
    await expect(desk.begin('layla', 'one', comic)).rejects.toMatchObject(refused('target-missing'));
  });

  it('is a translator’s: not a reader’s, nor of an account that is being erased', async () => {
    const begin = { action: 'createSubmission', submissionId: 'one', draft: chapter } as const;
    await expect(desk.call('layla', begin, [])).rejects.toMatchObject(refused('role-missing'));
    await expect(desk.call('layla', begin, ['reviewer'])).resolves.toEqual({});
    await backend.firestore.doc(paths.user('sara')).delete();
    await expect(desk.begin('sara', 'two', chapter)).rejects.toMatchObject(refused('profile-missing'));
  });

  it('is one of twenty; what was handed in is none', async () => {
    for (let n = 0; n < LIMITS.submission.openDrafts - 1; n += 1) {
      await desk.begin('layla', `draft-${n}`, chapter);
    }
    await writeChapter('last');
    await expect(desk.begin('layla', 'more', chapter)).rejects.toMatchObject(refused('too-many-drafts'));
    await expect(desk.begin('sara', 'hers', chapter)).resolves.toEqual({});
    await submit('last');
    await expect(desk.begin('layla', 'more', chapter)).resolves.toEqual({});
    await desk.set('last', { state: 'rejected' });
    await expect(revise('last')).rejects.toMatchObject(refused('too-many-drafts'));
    await discard('more');
    await expect(revise('last')).resolves.toEqual({});
  });
});

describe('a file', () => {
  beforeEach(() => desk.begin('layla', 'one', chapter));

  it('is named for a draft, and keeps its name while it has not arrived', async () => {
    const fileId = await desk.grant('layla', 'one', 'chapter');
    expect(await desk.read('one')).toMatchObject({
      files: { chapter: { fileId, bytes: 1000, name: 'chapter.pdf' } },
    });
    expect(await desk.fileOf(fileId)).toMatchObject({
      uid: 'layla',
      submissionId: 'one',
      part: 'chapter',
      bytes: 1000,
      progress: { state: 'awaited' },
      dueAt: null,
    });
    expect(await desk.grant('layla', 'one', 'chapter')).toBe(fileId);
    expect(await count(paths.files())).toBe(1);
  });

  it.each<[string, number, string, boolean]>([
    ['of another size', 1001, 'chapter.pdf', false],
    ['of another name', 1000, 'other.pdf', false],
    ['that has arrived', 1000, 'chapter.pdf', true],
  ])('%s is another one, and takes its place', async (_, bytes, name, hasArrived) => {
    const first = await desk.grant('layla', 'one', 'chapter');
    if (hasArrived) await desk.end(first, { state: 'waiting' });
    const second = await desk.grant('layla', 'one', 'chapter', bytes, name);
    expect(second).not.toBe(first);
    expect(await desk.fileOf(first)).toBeUndefined();
    expect((await desk.read('one'))?.files.chapter?.fileId).toBe(second);
  });

  it('that was handed in stays when another takes its place, and when it is taken off', async () => {
    const first = await desk.grant('layla', 'one', 'chapter');
    await desk.end(first, READY);
    await submit();
    await withdraw();
    await revise();
    const second = await desk.grant('layla', 'one', 'chapter', 2000);
    expect(await desk.fileOf(first)).toBeDefined();
    const remove = { action: 'removeUpload', submissionId: 'one', part: 'chapter' } as const;
    await desk.call('layla', remove);
    const removed = await desk.read('one');
    stage.pass(60);
    await desk.call('layla', remove);
    expect(await desk.read('one')).toEqual(removed);
    expect([await desk.fileOf(second), await desk.fileOf(first)]).toEqual([undefined, expect.anything()]);
    expect(removed?.files).toEqual({});
    expect(await revision('one', 1)).toMatchObject({ files: { chapter: { fileId: first } } });
  });

  it('is refused beyond its size, and where a comic has no pages', async () => {
    const grant = (part: 'chapter' | 'cover', bytes: number) => desk.grant('layla', 'one', part, bytes);
    await expect(grant('chapter', LIMITS.pdfBytes + 1)).rejects.toMatchObject(refused('too-large'));
    await expect(grant('cover', LIMITS.coverBytes + 1)).rejects.toMatchObject(refused('too-large'));
    await expect(grant('chapter', LIMITS.pdfBytes)).resolves.toBeDefined();
    await desk.begin('layla', 'comic', comic);
    await expect(desk.grant('layla', 'comic', 'chapter')).rejects.toMatchObject(refused('invalid-fields'));
    await expect(desk.grant('layla', 'comic', 'cover')).resolves.toBeDefined();
  });

  it('is refused to others, and once a draft is handed in', async () => {
    await expect(desk.grant('sara', 'one', 'chapter')).rejects.toMatchObject(refused('target-missing'));
    await expect(desk.grant('layla', 'unknown', 'chapter')).rejects.toMatchObject(refused('target-missing'));
    await desk.set('one', { state: 'submitted' });
    await expect(desk.grant('layla', 'one', 'chapter')).rejects.toMatchObject(refused('moved-on'));
    const remove = { action: 'removeUpload', submissionId: 'one', part: 'chapter' } as const;
    await expect(desk.call('layla', remove)).rejects.toMatchObject(refused('moved-on'));
    await expect(desk.call('sara', remove)).rejects.toMatchObject(refused('target-missing'));
  });

  it('counts its bytes: two gigabytes a day', async () => {
    const { bytesPerDay } = LIMITS.submission;
    const most = LIMITS.pdfBytes;
    for (let sent = 0; sent + most <= bytesPerDay; sent += most) {
      await desk.grant('layla', 'one', 'chapter', most, `${sent}.pdf`);
    }
    await expect(desk.grant('layla', 'one', 'chapter', most)).rejects.toMatchObject(
      refused('too-many-today'),
    );
    await expect(desk.grant('layla', 'one', 'chapter', bytesPerDay % most)).resolves.toBeDefined();
    await expect(desk.grant('layla', 'one', 'cover', 1)).rejects.toMatchObject(refused('too-many-today'));
    await desk.begin('sara', 'hers', chapter);
    await expect(desk.grant('sara', 'hers', 'chapter')).resolves.toBeDefined();
    stage.pass(24 * 60 * 60);
    await expect(desk.grant('layla', 'one', 'chapter')).resolves.toBeDefined();
  });
});

describe('a submission that is handed in', () => {
  it('is frozen as it was, with whose it is and since when', async () => {
    const fileId = await writeChapter();
    await expect(submit()).resolves.toEqual({});
    const files = { chapter: { fileId, bytes: 1000, name: 'chapter.pdf' } };
    expect(await desk.read('one')).toMatchObject({
      state: 'submitted',
      revision: 1,
      name: 'Name of layla',
      since: { submitted: stage.now() },
      place: 'comic:simurgh:6:ar',
      files,
    });
    expect(await revision('one', 1)).toMatchObject({
      kind: 'chapter',
      content: { number: 6, language: 'ar' },
      uid: 'layla',
      files,
    });
    expect(await audits()).toEqual(['submitSubmission']);
  });

  it('is handed in once where two calls come at the same time, and where one comes again', async () => {
    await writeChapter();
    await Promise.all([submit(), submit()]);
    await desk.set('one', { state: 'under_review' });
    await submit();
    expect(await desk.read('one')).toMatchObject({ state: 'under_review', revision: 1 });
    expect(await audits()).toEqual(['submitSubmission']);
  });

  it('is a comic too, with its cover', async () => {
    await desk.begin('layla', 'comic', comic);
    await expect(submit('comic')).rejects.toMatchObject(refused('files-unchecked'));
    const fileId = await desk.grant('layla', 'comic', 'cover');
    await expect(submit('comic')).rejects.toMatchObject(refused('files-unchecked'));
    await desk.end(fileId, DRAWN);
    await expect(submit('comic')).resolves.toEqual({});
    expect(await desk.read('comic')).not.toHaveProperty('place');
    expect(await revision('comic', 1)).toMatchObject({
      kind: 'comic',
      content: { series: 'The Salt Caravan' },
    });
  });

  it.each<[string, object, string, object]>([
    ['without a number', { number: null }, 'number', {}],
    ['without a language', { language: null }, 'language', {}],
    ['without a direction', { readingDirection: null }, 'readingDirection', {}],
    ['without a comic', { comic: null }, 'comic', {}],
    ['with two comics', { proposed: { submissionId: 'x', series: 'X' } }, 'comic', {}],
  ])('is refused by its fields: a chapter %s', async (_, change, field) => {
    await writeChapter();
    await desk.set('one', { content: { ...WHOLE_CHAPTER, ...change } });
    await expect(submit()).rejects.toMatchObject({
      details: { code: 'invalid-fields', fields: { [field]: 'required' } },
    });
    expect(await audits()).toEqual([]);
  });

  it.each<[string, object, object]>([
    ['without a name', { series: ' ' }, { series: 'required' }],
    ['without a publisher', { publisher: null }, { publisher: 'required' }],
    ['without a writer', { writer: null }, { writer: 'required' }],
    ['without an artist', { artists: [] }, { artists: 'required' }],
    ['without a genre', { genres: [] }, { genres: 'required' }],
    [
      'with an artist named twice',
      { artists: [WHOLE_COMIC.artists[0], WHOLE_COMIC.artists[0]] },
      { artists: 'invalid' },
    ],
    [
      'with more words than 300',
      { description: { en: '', ar: 'كلمة '.repeat(LIMITS.descriptionWords + 1) } },
      { description: 'max' },
    ],
  ])('is refused by its fields: a comic %s', async (_, change, fields) => {
    await desk.begin('layla', 'comic', comic);
    await desk.end(await desk.grant('layla', 'comic', 'cover'), DRAWN);
    await desk.set('comic', { content: { ...WHOLE_COMIC, ...change } });
    await expect(submit('comic')).rejects.toMatchObject({ details: { code: 'invalid-fields', fields } });
  });

  it.each(['awaited', 'waiting', 'failed'] as const)('waits for its file: %s', async (state) => {
    const fileId = await writeChapter();
    await desk.end(fileId, { state });
    await expect(submit()).rejects.toMatchObject(refused('files-unchecked'));
  });

  it('waits for a cover of its own, where it has one', async () => {
    await writeChapter();
    await desk.set('one', { 'content.cover': 'file' });
    await expect(submit()).rejects.toMatchObject(refused('files-unchecked'));
    const cover = await desk.grant('layla', 'one', 'cover');
    await expect(submit()).rejects.toMatchObject(refused('files-unchecked'));
    await desk.end(cover, DRAWN);
    await expect(submit()).resolves.toEqual({});
  });

  it('needs a comic that is there, or its owner’s own that is on its way', async () => {
    await writeChapter();
    await backend.firestore.doc(paths.comic('simurgh')).delete();
    await expect(submit()).rejects.toMatchObject(refused('choice-gone'));
    const proposed = { submissionId: 'comic', series: 'The Salt Caravan' };
    await desk.set('one', { content: { ...WHOLE_CHAPTER, comic: null, proposed } });
    await expect(submit()).rejects.toMatchObject(refused('choice-gone'));
    await desk.begin('layla', 'comic', comic);
    await desk.end(await desk.grant('layla', 'comic', 'cover'), DRAWN);
    await expect(submit()).rejects.toMatchObject(refused('choice-gone'));
    await submit('comic');
    await desk.set('comic', { uid: 'sara' });
    await expect(submit()).rejects.toMatchObject(refused('choice-gone'));
    await desk.set('comic', { uid: 'layla', state: 'rejected' });
    await expect(submit()).rejects.toMatchObject(refused('choice-gone'));
    await desk.set('comic', { state: 'published' });
    await expect(submit()).resolves.toEqual({});
  });

  it('takes its place: the same chapter in the same language is another’s to hand in, not one’s own', async () => {
    await writeChapter();
    await submit();
    await writeChapter('two');
    await expect(submit('two')).rejects.toMatchObject(refused('chapter-taken'));
    for (const state of ['under_review', 'published', 'unpublished']) {
      await desk.set('one', { state });
      await expect(submit('two')).rejects.toMatchObject(refused('chapter-taken'));
    }
    await writeChapter('hers', 'sara');
    await expect(submit('hers', 0, 'sara')).resolves.toEqual({});
    await desk.set('one', { state: 'withdrawn' });
    await expect(submit('two')).resolves.toEqual({});
  });

  it('takes the place of what was taken down for good', async () => {
    await writeChapter();
    await submit();
    await writeChapter('two');
    await desk.set('one', { state: 'unpublished' });
    await expect(submit('two')).rejects.toMatchObject(refused('chapter-taken'));
    await desk.set('one', { gone: true });
    await expect(submit('two')).resolves.toEqual({});
  });

  it('takes no place of a chapter that its owner has published before', async () => {
    const { id: _, ...published } = sampleChapter('simurgh-6-ar', {
      comicId: 'simurgh',
      number: 6,
      language: 'ar',
      translator: { id: 'layla', name: 'Layla' },
    });
    const ref = backend.firestore.doc(paths.chapter('simurgh', 'simurgh-6-ar'));
    await ref.set(published);
    await writeChapter();
    await expect(submit()).rejects.toMatchObject(refused('chapter-taken'));
    await desk.set('one', { 'content.language': 'en' });
    await expect(submit()).resolves.toEqual({});
    await withdraw();
    await revise();
    await desk.set('one', { 'content.language': 'ar' });
    await ref.update({ 'translator.id': 'sara' });
    await expect(submit('one', 1)).resolves.toEqual({});
  });

  it('is refused to whose role has ended, whatever the token says, and as long as they are muted', async () => {
    await writeChapter();
    stage.auth.add({ uid: 'layla', email: 'layla@example.com', emailVerified: true, claims: {} });
    await expect(submit()).rejects.toMatchObject(refused('role-missing'));
    stage.auth.add({ uid: 'layla', email: 'layla@example.com', claims: { translator: true } });
    const mutedUntil = new Date(stage.now().getTime() + 60_000);
    await backend.firestore.doc(paths.inbox('layla')).set({ unread: 0, mutedUntil });
    await expect(submit()).rejects.toMatchObject(refused('muted'));
    stage.pass(60);
    await expect(submit()).resolves.toEqual({});
  });

  it('is nobody else’s to move, a reviewer’s neither', async () => {
    await writeChapter();
    await desk.addPerson('rana', 'reviewer');
    for (const uid of ['sara', 'rana']) {
      await expect(submit('one', 0, uid)).rejects.toMatchObject(refused('target-missing'));
      await expect(discard('one', 0, uid)).rejects.toMatchObject(refused('target-missing'));
    }
    await expect(submit('unknown')).rejects.toMatchObject(refused('target-missing'));
  });
});

import { LIMITS } from '@rawi/model/limits';
import type { Role } from '@rawi/model/lists/roles';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { notificationSchema } from '@rawi/model/truth/notification';
import { reading } from '@rawi/model/truth/tolerant';
import { type TranscriptItem, transcriptSchema } from '@rawi/model/truth/transcript';
import { packItems, transcriptIdOf } from '@rawi/model/truth/transcript-draft';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { chapterPage } from '../pages/chapter-page.ts';
import { tendPanels } from '../schedules/tend-panels.ts';
import { callReview } from '../testing/call-review.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { type SubmissionDesk, submissionDesk } from '../testing/submission-desk.ts';
import { writeComic } from '../testing/write-comic.ts';

const OF = { kind: 'chapter', comicId: 'simurgh', chapterId: 'en' } as const;
const ID = transcriptIdOf(OF);
const DAY = 24 * 60 * 60 * 1000;

let backend: EmulatedFirestore;
let stage: Scene;
let desk: SubmissionDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('transcripts');
});
beforeEach(async () => {
  backend.clear();
  stage = scene(backend.firestore);
  desk = submissionDesk(backend.firestore, stage);
  for (const uid of ['layla', 'omar', 'rana']) await desk.addPerson(uid, 'translator');
  const since = stage.now();
  await at(paths.staff('rana')).set({ roles: ['reviewer'], name: 'Rana', since });
  await writeComic(backend.firestore, sampleComic('simurgh'), [
    sampleChapter('en', { comicId: 'simurgh', pageCount: 3, translator: { id: 'layla', name: 'Layla' } }),
  ]);
});
afterAll(() => backend.stop());

const at = (path: string) => backend.firestore.doc(path);
const refused = (code: string, more: object = {}) => ({ details: { code, ...more } });
const open = (uid = 'layla', roles?: readonly Role[]) =>
  desk.call(uid, { action: 'openTranscript', of: OF }, roles);
const submit = (revision = 0, uid = 'layla') =>
  desk.call(uid, { action: 'submitTranscript', transcriptId: ID, revision });
const withdraw = (revision = 1) =>
  desk.call('layla', { action: 'withdrawTranscript', transcriptId: ID, revision });
const discard = (revision = 0, uid = 'layla') =>
  desk.call(uid, { action: 'discardTranscript', transcriptId: ID, revision });
const decide = (accepted: boolean, revision = 1, uid = 'rana') =>
  callReview(stage, uid, {
    action: 'decideTranscript',
    transcriptId: ID,
    revision,
    accepted,
    note: 'Names.',
  });
const head = async () => (await at(paths.transcript(ID)).get()).data();
const stored = async () =>
  reading(chapterSchema).parse((await at(paths.chapter('simurgh', 'en')).get()).data());
const says = (words: string): TranscriptItem => ({ kind: 'speech', who: 'Maysan', words });
const write = (page: number, ...items: TranscriptItem[]) => raw(String(page), packItems(items));
const raw = (page: string, items: unknown) =>
  at(paths.transcriptPage(ID, page)).set({ items, savedAt: stage.now() });
const pages = async () =>
  (await backend.firestore.collection(paths.transcriptPages(ID)).get()).docs.map(({ id }) => id);
async function text() {
  const path = (await stored()).transcript?.path ?? '';
  return transcriptSchema.parse(JSON.parse(String(await stage.published.read(path, 2_000_000))));
}
const words = async () => (await text()).pages.map(({ items }) => items.map((item) => item.words).join());
const told = async () => {
  const { docs } = await backend.firestore.collection(paths.notifications('layla')).get();
  return docs.map((each) => reading(notificationSchema).parse(each.data()));
};
async function publish(...written: Parameters<typeof write>[]) {
  await open();
  for (const each of written) await write(...each);
  await submit();
  await decide(true);
}

describe('a text of a published chapter', () => {
  it('is written, handed in, looked at and published', async () => {
    expect(await open()).toEqual({ transcriptId: ID });
    expect(await head()).toMatchObject({ uid: 'layla', pageCount: 3, state: 'draft', revision: 0 });
    await write(2, says('Wait!'), says('<b>No.</b>'));
    await submit();
    expect(await head()).toMatchObject({ state: 'submitted', revision: 1 });
    await decide(true);
    const { transcript } = await stored();
    expect(transcript).toMatchObject({ pages: 1 });
    expect(transcript?.path).toMatch(/^public\/en-[0-9a-f]{16}\/transcript\.json$/);
    expect(await text()).toEqual({
      version: 1,
      language: 'en',
      pages: [{ items: [] }, { items: [says('Wait!'), says('<b>No.</b>')] }, { items: [] }],
    });
    expect([await head(), await pages()]).toEqual([undefined, []]);
    expect(await chapterPage(backend.firestore, 'simurgh', 'en')).toMatchObject({ payload: { transcript } });
  });

  it('is changed by a page, and the file before it goes a day later', async () => {
    await publish([1, says('One.')], [2, says('Two.')]);
    const before = (await stored()).transcript?.path ?? '';
    await publish([2, says('Another.')]);
    expect(await words()).toEqual(['One.', 'Another.', '']);
    expect(stage.published.paths()).toContain(before);
    const tomorrow = () => new Date(stage.now().getTime() + DAY + 1000);
    await tendPanels({ firestore: backend.firestore, bucket: stage.published, now: tomorrow });
    expect(stage.published.paths()).not.toContain(before);
    expect(await words()).toEqual(['One.', 'Another.', '']);
  });

  it('goes where its last page is emptied', async () => {
    await publish([1, says('One.')]);
    await publish([1]);
    expect((await stored()).transcript).toBeUndefined();
  });

  it('is turned down with a word, and handed in once more', async () => {
    await open();
    await write(1, says('One.'));
    await submit();
    await decide(false);
    expect(await head()).toMatchObject({ state: 'draft', revision: 1, declined: { note: 'Names.' } });
    expect(await pages()).toEqual(['1']);
    await submit(1);
    expect(await head()).not.toHaveProperty('declined');
    await decide(true, 2);
    expect(await words()).toEqual(['One.', '', '']);
  });

  it('has its owner notified of each decision, with the word', async () => {
    const about = { kind: 'transcript', comicId: 'simurgh', chapterId: 'en', language: 'en', read: false };
    await open();
    await write(1, says('One.'));
    await submit();
    await decide(false);
    expect(await told()).toMatchObject([{ ...about, accepted: false, note: 'Names.' }]);
    stage.pass(60);
    await submit(1);
    await decide(true, 2);
    const all = (await told()).toSorted((a, b) => a.at.getTime() - b.at.getTime());
    expect(all).toMatchObject([{ accepted: false }, { ...about, accepted: true }]);
    expect(all[1]).not.toHaveProperty('note');
    expect((await at(paths.inbox('layla')).get()).get('unread')).toBe(2);
  });

  it('is begun and handed in once by calls that come twice', async () => {
    await open();
    await write(1, says('One.'));
    await submit();
    await open();
    await submit();
    expect(await head()).toMatchObject({ state: 'submitted', revision: 1 });
    await withdraw();
    await withdraw();
    expect(await head()).toMatchObject({ state: 'draft', revision: 1 });
    await discard(1);
    await discard(1);
    expect([await head(), await pages()]).toEqual([undefined, []]);
  });

  it('is refused by the page and place of what is none', async () => {
    await open();
    await write(1, says('One.'));
    await raw('2', [JSON.stringify(says('Two.')), '{"kind":"speech"}', '{']);
    await raw('3', [7]);
    const fields = { 'pages.2.2': 'invalid', 'pages.2.3': 'invalid', 'pages.3': 'invalid' };
    await expect(submit()).rejects.toMatchObject(refused('invalid-fields', { fields }));
    expect(await head()).toMatchObject({ state: 'draft' });
  });

  it('is refused of a page that the chapter does not have', async () => {
    await open();
    await write(4, says('Four.'));
    const fields = { 'pages.4': 'invalid' };
    await expect(submit()).rejects.toMatchObject(refused('invalid-fields', { fields }));
  });

  it('is refused where it is more than a chapter may have', async () => {
    await at(paths.chapter('simurgh', 'en')).update({ pageCount: 40 });
    await open();
    const many = Array.from({ length: 60 }, () => says('ا'.repeat(500)));
    for (let page = 1; page <= 40; page += 1) await write(page, ...many);
    expect(JSON.stringify(many).length * 40 * 2).toBeGreaterThan(LIMITS.transcript.chapterBytes);
    await expect(submit()).rejects.toMatchObject(refused('too-large'));
  });

  it.each([
    ['no page is written', []],
    ['nothing is changed', [[1, says('One.')] as const]],
  ])('is refused where %s', async (_, written) => {
    if (written.length > 0) await publish([1, says('One.')]);
    await open();
    for (const [page, item] of written) await write(page, item);
    await expect(submit()).rejects.toMatchObject(refused('already-sent'));
  });

  it('waits for its owner where somebody else’s was published meanwhile, until it is opened again', async () => {
    await publish([1, says('One.')]);
    await open();
    await write(2, says('Two.'));
    const other = `public/en-${'1'.repeat(16)}/transcript.json`;
    const file = {
      version: 1,
      language: 'en',
      pages: [{ items: [says('New.')] }, { items: [] }, { items: [] }],
    };
    stage.published.put(other, Buffer.from(JSON.stringify(file)));
    await at(paths.chapter('simurgh', 'en')).update({ transcript: { path: other, bytes: 1, pages: 1 } });
    await expect(submit()).rejects.toMatchObject(refused('moved-on'));
    await open();
    await submit();
    await decide(true);
    expect(await words()).toEqual(['New.', 'Two.', '']);
  });

  it('is not published of a chapter that is gone or has other pages, and says which', async () => {
    await open();
    await write(1, says('One.'));
    await submit();
    const before = stage.published.paths();
    await at(paths.chapter('simurgh', 'en')).update({ pageCount: 2 });
    await expect(decide(true)).rejects.toMatchObject(refused('moved-on'));
    await at(paths.chapter('simurgh', 'en')).delete();
    await expect(decide(true)).rejects.toMatchObject(refused('target-missing'));
    expect(stage.published.paths()).toEqual(before);
    await decide(false);
    expect(await head()).toMatchObject({ state: 'draft' });
  });

  it('is its translator’s and the staff’s', async () => {
    await expect(open('omar')).rejects.toMatchObject(refused('role-missing'));
    await open('rana', ['reviewer']);
    await open();
    expect(await head()).toMatchObject({ uid: 'layla' });
    await write(1, says('One.'));
    await expect(open('rana', ['reviewer'])).rejects.toMatchObject(refused('moved-on'));
    await expect(submit(0, 'rana')).rejects.toMatchObject(refused('target-missing'));
    await expect(discard(0, 'rana')).rejects.toMatchObject(refused('target-missing'));
  });

  it('is decided about as it was seen, by the record', async () => {
    await open();
    await write(1, says('One.'));
    await expect(decide(true, 0)).rejects.toMatchObject(refused('moved-on'));
    await submit();
    await expect(decide(true, 2)).rejects.toMatchObject(refused('moved-on'));
    await expect(decide(true, 1, 'omar')).rejects.toMatchObject(refused('role-missing'));
    await decide(true);
    await expect(decide(true)).rejects.toMatchObject(refused('target-missing'));
  });
});

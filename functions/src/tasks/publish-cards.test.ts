import { LOCALES } from '@rawi/model/lists/locales';
import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { REPLACED_HOURS } from '@rawi/model/truth/publication';
import { reading } from '@rawi/model/truth/tolerant';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { republish } from '../calls/republish.ts';
import { unpublish } from '../calls/unpublish.ts';
import { drawCards } from '../schedules/draw-cards.ts';
import { blankCards } from '../testing/blank-cards.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { writeComic } from '../testing/write-comic.ts';

let backend: EmulatedFirestore;
let desk: PublishingDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('publish-cards');
});
beforeEach(async () => {
  backend.clear();
  desk = publishingDesk(backend.firestore);
  await desk.addPerson('layla');
  await desk.addStaff('admin', 'admin');
  await desk.addNames();
  await writeComic(backend.firestore, sampleComic('simurgh', { chapterCount: 1 }), [
    sampleChapter('simurgh-1-en', { comicId: 'simurgh', number: 1 }),
  ]);
  await publishChapter('one');
});
afterAll(() => backend.stop());

const ID = 'simurgh-6-ar_layla';
async function publishChapter(submissionId: string, more: object = {}): Promise<void> {
  await desk.addChapter(submissionId, 'layla', {}, more);
  await desk.decide(submissionId);
  await desk.drain();
}
const cardsNow = async () =>
  reading(chapterSchema).parse((await backend.firestore.doc(paths.chapter('simurgh', ID)).get()).data())
    .shareCards;
const cardFiles = () =>
  desk.bucket.paths().filter((path) => path.endsWith('.jpg') && path.includes('share-'));
const inOrder = (list: readonly (string | undefined)[]) =>
  list.filter((path) => path !== undefined).toSorted((one, other) => one.localeCompare(other));
/** Draws those that wait. */
async function drawn() {
  const { bucket, stage } = desk;
  await drawCards({ ...stage, bucket, draw: blankCards(LOCALES) });
  return inOrder(Object.values((await cardsNow()) ?? {}));
}

describe('the pictures for sharing of a chapter that is published', () => {
  it('wait to be drawn behind it', async () => {
    expect(await cardsNow()).toBeNull();
    expect(cardFiles()).toEqual([]);
    expect(await drawn()).toEqual(cardFiles());
    expect(cardFiles()).toHaveLength(LOCALES.length);
  });

  it.each(['', ' and wait to be drawn again'])(
    'stay for a day when its file is replaced%s',
    async (waiting) => {
      const before = await drawn();
      const of = backend.firestore.doc(paths.chapter('simurgh', ID));
      if (waiting !== '') await of.update({ shareCards: null });
      desk.stage.pass(REPLACED_HOURS * 3600);
      await publishChapter('two', { replaces: 'one', comicId: 'simurgh', chapterId: ID });
      const after = await drawn();
      expect(after).toHaveLength(LOCALES.length);
      expect(cardFiles()).toEqual(inOrder([...before, ...after]));
      desk.stage.pass(REPLACED_HOURS * 3600);
      await desk.sweep();
      await desk.drain();
      expect(cardFiles()).toEqual(after);
    },
  );

  it('go where it is unpublished, and come back with it to their own place', async () => {
    const before = await drawn();
    const about = { submissionId: 'one', requestId: 'take-down' };
    await unpublish(desk.admin(), { ...about, reason: 'rights', forGood: false });
    await desk.hear('one');
    await desk.drain();
    expect(cardFiles().filter((path) => path.startsWith('public/'))).toEqual([]);
    await republish(desk.admin(), { submissionId: 'one', requestId: 'bring-back' });
    await desk.hear('one');
    await desk.drain();
    expect(inOrder(Object.values((await cardsNow()) ?? {}))).toEqual(before);
    expect(cardFiles()).toEqual(before);
  });
});

import { paths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import type { ChapterContent } from '@rawi/model/truth/submission-content';
import { takedownIdOf } from '@rawi/model/truth/takedown';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { takeLeased } from '../data/lease.ts';
import { takedownRef } from '../data/takedowns.ts';
import { comicInListOf } from '../notifications/comic-in-list.ts';
import type { TakedownDesk } from '../testing/takedown-desk.ts';
import { takedownScene } from '../testing/takedown-scene.ts';
import { bringDocument } from './bring-documents.ts';
import { type HeldTakedown, TAKEDOWN_TERMS } from './held-takedown.ts';

const COMIC = { kind: 'comic', comicId: 'the-salt-caravan' } as const;
/** A chapter of the proposed comic, by its number. */
const chapter = (number: number) =>
  ({ kind: 'chapter', comicId: COMIC.comicId, chapterId: `the-salt-caravan-${number}-ar_layla` }) as const;

let backend: EmulatedFirestore;
let desk: TakedownDesk;
let held: HeldTakedown;
beforeAll(async () => {
  backend = await emulatedFirestore('bring-documents');
});
/** A comic with two chapters, all of them submitted, whose return has begun. */
beforeEach(async () => {
  desk = await takedownScene(backend);
  await publish(() => desk.addComic('comic'), 'comic');
  const comic: ChapterContent['comic'] = comicInListOf(COMIC.comicId, sampleComic(COMIC.comicId));
  for (const [id, number] of [
    ['one', 1],
    ['two', 2],
  ] as const) {
    await publish(() => desk.addChapter(id, 'layla', { comic, number }), id);
  }
  await desk.takeDown(COMIC);
  await desk.beginReturn(COMIC);
  const taken = await takeLeased(
    takedownRef(backend.firestore, takedownIdOf(COMIC)),
    TAKEDOWN_TERMS,
    desk.services,
  );
  if (!taken) expect.fail('Nobody holds it.');
  held = taken;
});
afterAll(() => backend.stop());

async function publish(add: () => Promise<void>, id: string): Promise<void> {
  await add();
  await desk.publishing.decide(id);
  await desk.publishing.drain();
}
const bring = (target: typeof COMIC | ReturnType<typeof chapter>) =>
  bringDocument(desk.services, held, takedownIdOf(target));
const states = async () =>
  await Promise.all(['comic', 'one', 'two'].map(async (id) => (await desk.publishing.read(id)).state));

describe('a document that comes back', () => {
  it('takes its own submission with it, and no other', async () => {
    expect(await states()).toEqual(['unpublished', 'unpublished', 'unpublished']);
    await bring(COMIC);
    expect(await states()).toEqual(['published', 'unpublished', 'unpublished']);
    await bring(chapter(1));
    expect(await states()).toEqual(['published', 'published', 'unpublished']);
    await bring(chapter(2));
    expect(await states()).toEqual(['published', 'published', 'published']);
  });

  it('comes once: where its seal is gone nothing is written', async () => {
    await bring(COMIC);
    await backend.firestore.doc(paths.comic(COMIC.comicId)).update({ views: 7 });
    await bring(COMIC);
    expect((await backend.firestore.doc(paths.comic(COMIC.comicId)).get()).get('views')).toBe(7);
  });
});

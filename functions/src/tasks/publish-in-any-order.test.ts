import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { PUBLICATION_LEASE_SECONDS } from '@rawi/model/truth/publication';
import * as fc from 'fast-check';
import { logger } from 'firebase-functions';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { republish } from '../calls/republish.ts';
import { unpublish } from '../calls/unpublish.ts';
import { blurPictures } from '../schedules/blur-pictures.ts';
import { inTurns } from '../testing/in-turns.ts';
import { type PublishingDesk, publishingDesk } from '../testing/publishing-desk.ts';
import { writeComic } from '../testing/write-comic.ts';

const ID = 'simurgh-6-ar_layla';
const RUNS = Number(process.env['RAWI_LAW_RUNS'] ?? 25);

let backend: EmulatedFirestore;
let desk: PublishingDesk;
beforeAll(async () => {
  // The comic that is there before has no files.
  vi.spyOn(logger, 'error').mockImplementation(() => {});
  backend = await emulatedFirestore('publish-in-any-order');
});
afterAll(() => backend.stop());

const at = async (path: string) => (await backend.firestore.doc(path).get()).data();
const count = async (collection: string) => (await backend.firestore.collection(collection).get()).size;

async function prepare(): Promise<void> {
  backend.clear();
  desk = publishingDesk(backend.firestore);
  for (const uid of ['layla', 'sara']) await desk.addPerson(uid);
  await desk.addStaff('admin', 'admin');
  await desk.addNames();
  await writeComic(backend.firestore, sampleComic('simurgh'), [
    sampleChapter('simurgh-1-en', { comicId: 'simurgh', number: 1 }),
  ]);
  await desk.addChapter('one');
  await desk.addComic('salt');
  await desk.addComic('more-salt', 'sara', { series: 'More Salt' });
  for (const id of ['one', 'salt', 'more-salt']) await desk.decide(id);
  desk.queue.splice(0);
}

/** What happens, beside and after one another; each may fail, and comes again. */
const EVENTS = ['one', 'salt', 'more-salt', 'sweep', 'take-down', 'bring-back'] as const;
type Event = (typeof EVENTS)[number];

async function happen(event: Event, turn: () => Promise<void>, kill: { left: number }): Promise<void> {
  const begun = desk.stage.now().getTime();
  const bucket = desk.bucket.paced(async () => {
    await turn();
    // The platform ends a function before another task may take its work.
    if (desk.stage.now().getTime() - begun >= PUBLICATION_LEASE_SECONDS * 1000) throw new Error('Timed out.');
    kill.left -= 1;
    if (kill.left === 0) throw new Error('Killed.');
  });
  await turn();
  switch (event) {
    case 'sweep':
      desk.stage.pass(300);
      return void (await desk.sweep());
    case 'take-down':
      return void (await unpublish(desk.admin(), {
        submissionId: 'one',
        requestId: 'take-down',
        reason: 'rights',
        forGood: false,
      }));
    case 'bring-back':
      return void (await republish(desk.admin(), { submissionId: 'one', requestId: 'bring-back' }));
    default:
      return await desk.run(event, { bucket });
  }
}

/** Its cover and its strip. */
const BLURRED = 2;

/** Until nothing is left to do. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (const id of ['one', 'salt', 'more-salt']) await desk.run(id);
    await desk.drain();
    desk.stage.pass(3600);
  }
  // What was killed while its blurred pictures were made gets them within the hour.
  await blurPictures(desk.services);
}

it('what is published in any order, killed and begun again, is what the decisions say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...EVENTS), { minLength: 3, maxLength: 12 }),
      fc.array(fc.nat(20), { minLength: 5, maxLength: 60 }),
      fc.nat(60),
      async (events, order, left) => {
        await prepare();
        const kill = { left };
        await inTurns(order, events, async (event, turn) => {
          await happen(event, turn, kill).catch(() => {});
        });
        await settle();
        const one = await desk.read('one');
        const chapter = await at(paths.chapter('simurgh', ID));
        const pages = desk.bucket.paths().filter((path) => path.startsWith(`public/${ID}`));
        const isOnline = one.state === 'published';
        expect(one.publication).toBe('done');
        expect([chapter !== undefined, pages.length]).toEqual(isOnline ? [true, 10 + BLURRED] : [false, 0]);
        expect(await at(paths.comic('simurgh'))).toMatchObject({ chapterCount: isOnline ? 2 : 1 });
        expect(await at(paths.translator('layla'))).toMatchObject({ publishedChapters: isOnline ? 1 : 0 });
        const takenDown = (await at(paths.audit('take-down'))) !== undefined;
        const broughtBack = (await at(paths.audit('bring-back'))) !== undefined;
        expect(isOnline).toBe(takenDown === broughtBack);
        // Layla’s chapter and comic, and that the chapter was taken down; Sara’s comic.
        expect(await count('outbox')).toBe(takenDown ? 4 : 3);
        expect(await at(paths.inbox('layla'))).toMatchObject({ unread: takenDown ? 3 : 2 });
        expect(await at(paths.publisher('blue-minaret'))).toMatchObject({ comicCount: 2 });
        expect(await at(paths.catalogueCounts())).toEqual({ comics: 2, publishers: 1, arrivals: 2 });
      },
    ),
    // The first is killed between its chapter and its blurred pictures.
    { numRuns: RUNS, examples: [[['one', 'one', 'salt'], [0, 0, 0, 0, 0], 57]] },
  );
}, 300_000);

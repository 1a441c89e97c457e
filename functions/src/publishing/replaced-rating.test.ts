import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { chapterSchema } from '@rawi/model/truth/chapter';
import { reading } from '@rawi/model/truth/tolerant';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { publishingDesk } from '../testing/publishing-desk.ts';
import { writeComic } from '../testing/write-comic.ts';

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('replaced-rating');
});
afterAll(() => backend.stop());

it('a replacement makes no rating milder than readers know it, whatever its reviewer confirms', async () => {
  const { firestore: db } = backend;
  const desk = publishingDesk(db);
  const chapterId = 'simurgh-6-ar_layla';
  const ref = db.doc(paths.chapter('simurgh', chapterId));
  await desk.addPerson('layla');
  await desk.addNames();
  await writeComic(db, sampleComic('simurgh', { chapterCount: 1 }), [
    sampleChapter('simurgh-1-en', { comicId: 'simurgh', number: 1 }),
  ]);
  await desk.addChapter('one', 'layla', {});
  await desk.decide('one');
  await desk.drain();
  // A reviewer has corrected it since.
  await ref.update({ ageRating: '18', contentNotes: ['blood'] });
  await desk.addChapter('two', 'layla', {}, { replaces: 'one', comicId: 'simurgh', chapterId });
  await desk.decide('two', undefined, { ageRating: 'asTheComic', contentNotes: ['nudity'] });
  await desk.drain();
  const { ageRating, contentNotes } = reading(chapterSchema).parse((await ref.get()).data());
  expect({ ageRating, contentNotes }).toEqual({ ageRating: '18', contentNotes: ['blood', 'nudity'] });
});

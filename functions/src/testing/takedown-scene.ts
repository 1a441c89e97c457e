import { paths } from '@rawi/model/paths';
import { sampleChapter, sampleComic } from '@rawi/model/testing/samples';
import { filesOfChapter, filesOfComic } from '@rawi/model/truth/named-files';
import type { EmulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { type TakedownDesk, takedownDesk } from './takedown-desk.ts';
import { writeComic } from './write-comic.ts';

/** Where the panels of the scene's chapter lie: in another folder than its other files. */
export const SCENE_PANELS = 'public/simurgh-1-en-fedcba9876543210/panels.json';

/** And its picture for sharing. */
export const SCENE_CARDS = { en: 'public/simurgh-1-en-0011223344556677/share-en.jpg' };

/**
 * An empty site except for the comic `simurgh` with its chapter `simurgh-1-en`, a translator `layla` and an
 * `admin`.
 */
export async function takedownScene(backend: EmulatedFirestore): Promise<TakedownDesk> {
  backend.clear();
  const { firestore } = backend;
  const desk = takedownDesk(firestore);
  await desk.addPerson('layla');
  await desk.addStaff('admin', 'admin');
  await desk.addNames();
  const chapter = sampleChapter('simurgh-1-en', {
    comicId: 'simurgh',
    number: 1,
    panelsFile: SCENE_PANELS,
    shareCards: SCENE_CARDS,
  });
  const comic = sampleComic('simurgh', { chapterCount: 1 });
  await writeComic(firestore, comic, [chapter]);
  await firestore.doc(paths.catalogueCounts()).set({ comics: 1, publishers: 1, arrivals: 1 });
  for (const path of [...filesOfChapter(chapter), ...filesOfComic(comic)])
    desk.bucket.put(path, Buffer.from(path));
  return desk;
}

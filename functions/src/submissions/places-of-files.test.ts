import { incomingFile, storagePaths } from '@rawi/model/paths';
import { submissionSchema } from '@rawi/model/truth/submission';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { scene } from '../testing/scene.ts';
import { submissionDesk, WHOLE_CHAPTER } from '../testing/submission-desk.ts';
import { placesOfFiles } from './places-of-files.ts';

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('places-of-files');
});
afterAll(() => backend.stop());

it('the files of a chapter without a cover lie at two places, and none is named after a file that is not there', async () => {
  const desk = submissionDesk(backend.firestore, scene(backend.firestore));
  await desk.addPerson('layla', 'translator');
  await desk.begin('layla', 'one', { kind: 'chapter', content: WHOLE_CHAPTER });
  const fileId = await desk.grant('layla', 'one', 'chapter');
  const submission = submissionSchema.parse(await desk.read('one'));
  expect(await placesOfFiles(backend.firestore, 'one', submission)).toEqual([
    storagePaths.stagedFile('layla', fileId),
    incomingFile('layla', 'one', fileId, 'chapter'),
  ]);
});

import { paths } from '@rawi/model/paths';
import { sampleComic } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { NOT_RATED } from './not-rated.ts';

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('not-rated');
});
afterAll(() => backend.stop());

it('a comic that was stored before there were ratings says that it has none, and no other changes', async () => {
  const at = (id: string) => backend.firestore.doc(paths.comic(id));
  const { ageRating: _, contentNotes: __, ...before } = sampleComic('before');
  await at('before').set(before);
  await at('rated').set(sampleComic('rated', { ageRating: '16' }));
  expect(await NOT_RATED.run(backend.firestore, true)).toEqual({ changed: 1, left: [] });
  expect((await at('before').get()).get('ageRating')).toBeUndefined();
  expect(await NOT_RATED.run(backend.firestore, false)).toEqual({ changed: 1, left: [] });
  expect((await at('before').get()).get('ageRating')).toBeNull();
  expect((await at('rated').get()).data()).toMatchObject({ ageRating: '16' });
  expect(await NOT_RATED.run(backend.firestore, false)).toEqual({ changed: 0, left: [] });
});

import { paths } from '@rawi/model/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { DENSE_WANTED } from './dense-wanted.ts';

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('dense-wanted');
});
afterAll(() => backend.stop());

it('chapters that were published and whose originals are there wait for their files for dense screens, and no others', async () => {
  const at = (id: string) => backend.firestore.doc(paths.publication(id));
  const chapter = { way: 'out', step: 'done', chapterId: 'one', leftoversAt: new Date() };
  await at('there').set(chapter);
  await at('comic').set({ ...chapter, chapterId: null });
  await at('gone').set({ ...chapter, leftoversAt: null });
  await at('back').set({ ...chapter, way: 'back' });
  await at('running').set({ ...chapter, step: 'files' });
  await at('drawn').set({ ...chapter, densePage: 0 });
  expect(await DENSE_WANTED.run(backend.firestore, true)).toEqual({ changed: 1, left: [] });
  expect((await at('there').get()).get('densePage')).toBeUndefined();
  expect(await DENSE_WANTED.run(backend.firestore, false)).toEqual({ changed: 1, left: [] });
  expect((await at('there').get()).get('densePage')).toBe(1);
  for (const id of ['comic', 'gone', 'back', 'running']) {
    expect((await at(id).get()).get('densePage')).toBeUndefined();
  }
  expect(await DENSE_WANTED.run(backend.firestore, false)).toEqual({ changed: 0, left: [] });
});

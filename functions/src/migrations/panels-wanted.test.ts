import { paths } from '@rawi/model/paths';
import { sampleChapter } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { PANELS_WANTED } from './panels-wanted.ts';

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('panels-wanted');
});
afterAll(() => backend.stop());

it('a chapter of page images that was stored before there were panels waits for them, and no other changes', async () => {
  const manifest = { folder: 'public/x-0', widths: [800], images: ['800x1200#102030'], panels: [] };
  const panelsFile = 'public/x-1/panels.json';
  const at = (id: string) => backend.firestore.doc(paths.chapter('comic', id));
  const kept = backend.firestore.doc(paths.keptChapter('kept'));
  const stored = (fields: Parameters<typeof sampleChapter>[1]) => {
    const { id: _, ...chapter } = sampleChapter('one', { comicId: 'comic', ...fields });
    return chapter;
  };
  await at('images').set(stored({ manifest }));
  await at('file').set(stored({}));
  await at('found').set(stored({ manifest, panelsFile }));
  await kept.set(stored({ manifest }));
  expect(await PANELS_WANTED.run(backend.firestore, true)).toEqual({ changed: 2, left: [] });
  expect((await at('images').get()).get('panelsFile')).toBeUndefined();
  expect(await PANELS_WANTED.run(backend.firestore, false)).toEqual({ changed: 2, left: [] });
  expect((await at('images').get()).get('panelsFile')).toBeNull();
  expect((await kept.get()).get('panelsFile')).toBeNull();
  expect((await at('file').get()).get('panelsFile')).toBeUndefined();
  expect((await at('found').get()).get('panelsFile')).toBe(panelsFile);
  expect(await PANELS_WANTED.run(backend.firestore, false)).toEqual({ changed: 0, left: [] });
});

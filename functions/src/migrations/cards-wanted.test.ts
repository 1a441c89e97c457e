import { paths } from '@rawi/model/paths';
import { sampleChapter } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { CARDS_WANTED } from './cards-wanted.ts';

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('cards-wanted');
});
afterAll(() => backend.stop());

it('a chapter of page images that was stored before chapters had cards waits for them, and no other changes', async () => {
  const manifest = { folder: 'public/x-0', widths: [800], images: ['800x1200#102030'], panels: [] };
  const shareCards = { en: 'public/x-1/share-en.jpg' };
  const at = (id: string) => backend.firestore.doc(paths.chapter('comic', id));
  const kept = backend.firestore.doc(paths.keptChapter('kept'));
  const stored = (fields: Parameters<typeof sampleChapter>[1]) => {
    const { id: _, ...chapter } = sampleChapter('one', { comicId: 'comic', ...fields });
    return chapter;
  };
  await at('images').set(stored({ manifest }));
  await at('file').set(stored({}));
  await at('found').set(stored({ manifest, shareCards }));
  await kept.set(stored({ manifest }));
  expect(await CARDS_WANTED.run(backend.firestore, true)).toEqual({ changed: 2, left: [] });
  expect((await at('images').get()).get('shareCards')).toBeUndefined();
  expect(await CARDS_WANTED.run(backend.firestore, false)).toEqual({ changed: 2, left: [] });
  expect((await at('images').get()).get('shareCards')).toBeNull();
  expect((await kept.get()).get('shareCards')).toBeNull();
  expect((await at('file').get()).get('shareCards')).toBeUndefined();
  expect((await at('found').get()).get('shareCards')).toEqual(shareCards);
  expect(await CARDS_WANTED.run(backend.firestore, false)).toEqual({ changed: 0, left: [] });
});

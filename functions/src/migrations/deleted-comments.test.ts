import { paths } from '@rawi/model/paths';
import { sampleComment } from '@rawi/model/testing/samples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { DELETED_COMMENTS } from './deleted-comments.ts';

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('deleted-comments');
});
afterAll(() => backend.stop());

it('a comment that was deleted before names nobody afterwards, and no other changes', async () => {
  const at = (id: string) => backend.firestore.doc(paths.comment('one', id));
  await at('gone').set(sampleComment('layla', { text: '', deleted: true }));
  await at('answer').set(sampleComment('omar', { parent: 'gone' }));
  await at('there').set(sampleComment('layla'));
  expect(await DELETED_COMMENTS.run(backend.firestore, true)).toEqual({ changed: 1, left: [] });
  expect((await at('gone').get()).data()).toMatchObject({ uid: 'layla' });
  expect(await DELETED_COMMENTS.run(backend.firestore, false)).toEqual({ changed: 1, left: [] });
  expect((await at('gone').get()).data()).toMatchObject({ uid: null, author: null, deleted: true });
  expect((await at('there').get()).data()).toMatchObject({ uid: 'layla' });
  expect((await at('answer').get()).data()).toMatchObject({ uid: 'omar' });
  expect(await DELETED_COMMENTS.run(backend.firestore, false)).toEqual({ changed: 0, left: [] });
});

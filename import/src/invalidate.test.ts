import { paths } from '@rawi/model/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../tests/support/emulated-firestore.ts';
import { invalidatePages } from './invalidate.ts';

let backend: EmulatedFirestore;
beforeAll(async () => {
  backend = await emulatedFirestore('import-invalidate');
});
afterAll(() => backend.stop());

it('a page is invalidated though its invalidation changes before each of the first ten tries is over', async () => {
  const { firestore } = backend;
  const home = firestore.doc(paths.invalidation('home'));
  await invalidatePages(firestore, [{ kind: 'home' }], new Date(0));
  let tries = 0;
  const run = firestore.runTransaction.bind(firestore);
  /** As a task of the functions does, which takes and gives back the same document. */
  firestore.runTransaction = (work, options) =>
    run(async (transaction) => {
      const result = await work(transaction);
      tries += 1;
      if (tries <= 10) throw Object.assign(new Error('Too much contention.'), { code: 10 });
      return result;
    }, options);
  await home.delete();
  await invalidatePages(firestore, [{ kind: 'home' }], new Date(1000));
  expect(tries).toBe(11);
  expect((await home.get()).exists).toBe(true);
});

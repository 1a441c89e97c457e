import { paths, storagePaths } from '@rawi/model/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmulatedFirestore, emulatedFirestore } from '../../../tests/support/emulated-firestore.ts';
import { eraseAccount } from '../erasure/erase-account.ts';
import { drawsPages, type FileDesk, fileDesk, heldDrawing, incoming } from '../testing/file-desk.ts';

const uid = 'layla';
const PAGES = 7;

let backend: EmulatedFirestore;
let desk: FileDesk;
beforeAll(async () => {
  backend = await emulatedFirestore('distill-erased-account');
});
beforeEach(async () => {
  backend.clear();
  desk = fileDesk(backend.firestore, drawsPages(PAGES, 3));
  await desk.addPerson(uid);
});
afterAll(() => backend.stop());

/** What is staged; beside it lies, by its id alone, that the account went. */
const stagedPaths = () => desk.staged.paths().filter((path) => !path.startsWith('ledger/'));
const bring = (fileId = 'one', bytes = 'a comic', owner = uid) => desk.bring(owner, fileId, bytes);

describe('an account that is deleted', () => {
  const erase = () =>
    eraseAccount(
      {
        firestore: backend.firestore,
        uploads: desk.uploads,
        published: desk.staged,
        hashKey: 'a key for tests that is long enough',
        now: desk.now,
      },
      { uid, email: undefined, deletedAt: desk.now() },
    );

  it('takes its files and all that was made of them with it, and nobody else’s', async () => {
    await desk.addPerson('sara');
    await bring();
    await bring('two', 'another comic', 'sara');
    await desk.drain();
    await erase();
    const { docs } = await backend.firestore.collection(paths.files()).get();
    expect(docs.map(({ id }) => id)).toEqual(['two']);
    expect(desk.uploads.paths()).toEqual([incoming('sara', 'two')]);
    expect(stagedPaths().every((path) => path.startsWith(storagePaths.staging('sara')))).toBe(true);
    expect(stagedPaths()).not.toEqual([]);
  });

  it('leaves nothing of a file that a task is at', async () => {
    await bring();
    await desk.run('one');
    const held = heldDrawing(drawsPages(PAGES, 3));
    const running = desk.run('one', { distill: held.distill });
    await held.begun;
    await erase();
    held.go();
    await running;
    expect(stagedPaths()).toEqual([]);
    expect((await backend.firestore.collection(paths.files()).get()).size).toBe(0);
  });

  it('leaves nothing of a file whose pages are on their way', async () => {
    await bring();
    let erased = false;
    const staged = desk.staged.paced(async () => {
      if (erased) return;
      erased = true;
      await erase();
    });
    await desk.run('one', { staged });
    expect(erased).toBe(true);
    expect(stagedPaths()).toEqual([]);
  });
});

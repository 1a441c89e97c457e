import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterEach, expect, it, vi } from 'vitest';
import { isRefusal, runRestore } from './archive-commands.ts';
import { archiving } from './testing/archiving.ts';
import { storageServer } from './testing/storage-server.ts';

const { at, runExport } = archiving('archive-commands');
const LACKING = 'There is no ledger of removals here';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What a restore that is not confirmed prints, and with what it ends. */
async function restoreInto(firestore: Firestore): Promise<{ printed: string; end: unknown }> {
  const server = await storageServer();
  vi.stubEnv('STORAGE_EMULATOR_HOST', server.host);
  const app = initializeApp({ projectId: 'demo-commands', storageBucket: 'a-bucket' }, 'commands');
  let printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  try {
    await runExport();
    const restored = runRestore({
      folder: at.folder,
      project: 'demo-commands',
      firestore,
      bucket: getStorage(app).bucket(),
      auth: { deleteUsers: () => Promise.reject(new Error('Nobody is to be deleted.')) },
      copy: undefined,
      confirm: () => Promise.reject(new Error('Not confirmed.')),
    });
    return { end: await restored.catch((error: unknown) => error), printed };
  } finally {
    vi.restoreAllMocks();
    await deleteApp(app);
    await server.stop();
  }
}

it('a restore says before it asks that there is no ledger', async () => {
  const { printed, end } = await restoreInto(at.empty.firestore);
  expect(end).toEqual(new Error('Not confirmed.'));
  expect(printed).toContain(LACKING);
});

it('a restore that is refused says nothing of a ledger', async () => {
  const { printed, end } = await restoreInto(at.filled.firestore);
  expect(isRefusal(end)).toBe(true);
  expect(printed).toBe('');
});
